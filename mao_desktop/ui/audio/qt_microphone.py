"""A microphone for systems without PortAudio: Qt's own sound input, whose clock is the count of its samples.

Qt's source and its stream belong to the window's thread. The rest belongs to the listener's thread, which takes what
the source brings from a queue, as from PortAudio's, and has it switched by a queued signal.
"""

from __future__ import annotations

import queue
import time

import numpy as np
from PySide6.QtCore import QIODevice, QObject, Signal
from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QAudioSource, QMediaDevices

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.devices import GONE, NO_MICROPHONE
from mao_desktop.speech.audio.samples import BLOCK, RATE, Block
from mao_desktop.translatable import Message, listed, quoted

PATIENCE = 0.25
VANISHED_AFTER = 5.0
"""Time without sound (s) after which a microphone is gone."""
SAMPLE = 2
"""Bytes in a sample."""


def microphone_names() -> tuple[str, ...]:
    """List the microphones by name."""
    return tuple(device.description() for device in QMediaDevices.audioInputs())


class QtMicrophone(QObject):
    """A microphone; it is made in the window's thread."""

    _switched = Signal(bool)

    def __init__(self, name: str, zero: float) -> None:
        """Choose a microphone.

        Args:
            name: a part of its name; empty for the usual one.
            zero: the monotonic time (s) of table time 0.
        """
        super().__init__()
        self._name, self._zero = name, zero
        self._source: QAudioSource | None = None
        self._stream: QIODevice | None = None
        self._queue: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        self._waiting, self._since = b"", 0.0
        self._samples = 0
        self._broken = True
        self._due = 0.0
        self._switched.connect(self._switch)

    def open(self) -> None:
        """Begin to listen.

        Raises:
            SpeechError: there is no such microphone.
        """
        names = microphone_names()
        if not names:
            raise SpeechError(NO_MICROPHONE)
        if not any(self._name.casefold() in name.casefold() for name in names):
            raise SpeechError(
                Message(
                    "there is no microphone “{name}”: choose one of {names}",
                    name=self._name,
                    names=listed([quoted(name) for name in names]),
                )
            )
        self._due, self._broken, self._waiting = time.monotonic() + VANISHED_AFTER, True, b""
        self._switched.emit(True)

    def close(self) -> None:
        """Stop listening; what is queued is dropped."""
        self._switched.emit(False)
        self._queue = queue.SimpleQueue()

    def reopen(self) -> bool:
        """Try to open it again after it vanished; tell whether that went well."""
        self.close()
        try:
            self.open()
        except SpeechError:
            return False
        return True

    def now(self) -> int:
        """Tell the table time (ms)."""
        return round((time.monotonic() - self._zero) * 1000)

    def next_block(self) -> Block | None:
        """Wait a little for the next block; None where none came.

        Raises:
            SpeechError: the microphone has vanished.
        """
        while len(self._waiting) < BLOCK * SAMPLE:
            try:
                arrived, sound = self._queue.get(timeout=PATIENCE)
            except queue.Empty:
                if time.monotonic() > self._due:
                    raise SpeechError(GONE) from None
                return None
            self._due = time.monotonic() + VANISHED_AFTER
            if not self._waiting:
                self._since = arrived - len(sound) / SAMPLE / RATE
            self._waiting += sound
        piece, self._waiting = self._waiting[: BLOCK * SAMPLE], self._waiting[BLOCK * SAMPLE :]
        block = Block(self._samples, (self._since - self._zero) * 1000, np.frombuffer(piece, np.int16), self._broken)
        self._samples, self._broken = self._samples + BLOCK, False
        self._since += BLOCK / RATE
        return block

    def _switch(self, on: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        """Open or close Qt's source, in its own thread."""
        if self._source is not None:
            self._source.stop()
            self._source, self._stream = None, None
        device = self._device() if on else None
        if device is not None:
            wanted = QAudioFormat()
            wanted.setSampleRate(RATE)
            wanted.setChannelCount(1)
            wanted.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            self._source = QAudioSource(device, wanted, self)
            self._stream = self._source.start()
            self._stream.readyRead.connect(self._take)

    def _device(self) -> QAudioDevice | None:
        """Find the chosen microphone; the listener notices by its silence where it is gone."""
        if not self._name:
            return QMediaDevices.defaultAudioInput()
        found = (d for d in QMediaDevices.audioInputs() if self._name.casefold() in d.description().casefold())
        return next(found, None)

    def _take(self) -> None:
        if self._stream is not None:
            self._queue.put((time.monotonic(), bytes(self._stream.readAll().data())))
