"""Points: what is counted at the end of a round, who is out by it, and who wins the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.model.row import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class Scores:
    """The points of each seat."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OutAbove(Part):
    """Part: who comes above so many points is out for the rest of the game, and the last one in wins."""

    limit: int


@dataclass(frozen=True, slots=True)
class Scoring(Mechanism):
    """Part: the points of a hand at the round's end, doubled for the others by who finished on `doubling`."""

    points: Callable[[tuple[Card, ...]], int]
    doubling: Rank

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
        out_above = fold.rules.one(OutAbove)
        for seat, score in enumerate(scores):
            if out_above and score > out_above.limit:
                fold.change(seat).out = True
        fold.keep(Scores(tuple(scores)))
        return tuple(scores)
