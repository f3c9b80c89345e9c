"""The speech watermark: the table time (ms) up to which all speech is known.

It promises that no word which began before it is told after it. Where something takes too long to be known it goes on
all the same, and what is then told counts as begun at it.
"""

from __future__ import annotations

from dataclasses import dataclass

LOOK_AHEAD = 480
"""While nobody speaks: how long before the end of the sound so far a word may have begun that is not known yet (ms)."""
MARGIN = 150
"""How much earlier the final result may put the onset of a word than the partial results did (ms)."""
CLOCK_SLACK = 20
"""How much earlier a new fit of the clock may put a sample than the last one (ms)."""
FARTHEST_IN_TALK, FARTHEST, FARTHEST_IN_LINE = 740, 1_740, 4_000
"""It is never farther behind the sound (ms): in talk, elsewhere, and where a line seems to be said or words are owed.

What began before it counts as begun at it, so it waits where that matters. In talk phrases seldom are; what is owed or
called may be a long line, slowly said.
"""


@dataclass(frozen=True, slots=True)
class Speaking:
    """Speech without a final result: it began at `since` or later, its first word probably at `first_word` (ms)."""

    since: int
    first_word: int | None = None

    @property
    def bound(self) -> int:
        """The earliest time at which one of its words may begin."""
        since = self.since - CLOCK_SLACK
        return since if self.first_word is None else max(since, self.first_word - MARGIN)


@dataclass(frozen=True, slots=True)
class Watermark:
    """The mark, which only grows."""

    time: int = 0

    def advanced(
        self,
        taken_in: int,
        speaking: Speaking | None,
        knocks: int | None = None,
        *,
        unfinished: int | None = None,
        farthest: int = FARTHEST,
    ) -> Watermark:
        """Move it as far as what is known allows, and past speech that takes too long to be known.

        Args:
            taken_in: up to when sound was taken in.
            speaking: the speech that is not settled, if somebody speaks.
            knocks: when knocks began that are being counted.
            unfinished: when a phrase began that is known in part only, since it may go on.
            farthest: how far behind the sound speech may hold it (ms).
        """
        spoken = taken_in - LOOK_AHEAD if speaking is None else speaking.bound
        spoken = spoken if unfinished is None else min(spoken, unfinished)
        spoken = max(spoken, taken_in - farthest)
        return Watermark(max(self.time, spoken if knocks is None else min(spoken, knocks)))

    def settled(self, until: int) -> Watermark:
        """Move it to where nothing earlier can follow: the sound is over there, or nothing was heard up to it."""
        return Watermark(max(self.time, until))
