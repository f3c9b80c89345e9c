"""Deals by hand: who is to deal, what a deal's mistakes are, and how the first card begins a round."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import hands, infractions, meetings, moves, turns
from mao_desktop.engine.judging.fold import Mechanism, put
from mao_desktop.engine.judging.leaving import go_out, is_between_rounds
from mao_desktop.engine.judging.seating_order import follower, followers
from mao_desktop.engine.mechanics.scoring import OutAbove
from mao_desktop.engine.model.consequences import GoOut, PayCards
from mao_desktop.engine.model.facts import InfractionEnd
from mao_desktop.engine.model.matters import DeckLeft
from mao_desktop.engine.model.positions import PlayedCard, TurnState
from mao_desktop.engine.model.records import DealInProgress
from mao_desktop.engine.model.row import Part
from mao_desktop.engine.model.times import SECOND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.events import Count, Deal
    from mao_desktop.engine.model.matters import Owed
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.rules.rules import Rules

FEWEST = 2
"""The least number of seats that play a round."""


@dataclass(frozen=True, slots=True)
class FirstCardPlayed(Mechanism):
    """Part: the first card counts as played by the dealer, with its full effect."""


@dataclass(frozen=True, slots=True)
class DirectionStays(Part):
    """Part: the direction of play stays from round to round, and the deal goes round in it."""


@dataclass(frozen=True, slots=True)
class DealersAnnouncement(Part):
    """Part: the dealer opens with an announcement, in which the word of the win may be said; `lines` are read out."""

    lines: tuple[str, ...] = ()


def chooses_size(rules: Rules) -> bool:
    """Tell whether the dealer chooses at each deal how many cards everybody gets."""
    return rules.one(EqualHands) is not None


def announcement(rules: Rules) -> tuple[str, ...]:
    """List the lines that a dealer reads out before the cards are dealt; none where there is nothing to tell."""
    opening = rules.one(DealersAnnouncement)
    return opening.lines if opening else ()


@dataclass(frozen=True, slots=True)
class EqualHands(Mechanism):
    """Part: hands of another size than most are a misdeal, one card for each too many or too few.

    Where several sizes are equally frequent, hands are measured by `hand_size`.
    """

    hand_size: int
    misdeal: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what a misdeal is called."""
        return (self.misdeal,)

    def judge_sizes(self, fold: Fold, dealer: int) -> None:
        """Note by how many cards the hands are off; people see it, the program cannot know when a deal is done."""
        for seat in range(len(fold.seats)):
            infractions.drop_where(
                fold,
                seat,
                lambda i: i.offence.levels is not None and not infractions.passed(fold, i),
                InfractionEnd.LAPSED,
            )
        sizes = [state.cards for state in fold.seats if not state.out]
        size = self._size(sizes)
        off = sum(abs(cards - size) for cards in sizes)
        if off:
            machine_calls = fold.machine_calls
            infractions.commit(fold, replace(self.misdeal, cards=off, levels=size), dealer)
            fold.machine_calls = machine_calls

    def _size(self, sizes: list[int]) -> int:
        """Find the size that most hands have."""
        first, *others = Counter(sizes).most_common(2)
        return self.hand_size if others and others[0][1] == first[1] else first[0]


@dataclass(frozen=True, slots=True)
class Deck:
    """Who has had the deck in hand last since the round, and when (ms) the count is over by which that must be."""

    held_by: int | None = None
    count_ends: int | None = None


@dataclass(frozen=True, slots=True)
class DealersTurn(Mechanism):
    """Part: seats deal in turn, `hand_size` cards each, singly in the direction of play, then the penalties owed."""

    hand_size: int
    misdeal: OffenceType
    out_of_turn: OffenceType
    not_singly: OffenceType
    wrong_direction: OffenceType
    forgetting: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """List the mistakes of a dealer."""
        return (self.misdeal, self.out_of_turn, self.not_singly, self.wrong_direction, self.forgetting)

    def defers_penalties(self, fold: Fold) -> bool:  # noqa: ARG002
        """Let the next dealer deal them."""
        return True

    def judge_dealer(self, fold: Fold, act: Deal) -> None:
        """Judge whether it is the dealer's turn to deal, once for all cards of the deal."""
        dealt = fold.dealt
        if dealt and act.portions and act.seat != next_dealer(fold) and act.seat not in dealt.false_dealers:
            self._mistake(fold, self.out_of_turn, act.seat)
            fold.dealt = replace(dealt, false_dealers=dealt.false_dealers | {act.seat})

    def judge_portion(self, fold: Fold, dealer: int, seat: int, count: int) -> None:
        """Judge cards dealt to a seat: the way round, singly or not, and too many from one who was not to deal at all.

        Who sets a false deal right deals to whom cards are missing, the way round as that may be.
        """
        dealt = fold.dealt
        if dealt is None:
            return
        before, is_false = dealt.cards[seat], dealer != next_dealer(fold)
        last = dealer if dealt.last is None else dealt.last
        bound = (is_false or not dealt.false_dealers) and not dealt.wrong_way and before < self.hand_size
        if bound and _is_backwards(fold, last, seat):
            self._mistake(fold, self.wrong_direction, dealer)
            dealt = replace(dealt, wrong_way=True)
        if is_false:
            over = max(0, before + count - max(before, self.hand_size))
            for _ in range(over):
                self._mistake(fold, self.misdeal, dealer)
            dealt = replace(dealt, over=put(dealt.over, seat, dealt.over[seat] + over))
        elif count > 1 and before < self.hand_size and seat not in dealt.together:
            self._mistake(fold, self.not_singly, dealer)
            dealt = replace(dealt, together=dealt.together | {seat})
        fold.dealt = dealt

    def judge_hands(self, fold: Fold, dealer: int) -> None:
        """Count the hands when the first card is turned, and what was owed besides.

        What false dealers dealt too many was their mistake, and the hands that one of them turned up are not counted.
        """
        dealt = fold.dealt
        if dealt is None:
            return
        forgot, is_false = False, dealer != next_dealer(fold)
        for seat, cards in enumerate(dealt.cards):
            owed = fold.seats[seat].owed
            extra = cards - self.hand_size
            if not fold.in_game(seat):
                continue
            forgot = forgot or 0 <= extra < owed
            if not (is_false or 0 <= extra - dealt.over[seat] <= owed):
                self._mistake(fold, self.misdeal, dealer)
            fold.change(seat).owed = max(0, owed - max(0, extra))
        if forgot:
            self._mistake(fold, self.forgetting, dealer)

    def _mistake(self, fold: Fold, offence: OffenceType, dealer: int) -> None:
        """Note a mistake of a dealer; who had left, though that was not known yet, makes none."""
        if fold.in_game(dealer):
            infractions.commit(fold, offence, dealer)


