"""Figures of a person's progress from what is kept of it: pure functions, each of one question. Times are ms."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor, sqrt
from statistics import NormalDist, median
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.practice.remembering import learn, utc_day
from mao_desktop.practice.values import Happened, Result, Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mao_desktop.practice.remembering import DayOf
    from mao_desktop.practice.values import Attempt, Happening

ENOUGH = 8
"""Below so many trials there is not enough yet to give a figure."""
EVENING = 10 * 3_600_000
"""What lies less far back (ms) is of the same evening."""
BAND = NormalDist().inv_cdf(0.95)
"""How many standard deviations wide to each side a band is that holds the true median nine times of ten."""
OFTEN, LATEST = 3, 30
"""How often the ear must have missed something to be told of it, among so many of the latest trials of an item."""
TOO_MUCH = 0.2
"""Which share of them it must have missed at least."""
COUNTED = frozenset({Result.MET, Result.WRONG, Result.LATE, Result.MISSED})
"""The results that say whether something due was done."""


class Figure(NamedTuple):
    """A figure with its 90 % band and the number of trials under it; None in all three where there is not enough."""

    value: float | None
    low: float | None
    high: float | None
    n: int


class Share(NamedTuple):
    """So many of so many."""

    part: int
    whole: int

    @property
    def value(self) -> float | None:
        """The share (0 to 1), None where there is not enough yet."""
        return self.part / self.whole if self.whole >= ENOUGH else None


class Wins(NamedTuple):
    """How often somebody has won: this evening, and in all."""

    evening: int
    all: int


class Misheard(NamedTuple):
    """What the ear often misses of a person: an item's phrase, how often of how many times, what it was taken for."""

    variant: str
    phrase: str
    missed: int
    said: int
    taken_for: tuple[str, ...]


def practised(attempts: Iterable[Attempt]) -> list[Attempt]:
    """Take the trials of practice, the last cards of rounds included."""
    return [attempt for attempt in attempts if attempt.source is not Source.GAME]


def played(attempts: Iterable[Attempt]) -> list[Attempt]:
    """Take the trials of games."""
    return [attempt for attempt in attempts if attempt.source is Source.GAME]


def latency(attempts: Iterable[Attempt]) -> Figure:
    """Give the median latency (ms) of what was met, with its band."""
    times = [each.latency for each in attempts if each.result is Result.MET and each.latency is not None]
    return _figure(times)


def before_and_after(attempts: Sequence[Attempt]) -> tuple[Figure, Figure]:
    """Give the latency (ms) of the first half of what was met, and of the second."""
    met = [each for each in attempts if each.result is Result.MET and each.latency is not None]
    middle = len(met) // 2
    return latency(met[:middle]), latency(met[middle:])


def by_item(attempts: Iterable[Attempt]) -> dict[str, list[Attempt]]:
    """Sort attempts by the keys of their items, in the order in which these first came."""
    found: dict[str, list[Attempt]] = {}
    for attempt in attempts:
        found.setdefault(attempt.item, []).append(attempt)
    return found


def share_met(attempts: Iterable[Attempt]) -> Share:
    """Tell how much was met of what was due and heard."""
    results = [each.result for each in attempts if each.result in COUNTED and not _is_silence(each)]
    return Share(results.count(Result.MET), len(results))


def false_starts(attempts: Iterable[Attempt]) -> Share:
    """Tell how often something was said or called of all the times when nothing was due."""
    results = [each.result for each in attempts if _is_silence(each) and each.result is not Result.UNSURE]
    return Share(results.count(Result.EXCESS), len(results))


def ear_sure(attempts: Iterable[Attempt]) -> Share:
    """Tell how often the ear was sure of what it heard."""
    heard = [each for each in practised(attempts) if each.words]
    return Share(sum(each.result is not Result.UNSURE for each in heard), len(heard))


