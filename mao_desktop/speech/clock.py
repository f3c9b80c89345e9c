"""The audio clock: which sample was heard at which table time.

A sound card counts samples by a clock of its own, which runs a little fast or slow, and tells each block's time with
some jitter. A running robust fit keeps both out: the medians of whole seconds, and the median of the slopes between
them (Theil and Sen).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from statistics import median

import numpy as np

from mao_desktop.speech.sound import RATE, in_ms

SECONDS_KEPT = 120
SECONDS_FOR_SLOPE = 8
FASTEST_DRIFT = 500e-6
"""More than any sound card's crystal drifts; beyond it the measurement is wrong."""
JUMP_MS = 80.0
BLOCKS_FOR_JUMP = 8


@dataclass(frozen=True, slots=True)
class Fit:
    """Table time as a line over samples: `base` is the time of sample 0 (ms), `drift` its clock's slowness.

    A drift of 0.0001 means that an hour of table time has 0.36 s less sound than it should.
    """

    base: float = 0.0
    drift: float = 0.0

    def at(self, sample: float) -> float:
        """Tell the table time of a sample (ms)."""
        return self.base + in_ms(sample) * (1 + self.drift)


class AudioClock:
    """Maps samples to table time, from the times that the sound card tells for its blocks."""

    def __init__(self) -> None:
        """Begin without knowing anything: the first block sets it."""
        self.fit = Fit()
        self._second: list[tuple[int, float]] = []
        self._seconds: deque[tuple[float, float]] = deque(maxlen=SECONDS_KEPT)
        self._off = 0
        self._restart_due = False

    def at(self, sample: float) -> int:
        """Tell the table time of a sample (ms)."""
        return round(self.fit.at(sample))

    def observe(self, sample: int, heard: float) -> bool:
        """Take in that a sample was heard at a table time (ms).

        Returns:
            Whether sound was lost unnoticed before it, since the times jumped and stayed away.
        """
        lateness = heard - in_ms(sample)
        if self._jumped(lateness, sample):
            self.restart()
            self._second = [(sample, lateness)]
            self._refit()
            return True
        self._second.append((sample, lateness))
        if sample - self._second[0][0] >= RATE:
            self._seconds.append((self._second[len(self._second) // 2][0], median(late for _, late in self._second)))
            self._second = []
            self._refit()
        elif not self._seconds:
            self._refit()
        return False

    def restart(self) -> None:
        """Forget how samples and time went together, since sound was lost; the card's drift is kept."""
        self._second.clear()
        self._seconds.clear()
        self._off = 0

    def _jumped(self, lateness: float, sample: int) -> bool:
        if not self._seconds:
            return False
        expected = self.fit.at(sample) - in_ms(sample)
        self._off = self._off + 1 if abs(lateness - expected) > JUMP_MS else 0
        return self._off >= BLOCKS_FOR_JUMP

    def _refit(self) -> None:
        points = self._seconds or [(self._second[-1][0], median(late for _, late in self._second))]
        samples = np.array([sample for sample, _ in points])
        lateness = np.array([late for _, late in points])
        drift = self.fit.drift
        if len(points) >= SECONDS_FOR_SLOPE:
            drift = float(np.clip(_median_slope(samples, lateness), -FASTEST_DRIFT, FASTEST_DRIFT))
        self.fit = Fit(float(np.median(lateness - samples * 1000 / RATE * drift)), drift)


def _median_slope(samples: np.ndarray, lateness: np.ndarray) -> float:
    """Find the median of the slopes between all pairs of points (ms of lateness for each ms of sound)."""
    one, other = np.triu_indices(len(samples), k=1)
    return float(np.median((lateness[other] - lateness[one]) / ((samples[other] - samples[one]) * 1000 / RATE)))
