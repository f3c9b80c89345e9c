"""A lock on an open file: the system takes it away when the file is closed, however its program ends."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from io import FileIO

if sys.platform == "win32":
    import msvcrt
    import os

    FAR = 1 << 40
    """What is locked can't be read by others, so a byte is locked that no file reaches."""

    def lock(file: FileIO) -> bool:
        """Keep a file for this program; tell whether no other one has it."""
        here = file.tell()
        try:
            os.lseek(file.fileno(), FAR, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            file.seek(here)
        return True

else:
    import fcntl

    def lock(file: FileIO) -> bool:
        """Keep a file for this program; tell whether no other one has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
        return True
