"""Rounds that end by themselves: an empty hand, and nothing left to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, infractions, wins
from mao_desktop.engine.facts import GameOver, Won
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Emptied
from mao_desktop.engine.parts import Part
from mao_desktop.engine.scoring import Scoring, count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine.fold import Fold

LAST_CARDS = 2
"""With how many of its last cards a hand still has to do when it is empty."""


@dataclass(frozen=True, slots=True)
class Closing(Part):
    """Part: an empty hand ends the round by itself at what `when` reads off the turn's watch, None for not yet."""

    when: Callable[[Fold, int, Emptied], int | None]
    no_hurry: bool = False
    """Nobody is slow while a hand is empty."""


def unless_noticed(fold: Fold, seat: int, emptied: Emptied) -> int:
    """Close a grace after the last card or at the next move, one grace later where the last cards left duties."""
    end = emptied.reading + fold.rules.grace
    if emptied.moved is not None:
        end = min(end, emptied.moved)
    unmet = any(d.seat == seat and d.lay in emptied.lays and duties.is_unmet(fold, d) for d in fold.duties)
    missed = any(
        i.missed and not i.excused and i.hangs_on in emptied.lays and not infractions.passed(fold, i)
        for i in fold.infractions[seat]
    )
    return end + fold.rules.grace if unmet or missed else end


def once_all_is_done(fold: Fold, seat: int, emptied: Emptied) -> int | None:
    """Close a grace after the last card and all that followed from it, once the claim is said and nothing is owed."""
    claimed = not any(d.seat == seat and d.due.claims for d in fold.duties)
    owed = any(d.due.deed is not None and duties.is_unmet(fold, d) for d in fold.duties)
    if fold.flow.chain or owed or not claimed:
        return None
    return max(emptied.reading, fold.last_effect) + fold.rules.grace


def once_claimed(fold: Fold, seat: int, emptied: Emptied) -> int | None:
    """Close a grace after the last card, once the claim is said and no turn is left to take."""
    if fold.claimed[seat] is None or (fold.flow.extra and fold.flow.turn == seat):
        return None
    return emptied.reading + fold.rules.grace


def watch(fold: Fold) -> None:
    """Note which hands have come to be empty, and are not any more."""
    closing = fold.rules.one(Closing)
    if closing is None or not fold.running:
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
        others = (fold.emptied[s] for s in range(len(fold.hands)) if s != seat)
        if closing.no_hurry and now is None and emptied and not any(others):
            fold.flow = replace(fold.flow, since=reading, limits=0)
        if now is not emptied:
            fold.emptied = put(fold.emptied, seat, now)
            fold.claimed = put(fold.claimed, seat, fold.claimed[seat] if now else None)


def unhurried(fold: Fold) -> bool:
    """Tell whether the round may be about to end, so that nobody is slow."""
    closing = fold.rules.one(Closing)
    return closing is not None and closing.no_hurry and any(fold.emptied)


def closings(fold: Fold) -> Iterator[tuple[int, Callable[[], None]]]:
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
    scoring = fold.rules.one(Scoring)
    if scoring is None:
        claimed = fold.claimed[seat]
        fold.facts.append(Won(emptied.at if claimed is None else claimed, fold.ruled, seat))
        wins.stop(fold)
        return
    empty = [s for s, size in enumerate(fold.hands) if not size and fold.in_game(s)]
    last = {s: next((lay.card.rank for lay in reversed(fold.pile) if lay.seat == s), None) for s in empty}
    wins.end_round(fold, count(fold, scoring, tuple(s for s in empty if last[s] is scoring.doubling)))
    left = [s for s in range(len(fold.out)) if fold.in_game(s)]
    if len(left) == 1:
        fold.facts.append(GameOver(fold.now, fold.ruled, left[0]))
