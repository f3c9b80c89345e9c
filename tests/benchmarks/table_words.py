"""How long after a spoken phrase its duty is shown as met, on a virtual sound card."""

from __future__ import annotations

import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication
from synthetic import FLITE, mixed, speak
from table_figures import Figure, quantile
from table_frames import settle

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Card, Play, Spoken, Suit
from mao_desktop.language.cards import card_name
from mao_desktop.language.words import words_of
from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Stamped
    from mao_desktop.ui.game.game_controller import GameController

MEDIAN_AIM, MOST_AIM = 200.0, 500.0
PATIENCE = 10.0
"""What is not met after so long (s) was not heard."""
PLAYED = tuple(map(Card.parse, ("2S", "3S", "4S", "5S", "6S", "9S", "9D", "9S", "10S", "QS", "KS")))
"""Each may lie on the one before, the first on the last, and asks for a phrase and nothing else."""
LEFT_OVER = Card.parse("4C"), Card.parse("5C"), Card.parse("6C")
BADGER = "that's the badger"
BEFORE = 0.4
"""Between the card and the phrase (s)."""


def phrase_figures(phrases: int) -> list[Figure]:
    """Play so many cards and say what each asks for."""
    delays = list(heard(phrases))
    known = [delay for delay in delays if delay is not None]
    figures = [Figure("phrases that were not heard", "", len(delays) - len(known))]
    if known:
        figures += [
            Figure("end of phrase to duty met, median", "ms", quantile(known, 0.5), MEDIAN_AIM),
            Figure("end of phrase to duty met, 95 %", "ms", quantile(known, 0.95), MOST_AIM),
        ]
    return figures


def heard(phrases: int) -> list[float | None]:
    """Tell for each phrase how long after its end its duty was shown as met (ms), None where it was not."""
    cards = list(islice(cycle(PLAYED), phrases))
    settings = Settings(motion=False, listen=True)
    loudspeaker = Loudspeaker()
    loudspeaker.open()
    with tempfile.TemporaryDirectory() as folder:
        audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
        window = MainWindow(Profile(Path(folder), Path(folder)), settings, lambda _: audio, monotonic_ms)
        window.show()
        window.tables.open(two_people(cards))
        assert window.page is not None
        page = window.page
        page.privacy.take()
        met = Met(page.control)
        wait_until(lambda: page.microphone.text.text() == "listening")
        delays = []
        for number, card in enumerate(cards):
            page.control.act(Play(number % 2, card))
            delays.append(met.after(loudspeaker, phrase_of(card), FLITE[number % len(FLITE)]))
            settle(0.6)
        window.close()
    loudspeaker.close()
    return delays


class Met:
    """Waits until what was owed stands in the captions for good, and is owed no more in the judgement up to now."""

    def __init__(self, control: GameController) -> None:
        """Watch a game."""
        self._control, self._owed = control, ""
        self._met = False
        control.game.told.connect(self._told)

    def after(self, loudspeaker: Loudspeaker, text: str, voice: str) -> float | None:
        """Say what is owed, and tell how long after its end it is shown as met (ms)."""
        self._owed, self._met, sound = text, False, speak(text, voice)
        begin = loudspeaker.play(mixed(BEFORE + 3, (BEFORE, sound), background=15), RATE).begin(0.0)
        end = begin / 1000 + BEFORE + len(sound) / RATE
        if not wait_until(lambda: self._met):
            return None
        QApplication.processEvents()  # what was changed is painted now
        return (time.monotonic() - end) * 1000

    def _told(self, stamped: Stamped, _facts: object, _number: int) -> None:
        if isinstance(stamped.event, Spoken):
            self._met = not self._control.session.is_due(words_of(self._owed), tuple(self._control.game.setup.people))


def two_people(cards: list[Card]) -> Setup:
    """Lay out a table at which two persons play these cards by turns."""
    hands = tuple((*cards[seat::2], *LEFT_OVER) for seat in range(2))
    stack = tuple(Card.parse(f"{rank}H") for rank in (2, 3, 4, 5, 6, 9, 10))
    return Setup("cambridge", (Seat("Ann"), Seat("Bob")), hands=hands, pile=(Card.parse("KS"),), stack=stack, dealer=1)


def phrase_of(card: Card) -> str:
    """Tell what a card asks for."""
    return card_name(card).text if card.suit is Suit.SPADES else BADGER


def wait_until(done: Callable[[], bool]) -> bool:
    """Let the window work until something is so; tell whether it came to be."""
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            return False
        QApplication.processEvents()
        time.sleep(0.002)
    return True
