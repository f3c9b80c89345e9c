"""Memory that is free in this process is given back to the system.

The C library keeps what was freed, for each thread by itself. What a sentence's sound took while it was recognised
stays with the process so, in pieces, and they become more with the hours.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def give_back() -> None:
    """Give back what is free; where the C library isn't glibc, which alone can do so, nothing happens."""
    if trim := _trim():
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
