"""The program's voice: a thread that says one sentence after the other, each seat's in a voice of its own.

What sounds over a loudspeaker comes back at the microphones, so they are told when not to listen.
"""

from __future__ import annotations

import queue
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.rendering import render
from mao_desktop.speech.reports import Why
from mao_desktop.speech.speaker import Playing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mao_desktop.speech.listener import Listener

BEFORE, AFTER = 60, 300
"""How long before and after the voice (ms) nothing is listened to: clocks differ a little, and rooms echo."""
TICK = 0.02


@dataclass(frozen=True, slots=True)
class Sounding:
    """A sentence begins to sound at `begin`, and will be over at `end` if it is not interrupted (ms)."""

    text: str
    seat: int
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Sounded:
    """A sentence is over, at `end` (ms); `whole` unless it was interrupted."""

    text: str
    seat: int
    end: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Mute:
    """A sentence could not be said; `remedy` is one sentence on what is to be done."""

    text: str
    seat: int
    remedy: str


VoiceReport = Sounding | Sounded | Mute


class Voice:
    """Says sentences until it is closed."""

    def __init__(
        self,
        tell: Callable[[VoiceReport], None],
        *,
        listeners: Sequence[Listener] = (),
        device: str = "",
        zero: float | None = None,
    ) -> None:
        """Begin, with nothing to say.

        Args:
            tell: takes the reports; it is called in the voice's thread.
            listeners: who hears the loudspeaker; none where people wear headphones.
            device: a part of the loudspeaker's name; empty for the usual one.
            zero: the monotonic time (s) of table time 0; now, if it is not given.
        """
        self._tell = tell
        self._listeners = tuple(listeners)
        self._device = device
        self._zero = time.monotonic() if zero is None else zero
        self._sentences: queue.SimpleQueue[tuple[str, int, int] | None] = queue.SimpleQueue()
        self._interrupts = 0
        """How often it was interrupted: a sentence asked for before the last time is not said, or not to its end."""
        self._thread = threading.Thread(target=self._run, name="voice")
        self._thread.start()

    def say(self, text: str, seat: int = 0) -> None:
        """Say a sentence in a seat's voice, after what is being said."""
        self._sentences.put((text, seat, self._interrupts))

    def interrupt(self) -> None:
        """Fall silent, and forget what was still to be said."""
        self._interrupts += 1

    def close(self) -> None:
        """Fall silent, and wait until the thread is over."""
        self.interrupt()
        self._sentences.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (order := self._sentences.get()) is not None:
            text, seat, interrupts = order
            try:
                self._say(text, seat, interrupts)
            except SpeechError as wrong:
                self._tell(Mute(text, seat, str(wrong)))

    def _say(self, text: str, seat: int, interrupts: int) -> None:
        if self._interrupts != interrupts:
            return
        sentence = render(text, seat)
        if self._interrupts != interrupts:
            return
        playing = Playing(sentence, self._device, self._zero)
        try:
            begin = playing.wait_for_start()
            for listener in self._listeners:
                listener.deafen(begin - BEFORE, begin + sentence.ms + AFTER, Why.OWN_VOICE)
            self._tell(Sounding(text, seat, begin, begin + sentence.ms))
            whole = self._wait(playing, interrupts)
        finally:
            end = playing.stop()
        for listener in self._listeners:
            listener.undeafen(end + AFTER, Why.OWN_VOICE)
        self._tell(Sounded(text, seat, end, whole))

    def _wait(self, playing: Playing, interrupts: int) -> bool:
        """Wait until a sentence is over or interrupted; tell whether it was said whole."""
        while not playing.wait(TICK):
            if self._interrupts != interrupts:
                return False
        return True
