"""From what was measured to a rating: how well an item is known, and why, in one line of words."""

from __future__ import annotations

from enum import IntEnum
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.practice.values import Result
from mao_desktop.translatable import QT_TR_NOOP

if TYPE_CHECKING:
    from collections.abc import Sequence


EASY = 1_200
"""Up to how long (ms) from the cue to the first word an answer is quick: planning one takes more than half of it."""
FEW = 3
"""Below so many answers nobody has a usual time."""


class Rating(IntEnum):
    """How well an item was known, by the numbers that FSRS gives it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class Rated(NamedTuple):
    """A rating, None where the trial counts for nothing, and why: a text to be translated, with its times in seconds.

    `{latency}` and `{usual}` in the text stand for times.
    """

    rating: Rating | None
    why: str
    latency: int | None = None
    usual: int | None = None


WHY = {
    Result.WRONG: QT_TR_NOOP("Again: something else was said or done."),
    Result.LATE: QT_TR_NOOP("Again: it came too late."),
    Result.MISSED: QT_TR_NOOP("Again: nothing was said or done."),
    Result.EXCESS: QT_TR_NOOP("Again: nothing was due."),
    Result.UNSURE: QT_TR_NOOP("Not counted: I could not hear that."),
    Result.GUESS: QT_TR_NOOP("Not counted: it was begun before anybody can react."),
    Result.TOLD: QT_TR_NOOP("Not counted: it was new, and its answer was shown."),
}
SILENT = QT_TR_NOOP("Good: nothing was due, and nothing was done.")
QUICK = QT_TR_NOOP("Easy: begun after {latency} s.")
SLOW = QT_TR_NOOP("Hard: begun after {latency} s, slower than your usual {usual} s.")
IN_TIME = QT_TR_NOOP("Good: begun after {latency} s.")
AGAIN = frozenset({Result.WRONG, Result.LATE, Result.MISSED, Result.EXCESS})


def rate(result: Result, latency: int | None, before: Sequence[int]) -> Rated:
    """Rate a trial.

    Args:
        result: how it ended.
        latency: from the cue to the first onset (ms), None where nothing was begun.
        before: the latencies (ms) of the person's earlier right answers to the same item.
    """
    if result is not Result.MET:
        return Rated(Rating.AGAIN if result in AGAIN else None, WHY[result], latency)
    if latency is None:
        return Rated(Rating.GOOD, SILENT)
    if latency <= EASY:
        return Rated(Rating.EASY, QUICK, latency)
    usual, spread = usual_time(before)
    if usual is not None and latency > usual + spread:
        return Rated(Rating.HARD, SLOW, latency, usual)
    return Rated(Rating.GOOD, IN_TIME, latency)


def usual_time(latencies: Sequence[int]) -> tuple[int | None, int]:
    """Give the median of latencies (ms) and their median distance from it; None where there are too few."""
    if len(latencies) < FEW:
        return None, 0
    middle = median(latencies)
    return round(middle), round(median(abs(each - middle) for each in latencies))
