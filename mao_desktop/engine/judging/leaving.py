"""Seats that go out of the game, and rounds that end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, turns
from mao_desktop.engine.model.consequences import GoOut
from mao_desktop.engine.model.facts import RoundOver

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


def go_out(fold: Fold, seat: int) -> None:
    """Let a seat out of the game: turns skip it, and it owes nothing."""
    state = fold.change(seat)
    state.out = True
    state.cards = 0
    turns.leave_turn(fold, seat)
    duties.withdraw(fold, lambda d: d.seat == seat)
    fold.consequences.append(GoOut(seat))


def end_round(fold: Fold, scores: tuple[int, ...] | None = None) -> None:
    """End the round with its points: nobody is on turn, and nothing is owed, until cards are dealt again."""
    empty = tuple(seat for seat, state in enumerate(fold.seats) if not (state.cards or state.out))
    fold.facts.append(RoundOver(fold.now, fold.ruled, empty, scores))
    stop(fold)


def is_between_rounds(fold: Fold) -> bool:
    """Tell whether no round is on, and it could be known; what is done before that is void."""
    return not fold.running and fold.now >= fold.over_known


def stop(fold: Fold) -> None:
    """Let a round be over: what was broken in it cannot be called any more."""
    turns.stop(fold)
    fold.last_drawn = None
    fold.round += 1
    fold.over_known = max(fold.ruled, fold.now + 1)
    for follow in fold.hooks.round_ended:
        follow(fold)
