"""What a microphone tells, in table time: what was heard in a pause does not count, and is no gap either."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.speech.reports import Forming, Gap, HeardPhrase, HeardUpTo, HeardWord, Knocked, Level, OtherTalk

if TYPE_CHECKING:
    from mao_desktop.session.clock import TableClock
    from mao_desktop.speech.reports import Report


def in_table_time(report: Report, clock: TableClock) -> Report | None:
    """Give a report, whose times are counted from the clock's zero, in table time; None where it does not count."""
    at = clock.table_time
    match report:
        case HeardUpTo() | Level() if clock.never_stood:
            return report
        case HeardPhrase():
            return None if clock.stood(report.start) else _phrase(report, clock)
        case HeardWord(start=start, end=end):
            return None if clock.stood(start) else replace(report, start=at(start), end=at(end))
        case OtherTalk(start=start, end=end):
            return None if clock.stood(start) else replace(report, start=at(start), end=at(end))
        case Forming(stable=stable):
            return replace(report, stable=tuple(_phrase(p, clock) for p in stable if not clock.stood(p.start)))
        case HeardUpTo(time=time):
            return replace(report, time=at(time))
        case Gap(begin, end):
            return replace(report, begin=at(begin), end=at(end)) if at(begin) < at(end) else None
        case Knocked(time=time):
            return None if clock.stood(time) else replace(report, time=at(time))
        case Level(time=time):
            return replace(report, time=at(time), speech=report.speech and not clock.stood(time))
        case _:
            return report


def _phrase(phrase: HeardPhrase, clock: TableClock) -> HeardPhrase:
    at = clock.table_time
    return replace(phrase, words=tuple(replace(word, start=at(word.start), end=at(word.end)) for word in phrase.words))
