"""Judges a game's journal again: what is ruled otherwise than it was, and whether it still goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Ruling, ShuffleWanted, Stamped, TokenMoved, apply, is_over
from mao_desktop.limits import piled_up
from mao_desktop.store import codec
from mao_desktop.store.journal import JournalError
from mao_desktop.store.setup import opening

if TYPE_CHECKING:
    from mao_desktop.engine import Fact, State
    from mao_desktop.store.codec import Record
    from mao_desktop.store.journal import Game


@dataclass(frozen=True, slots=True)
class Rejudged:
    """What came of judging a game again: how many rulings it has, and a sentence for each line that differs."""

    rulings: int
    differences: tuple[str, ...]


def kept(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Leave out of what came of an event what the next event of the log answers, and what is told at once alone."""
    return tuple(fact for fact in facts if not isinstance(fact, ShuffleWanted | TokenMoved))


def rejudge(game: Game) -> Rejudged:
    """Judge a game again; where an event can't happen any more, what follows is not looked at.

    Raises:
        JournalError: more piles up in it than at any table.
    """
    state = opening(game.setup)
    rulings, differences = 0, []
    for number, record in enumerate(game.records, 2):
        where = f"{game.path}:{number}: at {record.at / 1000:g} s"
        try:
            state, facts = _judged(state, record, game, number)
        except (ValueError, IndexError) as wrong:
            differences.append(f"{where}: this can't happen any more: {wrong}")
            break
        now = kept(facts)
        rulings += sum(isinstance(fact, Ruling) for fact in record.facts)
        if now != record.facts:
            differences.append(f"{where}: was {_shown(record.facts, now)}, is {_shown(now, record.facts)}")
    return Rejudged(rulings, tuple(differences))


def is_running(game: Game) -> bool:
    """Tell whether a game is not over, as far as its events can still happen: another card may be dealt in it.

    Raises:
        JournalError: more piles up in it than at any table.
    """
    state = opening(game.setup)
    for number, record in enumerate(game.records, 2):
        try:
            state, _ = _judged(state, record, game, number)
        except (ValueError, IndexError):
            break
    return state.settled.running or not is_over(state.settled)


def _judged(state: State, record: Record, game: Game, number: int) -> tuple[State, tuple[Fact, ...]]:
    """Judge an event of a game, which stands in the line of this number, again."""
    if complaint := piled_up(state):
        message = f"{game.path}:{number}: {complaint}"
        raise JournalError(message)
    return apply(state, Stamped(record.at, record.event))


def _shown(facts: tuple[Fact, ...], other: tuple[Fact, ...]) -> str:
    """Show those facts that are not among others."""
    return "; ".join(codec.shown(fact) for fact in facts if fact not in other) or "nothing"
