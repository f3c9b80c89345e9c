"""What the sound check learns of the loudspeaker's echo is known at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from noted_microphone import NotedMicrophone

from mao_desktop.app import monotonic_ms
from mao_desktop.speech.reports import Echo, EchoPath
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio import table_audio
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.ui.audio.microphone_worker import Wanted

LEARNT = EchoPath(drift=0.0, strength=0.1, filter=np.ones((3, 16, 321), complex))


class RecallingListener:
    """Notes what it is told to know."""

    def __init__(self) -> None:
        self.recalled: list[EchoPath] = []

    def recall_echo(self, path: EchoPath) -> None:
        self.recalled.append(path)


class OpenMicrophone(NotedMicrophone):
    """A microphone that is open as soon as it is wanted."""

    def __init__(self, device: str, model: str, zero: int, wanted: Wanted, *more: object) -> None:
        super().__init__(device, model, zero, wanted, *more)
        self.device, self.listener = device, RecallingListener()

    def open(self) -> None:
        self.opened.emit()


@pytest.fixture
def audio(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableAudio]:  # noqa: ARG001  Qt runs
    monkeypatch.setattr(table_audio, "MicrophoneWorker", OpenMicrophone)
    monkeypatch.setattr(NotedMicrophone, "made", [], raising=False)
    settings = Settings(listen=True, microphone="desk")
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
    yield audio
    audio.close()


def learn(audio: TableAudio, path: EchoPath | None) -> None:
    """Let the microphone that listens learn something of the echo."""
    assert audio.state() is ListeningState.OPEN
    NotedMicrophone.made[-1].reported.emit(Echo(5_000, cancelled=True, softer=20.0, path=path))


def listen_again(audio: TableAudio) -> list[EchoPath]:
    """End what is listened for, and listen for something else; tell what is known of the echo then."""
    audio.detach()
    audio.check("last card", lambda _: None)
    listener = NotedMicrophone.made[-1].listener
    assert isinstance(listener, RecallingListener)
    return listener.recalled


def test_what_one_check_learnt_of_the_echo_is_known_to_the_next(audio: TableAudio) -> None:
    assert listen_again(audio) == []
    learn(audio, LEARNT)
    assert listen_again(audio) == [LEARNT]


def test_where_nothing_was_learnt_and_for_another_microphone_nothing_is_known(audio: TableAudio) -> None:
    listen_again(audio)
    learn(audio, None)
    assert listen_again(audio) == []
    learn(audio, LEARNT)
    audio.apply_settings(Settings(listen=True, microphone="headset"))
    assert listen_again(audio) == []
