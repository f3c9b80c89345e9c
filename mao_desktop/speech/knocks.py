"""Knocks on the table by their sound: a sudden, short noise with quiet before and after it.

A spoken word lasts longer, and what is loud for longer is no knock.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.sound import SILENT_DB, in_samples, level

if TYPE_CHECKING:
    from mao_desktop.speech.sound import Samples

FRAME = in_samples(10)
RISE_DB = 20.0
"""A knock is so much louder than what was before it."""
FALL_DB = 14.0
"""And so much softer again after at most `LONGEST`."""
SOFTEST_DB = -42.0
LONGEST = in_samples(110)
CALM = in_samples(40)
"""How long it has to have been calm before a knock."""
APART = in_samples(600)
"""Knocks further apart than this are counted anew."""


@dataclass(frozen=True, slots=True)
class Knocks:
    """Knocks in a row: how many, where the first began and where the last ended (samples)."""

    count: int
    first: int
    end: int


class KnockFinder:
    """Listens to a stream for knocks."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._before: deque[float] = deque([SILENT_DB] * (CALM // FRAME), maxlen=CALM // FRAME)
        self._onset: int | None = None
        self._peak = SILENT_DB
        self._loud = False
        self._row: Knocks | None = None

    @property
    def waiting(self) -> int | None:
        """Where the knocks began that are still being counted; None where there are none."""
        return self._row.first if self._row else self._onset

    def hear(self, first: int, samples: Samples) -> list[Knocks]:
        """Take in the samples that follow, from number `first` on; tell the rows of knocks that are complete."""
        complete = []
        for begin in range(0, len(samples), FRAME):
            self._frame(first + begin, samples[begin : begin + FRAME])
            row = self._row
            if row and self._onset is None and first + begin - row.end > APART:
                complete.append(row)
                self._row = None
        return complete

    def cut(self) -> Knocks | None:
        """Let go of what was heard, since sound is lost or over; tell the knocks that were being counted."""
        row, self._row, self._onset, self._loud = self._row, None, None, False
        self._before.extend([SILENT_DB] * len(self._before))
        return row

    def _frame(self, at: int, samples: Samples) -> None:
        db = level(samples)
        calm = max(self._before)
        self._before.append(db)
        if self._loud:
            self._loud = db > self._peak - FALL_DB
        elif self._onset is not None:
            self._sounding(at, db)
        elif db > max(SOFTEST_DB, calm + RISE_DB):
            self._onset = at + _first_loud(samples)
            self._peak = db

    def _sounding(self, at: int, db: float) -> None:
        """Go on with a sudden noise: it is a knock if it is over soon."""
        onset = self._onset if self._onset is not None else at
        self._peak = max(self._peak, db)
        if db <= self._peak - FALL_DB:
            count = self._row.count if self._row else 0
            self._row = Knocks(count + 1, self._row.first if self._row else onset, at)
            self._onset = None
        elif at - onset > LONGEST:
            self._loud, self._onset = True, None


def _first_loud(samples: Samples) -> int:
    """Find where in a frame a sudden noise begins."""
    loudness = np.abs(samples.astype(np.int32))
    return int(np.argmax(loudness * 4 >= loudness.max()))
