"""From a sentence back to its text, in the one form that is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine import (
    AnyCard,
    DrawCards,
    Drawn,
    ExtraTurn,
    Forbidden,
    HandReaches,
    KnockTimes,
    OffRow,
    OfRank,
    OfSort,
    OfSuit,
    OneCard,
    OneOf,
    OutOfTurn,
    PenaltyGiven,
    Played,
    PlayGoes,
    Rank,
    Reverse,
    Said,
    SayPhrase,
    Seats,
    SetOption,
    SetSuit,
    Skip,
    Sort,
    Suit,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
)
from mao_desktop.secret_rules.sentence import CardTest, HandTest, OrderTest, Trait, TraitTest

if TYPE_CHECKING:
    from mao_desktop.secret_rules.sentence import Effect, Event, Kind, Sentence, Test, Value, When

THINGS = ("it", "the card under it", "the 2nd card under it", "the 3rd card under it")
SEATS = {
    Seats.PLAYER: "the player", Seats.NEXT: "the next seat", Seats.PREVIOUS: "the previous seat",
    Seats.EVERY: "every seat", Seats.EVERY_OTHER: "every other seat",
}  # fmt: skip
TIMES = {1: "once", 2: "twice"}
RANKS = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
WITH_AN = ("ace", "8", "odd", "even")
"""What begins with a vowel where it is said."""


def show(sentence: Sentence) -> str:
    """Print a sentence."""
    match sentence:
        case OffRow(rule):
            return f"rule {rule} is off"
        case SetOption(name, value):
            return f"option {name} is {_option_value(value)}"
        case when:
            return _when(when)


def _when(when: When) -> str:
    condition = " or ".join(" and ".join(map(show_test, group)) for group in when.either)
    parts = [f"when {_event(when.event)}"]
    parts += [f"if {condition}"] if condition else []
    parts += [_effect(effect) for effect in when.effects]
    parts += [f'the call is "{when.call}"'] if when.call else []
    return ", ".join(parts)


def _event(event: Event) -> str:
    match event:
        case Played(OneOf(kinds)):
            return f"{_kinds(kinds)} is played"  # type: ignore[arg-type]  # a sentence has these only
        case Played(kind):
            return f"{_kinds((kind,))} is played"  # type: ignore[arg-type]
        case Drawn():
            return "a card is drawn"
        case TakenBack():
            return "a card is taken back"
        case PenaltyGiven():
            return "a penalty is given"
        case TurnBegins():
            return "a turn begins"
        case TurnEnds():
            return "a turn ends"
        case HandReaches(cards):
            return f"a hand reaches {_cards(cards)}"
        case Said(text):
            return f'"{text}" is said'
        case _:
            assert_never(event)


def _kinds(kinds: tuple[Kind, ...]) -> str:
    return " or ".join(map(_kind, kinds))


def _kind(kind: Kind) -> str:
    match kind:
        case AnyCard():
            return "a card"
        case OfSort(Sort.JOKER):
            return "a joker"
        case OfSort(sort):
            return _with_article(f"{sort.value} card")
        case OfRank(rank):
            return _with_article(_rank(rank))
        case OfSuit(suit):
            return _with_article(_suit(suit))
        case OneCard(card):
            return f"the {_rank(card.rank)} of {_suit(card.suit)}s"
        case _:
            assert_never(kind)


def _with_article(noun: str) -> str:
    return f"{'an' if noun.split(maxsplit=1)[0] in WITH_AN else 'a'} {noun}"


def _rank(rank: Rank) -> str:
    return RANKS.get(rank, rank.value)


def _suit(suit: Suit | None) -> str:
    return "" if suit is None else suit.name.casefold().removesuffix("s")


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def show_test(test: Test) -> str:
    """Print a test."""
    match test:
        case CardTest((OfSort(sort),), under, negated, bare=True):
            return f"{THINGS[under]} is {'not ' * negated}{sort.value}"
        case CardTest(kinds, under, negated):
            return f"{THINGS[under]} is {'not ' * negated}{_kinds(kinds)}"
        case TraitTest(trait, value, negated):
            return f"{_trait(trait)} is {'not ' * negated}{_value(value)}"
        case OrderTest(trait, order, value):
            return f"{_trait(trait)} is {order.value} than {_value(value)}"
        case HandTest(who, amount, number):
            return f"{SEATS[who]}'s hand has {amount.value}{_cards(number)}"
        case PlayGoes(direction):
            return f"play goes {'clockwise' if direction > 0 else 'counterclockwise'}"
        case OutOfTurn():
            return "it is played out of turn"
        case _:
            assert_never(test)


def _trait(trait: Trait) -> str:
    name = trait.attribute.name.casefold()
    return f"its {name}" if trait.possessive else f"the {name} of {THINGS[trait.under]}"


def _value(value: Value | Sort) -> str:
    match value:
        case Trait():
            return _trait(value)
        case Rank():
            return _rank(value)
        case Suit():
            return _suit(value)
        case Sort():
            return value.value
        case _:
            return str(value)


def _effect(effect: Effect) -> str:
    match effect:
        case Validity(valid):
            return f"the play is {'valid' if valid else 'invalid'}"
        case SayPhrase(who, template):
            return f'{_does(who, "say")} "{template}"'
        case KnockTimes(who, times):
            return f"{_does(who, 'knock')} {TIMES.get(times, f'{times} times')}"
        case DrawCards(who, cards):
            return f"{SEATS[who]} draws {_cards(cards)}"
        case Forbidden():
            return "that is forbidden"
        case Skip():
            return "the next seat is skipped"
        case Reverse():
            return "the order reverses"
        case ExtraTurn():
            return "the player plays again"
        case SetSuit(suit):
            return f"the suit is {_suit(suit)}s"
        case _:
            assert_never(effect)


def _does(who: Seats, verb: str) -> str:
    return verb if who is Seats.PLAYER else f"{SEATS[who]} {verb}s"


def _option_value(value: object) -> str:
    match value:
        case bool():
            return "on" if value else "off"
        case tuple():
            return f'"{", ".join(map(str, value))}"'
        case _:
            return f"{value}"
