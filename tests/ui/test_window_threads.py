"""Objects of the window are used by its thread alone, and a table speaks once for each utterance."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from table_hands import Hands, laid_out

from mao_desktop.engine import Draw, Word
from mao_desktop.inference import hypotheses
from mao_desktop.session import Utterance
from mao_desktop.store.settings import Settings
from mao_desktop.threads import WrongThreadError
from mao_desktop.ui.audio.speech_output import SpeechOutput

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from mao_desktop.speech.synthesis import Tone
    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def test_a_game_complains_of_another_thread(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    wrong: list[Exception] = []

    def draw() -> None:
        try:
            hands.page.control.act(Draw(0))
        except WrongThreadError as error:
            wrong.append(error)

    other = threading.Thread(target=draw)
    other.start()
    other.join()
    assert "the game's controller belongs to the thread" in str(wrong[0])
    assert hands.done() == []


def test_bug_the_window_stood_still_for_the_first_secret_rule(sit: Sit) -> None:
    hypotheses.cache_clear()
    hands = sit(laid_out("4D 9C", "2C 3C"))
    hands.bot.waitUntil(lambda: hypotheses.cache_info().currsize == 1, timeout=20_000)


class SilentVoice:
    """Notes what is to be said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str, _voice: int, _tone: Tone) -> None:
        self.said.append(text)

    def close(self) -> None:
        pass


def spoken(text: str) -> tuple[Word, ...]:
    return tuple(Word(word, 0, 500) for word in text.split())


def test_after_a_sleep_every_utterance_is_said_once(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    output, voice = SpeechOutput(Settings(sounds=False)), SilentVoice()
    monkeypatch.setattr(output, "_ready", lambda: voice)
    for _ in range(2):
        output.attach(hands.page.control)
    hands.page.game.spoke.emit(Utterance(1, 1, "have a nice day", spoken("have a nice day")))
    output.detach()
    hands.page.game.spoke.emit(Utterance(2, 1, "last card", spoken("last card")))
    assert voice.said == ["have a nice day"]
