"""Times of single words, where only the time of all of them is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Word

if TYPE_CHECKING:
    from collections.abc import Sequence


def spread(words: Sequence[str], sizes: Sequence[int], start: int, end: int) -> tuple[Word, ...]:
    """Spread words over a stretch of time (ms) without pauses, each as long as its size says beside the others."""
    whole = sum(sizes)
    edges = [start + round((end - start) * sum(sizes[:n]) / whole) for n in range(len(words) + 1)] if words else []
    return tuple(Word(word, edges[n], edges[n + 1]) for n, word in enumerate(words))
