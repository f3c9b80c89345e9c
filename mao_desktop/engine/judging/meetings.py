"""Points of order: play stops and the clocks stand still, word to word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.core_parts import HandsOff, PointOfOrder
from mao_desktop.engine.judging.leaving import is_between_rounds
from mao_desktop.engine.model.records import Meeting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.offences import OffenceType


def open_or_offend(fold: Fold, seat: int | None) -> None:
    """Open a point of order, which who is out cannot; in one, its word is an offence where the variant has it so."""
    rule = fold.rules.one(PointOfOrder)
    if rule is None or not fold.running or not (seat is None or fold.in_game(seat)):
        return
    if fold.meeting is None:
        fold.meeting = Meeting(fold.now, seat)
        fold.turn_watch = fold.turn_watch.hold(fold.now)
        deafen(fold, range(len(fold.seats)))
        put_down_lifted(fold)  # whoever holds a card then, and lays it down, touches it again
    else:
        name_again(fold, seat)


def name_again(fold: Fold, seat: int | None) -> None:
    """Judge that a seat says the word of a point of order in one."""
    rule = fold.rules.one(PointOfOrder)
    if fold.meeting and rule and rule.again and seat is not None and fold.in_game(seat):
        infractions.commit(fold, rule.again, seat)


def may_close(fold: Fold, seat: int | None) -> bool:
    """Tell whether a seat's words end the point of order."""
    if fold.meeting is None:
        return False
    rule = fold.rules.one(PointOfOrder)
    known = {seat, fold.meeting.caller} - {None}
    return not (rule and rule.ended_by_caller and len(known) > 1)


def close(fold: Fold) -> None:
    """End the point of order: the clocks go on where they stood."""
    rule = fold.rules.one(PointOfOrder)
    fold.meeting = None
    fold.turn_watch = fold.turn_watch.release(fold.now)
    undeafen(fold, range(len(fold.seats)))
    put_down_lifted(fold)
    if rule and rule.restarts_clock:
        fold.turn = fold.turn._replace(since=fold.turn_watch.reading(fold.now), limits=0)


def put_down_lifted(fold: Fold) -> None:
    """Let nobody have a card lifted any more: no move has been begun."""
    for seat, state in enumerate(fold.seats):
        if state.lifted is not None:
            fold.change(seat).lifted = None


def resting(fold: Fold) -> OffenceType | None:
    """Give the one offence that can be called now, where a point of order lets all other rules rest."""
    if fold.meeting is None:
        return None
    rule = fold.rules.one(PointOfOrder)
    return rule.touching if rule and rule.rules_rest else None


def touch(fold: Fold, seat: int, *, put_down: bool = False) -> None:
    """Judge hands laid on the own cards; in a point of order not all variants mind before a card is put down.

    Who is out is bound by nothing.
    """
    if not fold.in_game(seat):
        return
    hands_off = fold.rules.one(HandsOff)
    if hands_off and is_between_rounds(fold):
        infractions.commit(fold, hands_off.offence, seat)
    rule = fold.rules.one(PointOfOrder)
    if rule and rule.touching and fold.meeting and (put_down or rule.all_touches):
        infractions.commit(fold, rule.touching, seat)


def deafen(fold: Fold, seats: Iterable[int]) -> None:
    """Let the graces of seats stand still, in a gap of the microphone that hears them or a point of order."""
    for seat in seats:
        state = fold.change(seat)
        state.grace_watch = state.grace_watch.hold(fold.now)


def undeafen(fold: Fold, seats: Iterable[int]) -> None:
    """Let the graces of seats go on."""
    for seat in seats:
        state = fold.change(seat)
        state.grace_watch = state.grace_watch.release(fold.now)
