"""Table time: it begins at 0, only grows, stands still in pauses, and goes on where it stood when a game is resumed."""

from __future__ import annotations

from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.limits import LONGEST_GAME

if TYPE_CHECKING:
    from collections.abc import Callable


class Stop(NamedTuple):
    """From when to when time stood still, counted from the clock's zero (ms), and at which table time that was."""

    begin: int
    end: int
    at: int


class TableClock:
    """The clock of a table; all times are ms.

    `zero` is what the clock beneath shows at table time 0, as if there had been no pauses: microphones and voices count
    from it, and their times are brought into table time by `table_time`. `time` is the latest table time that the game
    has reached.
    """

    def __init__(self, clock: Callable[[], int], time: int = 0) -> None:
        """Go on from table time `time`; `clock` tells a time that only grows, its zero does not matter."""
        self._clock = clock
        self.time = time
        self.zero = clock() - time
        self._pauses: list[Stop] = []
        self._stopped: int | None = None
        """When the pause began that goes on, counted from `zero`."""

    def now(self) -> int:
        """Tell the table time, which is never before one that the game has reached, nor after its latest end."""
        return min(max(self.time, self.table_time(self._clock() - self.zero)), LONGEST_GAME)

    def advance(self, to: int) -> None:
        """Let the game reach a time."""
        self.time = max(self.time, to)

    def stand_still(self, length: int) -> None:
        """Take a length of time for not having passed."""
        self.zero += length

    def stop(self) -> None:
        """Let table time stand still from now on."""
        if self._stopped is None:
            self._stopped = self._clock() - self.zero

    def go_on(self) -> int:
        """Let table time go on; tell for how long it stood still."""
        if self._stopped is None:
            return 0
        begin, end = self._stopped, self._clock() - self.zero
        self._stopped = None
        self._pauses.append(Stop(begin, end, self.table_time(begin)))
        return end - begin

    @property
    def never_stood(self) -> bool:
        """Whether table time is what is counted from `zero`, as there was no pause."""
        return not self._pauses and self._stopped is None

    def table_time(self, time: int) -> int:
        """Give a time that was counted from `zero` in table time; in a pause that is when it began."""
        upto = time if self._stopped is None else min(time, self._stopped)
        last = self._last(upto, "begin")
        return last.at + max(upto - last.end, 0) if last else upto

    def stood(self, time: int) -> bool:
        """Tell whether table time stood still at a time that was counted from `zero`."""
        if self._stopped is not None and time > self._stopped:
            return True
        last = self._last(time, "begin")
        return last is not None and time < last.end

    def counted(self, time: int) -> int:
        """Give a table time as it is counted from `zero`."""
        last = self._last(time, "at")
        return last.end + time - last.at if last else time

    def _last(self, time: int, counted: str) -> Stop | None:
        """Find the last pause that began before a time, which is `counted` as the field of that name."""
        if not self._pauses:
            return None
        place = bisect_left(self._pauses, time, key=attrgetter(counted))
        return self._pauses[place - 1] if place else None
