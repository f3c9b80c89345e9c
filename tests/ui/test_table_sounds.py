"""The table's sounds, played on a virtual sound card and recorded at its microphone."""

from __future__ import annotations

import subprocess
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile
import soxr
from scipy.signal import correlate
from table_hands import Hands, cards, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Knock, Play
from mao_desktop.players.roster import ROSTER
from mao_desktop.speech.audio.portaudio import refresh_devices
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot
    from sound_card import SoundCard

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup, Settings], "Heard"]

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
CARD_RATE = 48_000
PATIENCE = 30_000
QUIET = Settings(motion=False, asked_to_listen=True, speak=False, card_volume=0.5, ruling_volume=0.8)


@dataclass
class Recorded:
    """What was recorded at the card's microphone."""

    samples: np.ndarray

    def loudness(self, name: str) -> float:
        """Tell how loud a sound is in it, 1 for as it lies in its file."""
        sound, rate = soundfile.read(SOUNDS / f"{name}.wav", dtype="float64")
        wanted = soxr.resample(sound, rate, CARD_RATE)
        return float(correlate(self.samples, wanted, mode="valid").max() / (wanted @ wanted))


@dataclass
class Heard(Hands):
    """Hands at a table whose loudspeaker is recorded."""

    card: SoundCard
    folder: Path

    @contextmanager
    def recorded(self, recorded: Recorded) -> Iterator[None]:
        """Record what sounds meanwhile, and a little longer."""
        file = self.folder / "recorded"
        command = ["parec", "--latency-msec=20", "--device=mic", "--channels=1", f"--rate={CARD_RATE}"]
        with file.open("wb") as out, subprocess.Popen(command, env=self.card.environment, stdout=out) as parec:
            self.bot.waitUntil(lambda: file.stat().st_size > 0, timeout=PATIENCE)
            yield
            self.bot.wait(2500)
            parec.terminate()
        recorded.samples = np.fromfile(file, "<i2").astype(float) / 32768

    def record(self, deed: Callable[[], object]) -> Recorded:
        """Record what a deed sounds like."""
        recorded = Recorded(np.zeros(0))
        with self.recorded(recorded):
            deed()
        return recorded


@pytest.fixture
def sit(card: SoundCard, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[Setup, Settings], Heard]]:
    windows = []

    def sit_down(setup: Setup, settings: Settings) -> Heard:
        voice = SpeechOutput(settings)
        window = MainWindow(
            Profile(tmp_path / "config", tmp_path / "data"),
            settings,
            lambda settings: TableAudio(settings, voice, monotonic_ms),
            monotonic_ms,
        )
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        window.tables.open(setup)
        hands = Heard(window, qtbot, [], card, tmp_path)
        hands.page.privacy.take()
        hands.page.game.told.connect(lambda stamped, _facts, _number: hands.events.append(stamped.event))
        if settings.sounds:
            qtbot.waitUntil(lambda: bool(voice._voice and voice._voice.loudspeaker.is_open), timeout=PATIENCE)  # noqa: SLF001  nobody else asks for it
        qtbot.wait(1500)  # a card that was just opened takes a moment until it plays
        return hands

    yield sit_down
    for window in windows:
        window.close()


def test_a_card_dragged_onto_the_pile_is_heard_as_loud_as_cards_are(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"), QUIET)
    recorded = hands.record(lambda: hands.drag(hands.at("4D"), hands.middle()))
    assert recorded.loudness("card-lift") == pytest.approx(0.5, abs=0.1)
    assert recorded.loudness("card-down") == pytest.approx(0.5, abs=0.1)


def test_a_turn_that_comes_to_a_person_and_a_penalty_are_as_loud_as_rulings(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KC", "3D"), QUIET)
    turn = hands.record(lambda: hands.page.control.act(Play(0, cards("9C")[0])))
    assert turn.loudness("turn") == pytest.approx(0.8, abs=0.15)
    penalty = hands.record(lambda: hands.page.control.call(1, "bad card", 0))
    assert penalty.loudness("penalty") == pytest.approx(0.8, abs=0.15)


def test_a_bad_call_and_a_win_have_sounds_of_their_own(sit: Sit) -> None:
    hands = sit(laid_out("4D", "3D 3C", "5D 5C"), QUIET)
    bounce = hands.record(lambda: hands.page.control.call(1, "bad card", 2))
    assert bounce.loudness("bounce") == pytest.approx(0.8, abs=0.15)
    hands.page.control.act(Play(0, cards("4D")[0]))
    won = hands.record(lambda: hands.page.control.say(0, "mao"))
    assert won.loudness("bell") == pytest.approx(0.8, abs=0.15)
    assert won.loudness("win") == pytest.approx(0.8, abs=0.15)


def test_a_point_of_order_is_heard(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"), QUIET)
    recorded = hands.record(lambda: hands.page.control.say(0, "point of order"))
    assert recorded.loudness("point-of-order") == pytest.approx(0.8, abs=0.15)


def test_with_sounds_switched_off_nothing_is_heard(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"), replace(QUIET, sounds=False))
    recorded = hands.record(lambda: hands.drag(hands.at("4D"), hands.middle()))
    assert hands.top() == "4D"
    assert not recorded.samples.any()


def test_without_a_sound_card_the_game_goes_on(server: SoundCard, qtbot: QtBot, tmp_path: Path) -> None:
    server.unplug()
    refresh_devices()
    audio = TableAudio(QUIET, SpeechOutput(QUIET), monotonic_ms)
    window = MainWindow(Profile(tmp_path / "config", tmp_path / "data"), QUIET, lambda _: audio, monotonic_ms)
    qtbot.addWidget(window)
    window.show()
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    hands = Hands(window, qtbot, [])
    hands.page.privacy.take()
    failed: list[str] = []
    hands.page.control.failed.connect(failed.append)
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.act(Knock(1, 2, hands.page.game.now()))
    assert hands.top() == "4D"
    qtbot.wait(300)
    assert not failed
    window.close()


def test_a_computer_players_knock_is_heard_and_taken_for_nobody_elses(sit: Sit) -> None:
    _, skill = ROSTER[0]
    setup = laid_out("4D 9C", "2C 3C")
    hands = sit(replace(setup, seats=(Seat("You"), Seat("Ann", skill, 1))), replace(QUIET, listen=True))
    page = hands.page
    hands.bot.waitUntil(lambda: page.microphone.text.text() == "listening", timeout=PATIENCE)
    recorded = hands.record(lambda: page.control.act(Knock(1, 2, page.game.now())))
    assert recorded.loudness("knock") == pytest.approx(0.5, abs=0.1)
    assert [event.seat for event in hands.events if isinstance(event, Knock)] == [1]
