"""Sound as the recogniser needs it: blocks of 16-bit samples, 16,000 a second, one channel."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

RATE = 16_000
"""Samples a second."""
BLOCK = 960
"""Samples in a block: 60 ms, two frames of the recogniser's grid."""
SILENT_DB = -96.0
"""The level of digital silence (dBFS)."""

Samples = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of sound.

    `first` is the number of its first sample, counted from the microphone's start over everything that was received;
    `heard` is the table time (ms) at which the converter took that sample; `broken` says that sound was lost just
    before it.
    """

    first: int
    heard: float
    samples: Samples
    broken: bool = False

    @property
    def end(self) -> int:
        """The number of the sample after the last."""
        return self.first + len(self.samples)


def in_ms(samples: float) -> float:
    """Convert a number of samples to milliseconds."""
    return samples * 1000 / RATE


def in_samples(ms: float) -> int:
    """Convert milliseconds to a number of samples."""
    return round(ms * RATE / 1000)


def power(samples: Samples) -> float:
    """Measure the power of sound (mean square, of 1)."""
    return float(np.mean(np.square(samples, dtype=np.float64))) / 32768**2 if len(samples) else 0.0


def level(samples: Samples) -> float:
    """Measure the level of sound (dBFS of its root mean square)."""
    strong = power(samples)
    return max(SILENT_DB, 10 * math.log10(strong)) if strong else SILENT_DB


def to_samples(sound: npt.NDArray[np.float32]) -> Samples:
    """Turn sound from -1 to 1 into samples."""
    return np.clip(np.rint(sound * 32768), -32768, 32767).astype(np.int16)


def to_mono(sound: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Mix channels, given as columns, into one; what is louder than 1 is clipped, and what is no number is silence."""
    clean: npt.NDArray[np.float32] = np.clip(np.nan_to_num(sound, nan=0.0), -1, 1).mean(axis=1, dtype=np.float32)
    return clean
