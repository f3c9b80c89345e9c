"""What cards, ranks and suits are called aloud."""

from __future__ import annotations

from functools import lru_cache

from mao_desktop.engine import Card, Rank, Suit
from mao_desktop.language.phrases import Pattern, pattern

RANK_NAMES = {
    Rank.ACE: "ace",
    Rank.TWO: "two",
    Rank.THREE: "three",
    Rank.FOUR: "four",
    Rank.FIVE: "five",
    Rank.SIX: "six",
    Rank.SEVEN: "seven",
    Rank.EIGHT: "eight",
    Rank.NINE: "nine",
    Rank.TEN: "ten",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
    Rank.JOKER: "joker",
}
SUIT_NAMES = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}


@lru_cache(maxsize=256)
def card_name(card: Card) -> Pattern:
    """Give a card's name, such as “five of spades”."""
    if card.suit is None:
        return pattern(RANK_NAMES[card.rank])
    return pattern(f"{RANK_NAMES[card.rank]} of {SUIT_NAMES[card.suit]}")


@lru_cache(maxsize=8)
def suit_name(suit: Suit) -> Pattern:
    """Give a suit's name alone, in the plural or the singular."""
    plural = SUIT_NAMES[suit]
    return pattern(f"{plural}|{plural.removesuffix('s')}", plural)
