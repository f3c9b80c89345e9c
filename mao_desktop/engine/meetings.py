"""Points of order: play stops and the clocks stand still, word to word."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import infractions, votes
from mao_desktop.engine.fold import put

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold


def open_or_offend(fold: Fold, seat: int | None) -> None:
    """Open a point of order; in one, the word that opens it is an offence where the variant has it so."""
    rule = fold.rules.point_of_order
    if rule is None or not fold.running:
        return
    if fold.meeting is None:
        fold.meeting = fold.now
        fold.turn_watch = fold.turn_watch.hold(fold.now)
        fold.grace_watches = tuple(w.hold(fold.now) for w in fold.grace_watches)
    elif rule.again and seat is not None and fold.in_game(seat):
        infractions.commit(fold, rule.again, seat)


def close(fold: Fold) -> None:
    """End the point of order: votes close, and the clocks go on where they stood."""
    rule = fold.rules.point_of_order
    if fold.meeting is None:
        return
    votes.close_all(fold)
    fold.meeting = None
    fold.turn_watch = fold.turn_watch.release(fold.now)
    fold.grace_watches = tuple(w.release(fold.now) for w in fold.grace_watches)
    fold.lifted = (None,) * len(fold.lifted)
    if rule and rule.restarts_clock:
        fold.flow = replace(fold.flow, since=fold.turn_watch.reading(fold.now), limits=0)


def touch(fold: Fold, seat: int, *, put_down: bool = False) -> None:
    """Judge hands laid on the own cards during a point of order; not all variants mind before a card is put down."""
    rule = fold.rules.point_of_order
    if rule and fold.meeting is not None and fold.in_game(seat) and (put_down or rule.all_touches):
        infractions.commit(fold, rule.touching, seat)


def deafen(fold: Fold, seats: tuple[int, ...]) -> None:
    """Begin a gap: the graces of those whom the microphone hears stand still."""
    for seat in seats:
        fold.grace_watches = put(fold.grace_watches, seat, fold.grace_watches[seat].hold(fold.now))


def undeafen(fold: Fold, seats: tuple[int, ...]) -> None:
    """End a gap."""
    for seat in seats:
        fold.grace_watches = put(fold.grace_watches, seat, fold.grace_watches[seat].release(fold.now))
