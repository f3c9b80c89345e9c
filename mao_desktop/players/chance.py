"""Chance for computer players: numbers that depend on a seed and on what they are drawn for, and on nothing else.

Asked again for the same thing it gives the same number, so that a player who is asked often does not change its mind.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_BYTES = 7
_SIZE = 1 << (8 * _BYTES)


@dataclass(frozen=True, slots=True)
class Chance:
    """A player's chance."""

    seed: int

    @classmethod
    def of_seat(cls, seed: int, seat: int) -> Chance:
        """Give a seat's own chance, by the seed of its table."""
        return cls(seed * 64 + seat)

    def of(self, *what: object) -> float:
        """Give the number for something, at least 0 and less than 1."""
        digest = blake2b(repr((self.seed, *what)).encode(), digest_size=_BYTES).digest()
        return int.from_bytes(digest) / _SIZE

    def happens(self, likely: float, *what: object) -> bool:
        """Tell whether something happens that is so likely (0 to 1)."""
        return self.of(*what) < likely

    def delay(self, low: int, high: int, *what: object) -> int:
        """Give a delay between two (ms), mostly nearer to the lower one, as people's are."""
        return low + round((high - low) * self.of(*what) ** 2)

    def between(self, low: int, high: int, *what: object) -> int:
        """Give a time between two (ms), each as likely."""
        return low + round((high - low) * self.of(*what))

    def choice(self, items: Sequence[T], *what: object) -> T:
        """Choose one of some."""
        return items[int(self.of(*what) * len(items))]
