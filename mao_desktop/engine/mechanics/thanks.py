"""Thanks that are owed for a penalty."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    """The seats that owe thanks from a ruling's time (ms) on, with that time and what they owe.

    `deferred` ones take their card later.
    """

    coming: tuple[tuple[int, int, DutySpec], ...] = ()
    deferred: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Thanks(Mechanism):
    """Part: what is owed for a penalty, from its ruling on, or from when the card is taken."""

    due: DutySpec

    def offences(self) -> Iterable[OffenceType]:
        """Give what not thanking is called."""
        return (self.due.offence,)

    def slot(self, seats: int, *, running: bool) -> ScheduledDuties:  # noqa: ARG002
        """Begin with nothing owed."""
        return ScheduledDuties()

    def penalty_given(self, fold: Fold, seat: int, broken: str) -> None:
        """Let thanks be owed from the ruling on; where no person calls who never thanks pays for that once."""
        due = fold.slot(ScheduledDuties)
        spec = replace(self.due, overlooked=True) if broken == self.due.offence.rule else self.due
        fold.keep(replace(due, coming=(*due.coming, (fold.ruled, seat, spec))))

    def penalty_deferred(self, fold: Fold, seat: int) -> None:
        """Remember that thanks will be owed."""
        due = fold.slot(ScheduledDuties)
        fold.keep(replace(due, deferred=(*due.deferred, seat)))

    def deferred_given(self, fold: Fold) -> None:
        """Let thanks be owed for each penalty that is taken only now, in the order of the calls."""
        due = fold.slot(ScheduledDuties)
        fold.keep(ScheduledDuties((*due.coming, *((fold.ruled, seat, self.due) for seat in due.deferred))))

    def deadlines(self, fold: Fold) -> Iterable[Deadline]:
        """List when thanks begin to be owed."""
        return ((due[0], partial(self._come, due=due)) for due in fold.slot(ScheduledDuties).coming)

    def _come(self, fold: Fold, due: tuple[int, int, DutySpec]) -> None:
        """Let thanks be owed, but not for what was taken in a point of order."""
        scheduled = fold.slot(ScheduledDuties)
        fold.keep(replace(scheduled, coming=tuple(other for other in scheduled.coming if other is not due)))
        if fold.meeting is None:
            duties.owe(fold, due[1], due[2], within=fold.rules.grace)
            look_back(fold)
