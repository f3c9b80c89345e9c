"""The games that were played here: a journal each, in one folder, the newest the one to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from mao_desktop.engine.facts import Won
from mao_desktop.store.journal import Journal, JournalError, read_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mao_desktop.store.setup import Setup

ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a list: when it began (date and time), how long it was played (ms), who won in it, in order."""

    path: Path
    begun: str
    variant: str
    names: tuple[str, ...]
    length: int
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Games:
    """The folder of the games."""

    folder: Path

    def begin(self, setup: Setup, *, at: datetime | None = None) -> Journal:
        """Begin the journal of a new game, named by its date and time.

        Raises:
            JournalError: it can't be written.
        """
        begun = (at or datetime.now().astimezone()).isoformat(timespec="seconds")
        name = begun[: len("2026-01-01T00:00:00")].replace(":", "-")
        taken = {path.name for path in self.paths()}
        numbered = (f"{name}{f'-{n}' if n else ''}{ENDING}" for n in range(len(taken) + 1))
        free = next(file for file in numbered if file not in taken)
        return Journal.begin(self.folder / free, setup, begun)

    def paths(self) -> list[Path]:
        """List the journals, the newest first."""
        if not self.folder.is_dir():
            return []
        found = [path for path in self.folder.iterdir() if path.suffix == ENDING]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)

    def last(self) -> Path | None:
        """Find the game that was played last and can be gone on with, None where there is none."""
        return next((summary.path for summary in self._readable()), None)

    def list(self) -> list[Summary]:
        """List the games, the one played last first; what can't be read is left out."""
        return list(self._readable())

    def _readable(self) -> Iterator[Summary]:
        for path in self.paths():
            try:
                yield summarise(path)
            except JournalError:
                continue


def summarise(path: Path) -> Summary:
    """Say what a game was.

    Raises:
        JournalError: its journal can't be read.
    """
    game = read_game(path)
    names = game.setup.names
    won = tuple(names[fact.seat] for record in game.records for fact in record.facts if isinstance(fact, Won))
    length = game.records[-1].at if game.records else 0
    return Summary(path, game.begun, game.setup.variant, names, length, won)
