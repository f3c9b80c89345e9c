"""What may come between a person and the microphone: rooms, hiss, others' talk, a narrow band, softness, clipping."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import soxr
from synthetic import ESPEAK, FLITE, speak

from mao_desktop.speech.audio.samples import RATE, Samples

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

NARROW = 8_000
BABBLE = ("what shall we have for dinner tonight", "I think it is going to rain", "we went to see my sister")
"""What others say meanwhile, in synthetic voices, so that each machine makes the same."""


def room(sound: Samples, chance: np.random.Generator, seconds: float, direct_db: float) -> Samples:
    """Speak in a room whose echo dies away by 60 dB in so many seconds; the direct sound is so much louder than it."""
    length = int(RATE * seconds)
    echo = chance.normal(size=length) * np.exp(-6.9 * np.arange(length) / length)
    echo[: RATE // 200] = 0
    echo *= 10 ** (-direct_db / 20) / np.sqrt(np.sum(echo**2))
    size = len(sound) + length
    spectrum = np.fft.rfft(sound.astype(np.float64), size) * (1 + np.fft.rfft(echo, size))
    return _samples(np.fft.irfft(spectrum, size)[: len(sound)])


def hiss(sound: Samples, chance: np.random.Generator, db: float) -> Samples:
    """Let it hiss, so much softer than the speech."""
    return _samples(sound + chance.normal(size=len(sound)) * _strength(sound) * 10 ** (-db / 20))


def babble(sound: Samples, chance: np.random.Generator, db: float) -> Samples:
    """Let two others talk meanwhile, so much softer than the speech."""
    talk = np.zeros(len(sound))
    for voice in chance.choice((*FLITE, *ESPEAK), 2, replace=False):
        said = np.concatenate([speak(text, str(voice)) for text in BABBLE]).astype(np.float64)
        turned = np.roll(said, int(chance.integers(len(said))))
        talk += np.resize(turned, len(sound)) / _strength(said)
    return _samples(sound + talk / _strength(talk) * _strength(sound) * 10 ** (-db / 20))


def narrow(sound: Samples, _chance: np.random.Generator) -> Samples:
    """Let it come over a line of 8 kHz."""
    there = soxr.resample(sound.astype(np.float64), RATE, NARROW)
    back = soxr.resample(there, NARROW, RATE)
    return _samples(np.resize(back, len(sound)).astype(np.float64))


def softer(sound: Samples, _chance: np.random.Generator, db: float) -> Samples:
    """Let it be softer."""
    return _samples(sound * 10 ** (-db / 20))


def clipped(sound: Samples, _chance: np.random.Generator, db: float) -> Samples:
    """Let the converter be overdriven: what is louder than the peak less so many dB is cut off."""
    limit = np.abs(sound.astype(np.int32)).max() * 10 ** (-db / 20)
    return _samples(np.clip(sound, -limit, limit))


def _strength(sound: npt.NDArray[np.generic]) -> float:
    """Give the root mean square of the louder half."""
    power = np.sort(np.asarray(sound, np.float64) ** 2)[len(sound) // 2 :]
    return float(np.sqrt(power.mean())) + 1e-9


def _samples(sound: npt.NDArray[np.floating]) -> Samples:
    whole: Samples = np.clip(np.rint(sound), -32768, 32767).astype(np.int16)
    return whole


DEGRADATIONS: dict[str, Callable[[Samples, np.random.Generator], Samples]] = {
    "room 0.4 s": lambda sound, chance: room(sound, chance, 0.4, 6),
    "room 0.6 s at -3 dB": lambda sound, chance: room(sound, chance, 0.6, -3),
    "hiss at 20 dB": lambda sound, chance: hiss(sound, chance, 20),
    "hiss at 10 dB": lambda sound, chance: hiss(sound, chance, 10),
    "talk at 20 dB": lambda sound, chance: babble(sound, chance, 20),
    "band of 8 kHz": narrow,
    "25 dB softer": lambda sound, chance: softer(sound, chance, 25),
    "clipped by 15 dB": lambda sound, chance: clipped(sound, chance, 15),
}
"""Ways to make a recording worse, by name."""
