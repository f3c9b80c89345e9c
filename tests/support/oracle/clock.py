"""Time that stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Stop = tuple[int, int | None]
"""From, and up to (None: it still goes on)."""


def after(start: int, ms: int, stops: Iterable[Stop]) -> int | None:
    """The time at which so many ms have run since `start`, or None if it is not to come while the last stop goes on."""
    now, left = start, ms
    for begin, end in sorted(stops, key=lambda stop: stop[0]):
        if end is not None and end <= now:
            continue
        if begin > now:
            if left <= begin - now:
                return now + left
            left -= begin - now
        if end is None:
            return now if left == 0 else None
        now = max(now, end)
    return now + left


def elapsed(start: int, now: int, stops: Iterable[Stop]) -> int:
    """How many ms have run from start to now."""
    run, at = 0, start
    for begin, end in sorted(stops, key=lambda stop: stop[0]):
        if begin >= now:
            break
        run += max(0, begin - at)
        at = max(at, now if end is None else min(end, now))
    return run + now - at
