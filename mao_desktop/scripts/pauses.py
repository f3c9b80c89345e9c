"""Pauses of a script: no table time passes in them, so that every clock of the game stands still.

A script's times go on in a pause. What happens in it is refused or not heard, and the rest is judged in table time;
what is reported is told in the script's times again.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from itertools import accumulate
from operator import sub
from typing import TYPE_CHECKING

from mao_desktop.engine import OVERSEER, Called, Gap, HeardUpTo, Knock, Pause, Spoken
from mao_desktop.scripts.script_events import Correct, Halted, ScriptEvent, Standstill
from mao_desktop.scripts.values import shown
from mao_desktop.scripts.yaml_nodes import ScriptError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Word


@dataclass(frozen=True, slots=True)
class Pauses:
    """The pauses of a script, in order and apart: when each begins and ends (ms of the script).

    `moments` are the table times at which they lie, and `stood` tells how long the game has stood still before each of
    them, and in all: a script can have many pauses, and each of its times is looked up among them.
    """

    begins: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    moments: tuple[int, ...] = ()
    stood: tuple[int, ...] = (0,)

    @classmethod
    def of(cls, events: Iterable[tuple[ScriptEvent, int]]) -> Pauses:
        """Gather the pauses among events, each given with its line.

        Raises:
            ScriptError: one begins before another is over.
        """
        spans: list[tuple[int, int]] = []
        for event, line in events:
            match event.what:
                case Standstill(begin, end):
                    if spans and begin < spans[-1][1]:
                        raise ScriptError(line, f"a pause from {shown(spans[-1][1])} on was expected")
                    spans.append((begin, end))
                case _:
                    pass
        begins, ends = (tuple(span[side] for span in spans) for side in (0, 1))
        stood = tuple(accumulate(map(sub, ends, begins), initial=0))
        return cls(begins, ends, tuple(map(sub, begins, stood)), stood)

    def then(self, begin: int, end: int) -> Pauses:
        """Give the same with one more pause, after all others."""
        before = self.stood[-1]
        return Pauses(
            (*self.begins, begin),
            (*self.ends, end),
            (*self.moments, begin - before),
            (*self.stood, before + end - begin),
        )

    def table(self, time: int) -> int:
        """Give the table time (ms) of a time of the script."""
        begun = bisect_left(self.begins, time)
        still = max(0, self.ends[begun - 1] - time) if begun else 0
        return time - self.stood[begun] + still

    def script(self, time: int) -> int:
        """Give a table time in the script's times (ms): that at which the clock stood still is the pause's end."""
        return time + self.stood[bisect_right(self.moments, time)]

    def since(self, time: int) -> int:
        """Give a table time in the script's times (ms): that at which the clock stood still is the pause's begin."""
        return time + self.stood[bisect_left(self.moments, time)]

    def stands(self, time: int) -> bool:
        """Tell whether the game stands still at a time of the script."""
        begun = bisect_left(self.begins, time)
        return begun > 0 and time < self.ends[begun - 1]

    def in_table_time(self, events: Iterable[ScriptEvent]) -> tuple[ScriptEvent, ...]:
        """Give events in table time: what is done in a pause is halted, and what is said in it is not heard."""
        found = (self._in_table_time(event) for event in events) if self.begins else events
        return tuple(event for event in found if event is not None)

    def _in_table_time(self, event: ScriptEvent) -> ScriptEvent | None:
        what, until = event.what, event.until
        match what:
            case Spoken(words=words) | Called(words=words) if until > event.at or isinstance(what, Spoken):
                kept = self._heard(words)
                if not kept:
                    return None
                what = replace(what, words=kept)
            case Called(caller=caller) if self.stands(event.at):
                what = Halted(OVERSEER if caller is None else caller, event.at)
            case Called(words=words):
                what = replace(what, words=self._heard(words))
            case Knock() if self.stands(event.at):
                return None
            case Knock(time=time):
                what = replace(what, time=self.table(time))
            case Gap(begin, end):
                what = replace(what, begin=self.table(begin), end=self.table(end))
            case HeardUpTo(time):
                what = replace(what, time=self.table(time))
            case Standstill(begin, end, why):
                moment = self.table(begin)
                return ScriptEvent(moment, moment, moment, Pause(why, end - begin), line=event.line)
            case Correct():
                pass
            case _ if self.stands(event.at):
                what = Halted(what.seat, event.at)  # type: ignore[union-attr]  # all others are acts
            case _:
                pass
        hold = None if event.hold is None else self.table(event.hold)
        at, until, known = (self.table(time) for time in (event.at, until, event.known))
        return replace(event, at=at, until=until, known=known, what=what, hold=hold)

    def _heard(self, words: tuple[Word, ...]) -> tuple[Word, ...]:
        """Give the words in table time that were not begun in a pause."""
        return tuple(
            replace(word, start=self.table(word.start), end=self.table(word.end))
            for word in words
            if not self.stands(word.start)
        )
