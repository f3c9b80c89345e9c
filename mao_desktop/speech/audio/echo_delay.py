"""How late an echo comes, and how fast two sound cards' clocks drift apart: both are measured from the sound itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mao_desktop.speech.audio.samples import in_samples

Sound = npt.NDArray[np.floating]

AROUND = 16
"""Samples around the peak from which its place between two samples is computed."""
STEPS = 32
"""Places between two samples that are tried."""
FAINT = 0.01
"""Frequencies that are weaker than this share of the median count less."""
FASTEST = 500e-6
"""More than any two sound cards' clocks drift apart."""
STRAY = in_samples(1)
"""A lag that is further off the line is of another echo, or of noise."""


class Lag(NamedTuple):
    """An echo that was heard `samples` late around sample `at`; `clear` is its peak over what is usual beside it."""

    at: float
    samples: float
    clear: float


class Drift(NamedTuple):
    """Lags as a line: `lag` at sample `at`, and so much more for each sample."""

    at: float
    lag: float
    slope: float

    def lag_at(self, sample: float) -> float:
        """Tell the lag at a sample (samples)."""
        return self.lag + (sample - self.at) * self.slope


def lag_of(heard: Sound, played: Sound, at: int, least: float) -> Lag:
    """Find how late what was played is heard, by the phases of both alone.

    Args:
        heard: what a microphone heard.
        played: what was played meanwhile and before; by how much it is longer, so many lags are tried.
        at: the number of the first sample that was heard.
        least: the lag (samples) of an echo of the last that was played.
    """
    size = 1 << (len(heard) + len(played)).bit_length()
    cross = np.fft.rfft(heard, size) * np.fft.rfft(played, size).conj()
    strength = np.abs(cross)
    more = len(played) - len(heard)
    likeness = np.roll(np.fft.irfft(cross / (strength + FAINT * np.median(strength) + 1e-12), size), more)
    tried = likeness[: more + 1]
    peak = int(np.argmax(tried))
    near = np.arange(peak - AROUND, peak + AROUND + 1)
    fine = np.arange(peak - 1, peak + 1, 1 / STEPS)
    place = fine[np.argmax(np.sinc(fine[:, None] - near) @ likeness[near % size])]
    echoed = played[more - peak : more - peak + len(heard)].astype(np.float64)
    middle = float(np.average(np.arange(len(heard)), weights=echoed**2 + 1e-12))
    clear = float(tried[peak] / (np.sqrt(np.mean(tried**2)) + 1e-12))
    return Lag(at + middle, float(place) + least, clear)


def drift_of(lags: list[Lag]) -> Drift:
    """Fit a line to lags: the median of the slopes between them (Theil and Sen), and of what remains."""
    at = np.array([lag.at for lag in lags])
    late = np.array([lag.samples for lag in lags])
    usual = np.sort(late)[len(late) // 2]  # one of them, so that it is kept
    kept = np.abs(late - usual) <= STRAY + FASTEST * np.ptp(at)
    at, late = at[kept], late[kept]
    slope = 0.0
    if len(at) > 1:
        one, other = np.triu_indices(len(at), k=1)
        slope = float(np.clip(np.median((late[other] - late[one]) / (at[other] - at[one])), -FASTEST, FASTEST))
    return Drift(float(at[-1]), float(np.median(late - (at - at[-1]) * slope)), slope)
