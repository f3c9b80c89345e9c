"""The speech watermark: the table time (ms) up to which all speech is known.

It promises that no word which began before it is told after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LOOK_AHEAD = 480
"""While nobody speaks: how long before the end of the sound so far a word may have begun that is not known yet (ms)."""
MARGIN = 150
"""How much earlier the final result may put the onset of a word than the partial results did (ms)."""
CLOCK_SLACK = 20
"""How much earlier a new fit of the clock may put a sample than the last one (ms)."""


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

    def advanced(self, taken_in: int, speaking: Speaking | None, waiting: Iterable[int] = ()) -> Watermark:
        """Move it as far as what is known allows.

        Args:
            taken_in: up to when sound was taken in.
            speaking: the speech that is not settled, if somebody speaks.
            waiting: when things began that are known in part only: phrases that may go on, knocks being counted.
        """
        spoken = taken_in - LOOK_AHEAD if speaking is None else speaking.bound
        return Watermark(max(self.time, min([spoken, *waiting])))

    def settled(self, until: int) -> Watermark:
        """Move it to where nothing earlier can follow: the sound is over there, or nothing was heard up to it."""
        return Watermark(max(self.time, until))
