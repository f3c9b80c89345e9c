"""The pieces of words that the network reads and writes, each by its number (byte-pair encoding)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BEGIN, END = 1, 2
"""The numbers of what begins and ends a text."""
SPACE = "▁"
"""Stands before each word, so that no piece goes over from one into another."""
UNKNOWN = 0
_TWO_BYTES = 0x80
"""A length from here on takes a second byte, which counts so many times more."""


class Pieces:
    """All pieces; the lower a piece's number, the earlier its parts are joined."""

    def __init__(self, path: Path) -> None:
        """Read them from a file of Moonshine's, where the number of its bytes stands before each."""
        self._texts = [piece.decode("utf-8", "replace") for piece in _pieces(path.read_bytes())]
        self._numbers = {text: number for number, text in enumerate(self._texts) if number > END}
        self._of_word = cache(self._joined)

    def number(self, piece: str) -> int:
        """Give the number of a piece."""
        return self._numbers[piece]

    def numbers(self, text: str) -> list[int]:
        """Give the pieces of a text."""
        return [number for word in text.split() for number in self._of_word(word)]

    def begins_word(self, number: int) -> bool:
        """Tell whether a piece is the beginning of a word."""
        return self._texts[number].startswith(SPACE)

    def _joined(self, word: str) -> tuple[int, ...]:
        """Join the letters of a word to pieces, the earliest known pair first."""
        parts = [SPACE, *word]
        while True:
            pairs = ((self._numbers.get(one + other), at) for at, (one, other) in enumerate(pairwise(parts)))
            known = [(number, at) for number, at in pairs if number is not None]
            if not known:
                return tuple(self._numbers.get(part, UNKNOWN) for part in parts)
            _, at = min(known)
            parts[at : at + 2] = [parts[at] + parts[at + 1]]


def _pieces(data: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(data):
        length = data[at]
        at += 1
        if length >= _TWO_BYTES:
            length += (data[at] - 1) * _TWO_BYTES
            at += 1
        yield data[at : at + length]
        at += length
