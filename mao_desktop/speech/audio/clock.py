"""The audio clock: which sample was heard at which table time.

A sound card counts samples by a clock of its own, which runs a little fast or slow, and tells each block's time with
jitter, rather too late than too early: sound servers notice late what has arrived. A running robust fit keeps all this
out: of whole seconds the medians, of these the median of the slopes between them (Theil and Sen), and a low quantile.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from statistics import median

import numpy as np

from mao_desktop.speech.audio.samples import RATE, in_ms

SECONDS_KEPT = 120
SECONDS_FOR_SLOPE = 30
FASTEST_DRIFT = 500e-6
"""More than any sound card's crystal drifts; beyond it the measurement is wrong."""
EARLY_QUANTILE = 0.25
JUMP_MS = 150.0
BLOCKS_FOR_JUMP = 16


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
        """Begin without a fit: the first block sets it."""
        self.fit = Fit()
        self._second: list[tuple[int, float]] = []
        self._seconds: deque[tuple[float, float]] = deque(maxlen=SECONDS_KEPT)
        self._off: list[int] = []

    def at(self, sample: float) -> int:
        """Tell the table time of a sample (ms)."""
        return round(self.fit.at(sample))

    def observe(self, sample: int, heard: float) -> int | None:
        """Take in that a sample was heard at a table time (ms).

        Returns:
            The table time (ms) at which sound was lost unnoticed, if the times have jumped since then and stayed away.
        """
        lateness = heard - in_ms(sample)
        if (lost := self._jumped(lateness, sample)) is not None:
            self.restart()
            self._second = [(sample, lateness)]
            self._refit()
            return lost
        self._second.append((sample, lateness))
        if sample - self._second[0][0] >= RATE:
            self._seconds.append((self._second[len(self._second) // 2][0], median(late for _, late in self._second)))
            self._second = []
            self._refit()
        elif not self._seconds:
            self._refit()
        return None

    def restart(self) -> None:
        """Begin a new fit, since sound was lost; the card's drift is kept."""
        self._second.clear()
        self._seconds.clear()
        self._off.clear()

    def _jumped(self, lateness: float, sample: int) -> int | None:
        """Tell when the times jumped (ms), once they have stayed away for a while."""
        expected = self.fit.at(sample) - in_ms(sample)
        if not self._seconds or abs(lateness - expected) <= JUMP_MS:
            self._off.clear()
            return None
        self._off.append(self.at(sample))
        return self._off[0] if len(self._off) >= BLOCKS_FOR_JUMP else None

    def _refit(self) -> None:
        points = self._seconds or [(self._second[-1][0], median(late for _, late in self._second))]
        samples = np.array([sample for sample, _ in points])
        lateness = np.array([late for _, late in points])
        drift = self.fit.drift
        if len(points) >= SECONDS_FOR_SLOPE:
            drift = float(np.clip(_median_slope(samples, lateness), -FASTEST_DRIFT, FASTEST_DRIFT))
        self.fit = Fit(float(np.quantile(lateness - samples * 1000 / RATE * drift, EARLY_QUANTILE)), drift)


def _median_slope(samples: np.ndarray, lateness: np.ndarray) -> float:
    """Find the median of the slopes between all pairs of points (ms of lateness for each ms of sound)."""
    one, other = np.triu_indices(len(samples), k=1)
    return float(np.median((lateness[other] - lateness[one]) / ((samples[other] - samples[one]) * 1000 / RATE)))
