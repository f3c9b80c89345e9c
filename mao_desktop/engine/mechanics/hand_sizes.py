"""What the size of a hand asks for, and cards taken by who is not entitled to any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.fold import Growth, Mechanism

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import DutySpec, OffenceType
    from mao_desktop.engine.model.records import Duty


@dataclass(frozen=True, slots=True)
class OnHand(Mechanism):
    """Part: what is owed by who comes down, or up, to so many cards by a move of their own."""

    count: int
    due: DutySpec
    by_card: bool = False
    """Only by a card put down."""
    any_way: bool = False
    """Also by cards that others take or give, and by a penalty."""
    no_grace: bool = False
    """Only the event that ends it makes it overdue."""

    def offences(self) -> Iterable[OffenceType]:
        """Give what not doing it is called."""
        return (self.due.offence,)

    def hand_changed(self, fold: Fold, seat: int, how: Growth, card: int | None, before: int) -> None:  # noqa: ARG002
        """Open the duty where a hand comes to the size."""
        if self.any_way and how is Growth.UNDONE:  # the card that goes back with a penalty: the size was never held
            self._undo(fold, seat)
        if fold.seats[seat].cards != self.count or not fold.running or not self._counts(how):
            return
        within = None if self.no_grace else fold.rules.grace
        duty = duties.owe(fold, seat, self.due, card=card, within=within)
        state = fold.change(seat)
        state.missed_last_card = False
        state.last_card_duty = duty.id if duty else 0

    def _undo(self, fold: Fold, seat: int) -> None:
        """Withdraw what opened just now."""
        duties.withdraw(
            fold, lambda d: d.seat == seat and d.spec == self.due and d.opened == fold.now and d.card is None
        )

    def _counts(self, how: Growth) -> bool:
        match how:
            case Growth.BY_CARD:
                return True
            case Growth.BY_DRAWING:
                return not self.by_card
            case Growth.OTHERWISE | Growth.PENALTY:
                return self.any_way
            case Growth.UNDONE | Growth.FOR_CHAIN:
                return False

    def duty_overdue(self, fold: Fold, duty: Duty) -> None:
        """Note that the seat missed it; what may have been said is not missed, nor what was owed for a hand before."""
        newest = duty.id == fold.seats[duty.seat].last_card_duty
        if newest and duty.spec == self.due and not duty.doubtful:
            fold.change(duty.seat).missed_last_card = True


@dataclass(frozen=True, slots=True)
class Drawing(Mechanism):
    """Part: taking a card that one is not entitled to is an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what it is called."""
        return (self.offence,)

    def not_entitled(self, fold: Fold, seat: int) -> None:
        """Judge the card taken."""
        if fold.running and fold.in_game(seat):
            infractions.commit(fold, self.offence, seat)
