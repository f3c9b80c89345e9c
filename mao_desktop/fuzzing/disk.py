"""A disk on which writes fail, with nothing or with a part of what was to be written."""

from __future__ import annotations

import errno
from io import FileIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

FAULTS = (errno.ENOSPC, errno.EIO, errno.EINTR)
FAILING, SHORT = 0.02, 0.02
"""How many writes fail, and how many write less than they were to, as a system may."""


class LateDisk:
    """Writes files once the program is started again, each only as it was wanted last: nobody reads the others."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._waiting: dict[Path, Callable[[Path], None]] = {}

    def wants(self, path: Path, how: Callable[[Path], None]) -> None:
        """Have a file written in this way."""
        self._waiting[path] = how

    def catch_up(self) -> None:
        """Write them."""
        for path, how in self._waiting.items():
            how(path)
        self._waiting.clear()


class FailingFile(FileIO):
    """A journal's file on such a disk."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        """Open a file that is there, to write on at its end."""
        super().__init__(path, "r+b")
        self.seek(0, 2)
        self._chance = chance

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # whole lines are written, in bytes
        """Write some or all of it, and tell how much.

        Raises:
            OSError: the disk fails.
        """
        fate = self._chance.random()
        if fate > FAILING + SHORT:
            return super().write(data)
        written = super().write(data[: self._chance.randrange(len(data))])
        if fate < FAILING or not written:
            raise OSError(self._chance.choice(FAULTS), "the disk failed")
        return written
