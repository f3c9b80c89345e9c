"""Points: what is counted at the end of a round, who is out by it, and who wins the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class Scores:
    """The points of each seat."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scoring(Mechanism):
    """Part: the points of a hand at the round's end, doubled for the others by who finished on `doubling`.

    Who comes above `limit` is out, and the last one in wins.
    """

    points: Callable[[tuple[Card, ...]], int]
    doubling: Rank
    limit: int

    def slot(self, seats: int, *, running: bool) -> Scores:  # noqa: ARG002
        """Begin with no points."""
        return Scores((0,) * seats)

    def count(self, fold: Fold, doublers: tuple[int, ...]) -> tuple[int, ...] | None:
        """Add the points of all hands as a round ends, and tell what all have now.

        `doublers` double everybody else's. None where the hands are not known.
        """
        if fold.hands_now is None:
            return None
        scores = list(fold.slot(Scores).seats)
        for seat, hand in enumerate(fold.hands_now(fold)):
            if fold.in_game(seat):
                doubled = any(seat != finisher for finisher in doublers)
                scores[seat] += self.points(hand) * (2 if doubled else 1)
        for seat, score in enumerate(scores):
            if score > self.limit:
                fold.change(seat).out = True
        fold.keep(Scores(tuple(scores)))
        return tuple(scores)
