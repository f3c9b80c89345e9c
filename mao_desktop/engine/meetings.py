"""Points of order: play stops and the clocks stand still, word to word."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions, votes
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Meeting
from mao_desktop.engine.parts import Part, PointOfOrder

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.offences import Offence


@dataclass(frozen=True, slots=True)
class HandsOff(Part):
    """Part: cards may be touched only while the game runs."""

    offence: Offence


def open_or_offend(fold: Fold, seat: int | None) -> None:
    """Open a point of order; in one, the word that opens it is an offence where the variant has it so."""
    rule = fold.rules.one(PointOfOrder)
    if rule is None or not fold.running:
        return
    if fold.meeting is None:
        fold.meeting = Meeting(fold.now, seat)
        fold.turn_watch = fold.turn_watch.hold(fold.now)
        fold.grace_watches = tuple(w.hold(fold.now) for w in fold.grace_watches)
        fold.lifted = (None,) * len(fold.lifted)  # whoever holds a card then, and lays it down, touches it anew
    elif rule.again and seat is not None and fold.in_game(seat):
        infractions.commit(fold, rule.again, seat)


def close(fold: Fold, seat: int | None) -> None:
    """End the point of order by a seat's words: votes close, and the clocks go on where they stood."""
    rule = fold.rules.one(PointOfOrder)
    if fold.meeting is None:
        return
    known = {seat, fold.meeting.caller} - {None}
    if rule and rule.ended_by_caller and len(known) > 1:
        return
    votes.close_all(fold)
    fold.meeting = None
    fold.turn_watch = fold.turn_watch.release(fold.now)
    fold.grace_watches = tuple(w.release(fold.now) for w in fold.grace_watches)
    fold.lifted = (None,) * len(fold.lifted)
    if rule and rule.restarts_clock:
        fold.flow = replace(fold.flow, since=fold.turn_watch.reading(fold.now), limits=0)


def resting(fold: Fold) -> Offence | None:
    """Give the one offence that can be called now, where a point of order lets all other rules rest."""
    rule = fold.rules.one(PointOfOrder)
    return rule.touching if rule and rule.rules_rest and fold.meeting is not None else None


def touch(fold: Fold, seat: int, *, put_down: bool = False) -> None:
    """Judge hands laid on the own cards; in a point of order not all variants mind before a card is put down."""
    hands_off = fold.rules.one(HandsOff)
    if hands_off and not fold.running and fold.now > fold.over_known:
        infractions.commit(fold, hands_off.offence, seat)
    rule = fold.rules.one(PointOfOrder)
    if rule and rule.touching and fold.meeting and fold.in_game(seat) and (put_down or rule.all_touches):
        infractions.commit(fold, rule.touching, seat)


def deafen(fold: Fold, seats: tuple[int, ...]) -> None:
    """Begin a gap: the graces of those whom the microphone hears stand still."""
    for seat in seats:
        fold.grace_watches = put(fold.grace_watches, seat, fold.grace_watches[seat].hold(fold.now))


def undeafen(fold: Fold, seats: tuple[int, ...]) -> None:
    """End a gap."""
    for seat in seats:
        fold.grace_watches = put(fold.grace_watches, seat, fold.grace_watches[seat].release(fold.now))
