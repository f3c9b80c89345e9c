"""Hands as they grow and shrink, and what a new size asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties
from mao_desktop.engine.judging.fold import Growth
from mao_desktop.engine.model.consequences import GoOut

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


def changed(fold: Fold, seat: int, how: Growth, before: int, card: int | None = None) -> None:
    """Let everything follow from a hand's new size; `card` is the played card that made it, `before` the old size."""
    if fold.duties:
        duties.hand_changed(fold, seat)
    for follow in fold.hooks.hand_changed:
        follow(fold, seat, how, card, before)


def is_gone(fold: Fold, seat: int) -> bool:
    """Tell whether a seat holds no hand: it is out, or its cards for coming in again have not come yet."""
    state = fold.seats[seat]
    return state.out or fold.done < state.dealt_in


def go_away(fold: Fold, seat: int) -> None:
    """Let the hand of a seat that is out go; it is gone once that is known."""
    state = fold.change(seat)
    fold.consequences.append(GoOut(seat, fold.folded))
    state.cards, state.last_penalty, state.left = 0, 0, fold.known


def come_back(fold: Fold, seat: int) -> None:
    """Let a card that may not lie go back to its hand; to one that was left it comes as one more."""
    if is_gone(fold, seat) and fold.done < fold.seats[seat].left:
        fold.change(seat).cards += 1


def lose(fold: Fold, seat: int) -> None:
    """Let a hand that is gone lose a card, if it is one that came back to it."""
    if fold.done >= fold.seats[seat].left:
        fold.change(seat).cards -= 1


def resize(fold: Fold, seat: int, by: int) -> None:
    """Let a hand grow or shrink in another way than by a move of its own; one that is gone only loses cards."""
    if is_gone(fold, seat):
        if by < 0:
            lose(fold, seat)
        return
    state = fold.change(seat)
    before = state.cards
    state.cards += by
    changed(fold, seat, Growth.OTHERWISE, before)


def not_entitled(fold: Fold, seat: int) -> None:
    """Judge a card taken by a seat that is not to take one."""
    for judge in fold.hooks.not_entitled:
        judge(fold, seat)
