"""Between two rounds of Mau Mau (MMT-02 to 05): who is to deal, counts, deals by hand and what goes wrong in them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oracle import tape as t

from .mau_mau_turns import MauMauTurns
from .record import Lying

if TYPE_CHECKING:
    from collections.abc import Iterator

OUT_OF_TURN = "mistake, dealing out of turn"
MISDEAL = "mistake, misdeal"


class MauMauDeals(MauMauTurns):
    """What comes before a round."""

    def __init__(self, tape: t.Tape) -> None:
        """A table laid out in a round has been dealt by its dealer; one between rounds is the dealer's to deal."""
        super().__init__(tape)
        layout = tape.layout
        self.dealer = layout.dealer or self.seats[-1]
        self.is_first = not layout.running
        self.dealt: list[str] = []
        """To whom the cards of the next round were dealt, one by one."""
        self.false_dealers: set[str] = set()
        """Who has dealt some of them out of turn."""
        self.charged: dict[str, int] = {}
        """How many cards too many a false dealer has dealt to whom, each a mistake already."""
        self.wrong_way = False
        """Whether they went the wrong way round."""
        self.picked_up: set[str] = set()
        """Who has had the deck in hand since the last round."""
        self.in_handfuls: set[str] = set()
        """Whose sevens the dealer has dealt several at a time."""
        self.count_over: int | None = None
        """When the count ends that is going on."""

    def to_deal(self) -> str:
        """Who is to deal: the next in the direction of play after the last deal, or after a first dealer who left."""
        if self.is_first and self.dealer not in self.out:
            return self.dealer
        return self.ring(self.dealer)[0]

    def ring(self, seat: str) -> list[str]:
        """The other seats that are in and at last this one, in the direction of play."""
        place, way = self.seats.index(seat), self.flow.direction
        ring = [self.seats[(place + way * step) % len(self.seats)] for step in range(1, len(self.seats) + 1)]
        return [other for other in ring if other == seat or other not in self.out]

    def do_between_rounds(self, act: t.Act) -> None:
        """One act between rounds; before the end of the last one is known, only cards move."""
        known = self.end_is_known
        match act:
            case t.Draw() if act.seat not in self.out:  # else it was not known yet that the seat is
                self.hands[act.seat] += act.n
            case t.Take():
                self.take_out_of(act.source)
                self.hands[act.seat] += 1
            case t.Touch() if act.what == "stack" and known:
                self.pick_up(act.seat)
            case t.Count() if known and self.count_over is None and not self.picked_up:
                self.count_over = self.now + act.ms
            case t.Deal():
                self.deal(act)
            case _:
                pass

    def must_wait_for_cards(self) -> bool:
        """The dealer deals out what is owed by calls made before the first card is turned (MMT-02)."""
        return not self.running

    # --- counts -------------------------------------------------------------------------------------------------------

    def pick_up(self, seat: str) -> None:
        """The deck is in somebody's hand; in a count it should be the dealer's, and then need not be (MMT-05)."""
        if self.count_over is not None and seat != self.to_deal():
            self.offence(OUT_OF_TURN, "MMT-05", seat)
        self.picked_up.add(seat)
        self.count_over = None

    def wakes(self) -> Iterator[int]:
        """When a count ends."""
        if self.count_over is not None:
            yield self.count_over

    def fire(self) -> None:
        """What is overdue, and the end of a count."""
        super().fire()
        if self.count_over is not None and self.count_over <= self.now:
            self.count_over = None
            self.offence("mistake, not dealing", "MMT-05", self.to_deal())

    # --- the deal -----------------------------------------------------------------------------------------------------

    def deal(self, act: t.Deal) -> None:
        """Cards are dealt one by one, and perhaps the first one is turned."""
        if self.pile:
            self.gather()
        for to, n in act.portions:
            had = self.got(to)
            for _ in range(n):
                self.deal_card(act.seat, to)
            at_once = n > 1 and had < self.size() and to not in self.out
            if at_once and act.seat == self.to_deal() and to not in self.in_handfuls:
                self.in_handfuls.add(to)
                self.dealers_mistake("mistake, not dealing singly", act.seat)
        if act.turned:
            self.turn_up(act.seat, act.turned)

    def deal_card(self, dealer: str, to: str) -> None:
        """One card is dealt (MMT-03), but to who is out; the dealer who sets a false deal right goes no way round."""
        self.picked_up.add(dealer)
        self.count_over = None
        false = dealer != self.to_deal()
        if false and dealer not in self.false_dealers:
            self.false_dealers.add(dealer)
            self.dealers_mistake(OUT_OF_TURN, dealer)
        if to in self.out:
            self.lose_hand(to)
            return
        self.hands[to] += 1
        last = self.dealt[-1] if self.dealt else dealer
        sets_right = not false and bool(self.false_dealers)
        self.dealt.append(to)
        onwards, backwards = (self.following(last, way * self.flow.direction) for way in (1, -1))
        if self.got(to) > self.size():
            if false:
                self.charged[to] = self.charged.get(to, 0) + 1
                self.dealers_mistake(MISDEAL, dealer)
        elif to == backwards != onwards and not self.wrong_way and not sets_right:
            self.wrong_way = True
            self.dealers_mistake("mistake, wrong direction", dealer)

    def dealers_mistake(self, call: str, dealer: str) -> None:
        """A mistake in a deal (MMT-03), if its dealer is in."""
        if dealer not in self.out:
            self.offence(call, "MMT-03", dealer)

    def got(self, seat: str) -> int:
        """How many cards of this deal a seat has got."""
        return self.dealt.count(seat)

    def size(self) -> int:
        """How many cards everybody is dealt."""
        return int(self.options.get("hand_size", 7))

    def turn_up(self, dealer: str, card: str) -> None:
        """The hands are counted, and the first card is played by the dealer with its full effect (MMT-02)."""
        hands = {seat: self.got(seat) for seat in self.seats if seat not in self.out}
        for seat, cards in hands.items() if dealer == self.to_deal() else ():
            if not self.size() <= cards - self.charged.get(seat, 0) <= self.size() + self.owed[seat]:
                self.dealers_mistake(MISDEAL, dealer)
        if any(self.size() <= cards < self.size() + self.owed[seat] for seat, cards in hands.items()):
            self.dealers_mistake("mistake, forgetting penalty cards", dealer)
        self.owed = {seat: max(0, self.owed[seat] - max(0, hands.get(seat, 0) - self.size())) for seat in self.seats}
        self.begin_round()
        self.dealer, self.is_first = dealer, False
        self.dealt, self.wrong_way, self.charged = [], False, {}
        self.false_dealers.clear()
        self.in_handfuls.clear()
        self.picked_up.clear()
        self.count_over = None
        self.named.clear()
        self.emptied.clear()
        self.locked.clear()
        if self.options.get("first_card_live", True):
            self.lay_first(dealer, card)
        else:
            self.counted_hands = dict(self.hands)
            self.flow = replace(
                self.flow, turn=self.begin(self.ring(dealer)[0]), swaps=(), twos=0, taken=0, skipped=None
            )
            self.pile.append(Lying(card))

    def lay_first(self, dealer: str, card: str) -> None:
        """The first card counts as played by the dealer, as if one who is out had left right after it."""
        is_out = dealer in self.out
        self.out.discard(dealer)
        self.hands[dealer] += 1
        self.counted_hands = dict(self.hands)
        self.flow = replace(self.flow, turn=self.begin(dealer), swaps=(), twos=0, taken=0, skipped=None)
        self.play(dealer, card, first=True)
        if is_out:
            self.leave(dealer)

    def play(self, seat: str, card: str, *, first: bool = False) -> None:
        """A card put down."""
        raise NotImplementedError
