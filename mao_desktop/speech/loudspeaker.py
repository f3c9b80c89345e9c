"""A loudspeaker: one stream that stays open, mixes what is played, and tells when each sound is really heard.

A sound card that slept takes its first blocks at once, tells times for them as if it were awake, and plays them up to
two seconds later. So nothing but silence is given to it until it asks for sound at the pace at which it plays.
"""

from __future__ import annotations

import queue
import time
from collections import deque
from dataclasses import dataclass, field
from statistics import median
from threading import Event
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.pace import Pace
from mao_desktop.speech.portaudio import close_stream, find_device, opening, portaudio, way

if TYPE_CHECKING:
    from mao_desktop.speech.sound import Samples

PATIENCE = 5.0
LATENCY = 0.15
"""So much sound (s) is given to the card ahead: with less, ALSA's way to PulseAudio runs dry again and again."""
TIMES_KEPT = 15
"""When a frame sounds is the median of what the card told for so many blocks."""


@dataclass(eq=False)
class Sound:
    """Something that is played at a rate (Hz)."""

    samples: Samples
    rate: int
    volume: float = 1.0
    _begun: Event = field(default_factory=Event)
    _over: Event = field(default_factory=Event)
    _begin: float = 0.0
    _played: int = 0
    _stopping: bool = False

    def begin(self, zero: float) -> int:
        """Wait until it is known when it begins to be heard; tell that table time (ms).

        Args:
            zero: the monotonic time (s) of table time 0.

        Raises:
            SpeechError: the loudspeaker takes no sound.
        """
        if not self._begun.wait(PATIENCE):
            self.stop()
            message = "the loudspeaker takes no sound: choose another"
            raise SpeechError(message)
        return round((self._begin - zero) * 1000)

    def end(self, zero: float) -> int:
        """Tell the table time (ms) at which what was played of it so far is over."""
        return round((self._begin + self._played / self.rate - zero) * 1000)

    def wait(self, seconds: float) -> bool:
        """Wait a little; tell whether it is over."""
        return self._over.wait(seconds)

    def stop(self) -> None:
        """Let it fall silent."""
        self._stopping = True

    def begins(self, heard: float) -> None:
        """Note the monotonic time (s) at which its first sample is heard."""
        self._begin = heard
        self._begun.set()

    def ends(self) -> None:
        """Note that nothing more of it is played."""
        self._over.set()

    def next_piece(self, frames: int) -> Samples:
        """Give the next samples, fewer than are wanted at its end."""
        piece = self.samples[self._played : self._played + (0 if self._stopping else frames)]
        self._played += len(piece)
        return piece


class Loudspeaker:
    """A loudspeaker, open from `open` to `close`."""

    def __init__(self, name: str = "") -> None:
        """Choose one by a part of its name; empty for the usual one."""
        self._name = name
        self._stream: Any = None
        self._rate = 0
        self._new: queue.SimpleQueue[Sound] = queue.SimpleQueue()
        self._sounds: list[Sound] = []
        self._frames = 0
        self._times: deque[float] = deque(maxlen=TIMES_KEPT)
        self._pace = Pace(0)

    def open(self) -> None:
        """Open it; again does no harm.

        Raises:
            SpeechError: there is no loudspeaker, or it can't be used.
        """
        if self.is_open:
            return
        self.close()
        device = find_device(self._name, microphone=False)
        library = portaudio()
        self._rate, self._frames, self._pace = device.rate, 0, Pace(device.rate)
        try:
            with opening():
                stream = library.RawOutputStream(
                    samplerate=device.rate,
                    device=device.number,
                    channels=1,
                    dtype="int16",
                    latency=LATENCY,
                    callback=self._fill,
                )
                stream.start()
        except library.PortAudioError as wrong:
            message = f"the loudspeaker “{device.name}” can't be used ({wrong}): choose another, or close what uses it"
            raise SpeechError(message) from None
        self._stream = stream

    def close(self) -> None:
        """Close it; what is being played ends."""
        stream, self._stream = self._stream, None
        if stream is not None:
            close_stream(stream)
        while not self._new.empty():
            self._sounds.append(self._new.get())
        for sound in self._sounds:
            sound.ends()
        self._sounds = []

    @property
    def is_open(self) -> bool:
        """Whether sound can be played."""
        stream = self._stream  # another thread may just close it
        return stream is not None and bool(stream.active)

    def play(self, samples: Samples, rate: int, volume: float = 1.0) -> Sound:
        """Begin to play samples of a rate (Hz) on the open loudspeaker, beside what is played already."""
        fitting = samples if rate == self._rate else soxr.resample(samples, rate, self._rate)
        sound = Sound(fitting, self._rate, volume)
        self._new.put(sound)
        return sound

    def _fill(self, out: Any, frames: int, times: Any, status: Any) -> None:  # noqa: ANN401  the library has no types
        if status.output_underflow:
            self._times.clear()
        self._note_time(frames, way(times.outputBufferDacTime - times.currentTime, LATENCY))
        while self._pace.plays and not self._new.empty():
            self._sounds.append(self._new.get())
            self._sounds[-1].begins(median(self._times) + self._frames / self._rate)
        self._frames += frames
        mixed = np.zeros(frames, np.float32)
        for sound in tuple(self._sounds):
            piece = sound.next_piece(frames)
            mixed[: len(piece)] += piece * np.float32(sound.volume)
            if len(piece) < frames:
                sound.ends()
                self._sounds.remove(sound)
        out[:] = np.clip(mixed, -32768, 32767).astype(np.int16).tobytes()

    def _note_time(self, frames: int, ahead: float) -> None:
        """Note that so many frames are asked for, the first to be heard so much (s) from now."""
        now = time.monotonic()
        self._pace.asked(frames, now)
        if not self._pace.begins:
            self._times.clear()
        self._times.append(now + ahead - self._frames / self._rate)
