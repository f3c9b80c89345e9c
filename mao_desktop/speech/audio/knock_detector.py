"""Knocks on the table by their sound: a sudden, short, dull noise with quiet before and after it, and no voice near it.

A spoken word lasts longer, and what is loud for longer is no knock. A plosive is as sudden, but a voice follows it; a
key that is struck sounds higher than a table.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import in_samples, level
from mao_desktop.speech.audio.voicing import low_share, voiced_steps

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

FRAME = in_samples(10)
RISE_DB = 20.0
"""A knock is louder than the sound before it by at least this (dB)."""
FALL_DB = 14.0
"""After at most `LONGEST` it is softer again by this (dB), and stays so for `CALM`."""
SOFTEST_DB = -42.0
LONGEST = in_samples(110)
KEPT = in_samples(1_000)
CALM = in_samples(50)
APART = in_samples(600)
"""After a longer pause a new row of knocks begins."""
AROUND = in_samples(300)
"""So near to a knock nobody speaks."""
MOST_VOICED = 3
"""At most so many steps of 10 ms may be voiced around it."""
DULL_IN, LEAST_LOW = in_samples(60), 0.5
"""At least this share of the energy of its beginning is low."""
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
        self._judged: deque[_Noise] = deque()
        """Short noises of which it is not known yet whether somebody speaks after them."""
        self._row: Knocks | None = None
        self._sound, self._end = np.zeros(0, np.int16), 0
        self.cut()

    @property
    def waiting(self) -> int | None:
        """Where the knocks began that are still being counted, or the noise that may be one; None where none is."""
        if self._row:
            return self._row.first
        noise = self._judged[0] if self._judged else self._noise
        return noise.onset if noise else None

    def hear(self, first: int, samples: Samples) -> list[Knocks]:
        """Take in the samples that follow, from number `first` on; tell the rows of knocks that are complete."""
        complete: list[Knocks] = []
        self._keep(first, samples)
        for begin in range(0, len(samples), FRAME):
            self._frame(first + begin, samples[begin : begin + FRAME])
        complete += self._complete()
        while self._judged and self._end >= self._judged[0].onset + AROUND:
            self._judge(self._judged.popleft())
            complete += self._complete()
        return complete

    def _complete(self) -> list[Knocks]:
        """Give the row of knocks if none can follow in it."""
        waiting = [noise.onset for noise in (*self._judged, *([self._noise] if self._noise else []))]
        if self._row is None or min([self._end, *waiting]) - self._row.end <= APART:
            return []
        row, self._row = self._row, None
        return [row]

    def cut(self) -> Knocks | None:
        """Forget the sound so far, since sound is lost or over; give the knocks that were being counted."""
        while self._judged:
            self._judge(self._judged.popleft())
        row, self._row, self._noise = self._row, None, None
        self._before.extend([UNHEARD_DB] * (CALM // FRAME))
        self._sound = np.zeros(0, np.int16)
        return row

    def _keep(self, first: int, samples: Samples) -> None:
        """Keep the sound in which a voice may be near to a noise."""
        self._sound = np.concatenate([self._sound, samples])[-KEPT - len(samples) :]
        self._end = first + len(samples)

    def _judge(self, noise: _Noise) -> None:
        """Count a short noise, if it sounds like a knock."""
        begin = self._end - len(self._sound)
        around = self._sound[max(0, noise.onset - AROUND - begin) : noise.onset + AROUND - begin]
        beginning = self._sound[noise.onset - begin : noise.onset + DULL_IN - begin]
        if voiced_steps(around).sum() > MOST_VOICED or low_share(beginning) < LEAST_LOW:
            return
        end = noise.soft_since or noise.onset
        count, first = (self._row.count, self._row.first) if self._row else (0, noise.onset)
        self._row = Knocks(count + 1, first, end)

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
            self._judged.append(noise)
            self._noise = None


def _first_loud(samples: Samples) -> int:
    """Find where in a frame a sudden noise begins."""
    loudness = np.abs(samples.astype(np.int32))
    return int(np.argmax(loudness * 4 >= loudness.max()))
