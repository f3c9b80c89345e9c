"""The working copy in which a stretch of the tape is folded into a judgement."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine.judgement import Judgement

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.consequences import Consequence
    from mao_desktop.engine.facts import Fact

T = TypeVar("T")

_fields_of = attrgetter(*(f.name for f in fields(Judgement)))


@dataclass(slots=True)
class Fold(Judgement):
    """A judgement being worked on, with the facts and consequences found; rulings become known at `ruled` (ms).

    `folded` counts what was taken off the tape. `hands_now` shows the hands as they lie after that, for points; it is
    None where none are counted, as what is found is not for good.
    """

    ruled: int
    facts: list[Fact]
    consequences: list[Consequence]
    folded: int = 0
    hands_now: Callable[[], tuple[tuple[Card, ...], ...]] | None = None

    @classmethod
    def thaw(cls, judgement: Judgement, ruled: int) -> Fold:
        """Begin to work on a copy."""
        return cls(*(*_fields_of(judgement), ruled, [], []))

    def freeze(self) -> Judgement:
        """Give what the copy has become."""
        return Judgement(*_fields_of(self))

    def number(self) -> int:
        """Give the next number for a duty or an infraction."""
        self.serial += 1
        return self.serial

    def in_game(self, seat: int) -> bool:
        """Tell whether a seat is in the game; an overseer has none."""
        return seat >= 0 and not self.out[seat]


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Give `items` with the one at `at` replaced."""
    return (*items[:at], item, *items[at + 1 :])
