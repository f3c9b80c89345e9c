"""Locked penalty cards: in the hand, but neither to be looked at nor used until a turn is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions
from mao_desktop.engine.parts import Part

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.offences import Offence


@dataclass(frozen=True, slots=True)
class Lock:
    """A penalty that cannot be used until the seat's turn with this number, or a later one, has ended."""

    batch: int
    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class LockedPenalties(Part):
    """Part: penalty cards may not be looked at or used until after the turn, or the next one."""

    offence: Offence


def lock(fold: Fold, seat: int) -> int | None:
    """Lock the penalty that a seat takes now, and give it a number; None where nothing is locked."""
    if fold.rules.one(LockedPenalties) is None:
        return None
    batch = fold.number()
    until = fold.flow.number if fold.flow.turn == seat else fold.turns_begun + 1
    fold.locks = (*(held for held in fold.locks if is_shut(fold, held)), Lock(batch, seat, until))
    return batch


def turn_resumed(fold: Fold, seat: int) -> None:
    """Where a card went back and let its turn go on, count the penalty for it as taken in that turn."""
    if fold.locks and fold.locks[-1].seat == seat == fold.flow.turn:
        fold.locks = (*fold.locks[:-1], replace(fold.locks[-1], until=fold.flow.number))


def is_shut(fold: Fold, held: Lock) -> bool:
    """Tell whether the turn is still to end with which a penalty can be used."""
    return fold.last_ended[held.seat] < held.until


def shut(fold: Fold) -> frozenset[int]:
    """List the penalties that cannot be used yet."""
    return frozenset(held.batch for held in fold.locks if is_shut(fold, held))


def put_down(fold: Fold, seat: int, batch: int | None) -> None:
    """Judge a card put down that came with a penalty."""
    rule = fold.rules.one(LockedPenalties)
    if rule and batch in shut(fold):
        infractions.commit(fold, rule.offence, seat)


def look(fold: Fold, seat: int) -> None:
    """Judge a look at one's penalty cards."""
    rule = fold.rules.one(LockedPenalties)
    if rule and any(held.seat == seat and is_shut(fold, held) for held in fold.locks):
        infractions.commit(fold, rule.offence, seat)
