"""What chance decides at a table: the order of the cards, at the beginning and whenever they are shuffled.

Shuffles of a running game are drawn as the judge of table scripts draws them from the same seed, so that an exported
game finds the same cards.
"""

from __future__ import annotations

import random
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Deal, Event, Shuffled, ShuffleWanted, Take, gathers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Fact, State

SHUFFLE = "the cards before the first deal"


UNNAMED = Shuffled(())
"""A shuffle whose order chance is to name."""


class TableChance:
    """Chance at a table, from its seed on."""

    def __init__(self, seed: int | str) -> None:
        """Begin with a seed."""
        self._random = random.Random(seed)  # noqa: S311  cards, not secrets

    def copy(self) -> TableChance:
        """Give chance as it stands, to draw from it and to keep it only if what was drawn is written down."""
        other = copy(self)
        other._random = copy(self._random)  # noqa: SLF001  it is one of these too
        return other

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Give cards in a new order."""
        order = list(cards)
        self._random.shuffle(order)
        return tuple(order)

    def order(self, count: int) -> tuple[int, ...]:
        """Give a new order of so many cards."""
        return tuple(self._random.sample(range(count), count))

    def pick(self, count: int) -> int:
        """Pick one of so many cards; of none the first, which is not there."""
        return self._random.randrange(count) if count else 0

    def name(self, state: State, event: Event) -> Event:
        """Name what an event leaves to chance; the state is that before it."""
        match event:
            case Shuffled(order=()):
                return Shuffled(self.order(len(state.table.stack) + len(state.table.aside)))
            case Take(source=source):
                return replace(event, pick=self.pick(len(state.table.hands[source])))
            case Deal():
                lying = gathers(state)
                return replace(event, order=self.order(lying) if lying else (), turned=None)
            case _:
                return event

    def passed(self, state: State, event: Event) -> None:
        """Draw again what an event of the log took from chance; the state is that before it."""
        match event:
            case Shuffled(order):
                self.order(len(order))
            case Deal(order=order) if order:
                self.order(len(order))
            case Take(source=source):
                self.pick(len(state.table.hands[source]))
            case _:
                pass


def asks_chance(event: Event) -> bool:
    """Tell whether an event may leave something to chance."""
    return isinstance(event, Shuffled | Take | Deal)


def wants_shuffle(facts: Iterable[Fact]) -> bool:
    """Tell whether the engine asks in these facts that what lies in the stack is shuffled."""
    return any(isinstance(fact, ShuffleWanted) for fact in facts)


def first_stack(cards: Iterable[Card], seed: int) -> tuple[Card, ...]:
    """Shuffle the cards that lie in the stack before the first deal; shuffles of the game itself are others."""
    return TableChance(f"{SHUFFLE} {seed}").shuffled(cards)
