"""Thanks that are owed for a penalty."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties
from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.judging.speech_matching import look_back

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Deadline, Fold
    from mao_desktop.engine.model.offences import DutySpec, OffenceType


@dataclass(frozen=True, slots=True)
class ScheduledDuties:
    """The seats that owe thanks from a ruling's time (ms) on, with that time."""

    coming: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Thanks(Mechanism):
    """Part: what is owed for a penalty, from its ruling on."""

    due: DutySpec

    def offences(self) -> Iterable[OffenceType]:
        """Give what not thanking is called."""
        return (self.due.offence,)

    def slot(self, seats: int, *, running: bool) -> ScheduledDuties:  # noqa: ARG002
        """Begin with nothing owed."""
        return ScheduledDuties()

    def penalty_given(self, fold: Fold, seat: int, cards: int) -> None:  # noqa: ARG002
        """Let thanks be owed from the ruling on."""
        fold.keep(ScheduledDuties((*fold.slot(ScheduledDuties).coming, (fold.ruled, seat))))

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """List when thanks begin to be owed."""
        return ((due[0], partial(self._come, fold, due)) for due in fold.slot(ScheduledDuties).coming)

    def _come(self, fold: Fold, due: tuple[int, int]) -> None:
        """Let thanks be owed, but not for what was taken in a point of order."""
        fold.keep(ScheduledDuties(tuple(other for other in fold.slot(ScheduledDuties).coming if other is not due)))
        if fold.running and fold.meeting is None:
            duties.owe(fold, due[1], self.due, within=fold.rules.grace)
            look_back(fold)
