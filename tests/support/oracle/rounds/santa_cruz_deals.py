"""Between two rounds of the Game of Mau (SCM-02 to 04): deals by hand, and looking at cards before the dealer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape as t

from .record import Lying
from .santa_cruz_turns import Flow, SantaCruzTurns

if TYPE_CHECKING:
    from .record import Infraction

MISDEALING = "penalty, misdealing"


class SantaCruzDeals(SantaCruzTurns):
    """What comes before a round."""

    def __init__(self, tape: t.Tape) -> None:
        """Where the table lies between rounds, its dealer is to look first."""
        super().__init__(tape)
        self.dealer = None if tape.layout.running else tape.layout.dealer
        """Who must look first, and has not yet."""
        self.is_dealt = False
        """Whether cards of the next round have been dealt."""
        self.right_size = self.size()
        """To how many cards the hands are levelled if the deal is called."""

    def size(self) -> int:
        """How many cards everybody is dealt, unless the dealer chooses another number."""
        return int(self.options.get("hand_size", 5))

    def do_between_rounds(self, act: t.Act) -> None:
        """One act between rounds; before the end of the last one is known, only cards move."""
        match act:
            case t.Draw():
                self.hands[act.seat] += act.n
            case t.Take():
                self.take_out_of(act.source)
                self.hands[act.seat] += 1
            case t.Deal():
                self.deal(act)
            case t.Look() if act.what == "hand":
                self.look(act.seat, in_good_faith=not self.end_is_known)
            case t.Look() if act.what == "down":
                self.face_up.discard(act.seat)
            case t.Lift():
                self.lifted[act.seat] = act.card
            case t.Return() | t.Play():
                self.lifted.pop(act.seat, None)
            case _:
                pass

    def look(self, seat: str, *, in_good_faith: bool = False) -> None:
        """A seat turns its cards up, in turn after the dealer (SCM-03); who could not know of the round's end may."""
        self.face_up.add(seat)
        if seat == self.dealer:
            self.dealer = None
        elif self.dealer and self.hands[seat] and not in_good_faith:
            self.offence("penalty, looking before the dealer", "SCM-03", seat)

    def deal(self, act: t.Deal) -> None:
        """Cards are dealt, face down, and perhaps the first one is played; what is lifted then may be put back."""
        self.left = dict(self.lifted)
        if self.pile:
            self.gather()
            self.lifted.clear()
            self.is_dealt = False
        if not self.is_dealt:
            self.is_dealt = True
            self.face_up.clear()
            self.dealer = act.seat
        for seat, n in act.portions:
            self.hands[seat] += n
            self.out.discard(seat)
        if act.portions:
            self.count_hands(act.seat)
        if act.turned:
            self.turn_up(act.seat, act.turned)

    def count_hands(self, dealer: str) -> None:
        """By how many cards the hands are off by now; only people see when a deal is done (SCM-02)."""
        for infraction in self.misdeals():
            infraction.gone = True
        sizes = [cards for seat, cards in self.hands.items() if seat not in self.out]
        self.right_size = self.most_frequent(sizes)
        off = sum(abs(cards - self.right_size) for cards in sizes)
        if off:
            self.offence(MISDEALING, "SCM-02", dealer, cards=off, looked_at=True)

    def most_frequent(self, sizes: list[int]) -> int:
        """The number of cards that most hands have; where two numbers are as frequent, what the option says."""
        often = max(sizes.count(size) for size in sizes)
        found = {size for size in sizes if sizes.count(size) == often}
        return found.pop() if len(found) == 1 else self.size()

    def misdeals(self) -> list[Infraction]:
        """The misdeals that can be called."""
        return [i for i in self.infractions if i.rule == "SCM-02" and not (i.spent or i.ended)]

    def penalise(self, infraction: Infraction, ruled: int) -> None:
        """After a misdeal all hands are levelled first."""
        if infraction.rule == "SCM-02":
            self.hands = {seat: 0 if seat in self.out else self.right_size for seat in self.seats}
        super().penalise(infraction, ruled)

    def turn_up(self, dealer: str, card: str) -> None:
        """The dealer plays the first card, with its full effect (SCM-04)."""
        for infraction in self.misdeals():
            infraction.ended = True
        self.begin_round()
        self.pay_owed()
        self.owed_is_paid()
        self.is_dealt = False
        self.named.clear()
        self.spams.clear()
        self.spammed.clear()
        self.losers.clear()
        self.emptied.clear()
        self.claimed.clear()
        self.reaching.clear()
        self.lifted.clear()
        self.drew = None
        if self.options.get("first_card_live", True):
            self.lay_first(dealer, card)
        else:
            self.flow = Flow(self.begin(self.following(dealer, 1)), 1)
            self.pile.append(Lying(card))

    def lay_first(self, dealer: str, card: str) -> None:
        """The first card counts as played by the dealer, though not as a turn; play goes clockwise.

        It is as if a dealer who is out had left right after it.
        """
        is_out = dealer in self.out
        self.out.discard(dealer)
        self.hands[dealer] += 1
        self.flow = Flow(self.begin(dealer), 1)
        self.turns.pop()
        self.play(dealer, card, first=True)
        if is_out:
            self.leave(dealer)

    def play(self, seat: str, card: str, *, first: bool = False) -> None:
        """A card put down."""
        raise NotImplementedError
