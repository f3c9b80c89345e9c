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
        self.drawn: Any = None
        """How play stood before somebody drew as their turn, while nobody else has acted."""

    def which_way(self) -> int:
        """Which way play goes."""
        return int(self.flow.direction)

    def whose_turn(self) -> str | None:
        """Who is on turn."""
        return str(self.flow.turn.seat) if self.running and not self.everybody_left else None

    def begin(self, seat: str) -> Turn:
        """A turn begins."""
        turn = Turn(seat, self.stamp(), self.now)
        self.turns.append(turn)
        return turn

    def end_round(self) -> None:
        """Nobody goes on with a turn of a round that is over."""
        super().end_round()
        self.drawn = None

    def draws(self, seat: str) -> None:
        """Somebody draws: who has drawn before may not put a card down any more."""
        if self.drawn and self.drawn.turn.seat != seat:
            self.drawn = None

    def goes_on_drawing(self, *, came: bool) -> bool:
        """Whether a card drawn in turn ends no turn (`draw_until_playable`), whose time runs anew from it."""
        if came and self.options.get("draw_until_playable"):
            self.flow.turn.clock, self.flow.turn.limits = self.now, 0
            return True
        self.drawn = self.flow
        return False

    def go_on_after_drawing(self, seat: str) -> bool:
        """Who has just drawn in turn puts a card down: with `draw_and_play` that turn has never ended."""
        drawn, self.drawn = self.drawn, None
        if not (drawn and drawn.turn.seat == seat and self.options.get("draw_and_play")):
            return False
        self.flow = drawn
        self.resume()
        return True

    def resume(self) -> Turn:
        """The turn that a card is gone from goes on, and its clock starts now."""
        turn: Turn = self.flow.turn
        self.drawn = None
        turn.ended, turn.clock, turn.limits = False, self.now, 0
        return turn