def misheard(attempts: Iterable[Attempt]) -> tuple[Misheard, ...]:
    """List what the ear often was not sure of, the worst first."""
    found = []
    for own in by_item(practised(attempts)).values():
        said = [each for each in own if each.words and each.due][-LATEST:]
        unsure = [each for each in said if each.result is Result.UNSURE]
        if len(unsure) >= max(OFTEN, TOO_MUCH * len(said)):
            phrase = Counter(each.due.split("; ")[0] for each in said).most_common(1)[0][0]
            taken = Counter(each.words for each in unsure)
            heard = tuple(words for words, _ in taken.most_common(OFTEN))
            found.append(Misheard(own[0].variant, phrase, len(unsure), len(said), heard))
    return tuple(sorted(found, key=lambda each: -each.missed / each.said))


def ear_lag(attempts: Iterable[Attempt]) -> Figure:
    """Give the median time (ms) from a first word to when it was known."""
    return _figure([each.lag for each in attempts if each.lag is not None])


def penalties(happenings: Iterable[Happening], day_of: DayOf = utc_day) -> dict[str, dict[int, int]]:
    """Count the penalty cards by rule and day (days since 1970), the costliest rule first."""
    found: dict[str, Counter[int]] = {}
    for each in happenings:
        if each.what is Happened.PENALTY:
            found.setdefault(each.rule, Counter())[day_of(each.at)] += each.cards
    costliest = sorted(found.items(), key=lambda rule: -rule[1].total())
    return {rule: dict(sorted(days.items())) for rule, days in costliest}


def counts(happenings: Iterable[Happening]) -> Counter[Happened]:
    """Count games, wins, penalties, and calls upheld and bad."""
    return Counter(each.what for each in happenings)


def wins(happenings: Iterable[Happening], now: int) -> Wins:
    """Count the wins up to a date (ms UTC): of the evening that goes on, and all."""
    dates = [each.at for each in happenings if each.what is Happened.WIN]
    return Wins(sum(now - EVENING <= at <= now for at in dates), len(dates))


def forecast(
    attempts: Iterable[Attempt], now: int, days: int = 14, day_of: DayOf = utc_day
) -> tuple[tuple[str, ...], ...]:
    """List the keys of the items that are due today (those overdue with them) and on each of the next days."""
    known = learn(attempts, day_of)
    found: list[list[str]] = [[] for _ in range(days)]
    for key, learnt in known.items():
        if learnt.due is not None:
            day = max(0, day_of(learnt.due) - day_of(now))
            if day < days:
                found[day].append(key)
    return tuple(tuple(keys) for keys in found)


def streak(attempts: Iterable[Attempt]) -> int:
    """Give the longest run of right answers; what counts for nothing does not end it."""
    best = running = 0
    for attempt in attempts:
        if attempt.result in (Result.UNSURE, Result.GUESS, Result.TOLD):
            continue
        running = running + 1 if attempt.result is Result.MET else 0
        best = max(best, running)
    return best


def day_streak(attempts: Iterable[Attempt], now: int, day_of: DayOf = utc_day) -> int:
    """Count the days running on which there was practice, up to today or yesterday."""
    days = {day_of(attempt.at) for attempt in practised(attempts)}
    day = day_of(now) if day_of(now) in days else day_of(now) - 1
    count = 0
    while day - count in days:
        count += 1
    return count


def _is_silence(attempt: Attempt) -> bool:
    return attempt.item.startswith("silence:")


def _figure(values: Sequence[int]) -> Figure:
    """Give the median with its band: the values between those ranks that samples' medians keep to.

    Drawing samples anew and taking their medians, a bootstrap, tends to the same ranks, and takes a thousand times as
    long.
    """
    n = len(values)
    if n < ENOUGH:
        return Figure(None, None, None, n)
    ordered, half = sorted(values), BAND * sqrt(n) / 2
    return Figure(median(ordered), ordered[floor(n / 2 - half)], ordered[ceil(n / 2 + half) - 1], n)
