"""Penalties: cards that a ruling lets a seat take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties
from mao_desktop.engine.judging.fold import Growth
from mao_desktop.engine.judging.speech_matching import look_back
from mao_desktop.engine.model.consequences import PayCards

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


def pay(fold: Fold, seat: int, cards: int, broken: str = "") -> None:
    """Let a seat owe penalty cards from now on; the table deals them at the ruling, or when it comes in again.

    `broken` is the ID of the rule for whose breach they are, where they are for one.
    """
    state = fold.change(seat)
    if state.out:
        state.owed += cards
        return
    if not fold.running and (fold.pile or any(wait(fold) for wait in fold.hooks.defers_penalties)):
        state.owed += cards  # the hands of the last round count no more
        for follow in fold.hooks.penalty_deferred:
            follow(fold, seat)
        return
    before = state.cards
    state.cards += cards
    state.last_penalty = cards
    batch = next((found for lock in fold.hooks.locks if (found := lock(fold, seat)) is not None), None)
    fold.consequences.append(PayCards(seat, cards, batch))
    duties.progress(fold)
    for follow in fold.hooks.penalty_given:
        follow(fold, seat, broken)
    duties.hand_changed(fold, seat)
    for follow in fold.hooks.hand_changed:
        follow(fold, seat, Growth.PENALTY, None, before)
    if fold.utterances:
        look_back(fold)
