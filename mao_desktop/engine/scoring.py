"""Points: what is counted at the end of a round, who is out by it, and who wins the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.facts import GameOver, RoundOver
from mao_desktop.engine.fold import put
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card, Rank
    from mao_desktop.engine.consequences import Count
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


def count(fold: Fold, counted: Count, hands: tuple[Hand, ...]) -> None:
    """Add the points of the hands as they were when the round ended."""
    rule = fold.rules.one(Scoring)
    if rule is None:
        return
    for seat, hand in enumerate(hands):
        if fold.in_game(seat):
            doubled = any(seat != finisher for finisher in counted.doublers)
            fold.scores = put(fold.scores, seat, fold.scores[seat] + rule.points(hand) * (2 if doubled else 1))
    for seat, score in enumerate(fold.scores):
        fold.out = put(fold.out, seat, fold.out[seat] or score > rule.limit)
    place = next(n for n, fact in enumerate(fold.facts) if isinstance(fact, RoundOver) and fact.at == counted.at)
    ended = fold.facts[place]
    if isinstance(ended, RoundOver):
        fold.facts[place] = replace(ended, scores=fold.scores)
    left = [seat for seat in range(len(fold.out)) if fold.in_game(seat)]
    if len(left) == 1:
        fold.facts.insert(place + 1, GameOver(counted.at, fold.ruled, left[0]))
