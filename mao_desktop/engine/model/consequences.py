"""What a ruling does to the table: found by the judgement, carried out by the table at the time of the ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.model.record import record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card


@record
class PayCards:
    """A penalty comes off the stack."""

    seat: int
    count: int
    batch: int | None = None
    """Its number, where it is locked."""


@record
class Level:
    """A dealt hand gets so many cards more, or gives its last ones back under the stack."""

    seat: int
    by: int


@record
class GiveBack:
    """A card goes back from the pile to the hand that it came from; `lay` is its number in the log."""

    lay: int


@record
class TakeUp:
    """A card that a seat put away goes back to its hand."""

    seat: int
    card: Card


@record
class GoOut:
    """A seat goes out of the game; what it holds goes back under the stack, but what was dealt to it since.

    `folded` is how much of the tape had been folded then.
    """

    seat: int
    folded: int


@record
class ComeIn:
    """A seat comes in with cards."""

    seat: int
    count: int


@record
class RevokePenalty:
    """Cards of a seat's last penalty go back into the stack."""

    seat: int
    count: int


Consequence = PayCards | Level | GiveBack | TakeUp | GoOut | ComeIn | RevokePenalty
