"""What the sound check learns of the loudspeaker's echo is known at the table."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QObject, Signal

from mao_desktop.app import monotonic_ms
from mao_desktop.speech.reports import Echo, EchoPath
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio import table_audio
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.speech.audio.playback_record import PlaybackRecord

LEARNT = EchoPath(drift=0.0, strength=0.1, filter=np.ones((3, 16, 321), complex))


class NotedListener:
    """Notes what it is told to know."""

    def __init__(self) -> None:
        self.recalled: list[EchoPath] = []

    def recall_echo(self, path: EchoPath) -> None:
        self.recalled.append(path)

    def plays(self, record: PlaybackRecord, zero: float, text: str, begin: int, end: int) -> None:
        """Nothing is said here."""


class OpenMicrophone(QObject):
    """A microphone that is open as soon as it is wanted, and hears nothing by itself."""

    reported, opened = Signal(object), Signal()
    lacking, failed = Signal(str), Signal()
    made: list[OpenMicrophone] = []  # noqa: RUF012  emptied by the fixture

    def __init__(self, device: str, *_: object) -> None:
        super().__init__()
        self.device = device
        self.listener = NotedListener()
        self.made.append(self)

    def open(self) -> None:
        self.opened.emit()

    @staticmethod
    def close() -> Thread:
        thread = Thread(target=lambda: None)
        thread.start()
        return thread


@pytest.fixture
def audio(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableAudio]:  # noqa: ARG001  Qt runs
    monkeypatch.setattr(table_audio, "MicrophoneWorker", OpenMicrophone)
    OpenMicrophone.made.clear()
    settings = Settings(microphone="desk")
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
    yield audio
    audio.close()


def listen_again(audio: TableAudio) -> OpenMicrophone:
    """End what is listened for, and listen for something else."""
    audio.detach()
    audio.check("last card", lambda _: None)
    return OpenMicrophone.made[-1]


def test_what_one_check_learnt_of_the_echo_is_known_to_the_next(audio: TableAudio) -> None:
    listen_again(audio).reported.emit(Echo(5_000, cancelled=True, softer=20.0, path=LEARNT))
    assert listen_again(audio).listener.recalled == [LEARNT]


def test_where_nothing_was_learnt_and_for_another_microphone_nothing_is_known(audio: TableAudio) -> None:
    listen_again(audio).reported.emit(Echo(5_000, cancelled=True, softer=0.0))
    assert listen_again(audio).listener.recalled == []
    OpenMicrophone.made[-1].reported.emit(Echo(5_000, cancelled=True, softer=20.0, path=LEARNT))
    audio.detach()
    audio.apply_settings(Settings(microphone="headset"))
    assert listen_again(audio).listener.recalled == []
