"""Knocks on the table: counted towards what is owed, from the card that asks for them until it is overdue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, meetings
from mao_desktop.engine.model.offences import Deed

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold


def knock(fold: Fold, seat: int, count: int) -> None:
    """Count a seat's knocks towards the oldest duty that wants more; what is overdue can be made up for.

    Where a point of order lets the rules rest they may be what is owed, and are never too many.
    """
    owed = [d for d in fold.duties if d.seat == seat and d.spec.deed is Deed.KNOCK and duties.stands(fold, d)]
    if not owed:
        return
    duty = next((d for d in owed if d.knocks < d.spec.knocks), owed[-1])
    if meetings.resting(fold):
        count = min(count, max(0, duty.spec.knocks - duty.knocks))
    duty = duty._replace(knocks=duty.knocks + count)
    duties.change(fold, duty)
    is_late = duty.infraction is not None or duty.continued
    if duties.is_knocked(duty):
        duties.progress(fold)
        if is_late:
            duties.meet(fold, duty, fold.now)
    elif is_late and duty.knocks > duty.spec.knocks:
        duties.give_up(fold, duty)
