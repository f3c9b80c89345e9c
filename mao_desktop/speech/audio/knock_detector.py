"""Knocks on the table by their sound: a sudden, short noise with quiet before and after it.

A spoken word lasts longer, and what is loud for longer is no knock.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import in_samples, level

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

FRAME = in_samples(10)
RISE_DB = 20.0
"""A knock is louder than the sound before it by at least this (dB)."""
FALL_DB = 14.0
"""After at most `LONGEST` it is softer again by this (dB), and stays so for `CALM`."""
SOFTEST_DB = -42.0
LONGEST = in_samples(110)
CALM = in_samples(50)
APART = in_samples(600)
"""After a longer pause a new row of knocks begins."""
UNHEARD_DB = 0.0
"""The level of sound that was lost (dBFS): it may have been loud."""


@dataclass(frozen=True, slots=True)
class Knocks:
    """Knocks in a row: how many, where the first began and where the last ended (samples)."""

    count: int
    first: int
    end: int


@dataclass(slots=True)
class _Noise:
    """A sudden noise: where it began, its peak (dBFS), and since where it has been soft again."""

    onset: int
    peak: float
    soft_since: int | None = None


class KnockDetector:
    """Listens to a stream for knocks."""

    def __init__(self) -> None:
        """Begin without having heard anything."""
        self._before: deque[float] = deque(maxlen=CALM // FRAME)
        self._noise: _Noise | None = None
        self._row: Knocks | None = None
        self.cut()

    @property
    def waiting(self) -> int | None:
        """Where the knocks began that are still being counted, or the noise that may be one; None where none is."""
        if self._row:
            return self._row.first
        return self._noise.onset if self._noise else None

    def hear(self, first: int, samples: Samples) -> list[Knocks]:
        """Take in the samples that follow, from number `first` on; tell the rows of knocks that are complete."""
        complete = []
        for begin in range(0, len(samples), FRAME):
            self._frame(first + begin, samples[begin : begin + FRAME])
            row = self._row
            if row and self._noise is None and first + begin - row.end > APART:
                complete.append(row)
                self._row = None
        return complete

    def cut(self) -> Knocks | None:
        """Forget the sound so far, since sound is lost or over; give the knocks that were being counted."""
        row, self._row, self._noise = self._row, None, None
        self._before.extend([UNHEARD_DB] * (CALM // FRAME))
        return row

    def _frame(self, at: int, samples: Samples) -> None:
        db = level(samples)
        loudest_before = max(self._before)
        self._before.append(db)
        if self._noise:
            self._go_on(self._noise, at, db)
        elif db > max(SOFTEST_DB, loudest_before + RISE_DB):
            self._noise = _Noise(at + _first_loud(samples), db)

    def _go_on(self, noise: _Noise, at: int, db: float) -> None:
        """Go on with a sudden noise: it is a knock if it is over soon and stays so."""
        noise.peak = max(noise.peak, db)
        if db > noise.peak - FALL_DB:
            noise.soft_since = None
            if at - noise.onset > LONGEST:
                self._noise = None
        elif noise.soft_since is None:
            noise.soft_since = at
        elif at - noise.soft_since >= CALM:
            count, first = (self._row.count, self._row.first) if self._row else (0, noise.onset)
            self._row = Knocks(count + 1, first, noise.soft_since)
            self._noise = None


def _first_loud(samples: Samples) -> int:
    """Find where in a frame a sudden noise begins."""
    loudness = np.abs(samples.astype(np.int32))
    return int(np.argmax(loudness * 4 >= loudness.max()))
