"""Takes a game up where it was left: from its snapshot where there is one that fits, else from its journal alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import HeardUpTo, WriteRule
from mao_desktop.session.computer_seats import ComputerSeats, told_of
from mao_desktop.session.game_log import GameLog
from mao_desktop.session.restoring import enter_again
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.snapshots import Snapshot, without_collecting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from mao_desktop.inference import Watch
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.store.journal import Game
    from mao_desktop.store.snapshots import Snapshots
    from mao_desktop.store.syncing import Syncer

    Watches = Mapping[int, Watch | None]


class TakenUp(NamedTuple):
    """A game to go on with: its log, what players made of secret rules, and how many events stand in its snapshot."""

    log: GameLog
    watches: Watches
    kept: int


def take_up(
    path: Path,
    syncer: Syncer | None = None,
    snapshots: Snapshots | None = None,
    tell: Callable[[float], None] = lambda _: None,
) -> TakenUp:
    """Take a game up, and keep a snapshot of it where many events had to enter again; any thread may do so.

    Args:
        path: its journal.
        syncer: brings the journal to disk as it is written.
        snapshots: keeps snapshots; None for none.
        tell: hears again and again which share of the work is done; what it raises ends it.

    Raises:
        JournalError: the journal can't be read or written, or does not fit this version's rules.
    """
    with without_collecting():
        found = snapshots.find(path) if snapshots else None
        game = read_game(path, found.reached if found else None)
        come, watches = (found.came, found.values) if found else ({}, {})
        log = GameLog.of(game.setup, come)
        kept = len(log.stamped)
        progress = _Progress(game, tell)
        entries: list[LogEntry] = []

        def entered(entry: LogEntry) -> None:
            entries.append(entry)
            progress.step()

        enter_again(game, log, entered)
        watches = _recalled(log, watches, entries, progress)
        log.journal = Journal.go_on(game, syncer)
    return TakenUp(log, watches, keep(log, lambda: watches, snapshots, kept) if snapshots else kept)


class _Progress:
    """Tells how much of a game has entered again, and how much of it computer players have thought about again."""

    def __init__(self, game: Game, tell: Callable[[float], None]) -> None:
        thought = len(game.records) * any(isinstance(record.event, WriteRule) for record in game.records)
        self._steps = len(game.records) + thought * sum(seat.skill is not None for seat in game.setup.seats)
        self._done = 0
        self._tell = tell

    def step(self) -> None:
        self._done += 1
        self._tell(min(1.0, self._done / self._steps))


def _recalled(log: GameLog, before: Watches, entries: Sequence[LogEntry], progress: _Progress) -> Watches:
    """Make again what computer players made of secret rules, from what they had made of them before some events."""
    rules = log.state.settled.rules
    if all(row.author is None or row.published for row in rules.written):
        return {}
    from mao_desktop.players.recalling import Heard, recalled  # noqa: PLC0415  needed only with secret rules

    written = (n for n, entry in enumerate(entries) if isinstance(entry.stamped.event, WriteRule))
    first = 0 if before else next(written, len(entries))

    def heard(seat: int) -> Iterator[Heard]:
        for entry in entries[first:]:
            progress.step()
            if entry.facts or entry.seen or not isinstance(entry.stamped.event, HeardUpTo):
                yield Heard(entry.stamped.at, entry.number, told_of(entry, seat))

    return {
        seat: recalled(player, rules.known_to(seat), heard(seat), before.get(seat))
        for seat, player in ComputerSeats.of(log.setup, log.end).players.items()
    }


def keep(log: GameLog, watches: Callable[[], Watches], snapshots: Snapshots, kept: int) -> int:
    """Keep a snapshot of a game where many events are not in its last one; tell how many events one holds."""
    if not (log.journal and len(log.stamped) - kept >= snapshots.worth):
        return kept
    reached = log.journal.reached(len(log.stamped) + 1, log.end)
    snapshots.keep(log.journal.path, Snapshot(reached, log.come(), dict(watches())))
    return len(log.stamped)
