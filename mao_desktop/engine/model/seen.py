"""What others see of events and facts that show a card to one seat only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardsCame:
    """So many cards came off the stack to a seat: what others see of `CardsTaken`."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PutAway:
    """A seat put a card away, face down: what others see of `Discard`."""

    seat: int
    under_stack: bool
