"""Deals by hand: who is to deal, what a deal's mistakes are, and how the first card begins a round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions, moves, order, turns
from mao_desktop.engine.consequences import GoOut, Level, PayCards
from mao_desktop.engine.facts import Gone
from mao_desktop.engine.fold import Fold, put
from mao_desktop.engine.judgement import Flow, Lay
from mao_desktop.engine.parts import Part
from mao_desktop.engine.times import SECOND

if TYPE_CHECKING:
    from mao_desktop.engine.events import Count, Deal
    from mao_desktop.engine.judgement import Judgement
    from mao_desktop.engine.offences import Offence

FEWEST = 2
"""So many play a round at least."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal by `by` that is going on: the cards each seat has got, who got the last, and its mistakes so far."""

    by: int
    cards: tuple[int, ...]
    last: int | None = None
    wrong_way: bool = False
    false_dealers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class FirstCardPlayed(Part):
    """Part: the first card counts as played by the dealer, with its full effect."""

    keeps_direction: bool = False


@dataclass(frozen=True, slots=True)
class EqualHands(Part):
    """Part: hands of another size than `hand_size` are a misdeal, one card for each too many or too few."""

    hand_size: int
    misdeal: Offence


@dataclass(frozen=True, slots=True)
class DealersTurn(Part):
    """Part: seats deal in turn, `hand_size` cards each, singly in the direction of play, then the penalties owed."""

    hand_size: int
    misdeal: Offence
    out_of_turn: Offence
    wrong_direction: Offence
    forgetting: Offence
    not_dealing: Offence
    not_yours: Offence


def next_dealer(fold: Fold) -> int | None:
    """Tell who is to deal: at first whom the table chose, then the next after the last, clockwise or as play goes."""
    if fold.last_dealer is None:
        return fold.dealer
    return order.follower(fold, fold.last_dealer, _way_round(fold))


def _way_round(fold: Fold) -> int:
    """Tell in which direction the deal goes round."""
    return fold.flow.direction if fold.rules.one(DealersTurn) else 1


def who_deals(judged: Judgement) -> int | None:
    """Tell who is to deal now or next, None where nobody is in the game."""
    return next_dealer(Fold.thaw(judged, judged.now))


def portions(judged: Judgement, dealer: int) -> tuple[tuple[int, int], ...]:
    """List whom a dealer who does it right gives a card to, in order and the penalties that are owed last.

    Of a deal that is going on it is the rest.
    """
    fold = Fold.thaw(judged, judged.now)
    seats = range(len(fold.hands))
    if fold.rules.one(DealersTurn):
        game = order.followers(fold, dealer, _way_round(fold), sum(map(fold.in_game, seats)))
        owed = [seat for n in range(max(fold.owed)) for seat in game if fold.owed[seat] > n]
    else:  # who is out comes in again with the deal
        game, owed = tuple((dealer + 1 + n) % len(seats) for n in seats), []
    given = list(fold.dealt.cards) if fold.dealt else [0] * len(seats)
    rest = []
    for seat in (*game * int(str(fold.rules.options["hand_size"])), *owed):
        if given[seat]:
            given[seat] -= 1
        else:
            rest.append((seat, 1))
    return tuple(rest)


def is_over(judged: Judgement) -> bool:
    """Tell whether too few are left in the game for another deal."""
    dealer = who_deals(judged)
    return dealer is None or len({seat for seat, _ in portions(judged, dealer)}) < FEWEST


def deal(fold: Fold, number: int, act: Deal) -> None:
    """Count the cards dealt; the first card turned up begins the game."""
    if fold.pile and not fold.running:
        fold.hands = (0,) * len(fold.hands)
        fold.pile = ()
        fold.missed_last_card = (False,) * len(fold.hands)
    if fold.dealt is None:
        fold.face_up = fold.reaching = (False,) * len(fold.hands)
        fold.dealer_looked = False
        fold.dealt = Dealt(act.seat, (0,) * len(fold.hands))
    _judge_dealer(fold, act)
    for seat, count in act.portions:
        if fold.out[seat] and fold.rules.one(DealersTurn):  # who is out there has lost, and gets no cards
            fold.consequences.append(GoOut(seat))
            continue
        _judge_portion(fold, act.seat, seat, count)
        fold.hands = put(fold.hands, seat, fold.hands[seat] + count)
        fold.out = put(fold.out, seat, False)
    if act.portions:
        _judge_sizes(fold, act.seat)
    if act.turned is not None:
        _turn_up(fold, number, act)


def _judge_sizes(fold: Fold, dealer: int) -> None:
    """Note by how many cards the hands are off; people see it, the program cannot know when a deal is done."""
    rule = fold.rules.one(EqualHands)
    if rule is None:
        return
    for seat in range(len(fold.hands)):
        infractions.drop_where(
            fold, seat, lambda i: i.offence.levels is not None and not infractions.passed(fold, i), Gone.LAPSED
        )
    off = sum(abs(size - rule.hand_size) for seat, size in enumerate(fold.hands) if fold.in_game(seat))
    if off:
        calls = fold.machine_calls
        infractions.commit(fold, replace(rule.misdeal, cards=off, levels=rule.hand_size), dealer)
        fold.machine_calls = calls


def level(fold: Fold, hand_size: int) -> None:
    """Bring all hands to the same size: the last cards go back under the stack, missing ones come off it."""
    for seat, size in enumerate(fold.hands):
        if fold.in_game(seat) and size != hand_size:
            fold.hands = put(fold.hands, seat, hand_size)
            fold.consequences.append(Level(seat, hand_size - size))


