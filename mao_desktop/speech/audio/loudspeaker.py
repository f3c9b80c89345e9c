"""A loudspeaker: one stream that stays open, mixes what is played, and tells when each sound is really heard.

A sound card that slept takes its first blocks at once, tells times for them as if it were awake, and plays them up to
two seconds later. So nothing but silence is given to it until it requests sound at the rate at which it plays.

Threads: one thread owns the loudspeaker, it alone opens and closes it. Any thread may play a sound and ask whether the
loudspeaker is open; a lock guards what they share. PortAudio's callback owns the `_Mixer` of the open stream and takes
no lock, since it must never wait.
"""

from __future__ import annotations

import queue
import time
from collections import deque
from dataclasses import dataclass, field
from statistics import median
from threading import Event, Lock
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from mao_desktop.speech.audio.devices import find_device
from mao_desktop.speech.audio.playback_probe import PlaybackProbe
from mao_desktop.speech.audio.playback_record import PlaybackRecord
from mao_desktop.speech.audio.portaudio import close_stream, latency, portaudio, start_stream
from mao_desktop.speech.errors import SpeechError
from mao_desktop.threads import Owner
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

PATIENCE = 5.0
LATENCY = 0.15
"""Sound is given to the card this long ahead (s): with less, ALSA's PulseAudio plug-in has underruns."""
TIMES_KEPT = 15
"""When a frame is heard is the median of what the card told for this many blocks."""


@dataclass(eq=False)
class Sound:
    """Something that is played at a rate (Hz).

    Who plays it asks when it begins and ends, from any thread; the mixer fills in the answers.
    """

    samples: Samples
    rate: int
    volume: float = 1.0
    _begin_known: Event = field(default_factory=Event)
    _over: Event = field(default_factory=Event)
    _begin: float | None = None
    _played: int = 0
    _stopping: bool = False

    def begin(self, zero: float) -> int:
        """Wait until it is known when it begins to be heard; tell that table time (ms).

        Args:
            zero: the monotonic time (s) of table time 0.

        Raises:
            SpeechError: the loudspeaker takes no sound.
        """
        self._begin_known.wait(PATIENCE)
        if self._begin is None:
            self.stop()
            message = Message("the loudspeaker takes no sound: choose another")
            raise SpeechError(message)
        return round((self._begin - zero) * 1000)

    def end(self, zero: float) -> int:
        """Tell the table time (ms) at which what was played of it so far is over."""
        return round(((self._begin or zero) + self._played / self.rate - zero) * 1000)

    def wait(self, seconds: float) -> bool:
        """Wait at most this long (s); tell whether it is over."""
        return self._over.wait(seconds)

    def stop(self) -> None:
        """Let it fall silent."""
        self._stopping = True

    def begins(self, heard: float) -> None:
        """Note the monotonic time (s) at which its first sample is heard."""
        self._begin = heard
        self._begin_known.set()

    def ends(self) -> None:
        """Note that nothing more of it is played; it may never have begun."""
        self._over.set()
        self._begin_known.set()

    def next_piece(self, frames: int) -> Samples:
        """Give the next samples, fewer than are wanted at its end."""
        piece = self.samples[self._played : self._played + (0 if self._stopping else frames)]
        self._played += len(piece)
        return piece


