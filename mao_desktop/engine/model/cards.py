"""Playing cards as values, with a text form both ways."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple


class Suit(Enum):
    """The four suits, by the letter that a card's text ends with."""

    __hash__ = object.__hash__  # members are the only ones of their kind, and cards are looked up often

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(Enum):
    """Ace to king by their text, and the joker."""

    __hash__ = object.__hash__  # as for suits

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    JOKER = "*"


class Card(NamedTuple):
    """A card's face; a joker has no suit."""

    rank: Rank
    suit: Suit | None

    @property
    def printed(self) -> Card:
        """The card that is printed on it, which a rule may let count as another one."""
        return self

    @staticmethod
    @lru_cache(maxsize=256)
    def parse(text: str) -> Card:
        """Read a card such as ``7S``, ``10H`` or ``*``.

        Raises:
            ValueError: the text names no card.
        """
        if text == Rank.JOKER.value:
            return JOKER
        try:
            return Card(Rank(text[:-1]), Suit(text[-1:]))
        except ValueError:
            message = f"“{text}” is no card: write a rank (A 2 … 10 J Q K) and a suit (S H D C), or * for a joker"
            raise ValueError(message) from None

    def __str__(self) -> str:
        """Give the text that `parse` reads."""
        return self.rank.value + (self.suit.value if self.suit else "")


class CountedCard(Card):
    """A card that counts as another one: it is compared as its face, and knows what is printed on it."""

    _printed: Card

    @staticmethod
    def of(face: Card, printed: Card) -> CountedCard:
        """Let a printed card count as `face`."""
        card = CountedCard(*face)
        card._printed = printed
        return card

    @property
    def printed(self) -> Card:
        """The card that is printed on it."""
        return self._printed


JOKER = Card(Rank.JOKER, None)


def decks(count: int, jokers: int) -> tuple[Card, ...]:
    """Lay out `count` decks of 52 cards with `jokers` jokers each, in order."""
    deck = tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER)
    return (deck + (JOKER,) * jokers) * count