def _judge_dealer(fold: Fold, act: Deal) -> None:
    """Judge whether it is the dealer's turn to deal, once for all cards of the deal."""
    rule, dealt = fold.rules.one(DealersTurn), fold.dealt
    fold.count_ends = None
    if rule and dealt and act.portions and act.seat != next_dealer(fold) and act.seat not in dealt.false_dealers:
        infractions.commit(fold, rule.out_of_turn, act.seat)
        fold.dealt = replace(dealt, false_dealers=dealt.false_dealers | {act.seat})


def _judge_portion(fold: Fold, dealer: int, seat: int, count: int) -> None:
    """Judge cards dealt to a seat: the way round, and too many from one who was not to deal at all."""
    rule, dealt = fold.rules.one(DealersTurn), fold.dealt
    if dealt is None:
        return
    before = dealt.cards[seat]
    after = replace(dealt, cards=put(dealt.cards, seat, before + count), last=seat)
    if rule:
        last = dealer if dealt.last is None else dealt.last
        wrong = not dealt.wrong_way and before < rule.hand_size and _is_backwards(fold, last, seat)
        if wrong:
            infractions.commit(fold, rule.wrong_direction, dealer)
        after = replace(after, wrong_way=dealt.wrong_way or wrong)
        if dealer in dealt.false_dealers:
            for _ in range(max(before, rule.hand_size), before + count):
                infractions.commit(fold, rule.misdeal, dealer)
    fold.dealt = after


def _is_backwards(fold: Fold, last: int, seat: int) -> bool:
    """Tell whether cards went round against the direction of play."""
    direction = _way_round(fold)
    onwards, backwards = (order.follower(fold, last, way) for way in (direction, -direction))
    return seat == backwards != onwards


def _turn_up(fold: Fold, number: int, act: Deal) -> None:
    """Let the first card begin the game."""
    _judge_hands(fold, act.seat)
    fold.dealer = fold.last_dealer = act.seat
    fold.dealt = None
    if act.turned is None:
        return
    fold.running = True
    if fold.rules.one(DealersTurn) is None:
        _pay_owed(fold)
    first = fold.rules.one(FirstCardPlayed)
    if first:
        fold.hands = put(fold.hands, act.seat, fold.hands[act.seat] + 1)
        direction = fold.flow.direction if first.keeps_direction else 1
        fold.flow = Flow(act.seat, fold.turn_watch.reading(fold.now), direction)
        moves.play(fold, number, act.seat, act.turned)
    else:
        face = fold.rules.face(act.turned)
        fold.pile = (Lay(number, face, act.seat, fold.now, in_turn=False, before=fold.flow),)
        turns.begin_turn(fold, _first(fold, act), 1)


def _pay_owed(fold: Fold) -> None:
    """Give the penalty cards of the time between two rounds, where no dealer deals them."""
    for seat, owed in enumerate(fold.owed):
        if owed and fold.in_game(seat):
            fold.hands = put(fold.hands, seat, fold.hands[seat] + owed)
            fold.consequences.append(PayCards(seat, owed))
    fold.owed = (0,) * len(fold.owed)


def _first(fold: Fold, act: Deal) -> int | None:
    """Find who begins: whom the dealer named, else the next seat to the dealer's left or right."""
    if act.first is not None:
        return act.first
    return order.follower(fold, act.seat, -1 if fold.rules.options.get("first_seat") == "right" else 1)


def _judge_hands(fold: Fold, dealer: int) -> None:
    """Count the hands when the first card is turned, and what was owed besides."""
    rule, dealt = fold.rules.one(DealersTurn), fold.dealt
    if rule is None or dealt is None:
        return
    forgot = False
    for seat, cards in enumerate(dealt.cards):
        owed = fold.owed[seat]
        extra = cards - rule.hand_size
        if not fold.in_game(seat):
            continue
        if 0 <= extra <= owed:
            forgot = forgot or extra < owed
            fold.owed = put(fold.owed, seat, owed - extra)
        elif dealer not in dealt.false_dealers:
            infractions.commit(fold, rule.misdeal, dealer)
            fold.owed = put(fold.owed, seat, max(0, owed - max(0, extra)))
    if forgot:
        infractions.commit(fold, rule.forgetting, dealer)


def start_count(fold: Fold, act: Count) -> None:
    """Begin a count, by whose end the deck must have been picked up."""
    dealer = next_dealer(fold)
    lies_there = dealer is None or not fold.reaching[dealer]
    if fold.rules.one(DealersTurn) and not fold.running and fold.dealt is None and lies_there:
        fold.count_ends = fold.now + act.count * SECOND


def pick_up(fold: Fold, seat: int) -> None:
    """Judge who picks the deck up while somebody counts."""
    rule = fold.rules.one(DealersTurn)
    if rule and not fold.running:
        fold.reaching = tuple(other == seat for other in range(len(fold.hands)))
    if rule and fold.count_ends is not None:
        fold.count_ends = None
        if seat != next_dealer(fold):
            infractions.commit(fold, rule.not_yours, seat)


def count_out(fold: Fold) -> None:
    """End a count at whose end the deck lies there still."""
    rule, dealer = fold.rules.one(DealersTurn), next_dealer(fold)
    fold.count_ends = None
    if rule and dealer is not None:
        infractions.commit(fold, rule.not_dealing, dealer)
