"""A live microphone.

Threads: one thread owns the microphone: it opens, reads and closes it. PortAudio's callback only notes the time and
queues, and the queue is all that they share. Any thread may ask for the time.
"""

from __future__ import annotations

import queue
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from mao_desktop.speech.audio.clock_calibration import ClockCalibration, RawBlock
from mao_desktop.speech.audio.devices import GONE, REFUSED, Device, find_device
from mao_desktop.speech.audio.portaudio import close_stream, latency, portaudio, refresh_devices, start_stream
from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, Samples, to_mono, to_samples
from mao_desktop.speech.errors import SpeechError
from mao_desktop.threads import Owner
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable

VANISHED_AFTER = 2.0
"""A microphone that delivers nothing for this long is gone (s)."""
WARM_UP = 3.0
"""Additional time that it may take to begin (s)."""
PATIENCE = 0.25
MOST_QUEUED = 2_000


class Microphone:
    """A microphone. It may vanish, and can be opened again."""

    def __init__(self, name: str = "", zero: float | None = None) -> None:
        """Choose a microphone.

        Args:
            name: a part of its name; empty for the usual one.
            zero: the monotonic time (s) of table time 0; now, if it is not given.
        """
        self.name = name
        self.zero = time.monotonic() if zero is None else zero
        self._owner = Owner("the microphone")
        self._stream: Any = None
        self._queue: queue.Queue[RawBlock] = queue.Queue()
        self._ready: deque[RawBlock] = deque()
        self._settling = ClockCalibration(RATE)
        self._resample: Any = None
        self._channels = 1
        self._samples = 0
        self._broken = False
        self._due = 0.0

    def open(self) -> None:
        """Begin to listen.

        Raises:
            SpeechError: there is no such microphone, or it can't be used.
        """
        self._owner.check()
        device = find_device(self.name, microphone=True)
        failed: Exception | None = None
        for rate, channels in dict.fromkeys([(RATE, 1), (device.rate, 1), (device.rate, min(2, device.channels))]):
            try:
                self._start(device, rate, channels)
            except portaudio().PortAudioError as wrong:
                failed = wrong
            else:
                return
        raise SpeechError(_why_not(device, str(failed)))

    def close(self) -> None:
        """Stop listening; what is queued is dropped."""
        self._owner.check()
        stream, self._stream = self._stream, None
        if stream is not None:
            close_stream(stream)

    def reopen(self) -> bool:
        """Try to open it again after it vanished; tell whether that went well."""
        self.close()
        try:
            refresh_devices()
            self.open()
        except SpeechError:
            return False
        return True

    def now(self) -> int:
        """Tell the table time (ms)."""
        return round((time.monotonic() - self.zero) * 1000)

    def next_block(self) -> Block | None:
        """Wait a little for the next block; None where none came.

        Raises:
            SpeechError: the microphone has vanished.
        """
        self._owner.check()
        if not self._ready:
            try:
                raw = self._queue.get(timeout=PATIENCE)
            except queue.Empty:
                if time.monotonic() > self._due:
                    raise SpeechError(GONE) from None
                return None
            self._due = max(self._due, time.monotonic() + VANISHED_AFTER)
            self._ready.extend(self._settling.ready(raw))
        return self._block(self._ready.popleft()) if self._ready else None

    def _block(self, raw: RawBlock) -> Block:
        samples = self._converted(raw.sound)
        block = Block(self._samples, (raw.heard - self.zero) * 1000, samples, broken=raw.overflow or self._broken)
        self._broken = False
        self._samples += len(samples)
        return block

    def _converted(self, sound: bytes) -> Samples:
        frames = np.frombuffer(sound, np.int16).reshape(-1, self._channels)
        if self._resample is None and self._channels == 1:
            return frames[:, 0].copy()
        mono = to_mono(frames.astype(np.float32) / np.float32(32768))
        return to_samples(self._resample.resample_chunk(mono) if self._resample else mono)

    def _start(self, device: Device, rate: int, channels: int) -> None:
        self._queue = queue.Queue(MOST_QUEUED)
        self._ready.clear()
        self._settling = ClockCalibration(rate)
        self._resample = None if rate == RATE else soxr.ResampleStream(rate, RATE, 1, dtype="float32")
        self._channels, self._broken = channels, True
        library = portaudio()
        self._stream = start_stream(
            lambda: library.RawInputStream(
                samplerate=rate,
                blocksize=BLOCK * rate // RATE,
                device=device.number,
                channels=channels,
                dtype="int16",
                latency="low",
                callback=queueing(self._queue, rate),
            )
        )
        self._due = time.monotonic() + VANISHED_AFTER + WARM_UP


def queueing(waiting: queue.Queue[RawBlock], rate: int) -> Callable[[Any, int, Any, Any], None]:
    """Make the callback for a stream of a rate (Hz): it does nothing but note the time and queue."""
    count = 0
    lost = False

    def callback(sound: Any, frames: int, times: Any, status: Any) -> None:  # noqa: ANN401  the library has no types
        nonlocal count, lost
        heard = time.monotonic() - latency(times.currentTime - times.inputBufferAdcTime, frames / rate)
        try:
            waiting.put_nowait(RawBlock(count, heard, bytes(sound), lost or bool(status.input_overflow)))
            lost = False
        except queue.Full:
            lost = True
        count += frames

    return callback


def _why_not(device: Device, told: str) -> str:
    if "denied" in told or "Permission" in told:
        return REFUSED
    return Message(
        "the microphone “{name}” can't be opened ({told}): choose another with --mic, or close what uses it",
        name=device.name,
        told=told,
    )
