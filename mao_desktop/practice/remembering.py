"""What is known of each item from all attempts: which is due on which day (by FSRS), how fast, how often wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import exp, log
from typing import TYPE_CHECKING

from fsrs import Card, Rating, Scheduler

from mao_desktop.practice.measures import rate
from mao_desktop.practice.values import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.practice.values import Attempt

DayOf = Callable[[int], int]
"""Tells on which day (days since 1970) of a person a date (ms UTC) is."""
SMOOTHING, ERRORS = 0.1, 0.25
"""How much of the smoothed latency, and of the smoothed share of wrong answers, the newest attempt makes."""
USUAL = 60
"""How many latencies, the latest ones, tell what is usual."""
HOLDS = 3
"""So often running an item is to be right before it holds."""
_SCHEDULER = Scheduler(desired_retention=0.9, learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@dataclass(frozen=True)
class Learnt:
    """What is known of an item: `right` counts right answers running, `wrong` is the smoothed share of wrong ones.

    Once it was right often enough running it `holds`, and is no new item any more.

    `pace` (ms) is the smoothed latency, None before the first right answer; `latencies` (ms) are those of the latest
    right answers. `due` (ms UTC) is when it should come up again, None before its first rating. `reviewed` is the day
    (days since 1970) of its last review.
    """

    tried: int = 0
    right: int = 0
    wrong: float = 0.5
    pace: float | None = None
    latencies: tuple[int, ...] = ()
    holds: bool = False
    due: int | None = None
    reviewed: int | None = None
    card: Card | None = field(default=None, repr=False)

    def recall(self, now: int) -> float:
        """Tell how likely (0 to 1) it is remembered at a date (ms UTC); 0 before its first rating."""
        return 0.0 if self.card is None else _SCHEDULER.get_card_retrievability(self.card, _date(now))


def utc_day(at: int) -> int:
    """Tell on which day of UTC (days since 1970) a date (ms UTC) is."""
    return at // 86_400_000


def learn(attempts: Iterable[Attempt], day_of: DayOf = utc_day) -> Mapping[str, Learnt]:
    """Learn from attempts, the oldest first, what is known of each item by its key."""
    known: dict[str, Learnt] = {}
    for attempt in attempts:
        known[attempt.item] = learnt_from(known.get(attempt.item, Learnt()), attempt, day_of)
    return known


def learnt_from(learnt: Learnt, attempt: Attempt, day_of: DayOf = utc_day) -> Learnt:
    """Give what is known of an item after one more attempt; one without a rating changes nothing.

    FSRS plans days: of a day of the person the first rated attempt is its review, and the others are practice.
    """
    rated = rate(attempt.result, attempt.latency, learnt.latencies)
    if rated.rating is None:
        return learnt
    met = attempt.result is Result.MET
    latencies, pace = learnt.latencies, learnt.pace
    if met and attempt.latency is not None:
        latencies = (*latencies, attempt.latency)[-USUAL:]
        pace = attempt.latency if pace is None else exp(_smooth(log(pace), log(attempt.latency), SMOOTHING))
    card, due, day = learnt.card, learnt.due, day_of(attempt.at)
    if day != learnt.reviewed:
        card, _ = _SCHEDULER.review_card(
            card or Card(card_id=1, due=_date(attempt.at)), Rating(rated.rating), _date(attempt.at)
        )
        due = round(card.due.timestamp() * 1000)
    right = learnt.right + 1 if met else 0
    return Learnt(
        tried=learnt.tried + 1,
        right=right,
        wrong=_smooth(learnt.wrong, 0.0 if met else 1.0, ERRORS),
        pace=pace,
        latencies=latencies,
        holds=learnt.holds or right >= HOLDS,
        due=due,
        reviewed=day,
        card=card,
    )


def _smooth(before: float, new: float, share: float) -> float:
    return before + share * (new - before)


def _date(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
