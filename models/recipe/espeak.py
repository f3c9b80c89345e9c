"""eSpeak NG through its C interface: sound together with the time of each phone."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .phones import from_espeak

_SYNCHRONOUS = 2
_PHONEME_EVENTS = 1
_UTF8 = 1
_BUFFER_MS = 200
_END_OF_LIST, _PHONEME = 0, 7
_RATE, _PITCH, _RANGE = 1, 3, 4

ACCENTS = ("en-us", "en-us", "en-us", "en", "en-gb-x-rp", "en-gb-scotland", "en-029", "en-gb-x-gbclan")
"""Accents as eSpeak NG names them; the American one as often as most people's dictionaries have it."""

Sound = npt.NDArray[np.float32]
Segments = list[tuple[str, float]]


class _Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event))


@dataclass(frozen=True, slots=True)
class Manner:
    """How a voice speaks: words a minute, pitch and its range (0 to 100)."""

    speed: int = 160
    pitch: int = 50
    range: int = 50


class Espeak:
    """A running eSpeak NG; one a process, since the library keeps its state to itself."""

    def __init__(self) -> None:
        """Start the library.

        Raises:
            OSError: eSpeak NG is not installed (`apt-get install libespeak-ng1`).
        """
        self._library = ctypes.CDLL("libespeak-ng.so.1")
        self.sample_rate: int = self._library.espeak_Initialize(_SYNCHRONOUS, _BUFFER_MS, None, _PHONEME_EVENTS)
        self._sound: list[Sound] = []
        self._phones: list[tuple[str, float]] = []
        self._callback = _Callback(self._receive)
        self._library.espeak_SetSynthCallback(self._callback)

    def _receive(self, samples: Any, count: int, events: Any) -> int:  # noqa: ANN401  what ctypes gives
        if count > 0:
            self._sound.append(np.ctypeslib.as_array(samples, (count,)).astype(np.float32))
        at = 0
        while events[at].type != _END_OF_LIST:
            if events[at].type == _PHONEME:
                self._phones.append((events[at].id.decode(errors="ignore"), events[at].audio_position / 1000))
            at += 1
        return 0

    def say(self, text: str, voice: str, manner: Manner) -> tuple[Sound, Segments]:
        """Speak a text.

        Args:
            text: what is said; phonemes in double square brackets are said as they stand.
            voice: an accent and a variant, such as `en-us+f3`.
            manner: speed and pitch.

        Returns:
            Samples of 16 bits at `sample_rate`, and each phone with its end in seconds.

        Raises:
            ValueError: there is no such voice.
        """
        if self._library.espeak_SetVoiceByName(voice.encode()):
            message = f"eSpeak NG has no voice {voice}."
            raise ValueError(message)
        for parameter, value in ((_RATE, manner.speed), (_PITCH, manner.pitch), (_RANGE, manner.range)):
            self._library.espeak_SetParameter(parameter, value, 0)
        self._sound.clear()
        self._phones.clear()
        line = text.encode() + b"\0"
        flags = _UTF8 | (0x100 if "[[" in text else 0)
        self._library.espeak_Synth(line, len(line), 0, 1, 0, flags, None, None)
        self._library.espeak_Synchronize()
        sound = np.concatenate(self._sound) if self._sound else np.zeros(0, np.float32)
        return sound, self._segments(len(sound) / self.sample_rate)

    def _segments(self, end: float) -> Segments:
        starts = [start for _, start in self._phones]
        segments: Segments = []
        for (name, start), stop in zip(self._phones, [*starts[1:], end], strict=True):
            phones = from_espeak(name)
            step = (stop - start) / len(phones)
            segments += [(phone, start + step * n) for n, phone in enumerate(phones, 1)]
        return segments
