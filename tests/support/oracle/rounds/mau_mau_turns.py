"""Whose turn it is in Mau Mau (MMT), and what the hands are: threes, eights, nines, twos, one card left and none."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from oracle.words import plain

from .record import Lying, Turn, rank
from .turns import Turns

if TYPE_CHECKING:
    from oracle import tape as t
    from oracle.record import Moment

MAU = (("mau",), ("mao",))
MAU_MAU = (("mau", "mau"), ("mao", "mao"))
NOT_TAKING = "mistake, not taking a card"


@dataclass(frozen=True, slots=True)
class Flow:
    """How play stands: whose turn it is, which way it goes, and in which order."""

    turn: Turn
    direction: int
    swaps: tuple[tuple[str, str, frozenset[str]], ...] = ()
    """Two seats that have changed places, and which of them have still to have their turn."""
    twos: int = 0
    taken: int = 0
    """How many live twos there are, and how many cards have been taken for them."""
    skipped: str | None = None
    """Who may still answer an eight."""
    extra: int = 0
    """How many further turns a rule has given to who is on turn."""


class MauMauTurns(Turns):
    """The turns and hands of a round."""

    grace = 3.0
    cost = 2
    bad_call = "MMT-34"
    not_saying, not_knocking, not_drawing = (f"mistake, not {deed}" for deed in ("saying", "knocking", "drawing"))
    contests = (plain("bad call"), plain("mistake, wrong call"))

    def __init__(self, tape: t.Tape) -> None:
        """The first turn begins."""
        super().__init__(tape)
        layout = tape.layout
        self.flow = Flow(self.begin(layout.turn), layout.direction)
        self.named: dict[int, str] = {}
        """The suits named for jacks, by the cards' identities."""
        self.snaps: list[tuple[Moment, str | None, bool]] = []
        self.emptied: dict[str, int] = {}
        self.effect = 0
        """When the last thing was done that the end of the round waits for."""
        self.locked: list[tuple[str, Turn | None, Moment]] = []
        """Penalties taken: by whom, in which turn of that seat, and when."""
        self.counted_hands = dict(self.hands)

    # --- turns --------------------------------------------------------------------------------------------------------

    def order(self, flow: Flow, leaving: str | None = None) -> list[str]:
        """The seats that are in and one that is leaving, clockwise, as the threes still at work have changed them."""
        order = list(self.seats)
        for a, b, _ in flow.swaps:
            i, j = order.index(a), order.index(b)
            order[i], order[j] = order[j], order[i]
        return [seat for seat in order if seat == leaving or seat not in self.out]

    def leave_turn(self, seat: str) -> None:
        """The next player is on turn, and takes what is left to be taken for live twos."""
        self.fill(seat)
        self.nothing_to_take(seat)
        if self.flow.turn.seat != seat:
            return
        order = self.order(self.flow, leaving=seat)
        heir = order[(order.index(seat) + self.flow.direction) % len(order)]
        self.go_on(replace(self.flow, swaps=self.still_on(self.flow, {seat}), skipped=None, extra=0), heir)
        if self.flow.twos and not self.everybody_left:
            live = next(x for x in reversed(self.pile) if x.before and rank(x.card) == "2")
            self.must(heir, "mistake, not taking cards", "MMT-13", "twos", live)

    def turns_order(self, card: str) -> bool:
        """Whether a card reverses the order."""
        return rank(card) in self.ranks("reverse_ranks", "9")

    def take_effect(self, lying: Lying) -> None:
        """What a card in turn does, and the turn passes."""
        flow, seat, card = self.flow, lying.seat, lying.card
        assert seat is not None
        twos = flow.twos + 1 if rank(card) == "2" else 0
        flow = replace(flow, twos=twos, taken=0, skipped=None)
        flips = self.turns_order(card) + sum(asks.reverses for _, asks in lying.asked)
        flow = replace(flow, direction=flow.direction * (-1) ** flips)
        if rank(card) == "3":
            self.swap_next_two(flow, seat)
            return
        self.pass_turn(flow, by=lying)
        after = self.flow.turn.seat if rank(card) not in self.ranks("skip_ranks", "8") else None
        if rank(card) == "A" and after and after != seat and self.hands[seat]:
            self.must(after, NOT_TAKING, "MMT-12", "take", lying, source=seat)
        if rank(card) == "10" and after and after != seat and self.hands[after]:
            self.must(seat, NOT_TAKING, "MMT-18", "take", lying, source=after)
        if rank(card) == "J":
            self.must(seat, "mistake, not naming a suit", "MMT-19", "name", lying)
        if twos:
            self.must(self.flow.turn.seat, "mistake, not taking cards", "MMT-13", "twos", lying)

    def must(self, seat: str, call: str, rule: str, deed: str, lying: Lying, source: str | None = None) -> None:
        """Something must be done: within the grace, and before the next card in turn."""
        cut = "" if deed == "twos" else "card"
        self.owe(seat, call, rule, deed=deed, lying=lying, cut=cut, source=source, turn=self.flow.turn)

    def pass_turn(self, flow: Flow, by: Lying | None = None) -> None:
        """The turn passes on, over who is skipped."""
        seat = by.seat if by and by.seat else flow.turn.seat
        extra = max(0, flow.extra - 1) + sum(asks.again for _, asks in (by.asked if by else ()))
        flow = replace(flow, extra=extra)
        if extra:
            self.go_on(replace(flow, swaps=self.still_on(flow, {seat})), seat)
            return
        order = self.order(flow)
        place = order.index(seat) + flow.direction
        had = {seat}
        if by and rank(by.card) in self.ranks("skip_ranks", "8"):
            skipped = order[place % len(order)]
            had.add(skipped)
            flow = replace(flow, skipped=skipped)
            place += flow.direction
        for _ in range(sum(asks.skips for _, asks in (by.asked if by else ()))):
            had.add(order[place % len(order)])
            place += flow.direction
        self.go_on(replace(flow, swaps=self.still_on(flow, had)), order[place % len(order)])

    def swap_next_two(self, flow: Flow, seat: str) -> None:
        """The next two change places until both have had their turn (MMT-14)."""
        order = self.order(flow)
        first, second = ((order.index(seat) + flow.direction * n) % len(order) for n in (1, 2))
        a, b = order[first], order[second]
        self.go_on(replace(flow, swaps=(*self.still_on(flow, {seat}), (a, b, frozenset({a, b}))), extra=0), b)

    @staticmethod
    def still_on(flow: Flow, had: set[str]) -> tuple[tuple[str, str, frozenset[str]], ...]:
        """The changes of places, when these seats have had their turn; who both had it change back."""
        return tuple((a, b, waiting - had) for a, b, waiting in flow.swaps if waiting - had)

    def go_on(self, flow: Flow, following: str) -> None:
        """The next turn begins."""
        flow.turn.ended = True
        self.flow = replace(flow, turn=self.begin(following))

    def restore(self, lying: Lying) -> None:
        """The turn is its player's again, or the next one's where that has left, and its clock starts now."""
        self.flow = lying.before
        turn = self.resume()
        if turn.seat in self.out:
            self.leave_turn(turn.seat)
            return
        asked = [d for d in self.duties if d.deed == "twos" and d.turn is turn]
        for duty in asked[-1:] if self.flow.twos else ():
            if duty.met:  # by this card
                duty.infraction = duty.penalised = None
            if duty.infraction is None and duty.penalised is None:
                duty.met, duty.gone, duty.trigger = None, False, self.now
                for infraction in self.infractions:
                    infraction.gone = infraction.gone or (infraction.duty is duty and infraction.excused)

    # --- hands --------------------------------------------------------------------------------------------------------

    def count_hand(self, seat: str, lying: Lying | None = None, *, silently: bool = False) -> None:
        """One card left, or none (MMT-30, 31); `lying` is the card that it was put down with.

        Nobody says anything between the cards that are taken for twos.
        """
        before, now = self.counted_hands[seat], self.hands[seat]
        self.counted_hands[seat] = now
        if before == now or seat in self.out:
            return
        if now:
            self.fill(seat)
        if now == 1 and not silently:
            call = "mistake, not saying mau"
            self.owe(seat, call, "MMT-30", MAU, lying=lying, cut="any card", graced=False, late_counts=True)
        elif now == 0:
            self.nothing_to_take(seat)
            if not (lying and lying.first):
                self.emptied[seat] = self.now
            call = "mistake, not saying mau mau"
            self.owe(seat, call, "MMT-31", MAU_MAU, lying=lying, cut="any card", late_counts=True)

    def nothing_to_take(self, seat: str) -> None:
        """A hand is empty, or was left: what was to be taken out of it counts as taken (MMT-12, 18)."""
        for duty in self.duties:
            if duty.deed == "take" and duty.source == seat and not duty.gone and not duty.met:
                self.meet(duty, self.stamp())

    def fill(self, seat: str) -> None:
        """A hand is not empty any more, or its seat left: nobody has to say anything about it."""
        was_empty = self.emptied.pop(seat, None)
        for duty in self.duties:
            if duty.seat == seat and duty.rule == "MMT-31":
                duty.gone = True
        if was_empty is not None and not self.emptied:
            self.flow.turn.clock, self.flow.turn.limits = self.now, 0
