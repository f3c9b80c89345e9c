"""Races: whichever neighbour acts first has the turn, and a card that only came too late goes back without offence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Effect, Mechanism

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold, Passing


@dataclass(frozen=True, slots=True)
class EitherNeighbour(Effect):
    """Effect: whichever neighbour acts first has the next turn, and play goes on that way."""

    def passes(self, passing: Passing) -> None:
        """Let the neighbours race."""
        passing.race = True


@dataclass(frozen=True, slots=True)
class SlippedTurns:
    """Seats whose turn slipped away, and until when (ms) they are excused."""

    until: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Races(Mechanism):
    """Part: for how long (ms) a seat is excused whose turn slipped away."""

    within: int

    def slot(self, seats: int, *, running: bool) -> SlippedTurns:  # noqa: ARG002
        """Begin with nobody excused."""
        return SlippedTurns()

    def turn_slipped(self, fold: Fold, seats: Iterable[int | None]) -> None:
        """Note the seats whose turn has just slipped away."""
        kept = tuple(slip for slip in fold.slot(SlippedTurns).until if slip[1] >= fold.now)
        fold.keep(SlippedTurns((*kept, *((seat, fold.now + self.within) for seat in seats if seat is not None))))

    def round_ended(self, fold: Fold) -> None:
        """Excuse nobody in another round."""
        fold.keep(SlippedTurns())

    def excuses(self, fold: Fold, seat: int) -> bool:
        """Tell whether a seat's arm may still be moving."""
        return any(slow == seat and fold.now <= until for slow, until in fold.slot(SlippedTurns).until)
