"""Seats that come in again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.judging.leaving import come_in
from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.model.consequences import ComeIn
from mao_desktop.engine.model.facts import Refusal

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


@dataclass(frozen=True, slots=True)
class Rejoining(Mechanism):
    """Part: who is out of the game may come in with so many cards, and with those that it owes."""

    cards: int


def rejoin(fold: Fold, seat: int) -> None:
    """Let a seat that is out come in with its cards, where it sat."""
    part = fold.rules.one(Rejoining)
    if part is None:
        refuse(fold, seat, Refusal.NO_REJOINING)
    elif fold.in_game(seat):
        refuse(fold, seat, Refusal.IN_GAME)
    else:
        cards = part.cards + fold.seats[seat].owed
        fold.change(seat).owed = 0
        come_in(fold, seat, cards)
        fold.consequences.append(ComeIn(seat, cards))
        for follow in fold.hooks.came_in:
            follow(fold, seat)


def rejoin_by_words(fold: Fold, seat: int | None) -> None:
    """Let the speaker come in again; on a shared microphone, the only seat that is out."""
    out = [s for s, state in enumerate(fold.seats) if state.out]
    comer = out[0] if seat is None and len(out) == 1 else seat
    if comer in out and comer is not None and fold.rules.one(Rejoining):
        rejoin(fold, comer)
