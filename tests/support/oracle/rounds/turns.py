"""The turns of the variants that have a direction, in which a card may change whose turn it is and how play goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.words import SUITS

from .past import Past
from .record import Turn

if TYPE_CHECKING:
    from oracle import tape as t

SUIT_OF_WORD = {(form,): letter for letter, word in SUITS.items() for form in (word, word.removesuffix("s"))}


class Turns(Past):
    """All turns so far; `flow` is how play stands, in the terms of the variant."""

    flow: Any

    def __init__(self, tape: t.Tape) -> None:
        """No turn has begun."""
        super().__init__(tape)
        self.turns: list[Turn] = []

    def which_way(self) -> int:
        """Which way play goes."""
        return int(self.flow.direction)

    def whose_turn(self) -> str | None:
        """Who is on turn."""
        return str(self.flow.turn.seat) if self.running else None

    def begin(self, seat: str) -> Turn:
        """A turn begins."""
        turn = Turn(seat, self.stamp(), self.now)
        self.turns.append(turn)
        return turn

    def resume(self) -> Turn:
        """The turn that a card is gone from goes on, and its clock starts now."""
        turn: Turn = self.flow.turn
        turn.ended, turn.clock, turn.limits = False, self.now, 0
        return turn