@dataclass(frozen=True, slots=True)
class Countdown(Mechanism):
    """Part: whoever is to deal must have picked the deck up by the end of a count."""

    not_dealing: OffenceType
    not_yours: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what letting the deck lie is called."""
        return (self.not_dealing,)

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> DeckLeft | None:  # noqa: ARG002
        """Tell that the deck was not picked up."""
        return DeckLeft() if offence == self.not_dealing else None

    def slot(self, seats: int, *, running: bool) -> Deck:  # noqa: ARG002
        """Begin with the deck on the table."""
        return Deck()

    def hold(self, fold: Fold, act: Deal) -> None:
        """Let the deck be in the hand of whoever deals, until the first card is turned up."""
        fold.keep(Deck(None if act.turn_up else act.seat))

    def start_count(self, fold: Fold, act: Count) -> None:
        """Begin a count, by whose end the deck must have been picked up, where it lies there and nobody counts."""
        if is_between_rounds(fold) and fold.slot(Deck) == Deck():
            fold.keep(Deck(count_ends=fold.now + act.count * SECOND))

    def pick_up(self, fold: Fold, seat: int) -> None:
        """Judge who picks the deck up while somebody counts; nobody else need do it then."""
        if is_between_rounds(fold):
            counting = fold.slot(Deck).count_ends is not None
            fold.keep(Deck(seat))
            if counting and seat != next_dealer(fold):
                infractions.commit(fold, self.not_yours, seat)

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """Tell when a count ends."""
        ends = fold.slot(Deck).count_ends
        return () if ends is None else ((ends, self._count_out),)

    def _count_out(self, fold: Fold) -> None:
        """End a count at whose end the deck still lies there."""
        dealer = next_dealer(fold)
        fold.keep(Deck())
        if dealer is not None:
            infractions.commit(fold, self.not_dealing, dealer)


def next_dealer(judged: Judgement) -> int | None:
    """Tell who is to deal: at first whom the table chose, then the next after the last, clockwise or as play goes."""
    if judged.last_dealer is None and _may_deal(judged, judged.dealer):
        return judged.dealer
    last = judged.dealer if judged.last_dealer is None else judged.last_dealer
    return follower(judged, last, _way_round(judged))


def who_deals(judged: Judgement) -> int | None:
    """Tell who deals: who has begun to, else who is to deal."""
    if judged.dealt and _may_deal(judged, judged.dealt.by):
        return judged.dealt.by
    return next_dealer(judged)


def _may_deal(judged: Judgement, seat: int) -> bool:
    """Tell whether a seat can deal itself in: who is out comes in again with the deal, but where that is for good."""
    return not (judged.seats[seat].out and judged.rules.one(OutAbove))


def _way_round(judged: Judgement) -> int:
    """Tell in which direction the deal goes round, and play begins."""
    return judged.turn.direction if judged.rules.one(DirectionStays) else 1


def portions(judged: Judgement, dealer: int, hand_size: int | None = None) -> tuple[tuple[int, int], ...]:
    """List whom a dealer who does it right gives a card to, in order and the penalties that are owed last.

    Of a deal that is going on it is the rest. `hand_size` is what a dealer chose who may.
    """
    size = hand_size if hand_size and chooses_size(judged.rules) else judged.rules.effective_options["hand_size"]
    seats, way = range(len(judged.seats)), _way_round(judged)
    if judged.rules.one(OutAbove):
        in_game = sum(not state.out for state in judged.seats)
        game = followers(judged, dealer, way, in_game)
    else:  # who is out comes in again with the deal
        game = tuple((dealer + way * (1 + n)) % len(seats) for n in seats)
    most = max(state.owed for state in judged.seats) if judged.rules.one(DealersTurn) else 0
    owed = [seat for n in range(most) for seat in game if judged.seats[seat].owed > n]
    given = list(judged.dealt.cards) if judged.dealt else [0] * len(seats)
    rest = []
    for seat in (*game * int(str(size)), *owed):
        if given[seat]:
            given[seat] -= 1
        else:
            rest.append((seat, 1))
    return tuple(rest)


def is_over(judged: Judgement) -> bool:
    """Tell whether too few are left in the game for another deal."""
    dealer = next_dealer(judged)
    return dealer is None or len({seat for seat, _ in portions(judged, dealer)}) < FEWEST


def deal(fold: Fold, number: int, act: Deal) -> None:
    """Count the cards dealt; the first card turned up begins the game."""
    turn, countdown = fold.rules.one(DealersTurn), fold.rules.one(Countdown)
    _begin(fold, act)
    if countdown:
        countdown.hold(fold, act)
    if turn:
        turn.judge_dealer(fold, act)
    for seat, count in act.portions:
        if fold.seats[seat].out and fold.rules.one(OutAbove):  # who is out there has lost, and gets no cards
            hands.go_away(fold, seat)
            continue
        if turn:
            turn.judge_portion(fold, act.seat, seat, count)
        if fold.dealt:
            given = fold.dealt.cards[seat] + count
            fold.dealt = replace(fold.dealt, cards=put(fold.dealt.cards, seat, given), last=seat)
        state = fold.change(seat)
        state.cards += count
        state.dealt_in = number
        state.out = False
    equal = fold.rules.one(EqualHands)
    if act.portions and equal:
        equal.judge_sizes(fold, act.seat)
    if act.turned is not None:
        _turn_up(fold, number, act, act.turned)


def _begin(fold: Fold, act: Deal) -> None:
    """Lay the cards of the last round away, and begin a deal."""
    if act.order:  # all cards were gathered for it: no hand is what it was, but who is out may have drawn since
        out = (seat for seat, state in enumerate(fold.seats) if state.out)
        fold.consequences[:] = [GoOut(seat, fold.folded - 1) for seat in out]
    if fold.pile and not fold.running:
        fold.pile = ()
        for seat in range(len(fold.seats)):
            state = fold.change(seat)
            state.cards, state.last_penalty, state.lifted = 0, 0, None
            state.missed_last_card, state.last_was_lawful = False, None
    if fold.dealt is None:
        for follow in fold.hooks.deal_begins:
            follow(fold)
        none = (0,) * len(fold.seats)
        fold.dealt = DealInProgress(act.seat, none, over=none)


def _is_backwards(fold: Fold, last: int, seat: int) -> bool:
    """Tell whether cards went round against the direction of play."""
    direction = _way_round(fold)
    onwards, backwards = (follower(fold, last, way) for way in (direction, -direction))
    return seat == backwards != onwards


def _turn_up(fold: Fold, number: int, act: Deal, card: Card) -> None:
    """Let the first card begin the game."""
    turn = fold.rules.one(DealersTurn)
    if turn:
        turn.judge_hands(fold, act.seat)
    fold.dealer = fold.last_dealer = act.seat
    fold.dealt = None
    fold.running = True
    meetings.put_down_lifted(fold)
    if turn is None:
        _pay_owed(fold)
    for follow in fold.hooks.round_begins:
        follow(fold)
    first = fold.rules.one(FirstCardPlayed)
    if first:
        dealer = fold.change(act.seat)
        is_out, dealer.out = dealer.out, False
        dealer.cards += 1
        fold.turn = TurnState(act.seat, fold.turn_watch.reading(fold.now), _way_round(fold))
        moves.play(fold, number, act.seat, card)
        if is_out:  # which was not known yet: nothing is due from the dealer
            go_out(fold, act.seat, dealer.won)
    else:
        face = fold.rules.face(card)
        fold.pile = (PlayedCard(number, face, act.seat, fold.now, in_turn=False, before=fold.turn, laid=True),)
        turns.begin_turn(fold, _first(fold, act), _way_round(fold))


def _pay_owed(fold: Fold) -> None:
    """Give the penalty cards of the time between two rounds, where no dealer deals them."""
    for seat, state in enumerate(fold.seats):
        owed = state.owed
        if owed and fold.in_game(seat):  # who was dealt nothing takes them when it comes in again
            changed = fold.change(seat)
            changed.owed = 0
            changed.cards += owed
            fold.consequences.append(PayCards(seat, owed))
    for follow in fold.hooks.deferred_given:
        follow(fold)


def _first(fold: Fold, act: Deal) -> int | None:
    """Find who begins: whom the dealer named, else the next seat as play goes, or to the dealer's right."""
    if act.first is not None:
        return act.first
    right = fold.rules.effective_options.get("first_seat") == "right"
    return follower(fold, act.seat, -1 if right else _way_round(fold))
