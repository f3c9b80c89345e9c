"""Which cards a rule is about, and the tests that several variants share."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from mao_desktop.engine import Card, Effect, OfRank, OfSuit, OneCard, Part, Played, Rank, Row, Suit, When
from mao_desktop.language.cards import RANK_NAMES
from mao_desktop.translatable import Message, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine import TableState
    from mao_desktop.variants.options import Options

NINE_OF_DIAMONDS = Card(Rank.NINE, Suit.DIAMONDS)
SEVEN = Rank.SEVEN


@dataclass(frozen=True, slots=True)
class Invisible(Part):
    """Part: cards through which a player looks at what lies under them; the tests of legality do so themselves."""

    which: Callable[[Card], bool]


def on_rank(rank: Rank, *effects: Effect) -> When:
    """Declare what every card of a rank does."""
    return When(Played(OfRank(rank)), effects)


def on_ranks(ranks: Iterable[Rank], *effects: Effect) -> tuple[When, ...]:
    """Declare what every card of some ranks does."""
    return tuple(on_rank(rank, *effects) for rank in ranks)


def of_ranks(o: Options, option: str, row: str, does: str, *effects: Effect) -> Row:
    """Declare the row of what the cards of an option's ranks do."""
    ranks = o.ranks(option)
    if not ranks:
        never = Message("no card does this: {rule}", rule=does)
        return Row(row, never, fixed=Message("its option {option} names no rank", option=option))
    return Row(row, Message("{ranks}: {rule}", ranks=named(ranks), rule=does), on_ranks(ranks, *effects))


def named(ranks: Iterable[Rank]) -> str:
    """Name ranks for the statement of a row: court cards and aces in words, others by their numbers."""
    return listed([rank.value if rank.value.isdigit() else Message(RANK_NAMES[rank]) for rank in ranks])


def on_suit(suit: Suit, *effects: Effect) -> When:
    """Declare what every card of a suit does."""
    return When(Played(OfSuit(suit)), effects)


def on_card(face: Card, *effects: Effect) -> When:
    """Declare what one card does."""
    return When(Played(OneCard(face)), effects)


def wild(table: TableState, card: Card, rank: Rank) -> bool:
    """Tell whether a card of a wild rank is put down, or put on."""
    return card.rank is rank or (bool(table.pile) and table.pile[-1].card.rank is rank)


def with_rank_on_top(table: TableState, rank: Rank) -> int:
    """Count how many cards of a rank lie on top of the pile, one on the other."""
    return sum(1 for _ in takewhile(lambda played: played.card.rank is rank, reversed(table.pile)))


def follows(table: TableState, card: Card) -> bool:
    """Tell whether a card has the top card's suit or rank; on a jack, the suit named on it, or a jack's rank."""
    if not table.pile:
        return True
    top = table.pile[-1]
    lies = top.card
    return card.suit is (top.named or lies.suit) or card.rank is lies.rank


def suit_or_rank(table: TableState, card: Card) -> bool:
    """CAM-10, CAM-33, CAM-41, MOO-03, MOO-21, MOO-23: a card that follows the top card; on a live seven none."""
    return not table.turn.chains and follows(table, card)


def seven_answers(table: TableState, card: Card) -> bool:
    """CAM-42, MOO-21: the same, but on a live seven another seven."""
    return card.rank is SEVEN if table.turn.chains else follows(table, card)
