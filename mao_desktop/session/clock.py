"""Table time: it begins at 0, only grows, and goes on where it stood when a game is resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class TableClock:
    """The clock of a table; all times are ms.

    `zero` is what the clock beneath shows at table time 0; `time` is the latest table time that the game has reached.
    """

    def __init__(self, clock: Callable[[], int], time: int = 0) -> None:
        """Go on from table time `time`; `clock` tells a time that only grows, its zero does not matter."""
        self._clock = clock
        self.time = time
        self.zero = clock() - time

    def now(self) -> int:
        """Tell the table time, which is never before one that the game has reached."""
        return max(self.time, self._clock() - self.zero)

    def advance(self, to: int) -> None:
        """Let the game reach a time."""
        self.time = max(self.time, to)

    def stand_still(self, length: int) -> None:
        """Take a length of time for not having passed."""
        self.zero += length
