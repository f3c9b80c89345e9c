"""An ear with troubles: what a microphone tells of what persons said, late, doubled, lost or in another order.

It tells reports as a listener does, through the same channel.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mao_desktop.fuzzing.plan import Trouble
from mao_desktop.session import spread
from mao_desktop.speech.reports import Forming, Gap, HeardPhrase, HeardUpTo, HeardWord, Knocked, Level, Why

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Iterator

    from mao_desktop.speech.reports import Report

LAG, LATE = 600, 6_000
"""How long after its end (ms) a phrase is known, and how much later at most."""
STEPS, STILL_STEP = (400, 800, 1_600), 4_000
"""How often (ms) a microphone tells how far it has heard, and at a table that is still, where nothing comes of it."""
OFTEN, SELDOM = 0.2, 0.05
"""How often a trouble touches what is said."""
LONGEST_GAP = 8_000
UNSURE = 0.08
QUIET, LOUD = -60.0, -20.0


@dataclass(order=True, slots=True)
class Telling:
    """A report that is told at a time (ms); `number` keeps the order of those of one time."""

    at: int
    number: int
    report: Report


class TroubledEar:
    """The microphone of a seat; its times are ms of the machine's clock from where its table's time began."""

    def __init__(self, seat: int, troubles: Collection[Trouble], chance: random.Random, now: int) -> None:
        """Begin to listen."""
        self._seat, self._troubles, self._chance = seat, troubles, chance
        self._tellings: list[Telling] = []
        self._starts: list[tuple[int, int]] = []
        """When what is not told yet began, and when it is told."""
        self._count = 0
        self._step, self._next = chance.choice(STEPS), now

    def say(self, text: str, now: int) -> None:
        """Let something be said at the microphone from now on."""
        self._next = min(self._next, now + self._step)
        end = now + self._chance.choice((150, 250, 450)) * len(text.split())
        words = tuple(HeardWord(word.text, word.start, word.end, end, 1.0, LOUD) for word in spread(text, now, end))
        phrase = HeardPhrase(text, words, end + LAG, self._chance.random() > UNSURE, level=LOUD, seat=self._seat)
        self._tell(now, Level(now, LOUD, speech=True))
        self._tell(end, Level(end, QUIET, speech=False))
        if self._happens(Trouble.LOST, SELDOM):
            return
        known = end + LAG + (self._chance.randrange(LATE) if self._happens(Trouble.LATE, OFTEN) else 0)
        if self._chance.random() < OFTEN:
            self._tell(end, Forming(text, (replace(phrase, known=end),), end, self._seat))
        self._tell(known, replace(phrase, known=known))
        if self._happens(Trouble.DOUBLED, OFTEN):
            self._tell(known + self._chance.randrange(LAG), phrase)
        if not self._happens(Trouble.LATE, SELDOM):  # else the microphone promises too much
            self._starts.append((now, known))

    def knock(self, count: int, now: int) -> None:
        """Let knocks be heard."""
        self._tell(now + LAG, Knocked(count, now, now + LAG, self._seat))
        self._starts.append((now, now + LAG))

    def be_deaf(self, now: int) -> None:
        """Let it be deaf for a while that is over now."""
        begin = max(0, now - self._chance.randrange(1, LONGEST_GAP))
        self._tell(now, Gap(begin, now, self._chance.choice(tuple(Why)), now, self._seat))

    def next_time(self) -> int:
        """Tell when it tells something next (ms)."""
        return min(self._next, self._tellings[0].at) if self._tellings else self._next

    def told(self, now: int, *, still: bool = False) -> Iterator[Report]:
        """Give what it tells by now (ms) at a table that is `still`, or is not."""
        while self._tellings and self._tellings[0].at <= now:
            yield heappop(self._tellings).report
        if self._next <= now:
            self._next = now + (STILL_STEP if still else self._step)
            self._starts = [(start, known) for start, known in self._starts if known >= now]
            yield HeardUpTo(max(0, min((now - LAG, *(start for start, _ in self._starts)))), now)

    def _happens(self, trouble: Trouble, share: float) -> bool:
        """Tell whether a trouble touches what is being said; chance is asked either way."""
        return self._chance.random() < share and trouble in self._troubles

    def _tell(self, at: int, report: Report) -> None:
        self._count += 1
        sooner = self._chance.randrange(LAG) if self._happens(Trouble.REORDERED, OFTEN) else 0
        heappush(self._tellings, Telling(max(at - sooner, 0), self._count, report))
