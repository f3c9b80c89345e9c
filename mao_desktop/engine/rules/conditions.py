"""Conditions of rules: which cards a rule is about, and tests of the situation in which something happens.

All of it is plain data. What looks at the card alone says so by `card_alone`, so that it need be asked once a card.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar, Protocol

from mao_desktop.engine.model.cards import JOKER, Card, Rank, Suit

if TYPE_CHECKING:
    from mao_desktop.engine.model.offences import TableState

RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})
FACES = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})
VALUES: dict[Rank, int] = {
    rank: value for value, rank in enumerate((rank for rank in Rank if rank is not Rank.JOKER), 1)
}
"""What ranks are worth where they are compared: ace 1 to king 13."""


DEEPEST = 3
"""How many places below the card of the event a condition can look."""


def _check_places(*places: int) -> None:
    if not all(0 <= place <= DEEPEST for place in places):
        message = f"a card 0 to {DEEPEST} places under it was expected"
        raise ValueError(message)


class Seats(Enum):
    """Seats seen from the seat of an event."""

    PLAYER = auto()
    NEXT = auto()
    PREVIOUS = auto()
    EVERY = auto()
    EVERY_OTHER = auto()


@dataclass(frozen=True, slots=True)
class Situation:
    """What a condition reads: the table as of an event, its seat, and its card where it is about one.

    `direction` is that after the card's own reversal. Where the card is `held`, it still counts in its hand and is not
    on the pile.
    """

    table: TableState
    seat: int
    direction: int
    card: Card | None = None
    in_turn: bool = True
    held: bool = False

    def under(self, place: int) -> Card | None:
        """Give the card so many places below the card of the event."""
        at = place if self.held else place + 1
        return self.table.pile[-at].card if len(self.table.pile) >= at else None

    def hand(self, seat: int) -> int:
        """Count a seat's cards after the event."""
        return self.table.seats[seat].cards - (self.held and seat == self.seat)

    def seats_of(self, who: Seats) -> tuple[int, ...]:
        """List the seats in the game that are meant, the next one first."""
        order = self._around(self.direction)
        match who:
            case Seats.PLAYER:
                return (self.seat,)
            case Seats.NEXT:
                return order[:1]
            case Seats.PREVIOUS:
                return order[-1:]
            case Seats.EVERY:
                return (*order, self.seat)
            case Seats.EVERY_OTHER:
                return order

    def _around(self, direction: int) -> tuple[int, ...]:
        """List the other seats in the game in the order of play."""
        seats = self.table.seats
        others = ((self.seat + direction * n) % len(seats) for n in range(1, len(seats)))
        return tuple(seat for seat in others if not seats[seat].out)


class Cards(Protocol):
    """Which cards a rule is about."""

    def has(self, card: Card) -> bool:
        """Tell whether a card is one of them."""


@dataclass(frozen=True, slots=True)
class AnyCard:
    """Every card."""

    def has(self, card: Card) -> bool:  # noqa: ARG002
        """Say yes."""
        return True


@dataclass(frozen=True, slots=True)
class OfRank:
    """Cards of a rank."""

    rank: Rank

    def has(self, card: Card) -> bool:
        """Look at the rank."""
        return card.rank is self.rank


@dataclass(frozen=True, slots=True)
class OfSuit:
    """Cards of a suit."""

    suit: Suit

    def has(self, card: Card) -> bool:
        """Look at the suit."""
        return card.suit is self.suit


@dataclass(frozen=True, slots=True)
class OneCard:
    """One card."""

    card: Card

    def has(self, card: Card) -> bool:
        """Compare."""
        return card == self.card


class Sort(Enum):
    """Sorts of cards that have a name."""

    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    FACE = "face"
    NUMBER = "number"
    JOKER = "joker"


@dataclass(frozen=True, slots=True)
class OfSort:
    """Cards of a sort; only ace to 10 are odd or even, and only what is printed as a joker is one."""

    sort: Sort

    def has(self, card: Card) -> bool:
        """Look at the card."""
        number = VALUES.get(card.rank, 0) if card.rank not in FACES else 0
        match self.sort:
            case Sort.RED:
                return card.suit in RED
            case Sort.BLACK:
                return card.suit is not None and card.suit not in RED
            case Sort.ODD:
                return number % 2 == 1
            case Sort.EVEN:
                return number > 0 and number % 2 == 0
            case Sort.FACE:
                return card.rank in FACES
            case Sort.NUMBER:
                return number > 0
            case Sort.JOKER:
                return card.printed == JOKER


@dataclass(frozen=True, slots=True)
class OneOf:
    """Cards of any of several kinds."""

    kinds: tuple[Cards, ...]

    def has(self, card: Card) -> bool:
        """Ask each kind."""
        return any(kind.has(card) for kind in self.kinds)


class Condition(Protocol):
    """A test of a situation."""

    @property
    def card_alone(self) -> bool:
        """Whether it looks at the card of the event and nothing else."""

    def holds(self, situation: Situation) -> bool:
        """Tell whether it is true."""


