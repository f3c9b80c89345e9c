"""Limits of a turn's time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.model.matters import Slow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.model.matters import Owed
    from mao_desktop.engine.model.offences import OffenceType


@dataclass(frozen=True, slots=True)
class TurnLimit(Mechanism):
    """Part: a turn must begin within `limit` (ms), and again within every further one."""

    limit: int
    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what being slow is called."""
        return (self.offence,)

    def about(self, fold: Fold, offence: OffenceType, owed: Owed | None) -> Slow | None:  # noqa: ARG002
        """Tell how long nothing was done."""
        return Slow(self.limit) if offence == self.offence else None

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """Tell when the limit of the turn passes next."""
        turn = fold.turn
        if turn.seat is None or not fold.running:
            return ()
        if fold.hooks.unhurried and _is_unhurried(fold):
            return ()
        time = fold.turn_watch.when(turn.since + (turn.limits + 1) * self.limit)
        return () if time is None else ((time, self._pass),)

    def _pass(self, fold: Fold) -> None:
        seat = fold.turn.seat
        if seat is not None:
            fold.turn = fold.turn._replace(limits=fold.turn.limits + 1)
            infractions.commit(fold, self.offence, seat)


def _is_unhurried(fold: Fold) -> bool:
    """Tell whether nobody is slow at present."""
    return any(unhurried(fold) for unhurried in fold.hooks.unhurried)
