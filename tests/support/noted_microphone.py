"""A microphone that hears nothing and notes what it is to listen for, in the place of the real ones."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mao_desktop.ui.audio.audio_port import ListeningState

if TYPE_CHECKING:
    from mao_desktop.engine import Phrase
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.ui.audio.microphone_worker import Wanted


class NotedMicrophone(QObject):
    """Notes what it is to listen for."""

    reported, opened, lacking, failed = Signal(object), Signal(), Signal(str), Signal()
    made: list[NotedMicrophone]

    def __init__(self, _name: str, _model: str, _zero: int, wanted: Wanted, *_: object) -> None:
        super().__init__()
        self.state, self.remedy, self.level = ListeningState.OPEN, "", 0.0
        self.listener: object | None = None
        self.is_muted = False
        self.heard_for: list[Vocabulary] = []
        self.owed: list[str] = []
        self.often_missed: list[str] = []
        self.listen_for(wanted)
        self.made.append(self)

    def listen_for(self, wanted: Wanted) -> None:
        self.heard_for.append(wanted(Knowing()))  # type: ignore[arg-type]  # it is asked for words only

    def expect(self, due: tuple[Phrase, ...], often_missed: tuple[Phrase, ...] = ()) -> None:
        self.owed = [phrase.text for phrase in due]
        self.often_missed = [phrase.text for phrase in often_missed]

    def open(self) -> None:
        pass

    def close(self) -> Thread:
        closing = Thread()
        closing.start()
        return closing


class Knowing:
    """A model that knows every word."""

    def knows(self, word: str) -> bool:
        return word.isalnum()

    def near(self, _word: str) -> list[str]:
        return []
