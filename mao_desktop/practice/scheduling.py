"""Which item comes next, and how fast: a value that is told each attempt, and knows items by their keys alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import log
from typing import TYPE_CHECKING

from mao_desktop.practice.measures import rate
from mao_desktop.practice.remembering import Learnt, learnt_from, utc_day
from mao_desktop.practice.values import Result, Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.players.chance import Chance
    from mao_desktop.practice.remembering import DayOf
    from mao_desktop.practice.values import Attempt

FOILS = 0.25
"""How likely a trial asks for nothing where the one before did not; that makes a fifth of all."""
SLOWEST, QUICKEST = 5_000, 1_000
"""The pace (ms) of a first round, and the quickest one."""
FASTER, RIGHT_RUNNING = 0.85, 2
"""What a pace is multiplied with after so many right answers running; one wrong answer takes it back."""
TARGET, LEAST = 1_200, 0.05
"""The latency (ms) that nobody need better, and the need of an item that is known well."""
NEW_AT_ONCE, NEW = 6, 1.5
"""How many items are learnt at once that do not hold yet, and how much more they need than others."""
BY_NEED, BY_WORTH = 0.5, 0.8
"""The powers of how much an item needs practice, and of how often it comes up, by which it comes more often."""
SCATTER = 0.1
"""How much chance there is in which item comes next."""
SILENCE = "silence:"
"""The key of keeping silent where nothing is due."""


@dataclass(frozen=True)
class Schedule:
    """What is known of the items, and when each came last.

    `keys` are the items in the order in which they are to be learnt, `worth` how often (0 to 1) each comes up at a
    table, `begun` the date (ms UTC) of the round. `came` counts the trials up to an item's last one, `count` all of
    them. `pace` (ms) is that of items that hold, and `running` counts right answers at it. `day_of` tells the days of
    the person.
    """

    keys: tuple[str, ...]
    begun: int
    worth: Mapping[str, float] = field(default_factory=dict)
    known: Mapping[str, Learnt] = field(default_factory=dict)
    came: Mapping[str, int] = field(default_factory=dict)
    count: int = 0
    last: str = ""
    pace: int = SLOWEST
    running: int = 0
    day_of: DayOf = utc_day

    def learnt(self, key: str) -> Learnt:
        """Give what is known of an item."""
        return self.known.get(key, Learnt())

    def is_new(self, key: str) -> bool:
        """Tell whether an item never came."""
        return key != SILENCE and key not in self.came

    def pace_of(self, key: str) -> int:
        """Give the pace (ms) at which an item comes next: slow until it holds."""
        return self.pace if key == SILENCE or self.learnt(key).holds else SLOWEST

    def need(self, key: str) -> float:
        """Tell how much an item needs practice: by forgetting, by slowness and by errors, each from 0 to 1."""
        learnt = self.learnt(key)
        slow = 0.0 if learnt.pace is None else min(1.0, max(0.0, log(learnt.pace / TARGET)))
        need = LEAST + (1 - learnt.recall(self.begun)) + slow + learnt.wrong
        return need if learnt.holds else NEW * need


def scheduled(
    keys: tuple[str, ...],
    attempts: Iterable[Attempt],
    now: int,
    worth: Mapping[str, float] | None = None,
    day_of: DayOf = utc_day,
) -> Schedule:
    """Begin a round at a date (ms UTC), with all that is kept of earlier ones, the oldest first."""
    schedule = Schedule(keys, now, worth or {}, day_of=day_of)
    for attempt in attempts:
        schedule = noted(schedule, attempt)
    return replace(schedule, last="", running=0)


def next_key(schedule: Schedule, chance: Chance, turn: object) -> str:
    """Give the key of the next item, never that of the last one where there is another; `SILENCE` for a foil.

    A new item begins as long as few are new, what comes up most often first. Else that one comes whose last trial is
    longest ago, as it counts by its need and by how often it comes up: what is spaced is kept longer.
    """
    if schedule.last not in ("", SILENCE) and chance.happens(FOILS, "foil", turn):
        return SILENCE
    others = [key for key in schedule.keys if key != schedule.last] or list(schedule.keys)
    tried = [key for key in others if not schedule.is_new(key)]
    fresh = [key for key in others if schedule.is_new(key)]
    new = sum(not schedule.is_new(key) and not schedule.learnt(key).holds for key in schedule.keys)
    if fresh and (new < NEW_AT_ONCE or not tried):
        return max(fresh, key=lambda key: schedule.worth.get(key, 1.0))
    return max(tried, key=lambda key: _urgency(schedule, key) * (1 + SCATTER * chance.of("item", turn, key)))


def noted(schedule: Schedule, attempt: Attempt) -> Schedule:
    """Give the schedule after an attempt."""
    known, key = schedule.learnt(attempt.item), attempt.item
    count = schedule.count + 1
    grown = replace(schedule, count=count, came={**schedule.came, key: count}, last=key)
    if rate(attempt.result, attempt.latency, known.latencies).rating is None:
        return grown
    grown = replace(grown, known={**schedule.known, key: learnt_from(known, attempt, schedule.day_of)})
    counts = known.holds and key != SILENCE and attempt.source is Source.PRACTICE
    return _paced(grown, right=attempt.result is Result.MET) if counts else grown


def _urgency(schedule: Schedule, key: str) -> float:
    ago = schedule.count - schedule.came[key]
    weight: float = schedule.need(key) ** BY_NEED * schedule.worth.get(key, 1.0) ** BY_WORTH
    return ago * weight


def _paced(schedule: Schedule, *, right: bool) -> Schedule:
    """Make the pace faster after two right answers running, and slower after a wrong one."""
    if not right:
        return replace(schedule, running=0, pace=min(SLOWEST, round(schedule.pace / FASTER)))
    if schedule.running + 1 < RIGHT_RUNNING:
        return replace(schedule, running=schedule.running + 1)
    return replace(schedule, running=0, pace=max(QUICKEST, round(schedule.pace * FASTER)))
