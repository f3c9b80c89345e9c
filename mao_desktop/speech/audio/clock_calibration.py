"""Calibrates the times of a microphone that was just opened: a sound server needs a moment until its times agree.

The sound until then is not lost. It is held back, and gets its times from the sound after it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import median

SPAN = 1.0
"""The times have to agree over this much sound (s)."""
TOLERANCE = 0.03
"""They agree if they lie within a band of this width (s)."""
LONGEST = 6.0
"""After this much sound the times are taken as they are (s)."""


@dataclass(frozen=True, slots=True)
class RawBlock:
    """What a microphone's callback queues: frames as the device gives them, the first heard at `heard` (monotonic, s).

    `first` counts the frames from the opening on; `overflow` says that some were lost before these.
    """

    first: int
    heard: float
    sound: bytes
    overflow: bool = False


class ClockCalibration:
    """Holds a microphone's first blocks back until their times agree."""

    def __init__(self, rate: int) -> None:
        """Begin to wait; the rate (Hz) is the device's."""
        self._rate = rate
        self._waiting: list[RawBlock] | None = []

    def ready(self, raw: RawBlock) -> list[RawBlock]:
        """Take in the next block; give the blocks that are ready, which are all of them once the times agree."""
        if self._waiting is None:
            return [raw]
        self._waiting.append(raw)
        last = [one for one in self._waiting if raw.first - one.first <= SPAN * self._rate]
        if raw.first < SPAN * self._rate or not (self._agree(last) or raw.first > LONGEST * self._rate):
            return []
        lateness = median(map(self._lateness, last))
        ready = [replace(one, heard=lateness + one.first / self._rate) for one in self._waiting]
        self._waiting = None
        return ready

    def _agree(self, waiting: list[RawBlock]) -> bool:
        lateness = [self._lateness(raw) for raw in waiting]
        return max(lateness) - min(lateness) < TOLERANCE

    def _lateness(self, raw: RawBlock) -> float:
        return raw.heard - raw.first / self._rate
