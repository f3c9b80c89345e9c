"""The window does not wait for a sound server: microphones are opened and closed behind it."""

from __future__ import annotations

import threading
import time

import pytest

from mao_desktop.app import monotonic_ms
from mao_desktop.speech import SpeechError, models
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio


@pytest.mark.usefixtures("qapp")
def test_bug_the_window_stood_still_while_a_microphone_that_was_closed_was_still_being_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers, asked = threading.Event(), []

    def hangs(name: str) -> None:
        asked.append(name)
        answers.wait(5)
        message = "it does not answer"
        raise SpeechError(message)

    monkeypatch.setattr(models, "find_model", hangs)
    settings = Settings(listen=True)
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
    audio.check("last card", lambda _: None)
    begin = time.monotonic()
    audio.detach()
    audio.check("last card", lambda _: None)
    audio.detach()
    assert time.monotonic() - begin < 1
    assert len(asked) <= 1
    answers.set()
    audio.close()
    assert len(asked) == 2
