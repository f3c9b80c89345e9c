"""Points: what is counted at the end of a round, who is out by it, and who wins the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card, Rank
    from mao_desktop.engine.fold import Fold

Hand = tuple["Card", ...]


@dataclass(frozen=True, slots=True)
class Scoring(Part):
    """Part: the points of a hand at the round's end, doubled for the others by who finished on `doubling`.

    Who comes above `limit` is out, and the last one in wins.
    """

    points: Callable[[Hand], int]
    doubling: Rank
    limit: int


def count(fold: Fold, rule: Scoring, doublers: tuple[int, ...]) -> tuple[int, ...] | None:
    """Add the points of all hands as a round ends, and tell what all have now; `doublers` double everybody else's."""
    if fold.hands_now is None:
        return None
    for seat, hand in enumerate(fold.hands_now()):
        if fold.in_game(seat):
            doubled = any(seat != finisher for finisher in doublers)
            fold.scores = put(fold.scores, seat, fold.scores[seat] + rule.points(hand) * (2 if doubled else 1))
    for seat, score in enumerate(fold.scores):
        fold.out = put(fold.out, seat, fold.out[seat] or score > rule.limit)
    return fold.scores
