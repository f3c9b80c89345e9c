"""A live microphone: PortAudio's callback only queues, and the listener's thread takes the blocks from the queue."""

from __future__ import annotations

import queue
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import soxr

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.portaudio import REFUSED, Device, find_device, look_again, portaudio, quietly
from mao_desktop.speech.sound import BLOCK, RATE, Block, Samples, to_samples

if TYPE_CHECKING:
    from collections.abc import Callable

VANISHED_AFTER = 1.0
"""A microphone that delivers nothing for so long (s) is gone."""
PATIENCE = 0.25
MOST_QUEUED = 2_000


@dataclass(frozen=True, slots=True)
class Raw:
    """What the callback queues: frames as the device gives them, and when its first one was heard (s, monotonic)."""

    first: int
    heard: float
    sound: bytes
    frames: int
    overflow: bool


class Microphone:
    """An open microphone; it may vanish, and be opened again."""

    def __init__(self, name: str = "", zero: float | None = None) -> None:
        """Choose a microphone by a part of its name (the usual one if empty).

        Args:
            name: a part of its name.
            zero: the monotonic time (s) of table time 0; now, if it is not given.
        """
        self.name = name
        self.zero = time.monotonic() if zero is None else zero
        self._queue: queue.Queue[Raw] = queue.Queue(MOST_QUEUED)
        self._stream: Any = None
        self._device: Device | None = None
        self._rate = RATE
        self._channels = 1
        self._frames = 0
        self._samples = 0
        self._broken = False
        self._resample: Any = None
        self._last = 0.0

    @property
    def is_open(self) -> bool:
        """Whether sound is expected from it."""
        return self._stream is not None

    def open(self) -> None:
        """Begin to listen.

        Raises:
            SpeechError: there is no such microphone, or it can't be used.
        """
        device = find_device(self.name, microphone=True)
        failed: Exception | None = None
        for rate, channels in dict.fromkeys([(RATE, 1), (device.rate, 1), (device.rate, min(2, device.channels))]):
            try:
                self._start(device, rate, channels)
            except portaudio().PortAudioError as wrong:
                failed = wrong
            else:
                return
        raise SpeechError(_why_not(device, failed))

    def close(self) -> None:
        """Stop listening; what is queued is dropped."""
        stream, self._stream = self._stream, None
        if stream is not None:
            with quietly():
                stream.abort(ignore_errors=True)
                stream.close(ignore_errors=True)
        self._queue = queue.Queue(MOST_QUEUED)

    def reopen(self) -> bool:
        """Try to open it again after it vanished; tell whether that went well."""
        self.close()
        try:
            look_again()
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
        try:
            raw = self._queue.get(timeout=PATIENCE)
        except queue.Empty:
            if time.monotonic() - self._last > VANISHED_AFTER:
                message = "the microphone is gone: plug it in again"
                raise SpeechError(message) from None
            return None
        self._last = time.monotonic()
        samples = self._converted(raw)
        block = Block(self._samples, (raw.heard - self.zero) * 1000, samples, broken=raw.overflow or self._broken)
        self._broken = False
        self._samples += len(samples)
        return block

    def _start(self, device: Device, rate: int, channels: int) -> None:
        self._rate, self._channels, self._frames, self._broken = rate, channels, 0, True
        self._resample = None if rate == RATE else soxr.ResampleStream(rate, RATE, 1, dtype="float32")
        waiting = self._queue = queue.Queue(MOST_QUEUED)
        with quietly():
            stream = portaudio().RawInputStream(
                samplerate=rate,
                blocksize=BLOCK * rate // RATE,
                device=device.number,
                channels=channels,
                dtype="int16",
                latency="low",
                callback=_queueing(waiting),
            )
            stream.start()
        self._stream, self._device, self._last = stream, device, time.monotonic()

    def _converted(self, raw: Raw) -> Samples:
        frames = np.frombuffer(raw.sound, np.int16).reshape(-1, self._channels)
        if self._resample is None:
            return (
                frames[:, 0].copy()
                if self._channels == 1
                else to_samples(frames.astype(np.float32) / np.float32(32768))
            )
        mono = frames.astype(np.float32).mean(axis=1) / np.float32(32768)
        return to_samples(self._resample.resample_chunk(mono))


def _queueing(waiting: queue.Queue[Raw]) -> Callable[[Any, int, Any, Any], None]:
    """Make the callback: it does nothing but note the time and queue."""
    count = 0
    lost = False

    def callback(sound: Any, frames: int, times: Any, status: Any) -> None:  # noqa: ANN401  the library has no types
        nonlocal count, lost
        heard = time.monotonic() + times.inputBufferAdcTime - times.currentTime
        try:
            waiting.put_nowait(Raw(count, heard, bytes(sound), frames, lost or bool(status.input_overflow)))
            lost = False
        except queue.Full:
            lost = True
        count += frames

    return callback


def _why_not(device: Device, wrong: Exception | None) -> str:
    told = str(wrong)
    if "denied" in told or "Permission" in told:
        return REFUSED
    return f"the microphone “{device.name}” can't be opened ({told}): choose another with --mic, or close what uses it"
