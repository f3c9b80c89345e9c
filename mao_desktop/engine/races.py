"""Races decided by time: a card that only came too late because another was faster goes back without offence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold


@dataclass(frozen=True, slots=True)
class Races(Part):
    """Part: for how long (ms) a seat is excused whose turn slipped away."""

    within: int


def lose(fold: Fold, *seats: int | None) -> None:
    """Note the seats whose turn has just slipped away."""
    rule = fold.rules.one(Races)
    if rule:
        kept = tuple(loser for loser in fold.losers if loser[1] >= fold.now)
        fold.losers = (*kept, *((seat, fold.now + rule.within) for seat in seats if seat is not None))


def is_excused(fold: Fold, seat: int) -> bool:
    """Tell whether a seat's arm may still be moving."""
    return any(loser == seat and fold.now <= until for loser, until in fold.losers)


def decide(fold: Fold, seat: int) -> None:
    """Let the faster of two neighbours have the turn, and play go on its way."""
    flow = fold.flow
    if seat not in flow.rivals:
        return
    direction = flow.direction if seat == flow.turn else -flow.direction
    lose(fold, *(rival for rival in flow.rivals if rival != seat))
    fold.flow = replace(flow, turn=seat, direction=direction, rivals=())
