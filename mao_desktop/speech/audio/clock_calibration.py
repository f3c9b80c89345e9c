"""Waits until a microphone that was just opened tells times that agree: a sound server needs a moment for that.

What was heard until then is not lost; it gets its times from what came after it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import median

WITHIN = 1.0
"""The times have to agree for so long (s)."""
AGREE = 0.03
"""They agree if they lie within so much (s) of a line."""
GIVES_UP = 6.0
"""After so much sound (s) they are taken as they are."""


@dataclass(frozen=True, slots=True)
class RawBlock:
    """What a microphone's callback queues: frames as the device gives them, the first heard at `heard` (s, monotonic).

    `first` counts the frames from the opening on; `overflow` says that some were lost before these.
    """

    first: int
    heard: float
    sound: bytes
    overflow: bool = False


class ClockCalibration:
    """Holds a microphone's first sounds back until their times agree."""

    def __init__(self, rate: int) -> None:
        """Begin to wait; the rate (Hz) is the device's."""
        self._rate = rate
        self._waiting: list[RawBlock] | None = []

    def ready(self, raw: RawBlock) -> list[RawBlock]:
        """Take in what comes next; tell what can be used, which is everything once the times have settled."""
        if self._waiting is None:
            return [raw]
        self._waiting.append(raw)
        last = [one for one in self._waiting if raw.first - one.first <= WITHIN * self._rate]
        if raw.first < WITHIN * self._rate or not (self._agree(last) or raw.first > GIVES_UP * self._rate):
            return []
        settled = median(map(self._lateness, last))
        ready = [replace(one, heard=settled + one.first / self._rate) for one in self._waiting]
        self._waiting = None
        return ready

    def _agree(self, waiting: list[RawBlock]) -> bool:
        lateness = [self._lateness(raw) for raw in waiting]
        return max(lateness) - min(lateness) < AGREE

    def _lateness(self, raw: RawBlock) -> float:
        return raw.heard - raw.first / self._rate
