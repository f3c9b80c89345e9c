"""The listener's thread owns its microphone: it opens, reads and closes it, and who starts it learns what is wrong."""

from __future__ import annotations

import signal
import threading
import time
from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks, silence

from mao_desktop.speech import SpeechError
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.reports import HeardUpTo, Report

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.recognition.recogniser import Model


class Source:
    """Gives silence, and notes which threads use it."""

    def __init__(self, on_opening: Callable[[], None] = lambda: None) -> None:
        self.used_by: dict[str, str] = {}
        self._on_opening = on_opening
        self._blocks = in_blocks(silence(3.0))

    def _note(self, what: str) -> None:
        self.used_by[what] = threading.current_thread().name

    def open(self) -> None:
        self._note("open")
        self._on_opening()

    def close(self) -> None:
        self._note("close")

    def reopen(self) -> bool:
        return False

    def now(self) -> int:
        return 0

    def next_block(self) -> Block | None:
        self._note("next_block")
        time.sleep(0.001)
        return next(self._blocks, None)


def test_bug_a_microphone_was_opened_by_one_thread_read_by_a_second_and_closed_by_a_third(model: Model) -> None:
    source, heard = Source(), list[Report]()
    listener = Listener(source, model, vocabulary_of(("last card",), model), heard.append)
    listener.start()
    while not any(isinstance(report, HeardUpTo) for report in heard):
        time.sleep(0.01)
    listener.close()
    assert source.used_by == {"open": "listener", "next_block": "listener", "close": "listener"}


def test_what_is_wrong_with_a_microphone_is_told_to_who_starts_the_listener(model: Model) -> None:
    def fails() -> None:
        message = "it is broken"
        raise SpeechError(message)

    listener = Listener(Source(fails), model, vocabulary_of(("last card",), model), lambda _: None)
    with pytest.raises(SpeechError, match="it is broken"):
        listener.start()
    assert "listener" not in [thread.name for thread in threading.enumerate()]
    listener.close()


def test_ctrl_c_while_the_microphone_is_being_opened_ends_the_listener(model: Model) -> None:
    def interrupted() -> None:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        time.sleep(1)  # the main thread notices meanwhile, however busy the machine

    source = Source(interrupted)
    listener = Listener(source, model, vocabulary_of(("last card",), model), lambda _: None)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # as at a terminal, also in the background
    try:
        with pytest.raises(KeyboardInterrupt):
            listener.start()
    finally:
        signal.signal(signal.SIGINT, before)
    assert source.used_by["close"] == "listener"