class _Mixer:
    """Mixes the sounds of one stream. PortAudio's callback owns it; once the stream is closed, who closed it."""

    def __init__(self, rate: int) -> None:
        """Begin in silence, for a card of a rate (Hz)."""
        self.rate = rate
        self.record = PlaybackRecord(rate)
        self.added: queue.SimpleQueue[Sound] = queue.SimpleQueue()
        """Sounds that are to be played: the one thing that other threads use."""
        self._sounds: list[Sound] = []
        self._frames = 0
        self._times: deque[float] = deque(maxlen=TIMES_KEPT)
        self._probe = PlaybackProbe(rate)

    def fill(self, out: Any, frames: int, times: Any, status: Any) -> None:  # noqa: ANN401  the library has no types
        """Fill a block that the card requests: PortAudio's callback."""
        if status.output_underflow:
            self._times.clear()
        self._note_time(frames, latency(times.outputBufferDacTime - times.currentTime, LATENCY))
        while self._probe.plays and not self.added.empty():
            self._sounds.append(self.added.get())
            self._sounds[-1].begins(median(self._times) + self._frames / self.rate)
        self._frames += frames
        mixed = np.zeros(frames, np.float32)
        for sound in tuple(self._sounds):
            piece = sound.next_piece(frames)
            mixed[: len(piece)] += piece * np.float32(sound.volume)
            if len(piece) < frames:
                sound.ends()
                self._sounds.remove(sound)
        whole = np.clip(mixed, -32768, 32767).astype(np.int16)
        self.record.write(whole, median(self._times))
        out[:] = whole.tobytes()

    def end(self) -> None:
        """End all sounds, since the stream is closed."""
        while not self.added.empty():
            self._sounds.append(self.added.get())
        for sound in self._sounds:
            sound.ends()

    def _note_time(self, frames: int, ahead: float) -> None:
        """Note that frames are requested, the first of which is heard `ahead` seconds from now."""
        now = time.monotonic()
        self._probe.requested(frames, now)
        if not self._probe.begins:
            self._times.clear()
        self._times.append(now + ahead - self._frames / self.rate)


class Loudspeaker:
    """A loudspeaker, open from `open` to `close`, which one thread calls; the rest is for any thread."""

    def __init__(self, name: str = "") -> None:
        """Choose one by a part of its name; empty for the usual one."""
        self._name = name
        self._owner = Owner("the loudspeaker")
        self._lock = Lock()
        self._stream: Any = None
        self._mixer: _Mixer | None = None

    def open(self) -> None:
        """Open it; do nothing if it is open.

        Raises:
            SpeechError: there is no loudspeaker, or it can't be used.
        """
        self._owner.check()
        if self.is_open:
            return
        self.close()
        device = find_device(self._name, microphone=False)
        library = portaudio()
        mixer = _Mixer(device.rate)
        try:
            stream = start_stream(
                lambda: library.RawOutputStream(
                    samplerate=device.rate,
                    device=device.number,
                    channels=1,
                    dtype="int16",
                    latency=LATENCY,
                    callback=mixer.fill,
                )
            )
        except library.PortAudioError as wrong:
            message = Message(
                "the loudspeaker “{name}” can't be used ({why}): choose another, or close what uses it",
                name=device.name,
                why=wrong,
            )
            raise SpeechError(message) from None
        with self._lock:
            self._stream, self._mixer = stream, mixer

    def close(self) -> None:
        """Close it; what is being played ends."""
        self._owner.check()
        with self._lock:
            stream, self._stream = self._stream, None
            mixer, self._mixer = self._mixer, None
        if stream is not None:
            close_stream(stream)
        if mixer is not None:
            mixer.end()

    @property
    def is_open(self) -> bool:
        """Whether sound can be played."""
        with self._lock:  # a stream that is closed meanwhile must not be asked
            return self._stream is not None and bool(self._stream.active)

    @property
    def record(self) -> PlaybackRecord | None:
        """What it played of late; None while it is closed."""
        with self._lock:
            return self._mixer.record if self._mixer else None

    def play(self, samples: Samples, rate: int, volume: float = 1.0) -> Sound:
        """Begin to play samples of a rate (Hz) beside what is played already; on a closed one they end at once."""
        with self._lock:
            mixer = self._mixer
        to_rate = mixer.rate if mixer else rate
        sound = Sound(samples if rate == to_rate else soxr.resample(samples, rate, to_rate), to_rate, volume)
        with self._lock:
            if mixer is not None and mixer is self._mixer:
                mixer.added.put(sound)
            else:
                sound.ends()
        return sound
