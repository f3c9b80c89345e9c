"""A secret rule as a sentence: what stands in its slots, as plain frozen data.

Events, kinds of cards and effects are the engine's own values. Tests have values of their own, since one thing can be
said in several ways: "fewer than 3 cards" and "at most 2 cards" are two sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mao_desktop.engine import (
    AnyCard,
    Attribute,
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

Kind = AnyCard | OfSort | OfRank | OfSuit | OneCard
Event = Played | Drawn | TakenBack | PenaltyGiven | TurnBegins | TurnEnds | HandReaches | Said
Effect = Validity | SayPhrase | KnockTimes | DrawCards | Forbidden | Skip | Reverse | ExtraTurn | SetSuit


class Amount(Enum):
    """How a hand's size is compared, by the words for it."""

    JUST = ""
    FEWER = "fewer than "
    MORE = "more than "
    AT_LEAST = "at least "
    AT_MOST = "at most "
    EXACTLY = "exactly "


class Order(Enum):
    """How ranks are compared, by the word for it."""

    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Trait:
    """The rank, suit or colour of a card: the one of the event, or one so many places `under` it."""

    attribute: Attribute
    under: int = 0
    possessive: bool = True
    """Whether it is said of the event's card as "its rank", and not as "the rank of it"."""


Value = Trait | Rank | Suit | int


@dataclass(frozen=True, slots=True)
class CardTest:
    """A card is, or is not, of one of some kinds; `bare` where it is an adjective alone, as in "it is red"."""

    kinds: tuple[Kind, ...]
    under: int = 0
    negated: bool = False
    bare: bool = False


@dataclass(frozen=True, slots=True)
class TraitTest:
    """A trait is, or is not, a value, or what an adjective says."""

    trait: Trait
    value: Value | Sort
    negated: bool = False


@dataclass(frozen=True, slots=True)
class OrderTest:
    """A trait is higher or lower than a value."""

    trait: Trait
    order: Order
    value: Value


@dataclass(frozen=True, slots=True)
class HandTest:
    """A seat's hand has so many cards."""

    who: Seats
    amount: Amount
    cards: int


Test = CardTest | TraitTest | OrderTest | HandTest | PlayGoes | OutOfTurn


@dataclass(frozen=True, slots=True)
class When:
    """When something happens and one of some groups of tests holds, effects follow; no group holds always.

    `call` is what breaking the rule is called, empty for the variant's own words.
    """

    event: Event
    effects: tuple[Effect, ...]
    either: tuple[tuple[Test, ...], ...] = ()
    call: str = ""


Sentence = When | OffRow | SetOption
"""A rule: when … then …, another row that is off, or an option that has a value."""


@dataclass(frozen=True, slots=True)
class Places:
    """The columns (from 1) at which the parts of a sentence begin; those of the tests by their groups."""

    event: int = 1
    either: tuple[tuple[int, ...], ...] = ()
    effects: tuple[int, ...] = ()
    call: int = 1


@dataclass(frozen=True, slots=True)
class Parsed:
    """A sentence, and where its parts stand in its text."""

    sentence: Sentence
    places: Places
