"""Locked penalty cards: in the hand, but neither to be looked at nor used until a turn is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Mechanism

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import OffenceType


@dataclass(frozen=True, slots=True)
class Lock:
    """A penalty that cannot be used until the seat's turn with this number, or a later one, has ended."""

    batch: int
    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class Locks:
    """The penalties that were locked, the newest last."""

    held: tuple[Lock, ...] = ()


@dataclass(frozen=True, slots=True)
class LockedPenalties(Mechanism):
    """Part: penalty cards may not be looked at or used until after the turn, or the next one."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what using them is called."""
        return (self.offence,)

    def slot(self, seats: int, *, running: bool) -> Locks:  # noqa: ARG002
        """Begin with nothing locked."""
        return Locks()

    def locks(self, fold: Fold, seat: int) -> int:
        """Lock the penalty that a seat takes now, and give it a number."""
        batch = fold.number()
        until = fold.turn.number if fold.turn.seat == seat else fold.turns_begun + 1
        held = (lock for lock in fold.slot(Locks).held if _is_shut(fold, lock))
        fold.keep(Locks((*held, Lock(batch, seat, until))))
        return batch

    def shut(self, fold: Fold) -> frozenset[int]:
        """List the penalties that cannot be used yet."""
        return frozenset(lock.batch for lock in fold.slot(Locks).held if _is_shut(fold, lock))

    def card_down(self, fold: Fold, seat: int, batch: int | None) -> None:
        """Judge a card put down that came with a penalty."""
        if batch is not None and batch in self.shut(fold):
            infractions.commit(fold, self.offence, seat)

    def looks(self, fold: Fold, seat: int) -> None:
        """Judge a look at one's penalty cards."""
        if fold.in_game(seat) and any(lock.seat == seat and _is_shut(fold, lock) for lock in fold.slot(Locks).held):
            infractions.commit(fold, self.offence, seat)

    def round_ended(self, fold: Fold) -> None:
        """Unlock everything."""
        fold.keep(Locks())


def _is_shut(fold: Fold, lock: Lock) -> bool:
    """Tell whether the turn is still to end with which a penalty can be used."""
    return fold.seats[lock.seat].last_ended < lock.until
