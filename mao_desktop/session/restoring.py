"""Brings a game back from its journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Stamped, apply
from mao_desktop.session.game_log import GameLog
from mao_desktop.store.journal import Journal, JournalError
from mao_desktop.store.rejudging import kept
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Fact, State
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.store.codec import Record
    from mao_desktop.store.journal import Game
    from mao_desktop.store.syncing import Syncer


def restore(game: Game, syncer: Syncer | None = None) -> GameLog:
    """Let all events of a journal enter again, and go on writing to it.

    Raises:
        JournalError: the journal can't be written, or does not fit this version's rules.
    """
    log = GameLog(game.setup)
    enter_again(game, log)
    log.journal = Journal.go_on(game, syncer)
    return log


def enter_again(game: Game, log: GameLog, tell: Callable[[LogEntry], object] = lambda _: None) -> None:
    """Let the events of a journal enter a log again; `tell` hears of each.

    Raises:
        JournalError: the journal does not fit this version's rules.
    """
    for number, record in enumerate(game.records, game.before + 1):
        tell(_enter(log, record, f"{game.path}:{number}"))


def _enter(log: GameLog, record: Record, where: str) -> LogEntry:
    """Let an event of the journal enter again."""
    log.chance.passed(log.state, record.event)
    state, facts = judge_again(log.state, record, where)
    return log.keep(state, Stamped(record.at, record.event), facts)


def judge_again(state: State, record: Record, where: str) -> tuple[State, tuple[Fact, ...]]:
    """Judge an event of a journal, which stands `where` says, again.

    Raises:
        JournalError: it is judged otherwise than it was, or can't happen.
    """
    try:
        state, facts = apply(state, Stamped(record.at, record.event))
    except (ValueError, IndexError) as wrong:
        message = Message(
            "{where}: this can't happen at this table ({why}): the journal was changed", where=where, why=wrong
        )
        raise JournalError(message) from None
    if kept(facts) != record.facts:
        message = Message(
            "{where}: this was ruled otherwise, by other rules: `mao-desktop replay` shows what differs", where=where
        )
        raise JournalError(message)
    return state, facts
