"""What was freed goes back to the system."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

import pytest

from mao_desktop.memory import give_back

PIECES, SIZE = 20_000, 1_000


def held() -> int:
    """Tell how much memory (kB) this process holds."""
    return int(Path("/proc/self/smaps_rollup").read_text().split("Rss:")[1].split()[0])


@pytest.mark.skipif(sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="needs glibc")
def test_bug_memory_of_sentences_that_were_recognised_stayed_with_the_program() -> None:
    library = ctypes.CDLL(None)
    library.malloc.restype, library.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    pieces = [library.malloc(SIZE) for _ in range(PIECES)]
    for piece in pieces:
        ctypes.memset(piece, 1, SIZE)
    for piece in pieces[:-1]:  # the last one keeps the heap from shrinking by itself
        library.free(piece)
    before = held()
    give_back()
    assert before - held() > PIECES * SIZE / 1000 / 2
    library.free(pieces[-1])