@dataclass(frozen=True, slots=True)
class Always:
    """Always true."""

    card_alone: ClassVar[bool] = True

    def holds(self, situation: Situation) -> bool:  # noqa: ARG002
        """Say yes."""
        return True


@dataclass(frozen=True, slots=True)
class AllOf:
    """True where every test is."""

    tests: tuple[Condition, ...]

    @property
    def card_alone(self) -> bool:
        """Whether all look at the card alone."""
        return all(test.card_alone for test in self.tests)

    def holds(self, situation: Situation) -> bool:
        """Ask each."""
        return all(test.holds(situation) for test in self.tests)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """True where one test is."""

    tests: tuple[Condition, ...]

    @property
    def card_alone(self) -> bool:
        """Whether all look at the card alone."""
        return all(test.card_alone for test in self.tests)

    def holds(self, situation: Situation) -> bool:
        """Ask each."""
        return any(test.holds(situation) for test in self.tests)


@dataclass(frozen=True, slots=True)
class CardIs:
    """The card of the event, or the one so many places `under` it, is one of some, or is not; false without a card."""

    cards: Cards
    under: int = 0
    negated: bool = False

    def __post_init__(self) -> None:
        """See that there can be such a card."""
        _check_places(self.under)

    @property
    def card_alone(self) -> bool:
        """Whether it is about the card itself."""
        return self.under == 0

    def holds(self, situation: Situation) -> bool:
        """Look at the card."""
        card = situation.under(self.under) if self.under else situation.card
        return card is not None and self.cards.has(card) is not self.negated


class Attribute(Enum):
    """What is compared of a card."""

    RANK = auto()
    SUIT = auto()
    COLOUR = auto()


class Comparison(Enum):
    """How two values are compared; ranks only are higher or lower."""

    SAME = auto()
    DIFFERENT = auto()
    HIGHER = auto()
    LOWER = auto()


@dataclass(frozen=True, slots=True)
class CardsCompare:
    """An attribute of the card of the event compares with that of the card so many places under it."""

    attribute: Attribute
    comparison: Comparison
    place: int = 0
    other: int = 1

    card_alone: ClassVar[bool] = False

    def __post_init__(self) -> None:
        """See that there can be such cards."""
        _check_places(self.place, self.other)

    def holds(self, situation: Situation) -> bool:
        """Compare; false where a card, or a value of it, is missing."""
        one, other = (_value(situation, place, self.attribute) for place in (self.place, self.other))
        if one is None or other is None:
            return False
        compare = {
            Comparison.SAME: operator.eq,
            Comparison.DIFFERENT: operator.ne,
            Comparison.HIGHER: operator.gt,
            Comparison.LOWER: operator.lt,
        }[self.comparison]
        return bool(compare(one, other))


def _value(situation: Situation, place: int, attribute: Attribute) -> int | None:
    """Give an attribute of a card as a number to compare."""
    card = situation.under(place) if place else situation.card
    if card is None or card.suit is None:
        return None
    match attribute:
        case Attribute.RANK:
            return VALUES[card.rank]
        case Attribute.SUIT:
            return list(Suit).index(card.suit)
        case Attribute.COLOUR:
            return int(card.suit in RED)


@dataclass(frozen=True, slots=True)
class RankCompares:
    """The rank of a card compares with a number, ace 1 to king 13."""

    comparison: Comparison
    number: int
    place: int = 0

    def __post_init__(self) -> None:
        """See that there can be such a card."""
        _check_places(self.place)

    @property
    def card_alone(self) -> bool:
        """Whether it is about the card itself."""
        return self.place == 0

    def holds(self, situation: Situation) -> bool:
        """Compare; false where there is no card, or a joker."""
        rank = _value(situation, self.place, Attribute.RANK)
        if rank is None:
            return False
        match self.comparison:
            case Comparison.SAME:
                return rank == self.number
            case Comparison.DIFFERENT:
                return rank != self.number
            case Comparison.HIGHER:
                return rank > self.number
            case Comparison.LOWER:
                return rank < self.number


@dataclass(frozen=True, slots=True)
class HandHas:
    """A seat's hand has at least `least` and at most `most` cards after the event."""

    who: Seats
    least: int = 0
    most: int | None = None

    card_alone: ClassVar[bool] = False

    def holds(self, situation: Situation) -> bool:
        """Count; true of several seats where it is of each."""
        hands = [situation.hand(seat) for seat in situation.seats_of(self.who)]
        return bool(hands) and all(self.least <= hand and (self.most is None or hand <= self.most) for hand in hands)


@dataclass(frozen=True, slots=True)
class PlayGoes:
    """Play goes clockwise (1) or counterclockwise (-1) after the event."""

    direction: int

    card_alone: ClassVar[bool] = False

    def holds(self, situation: Situation) -> bool:
        """Look at the direction."""
        return situation.direction == self.direction


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """The card is played out of turn."""

    card_alone: ClassVar[bool] = False

    def holds(self, situation: Situation) -> bool:
        """Look whose turn it is."""
        return not situation.in_turn
