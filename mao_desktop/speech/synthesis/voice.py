"""The program's voice: a thread that says one sentence after the other, each seat's in a voice of its own.

What sounds over a loudspeaker comes back at the microphones. So they are told what sounds, to take it out of what they
hear, and when not to listen if they can't.

Threads: who makes a voice owns it, and gives it orders through a queue. The voice's own thread carries them out, owns
the loudspeaker, on which any thread may play, and calls `tell`.
"""

from __future__ import annotations

import queue
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from mao_desktop.speech.audio.loudspeaker import Loudspeaker, Sound
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.reports import Why
from mao_desktop.speech.synthesis.rendering import ENGLISH, USUAL, render
from mao_desktop.threads import Owner

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mao_desktop.speech.audio.playback_record import PlaybackRecord
    from mao_desktop.speech.synthesis.rendering import Sentence, Tone

BEFORE, AFTER = 60, 300
"""How long before and after the voice (ms) nothing is listened to: clocks differ a little, and rooms echo."""
TICK = 0.02
DUCKED, PACE = 0.3, 0.9
"""How loud the voice is while somebody speaks over it (of its volume), and how fast that changes in a tick."""
PATIENCE = 5.0
"""A loudspeaker that is later than this takes no sound any more (s)."""


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


class Listening(Protocol):
    """Who hears the loudspeaker, and can be told not to listen; times are table time (ms)."""

    def plays(self, record: PlaybackRecord, zero: float, text: str, begin: int, end: int) -> None:
        """Know what the program says from `begin` to `end`, and where it is recorded.

        `zero` is the monotonic time (s) of table time 0.
        """

    def deafen(self, begin: int, end: int | None, why: Why) -> None:
        """Hear nothing from `begin` to `end`; None: until `undeafen`."""

    def undeafen(self, end: int, why: Why) -> None:
        """Hear again, from `end` on, what was not heard for this reason."""


class Voice:
    """Says sentences until it is closed."""

    def __init__(
        self,
        tell: Callable[[VoiceReport], None],
        *,
        listeners: Sequence[Listening] = (),
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
        self._owner = Owner("the voice")
        self._owner.check()
        self._tell = tell
        self._listeners = tuple(listeners)
        self.volume = 1.0
        """How loud it is, from 0 to 1; the owner sets it, the voice's thread reads it."""
        self.ducked = False
        """Whether it speaks softly, since a person speaks; the owner sets it, the voice's thread reads it."""
        self.loudspeaker = Loudspeaker(device)
        self._zero = time.monotonic() if zero is None else zero
        self._orders: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._interrupts = 0
        """How often it was interrupted: a sentence asked for before the last time is not said, or not to its end."""
        self._hushes = 0
        """The same for answers alone."""
        self._thread = threading.Thread(target=self._run, name="voice")
        self._thread.start()

    def say(self, text: str, seat: int = 0, tone: Tone = USUAL) -> None:
        """Say a sentence in a seat's voice and tone, after what is being said."""
        self._owner.check()
        interrupts = self._interrupts
        self._orders.put(lambda: self._say(text, seat, tone, lambda: self._interrupts != interrupts))

    def answer(self, text: str, seat: int, language: str = ENGLISH) -> None:
        """Say a sentence of a language as `say` does, unless it is hushed."""
        self._owner.check()
        asked = self._interrupts, self._hushes
        self._orders.put(
            lambda: self._say(text, seat, USUAL, lambda: (self._interrupts, self._hushes) != asked, language)
        )

    def hush(self) -> None:
        """Fall silent where an answer is said, and forget those that were still to be said; all else goes on."""
        self._owner.check()
        self._hushes += 1

    def play(self, sound: Sentence, volume: float | None = None) -> None:
        """Play what was recorded, after what is being said; it is told only if that is impossible.

        `volume` is from 0 to 1, None for the voice's own.
        """
        self._owner.check()
        interrupts = self._interrupts
        self._orders.put(
            lambda: self._play(sound, 0, lambda: self._interrupts != interrupts, self._tell_if_mute, volume)
        )

    def heard_by(self, *listeners: Listening) -> None:
        """Say who hears the loudspeaker from the next sentence on; none where people wear headphones."""
        self._owner.check()
        self._listeners = listeners

    def interrupt(self) -> None:
        """Fall silent, and forget what was still to be said."""
        self._owner.check()
        self._interrupts += 1

    def close(self) -> None:
        """Fall silent, and wait until the thread is over."""
        self.interrupt()
        self._orders.put(None)
        self._thread.join()

    def _run(self) -> None:
        with suppress(SpeechError):  # it is told with the first sentence
            self.loudspeaker.open()
        while (order := self._orders.get()) is not None:
            order()
        self.loudspeaker.close()

    def _say(self, text: str, seat: int, tone: Tone, is_over: Callable[[], bool], language: str = ENGLISH) -> None:
        if is_over():
            self._tell(self._unsaid(text, seat))
            return
        try:
            sentence = render(text, seat, tone, language=language)
        except SpeechError as wrong:
            self._tell(Mute(text, seat, str(wrong)))
        else:
            self._play(sentence, seat, is_over, self._tell)

    def _play(
        self,
        sentence: Sentence,
        seat: int,
        is_over: Callable[[], bool],
        tell: Callable[[VoiceReport], None],
        volume: float | None = None,
    ) -> None:
        if is_over():
            tell(self._unsaid(sentence.text, seat))
            return
        listeners = self._listeners
        try:
            self.loudspeaker.open()
            sound = self.loudspeaker.play(sentence.samples, sentence.rate, self.volume if volume is None else volume)
            begin = sound.begin(self._zero)
        except SpeechError as wrong:
            tell(Mute(sentence.text, seat, str(wrong)))
            return
        record = self.loudspeaker.record
        for listener in listeners:
            if record:
                listener.plays(record, self._zero, sentence.text, begin, begin + sentence.ms)
            listener.deafen(begin - BEFORE, begin + sentence.ms + AFTER, Why.OWN_VOICE)
        tell(Sounding(sentence.text, seat, begin, begin + sentence.ms))
        whole = self._wait(sound, is_over, time.monotonic() + sentence.ms / 1000 + PATIENCE)
        end = sound.end(self._zero)
        for listener in listeners:
            listener.undeafen(end + AFTER, Why.OWN_VOICE)
        tell(Sounded(sentence.text, seat, end, whole))

    def _unsaid(self, text: str, seat: int) -> Sounded:
        """Tell that a sentence is over that never began."""
        return Sounded(text, seat, round((time.monotonic() - self._zero) * 1000), whole=False)

    def _tell_if_mute(self, report: VoiceReport) -> None:
        if isinstance(report, Mute):
            self._tell(report)

    def _wait(self, sound: Sound, is_over: Callable[[], bool], latest: float) -> bool:
        """Wait until a sentence is over, interrupted, or lost with its loudspeaker; tell whether it was said whole.

        At the monotonic time `latest` (s) it should have been over long ago.
        """
        loud = sound.volume
        while not sound.wait(TICK):
            sound.volume = max(loud * DUCKED, sound.volume * PACE) if self.ducked else min(loud, sound.volume / PACE)
            if not self.loudspeaker.is_open:
                self.loudspeaker.close()
                return False
            if is_over() or time.monotonic() > latest:
                sound.stop()
                sound.wait(PATIENCE)
                return False
        return True
