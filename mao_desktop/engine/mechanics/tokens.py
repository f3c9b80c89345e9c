"""Tokens that are earned by wins, given away, and paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.model.facts import Refusal, TokenMoved
from mao_desktop.engine.model.row import Part

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


@dataclass(frozen=True, slots=True)
class TokenGifts(Part):
    """Part: a token may be given away."""


def give_token(fold: Fold, seat: int, to: int) -> None:
    """Give a token away, to another seat."""
    if dropped := fold.rules.missing(TokenGifts):
        refuse(fold, seat, Refusal.NOT_IN_FORCE, dropped)
        return
    if not fold.seats[seat].tokens or to == seat:
        refuse(fold, seat, Refusal.NO_OTHER_SEAT if to == seat else Refusal.NO_TOKEN)
        return
    move_token(fold, seat, to)


def move_token(fold: Fold, giver: int | None, taker: int | None) -> None:
    """Let a token go from one seat to another; None is the table."""
    if giver is not None:
        fold.change(giver).tokens -= 1
    if taker is not None:
        fold.change(taker).tokens += 1
    fold.facts.append(TokenMoved(fold.now, fold.ruled, giver, taker))
