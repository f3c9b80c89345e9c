"""Rounds that end by themselves: an empty hand, and nothing left to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, wins
from mao_desktop.engine.facts import Won
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Emptied
from mao_desktop.engine.rules import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine.fold import Fold

LAST_CARDS = 2
"""With how many of its last cards a hand still has to do when it is empty."""


@dataclass(frozen=True, slots=True)
class Closing(Part):
    """Part: an empty hand ends the round by itself at what `when` reads off the turn's watch, None for not yet."""

    when: Callable[[Fold, int, Emptied], int | None]


def unless_noticed(fold: Fold, seat: int, emptied: Emptied) -> int:
    """Close a grace after the last card or at the next move, one grace later where the last cards left duties."""
    end = emptied.reading + fold.rules.grace
    if emptied.moved is not None:
        end = min(end, emptied.moved)
    unmet = any(d.seat == seat and d.lay in emptied.lays and duties.is_unmet(fold, d) for d in fold.duties)
    missed = any(i.missed is not None and i.hangs_on in emptied.lays for i in fold.infractions[seat])
    return end + fold.rules.grace if unmet or missed else end


def watch(fold: Fold) -> None:
    """Note which hands have come to be empty, and are not any more."""
    if fold.rules.one(Closing) is None or not fold.running:
        return
    reading = fold.turn_watch.reading(fold.now)
    for seat, size in enumerate(fold.hands):
        emptied = fold.emptied[seat]
        if size or fold.out[seat]:
            now = None
        elif emptied is None:
            lays = [lay.id for lay in reversed(fold.pile) if lay.seat == seat]
            now = Emptied(fold.now, reading, fold.flow.number, tuple(lays[:LAST_CARDS]))
        elif emptied.moved is None and fold.flow.number > emptied.turn:
            now = replace(emptied, moved=reading)
        else:
            continue
        if now is not emptied:
            fold.emptied = put(fold.emptied, seat, now)


def deadlines(fold: Fold) -> Iterator[tuple[int, Callable[[], None]]]:
    """List when (ms) the round ends by which empty hand, as it stands."""
    closing = fold.rules.one(Closing)
    if closing is None or not fold.running:
        return
    for seat, emptied in enumerate(fold.emptied):
        reading = closing.when(fold, seat, emptied) if emptied else None
        time = None if reading is None else fold.turn_watch.when(reading)
        if emptied and time is not None and all(case.on != seat for case in fold.cases):
            yield max(time, fold.now), partial(_close, fold, seat, emptied)


def _close(fold: Fold, seat: int, emptied: Emptied) -> None:
    fold.facts.append(Won(emptied.at, fold.ruled, seat))
    wins.stop(fold)
