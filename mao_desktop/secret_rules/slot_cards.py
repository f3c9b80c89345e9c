"""The slots of kinds of cards: a 4, a red card or a king, the queen of spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import AnyCard, Card, OfRank, OfSort, OfSuit, OneCard, Rank, Sort, Suit
from mao_desktop.secret_rules.printing import show_kind, show_rank, show_suit
from mao_desktop.secret_rules.slots import Place, Words, pick
from mao_desktop.translatable import QT_TR_NOOP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.secret_rules.sentence import Kind, When
    from mao_desktop.secret_rules.slots import Role, Slot

LEAVE_OUT = QT_TR_NOOP("(leave this out)")
RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)
ONE_CARD = "the … of …"
QUEEN = OneCard(Card(Rank.QUEEN, Suit.SPADES))
_KINDS: tuple[Kind, ...] = (
    AnyCard(),
    *(OfSort(sort) for sort in (Sort.RED, Sort.BLACK, Sort.ODD, Sort.EVEN, Sort.FACE, Sort.NUMBER)),
    *map(OfRank, RANKS),
    *map(OfSuit, Suit),
    OfSort(Sort.JOKER),
)
KINDS: tuple[tuple[str, Kind], ...] = (*((show_kind(kind), kind) for kind in _KINDS), (ONE_CARD, QUEEN))
"""All kinds of cards with their names, any card first; one card stands for all of its kind."""


def kind_slots(
    when: When,
    kinds: tuple[Kind, ...],
    roles: tuple[Role, Role, Role, Role],
    number: int,
    put: Callable[[tuple[Kind, ...]], When],
    alone: tuple[tuple[str, When], ...] = (),
) -> Iterator[Slot | Words]:
    """Give the slots of kinds of cards joined by "or", and one for another kind.

    Args:
        when: the sentence.
        kinds: those that stand there.
        roles: what the slots of a kind, of a card's rank, of its suit, and of another kind are for.
        number: in which test they stand.
        put: gives the sentence with other kinds.
        alone: what else may stand there in place of a single kind.
    """
    kind_role, rank_role, suit_role, more_role = roles
    for n, kind in enumerate(kinds):
        if n:
            yield Words("or")

        def instead(new: Kind, n: int = n) -> When:
            return put((*kinds[:n], new, *kinds[n + 1 :]))

        others = [(text, instead(other)) for text, other in (KINDS[1:] if alone else KINDS)]
        others += alone if len(kinds) == 1 else [(LEAVE_OUT, put((*kinds[:n], *kinds[n + 1 :])))]
        if isinstance(kind, OneCard):
            one = [(text, then) for text, then in others if text != ONE_CARD]
            yield pick(Place(kind_role, number, n), "the", when, [(ONE_CARD, when), *one])
            yield from _one_card(when, kind.card, (Place(rank_role, number, n), Place(suit_role, number, n)), instead)
        else:
            yield pick(Place(kind_role, number, n), show_kind(kind), when, others)
    more = ((text, put((*kinds, kind))) for text, kind in KINDS[1:] if kind not in kinds)
    if AnyCard() not in kinds:
        yield pick(Place(more_role, number), "or …", when, more)


def _one_card(
    when: When, card: Card, places: tuple[Place, Place], instead: Callable[[Kind], When]
) -> Iterator[Slot | Words]:
    ranks = ((show_rank(rank), instead(OneCard(Card(rank, card.suit)))) for rank in RANKS)
    suits = ((f"{show_suit(suit)}s", instead(OneCard(Card(card.rank, suit)))) for suit in Suit)
    yield pick(places[0], show_rank(card.rank), when, ranks)
    yield Words("of")
    yield pick(places[1], f"{show_suit(card.suit)}s", when, suits)
