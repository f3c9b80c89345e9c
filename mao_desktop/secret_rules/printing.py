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
            return f"option {name} is {show_option_value(value)}"
        case when:
            return _when(when)


def _when(when: When) -> str:
    condition = " or ".join(" and ".join(map(show_test, group)) for group in when.either)
    parts = [f"when {show_event(when.event)}"]
    parts += [f"if {condition}"] if condition else []
    parts += [show_effect(effect) for effect in when.effects]
    parts += [f'the call is "{when.call}"'] if when.call else []
    return ", ".join(parts)


def show_event(event: Event) -> str:
    """Print what a rule is set off by."""
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
    return " or ".join(map(show_kind, kinds))


def show_kind(kind: Kind) -> str:
    """Print a kind of card with its article."""
    match kind:
        case AnyCard():
            return "a card"
        case OfSort(Sort.JOKER):
            return "a joker"
        case OfSort(sort):
            return _with_article(f"{sort.value} card")
        case OfRank(rank):
            return _with_article(show_rank(rank))
        case OfSuit(suit):
            return _with_article(show_suit(suit))
        case OneCard(card):
            return f"the {show_rank(card.rank)} of {show_suit(card.suit)}s"
        case _:
            assert_never(kind)


def _with_article(noun: str) -> str:
    return f"{'an' if noun.split(maxsplit=1)[0] in WITH_AN else 'a'} {noun}"


def show_rank(rank: Rank) -> str:
    """Print a rank."""
    return RANKS.get(rank, rank.value)


def show_suit(suit: Suit | None) -> str:
    """Print a suit, as of one card."""
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
            return f"{show_trait(trait)} is {'not ' * negated}{show_value(value)}"
        case OrderTest(trait, order, value):
            return f"{show_trait(trait)} is {order.value} than {show_value(value)}"
        case HandTest(who, amount, number):
            return f"{SEATS[who]}'s hand has {amount.value}{_cards(number)}"
        case PlayGoes(direction):
            return f"play goes {'clockwise' if direction > 0 else 'counterclockwise'}"
        case OutOfTurn():
            return "it is played out of turn"
        case _:
            assert_never(test)


def show_trait(trait: Trait) -> str:
    """Print a trait of a card."""
    name = trait.attribute.name.casefold()
    return f"its {name}" if trait.possessive else f"the {name} of {THINGS[trait.under]}"


def show_value(value: Value | Sort) -> str:
    """Print what a trait is compared with."""
    match value:
        case Trait():
            return show_trait(value)
        case Rank():
            return show_rank(value)
        case Suit():
            return show_suit(value)
        case Sort():
            return value.value
        case _:
            return str(value)


def show_effect(effect: Effect) -> str:
    """Print what follows."""
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
            return f"the suit is {show_suit(suit)}s"
        case _:
            assert_never(effect)


def _does(who: Seats, verb: str) -> str:
    return verb if who is Seats.PLAYER else f"{SEATS[who]} {verb}s"


def show_option_value(value: object) -> str:
    """Print an option's value."""
    match value:
        case bool():
            return "on" if value else "off"
        case tuple():
            return f'"{", ".join(map(str, value))}"'
        case _:
            return f"{value}"
