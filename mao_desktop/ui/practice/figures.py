"""A person's figures as sheets: rows for a plot, and the same as a table for screen readers and for CSV."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.practice import Happened, Result, statistics
from mao_desktop.ui.practice.step_texts import heard_as
from mao_desktop.ui.texts import MS, in_per_cent, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mao_desktop.practice import Attempt, DayOf, Happening
    from mao_desktop.practice.statistics import Figure, Share

FIRST_DAY = date(1970, 1, 1).toordinal()
DAYS_SHOWN = 14
TAKEN_FOR = 3
"""How many of the things that a phrase was taken for are listed."""
PERCENT = 100
FIRST, PRACTICE, GAMES = 0, 1, 2
"""The kinds of marks: the first half of practice, all of practice, games."""


class Mark(NamedTuple):
    """A figure in a row of a plot, with its band where it has one; `value` is None where there is not enough yet."""

    kind: int
    value: float | None
    low: float | None
    high: float | None
    n: int


class DotRow(NamedTuple):
    """A row of dots on one axis."""

    name: str
    marks: tuple[Mark, ...]


class DayRow(NamedTuple):
    """A row with a number for some days (days since 1970)."""

    name: str
    days: Mapping[int, int]


class Sheet(NamedTuple):
    """One figure: what it is called, its axis, its rows of either kind, and the same as a table."""

    title: str
    axis: str
    dots: tuple[DotRow, ...]
    days: tuple[DayRow, ...]
    first_day: int
    headings: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]


def sheets(
    attempts: Sequence[Attempt], happenings: Sequence[Happening], names: Mapping[str, str], now: int, day_of: DayOf
) -> tuple[Sheet, ...]:
    """Make all sheets of one variant.

    Args:
        attempts: what is kept of a person.
        happenings: what else is.
        names: what items and rules are called.
        now: the date (ms UTC).
        day_of: tells the person's days.
    """
    asked = [attempt for attempt in attempts if not attempt.item.startswith("silence:")]
    return (
        _times(asked, names),
        _shares(asked, names),
        _penalties(happenings, names, now, day_of),
        _due(attempts, names, now, day_of),
        _ear(asked, names),
    )


def _times(attempts: Sequence[Attempt], names: Mapping[str, str]) -> Sheet:
    rows, table = [], []
    for key, own in statistics.by_item(attempts).items():
        practised = statistics.practised(own)
        first, second = statistics.before_and_after(practised)
        figures = (first, statistics.latency(practised), statistics.latency(statistics.played(own)))
        name = names.get(key, key)
        rows.append(DotRow(name, tuple(_seconds(kind, figure) for kind, figure in enumerate(figures))))
        table.append((name, *(told for figure in (figures[1], first, second, figures[2]) for told in _told(figure))))
    headings = [tr("Phrase")]
    for which in (tr("practice: s"), tr("first half: s"), tr("second half: s"), tr("games: s")):
        headings += [which, tr("90 % band"), tr("trials")]
    return Sheet(
        tr("Time to the first word"), tr("seconds from the card to the first word"), tuple(rows), (), 0,
        tuple(headings), tuple(table),
    )  # fmt: skip


def _seconds(kind: int, figure: Figure) -> Mark:
    low, value, high = (None if ms is None else ms / MS for ms in (figure.low, figure.value, figure.high))
    return Mark(kind, value, low, high, figure.n)


def _told(figure: Figure) -> tuple[str, str, str]:
    if figure.value is None or figure.low is None or figure.high is None:
        return (tr("not enough yet") if figure.n else "–", "", str(figure.n))
    return (f"{figure.value / MS:.2f}", f"{figure.low / MS:.2f}–{figure.high / MS:.2f}", str(figure.n))


def _shares(attempts: Sequence[Attempt], names: Mapping[str, str]) -> Sheet:
    rows, table = [], []
    for key, own in statistics.by_item(attempts).items():
        shares = statistics.share_met(statistics.practised(own)), statistics.share_met(statistics.played(own))
        name = names.get(key, key)
        marks = tuple(_percent(kind, share) for kind, share in zip((PRACTICE, GAMES), shares, strict=True))
        rows.append(DotRow(name, marks))
        table.append((name, *(told for share in shares for told in (percent(share), str(share.whole)))))
    headings = (tr("Phrase"), tr("practice: %"), tr("trials"), tr("games: %"), tr("trials"))
    return Sheet(tr("Share met"), tr("per cent of what was due"), tuple(rows), (), 0, headings, tuple(table))


def _percent(kind: int, share: Share) -> Mark:
    value = None if share.value is None else share.value * PERCENT
    return Mark(kind, value, None, None, share.whole)


def percent(share: Share) -> str:
    """Write a share in per cent, or that there is not enough yet."""
    if share.value is None:
        return tr("not enough yet") if share.whole else "–"
    return f"{share.value * PERCENT:.0f}"


def _penalties(happenings: Sequence[Happening], names: Mapping[str, str], now: int, day_of: DayOf) -> Sheet:
    first = day_of(now) - DAYS_SHOWN + 1
    rows, table = [], []
    for rule, days in statistics.penalties(happenings, day_of).items():
        name = names.get(rule, rule)
        rows.append(DayRow(name, {day: count for day, count in days.items() if day >= first}))
        table += [(name, date_of(day), str(count)) for day, count in days.items()]
    headings = (tr("Rule"), tr("Day"), tr("Penalty cards"))
    axis = tr("penalty cards a day, by rule, the costliest first")
    return Sheet(tr("Penalties"), axis, (), tuple(rows), first, headings, tuple(table))


def _due(attempts: Sequence[Attempt], names: Mapping[str, str], now: int, day_of: DayOf) -> Sheet:
    today = day_of(now)
    days = statistics.forecast(attempts, now, DAYS_SHOWN, day_of)
    due = [(key, today + n) for n, keys in enumerate(days) for key in keys if not key.startswith("silence:")]
    rows = tuple(DayRow(names.get(key, key), {day: 1}) for key, day in due)
    table = tuple((names.get(key, key), date_of(day)) for key, day in due)
    return Sheet(tr("What is due"), tr("days from today"), (), rows, today, (tr("Phrase"), tr("Day")), table)


def _ear(attempts: Sequence[Attempt], names: Mapping[str, str]) -> Sheet:
    """Tell for each phrase how often the ear was sure of it, and what it took for it where it was not."""
    rows, table = [], []
    for key, own in statistics.by_item(attempts).items():
        share, name = statistics.ear_sure(own), names.get(key, key)
        if share.whole:
            rows.append(DotRow(name, (_percent(PRACTICE, share),)))
            taken = Counter(attempt.words for attempt in own if attempt.result is Result.UNSURE)
            heard = ", ".join(heard_as(words) for words, _ in taken.most_common(TAKEN_FOR))
            table.append((name, percent(share), str(share.whole), heard))
    headings = (tr("Phrase"), tr("heard surely: %"), tr("trials"), tr("else heard as"))
    axis = tr("per cent heard surely; the sound check tells what helps where it is low")
    return Sheet(tr("The ear"), axis, tuple(rows), (), 0, headings, tuple(table))


def date_of(day: int) -> str:
    """Write a day (days since 1970) as a date."""
    return date.fromordinal(FIRST_DAY + day).isoformat()


def summary(
    attempts: Sequence[Attempt], happenings: Sequence[Happening], now: int, day_of: DayOf
) -> tuple[tuple[str, str], ...]:
    """List the figures that stand alone, each with its name."""
    counts = statistics.counts(happenings)
    false, sure = statistics.false_starts(attempts), statistics.ear_sure(attempts)
    lag = statistics.ear_lag(attempts)
    practised = statistics.practised(attempts)
    lines = (
        (tr("Games"), str(counts[Happened.GAME])),
        (tr("Wins"), str(counts[Happened.WIN])),
        (tr("Calls upheld"), str(counts[Happened.UPHELD])),
        (tr("Bad calls"), str(counts[Happened.BAD_CALL])),
        (tr("Cards practised"), str(len(practised))),
        (tr("Best run of right answers"), str(statistics.streak(practised))),
        (tr("Days in a row"), str(statistics.day_streak(attempts, now, day_of))),
        (tr("Said where nothing was due"), _of(false)),
        (tr("The ear was sure"), _of(sure)),
        (tr("The ear takes"), tr("not enough yet") if lag.value is None else seconds(round(lag.value))),
    )
    return tuple(lines)


def _of(share: Share) -> str:
    return percent(share) if share.value is None else in_per_cent(share.value)
