"""Whose turn it is in the Game of Mau (SCM): races after jokers, extra turns, spams, and what slips away by them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from oracle.words import plain, stands_at

from .record import Lying, Turn, rank
from .turns import Turns

if TYPE_CHECKING:
    from oracle import tape as t

SPAM, WONDERFUL_SPAM = (("spam",),), (("wonderful", "spam"),)
WONDERFUL = 3


@dataclass(frozen=True, slots=True)
class Flow:
    """How play stands."""

    turn: Turn
    direction: int
    sevens: int = 0
    taken: int = 0
    """How many live sevens there are, and how many cards have been drawn for them."""
    extra: int = 0
    rivals: tuple[str, ...] = ()
    """The joker's neighbours, while neither has acted."""


class SantaCruzTurns(Turns):
    """The turns of a round."""

    bad_call = "SCM-48"
    not_saying, not_knocking, not_drawing = (f"penalty, failure to {deed}" for deed in ("say", "knock", "draw"))
    contests = (
        plain("bad call"),
        *(
            plain(f"penalty{link}{words}")
            for link in (" ", " for ")
            for words in ("incorrect penalty", "calling an incorrect penalty")
        ),
    )

    def __init__(self, tape: t.Tape) -> None:
        """The first turn begins."""
        super().__init__(tape)
        layout = tape.layout
        self.flow = Flow(self.begin(layout.turn), layout.direction)
        self.named: dict[int, str] = {}
        self.spams: dict[int, int] = {}
        """How many spams each card on the pile ends, by the cards' identities."""
        self.spammed: set[int] = set()
        self.losers: list[tuple[str, int]] = []
        """Whose turn slipped away, and until when their arm may still be moving."""
        self.drew: str | None = None
        """Who drew as their turn, while nobody else has acted."""
        self.lifted: dict[str, str] = {}
        self.left: dict[str, str] = {}
        """The card that a seat had lifted when it made another move, which was judged then."""
        self.reaching: set[str] = set()
        self.face_up = set(self.seats) if layout.running else set()
        self.emptied: dict[str, int] = {}
        self.claimed: dict[str, int] = {}
        self.curses = frozenset(self.options.get("curse_words", ("god", "cthulhu")))  # type: ignore[arg-type]
        self.checked = 0
        """How many points of order have come to their fourth second."""

    # --- turns --------------------------------------------------------------------------------------------------------

    def arm_is_moving(self, seat: str) -> bool:
        """Whether a seat's turn slipped away so lately that it is excused (SCM-24, 29)."""
        return any(loser == seat and self.now <= until for loser, until in self.losers)

    def lose(self, *seats: str) -> None:
        """The turn of these seats slipped away."""
        self.losers += [(seat, self.now + self.ms("race", 1.5)) for seat in seats]

    def leave_turn(self, seat: str) -> None:
        """The next player is on turn, and takes what is left to be taken for live sevens."""
        flow = self.flow
        self.emptied.pop(seat, None)
        if flow.turn.seat == seat:
            flow.turn.ended = True
            turn = self.begin(self.following(seat, flow.direction))
            self.flow = Flow(turn, flow.direction, flow.sevens, flow.taken)

    def decide_race(self, seat: str) -> None:
        """The faster of a joker's neighbours has the turn, and play goes on its way (SCM-24)."""
        flow = self.flow
        if seat not in flow.rivals:
            return
        if seat != flow.turn.seat:
            turn = self.begin(seat)
            turn.begun = flow.turn.begun
            flow = replace(flow, turn=turn, direction=-flow.direction)
        self.lose(*(rival for rival in flow.rivals if rival != seat))
        self.flow = replace(flow, rivals=())

    def take_effect(self, lying: Lying) -> None:
        """What a card in turn does, and the turn passes."""
        flow, seat = self.flow, lying.seat
        assert seat is not None
        flow.turn.ended = True
        extra = max(0, flow.extra - 1) + self.adds_turn(lying)
        self.pass_on(lying, flow, extra, skips=self.skips(lying))

    def adds_turn(self, lying: Lying) -> int:
        """How many extra turns a card gives (SCM-25), with those that written rules give."""
        again = sum(asks.again for _, asks in lying.asked)
        return (bool(self.options.get("twos")) and rank(lying.card) == "2") + again

    def turns_order(self, card: str) -> bool:
        """Whether a card reverses the order (SCM-20)."""
        return rank(card) in self.ranks("reverse_ranks", "A")

    def skips(self, lying: Lying) -> int:
        """How many seats a card skips (SCM-22), with those that written rules let it skip."""
        return (rank(lying.card) in self.ranks("skip_ranks", "8")) + sum(asks.skips for _, asks in lying.asked)

    def pass_on(self, lying: Lying, flow: Flow, extra: int, skips: int) -> None:
        """The turn passes from the seat of a card."""
        seat, card = lying.seat, lying.card
        assert seat is not None
        direction = flow.direction * (-1) ** (self.turns_order(card) + sum(asks.reverses for _, asks in lying.asked))
        sevens = flow.sevens + 1 if rank(card) == "7" else 0
        following = seat if extra else self.following(seat, direction, 1 + skips)
        rivals = (following, self.following(seat, -direction)) if card == "*" and not extra else ()
        rivals = rivals if len(set(rivals)) > 1 else ()
        self.flow = Flow(self.begin(following), direction, sevens, extra=extra, rivals=rivals)

    # --- spam ---------------------------------------------------------------------------------------------------------

    def said_spam_before(self, seat: str) -> bool:
        """Whether the word was begun so shortly before the card that it belongs to it."""
        since = self.now - self.ms("lead", 1.5)
        return any(
            said.seat == seat and said.sure and said.at[0] >= since
            and any(stands_at(said.words, 0, phrase) for phrase in (*SPAM, *WONDERFUL_SPAM))
            for said in self.idle
        )  # fmt: skip

    def make_spam(self, lying: Lying) -> None:
        """A card is a spam: play goes on from it, and the word is owed (SCM-26 to 28)."""
        flow, seat = self.flow, lying.seat
        assert seat is not None
        self.spams[id(lying)] += 1
        self.spammed.add(id(lying))
        count = self.spams[id(lying)]
        slipped, skips = {flow.turn.seat, *flow.rivals}, self.skips(lying)
        self.pass_on(lying, flow, flow.extra + self.adds_turn(lying), skips=skips + count * bool(skips))
        self.lose(*(slipped - {self.flow.turn.seat, seat}))
        what, phrases = ("wonderful spam", WONDERFUL_SPAM) if count == WONDERFUL else ("spam", SPAM)
        rule = "SCM-27" if count == WONDERFUL else "SCM-26"
        self.owe(seat, f"penalty, failure to call {what}", rule, phrases, lying=lying)

    def say_spam(self, seat: str | None) -> None:
        """The word makes a spam of the equal card that its speaker has just put down in turn."""
        if len(self.pile) < 2:
            return
        top, under = self.pile[-1], self.pile[-2]
        late = self.now - top.at >= self.whole_grace()
        if top.before is None or id(top) in self.spammed or late or seat not in (None, top.seat):
            return
        if top.card != under.card or rank(top.card) == "J" or self.options.get("decks") == 1:
            return
        slipped = {self.flow.turn.seat, *self.flow.rivals}
        top.before.turn.ended = False
        self.flow, self.drawn = replace(top.before, rivals=()), None
        self.make_spam(top)
        self.lose(*(slipped - {self.flow.turn.seat, top.seat}))

    def restore(self, lying: Lying) -> None:
        """The turn is its player's again, or the next one's where that has left, and its clock starts now."""
        self.flow = lying.before
        turn = self.resume()
        if turn.seat in self.out:
            self.leave_turn(turn.seat)
