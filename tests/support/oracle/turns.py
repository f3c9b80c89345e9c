"""Whose turn it is, and what happens if nobody does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clock import after
from .duties import Duties
from .record import Duty, Turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from . import tape as t


class Turns(Duties):
    """The turns of a game, and what comes by itself."""

    def __init__(self, tape: t.Tape) -> None:
        """The first turn begins at 0."""
        super().__init__(tape)
        self.taken = 0
        """Where nobody is left to be on turn: how many cards were taken for the sevens that are live still."""
        self.drew: Turn | None = None
        """The turn that its seat has just ended by drawing, while nobody else has acted."""
        if self.running:
            self.begin_turn(tape.layout.turn)

    def following(self, seat: str) -> str | None:
        """The next seat that is in the game; the same one if there is no other."""
        place = self.seats.index(seat)
        ring = [self.seats[(place + self.direction * step) % len(self.seats)] for step in range(1, len(self.seats) + 1)]
        return next((s for s in ring if s not in self.out), None)

    def begin_turn(self, seat: str | None, taken: int = 0, extra: int = 0) -> None:
        """A turn begins, on a live seven with what is owed for it; some may be taken by who left it.

        `extra` are the further turns that a rule has given to its seat, this one with them.
        """
        if seat is None:
            self.turn, self.taken = None, taken
            return
        owes = self.chain * self.rules.each
        turn = self.turn = Turn(seat, self.stamp(), self.now, owes=owes, taken=taken, extra=extra)
        self.turns.append(turn)
        if self.chain:
            phrase = self.rules.thanks_phrase(self.chain)
            turn.thanks = self.owe_phrase(seat, phrase, self.rules.thanks_said, self.live, trigger=None, turn=turn)
            if not self.rules.moo:
                turn.take = self.owe_taking(turn, "limit")

    def end_turn(self, *, skips: int = 0, again: int = 0) -> None:
        """The turn is ended by its seat and passes on, unless that has further ones."""
        if self.turn is None:
            return
        self.turn.ended = True
        extra = max(0, self.turn.extra - 1) + again
        if extra:
            self.begin_turn(self.turn.seat, extra=extra)
            return
        seat = self.following(self.turn.seat)
        for _ in range(skips if seat else 0):
            assert seat is not None
            seat = self.following(seat)
        self.begin_turn(seat)

    def leave_game(self, seat: str) -> None:
        """The seat is out: it is bound by nothing, and turns skip it."""
        self.out.add(seat)
        self.lose_hand(seat)
        self.sizes[seat] = 0
        for duty in self.duties:
            duty.gone = duty.gone or duty.seat == seat
        if self.turn and self.turn.seat == seat:
            self.turn.ended = True
            self.begin_turn(self.following(seat), taken=self.turn.taken if self.chain else 0)

    def lose_hand(self, seat: str) -> None:
        """A seat that is out holds nothing; what it puts down before that is known comes back to it."""
        self.hands[seat] = self.last_penalty[seat] = 0
        self.gone_from[seat] = self.known()

    def end_round(self) -> None:
        """The round is over: nobody is on turn, and nothing is owed or can be called any more (CAM-15)."""
        self.running, self.turn, self.ended = False, None, self.stamp()
        self.drew = None
        self.chain, self.live = 0, None
        self.duties.clear()
        self.claims.clear()
        self.last_card.clear()

    def deadlines(self) -> Iterator[tuple[int, Duty | Turn]]:
        """What becomes an infraction by itself, and when, as far as is known now."""
        for duty in self.duties:
            time = self.overdue_at(duty)
            if time is not None:
                yield time, duty
        if self.turn and self.rules.limit:
            time = after(self.turn.clock, self.rules.limit * (self.turn.timeouts + 1), self.orders)
            if time is not None:
                yield time, self.turn

    def fire(self) -> None:
        """Everything that is overdue by now."""
        while True:
            pending = [pair for pair in self.deadlines() if pair[0] <= self.now]
            if not pending:
                return
            _, what = min(pending, key=lambda pair: pair[0])
            if isinstance(what, Turn):
                what.timeouts += 1
                self.offence(self.rules.limit_call, self.rules.time_limit, what.seat)
            else:
                self.overdue(what)
