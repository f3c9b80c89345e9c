"""The games that were played here: a journal each, in one folder, the newest the one to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from os import scandir
from typing import TYPE_CHECKING

from mao_desktop.engine import Won
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.store import codec
from mao_desktop.store.formats import FORMAT
from mao_desktop.store.journal import Journal, JournalError, check_free, read_bytes
from mao_desktop.store.wire import WIN
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mao_desktop.store.setup import Setup
    from mao_desktop.store.syncing import Syncer

ENDING = ".jsonl"
WON = f'"{WIN}"'
"""What stands in every line that tells of a win, in the present format."""


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
    """The folder of the games; a syncer brings their journals to disk while they are played."""

    folder: Path
    syncer: Syncer | None = None

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
        return Journal.begin(self.folder / free, setup, begun, self.syncer)

    def paths(self) -> list[Path]:
        """List the journals, the newest first; what is no file is none.

        Raises:
            JournalError: the folder can't be looked into.
        """
        try:
            with scandir(self.folder) as entries:
                names = [entry.name for entry in entries if entry.name.endswith(ENDING)]
            files = [path for name in names if (path := self.folder / name).is_file()]
            found = [(path.stat().st_mtime_ns, path.name) for path in files]
        except FileNotFoundError:
            return []
        except OSError as wrong:
            message = Message(
                "the folder {folder} can't be looked into ({why}): make it readable",
                folder=self.folder,
                why=wrong.strerror,
            )
            raise JournalError(message) from None
        return [self.folder / name for _, name in sorted(found, reverse=True)]

    def last(self) -> Path | None:
        """Find the game that was played last, whether it can be read or not; None where there is none.

        Raises:
            JournalError: the folder can't be looked into.
        """
        return next(iter(self.paths()), None)

    def readable_before(self, path: Path) -> Summary | None:
        """Find the game that was played last before another one and can be read; None where there is none.

        Raises:
            JournalError: the folder can't be looked into.
        """
        paths = self.paths()
        older = paths[paths.index(path) + 1 :] if path in paths else paths
        return next((summary for each in older if (summary := summarise(each))), None)

    def list(self) -> list[tuple[Path, Summary | None]]:
        """List the journals, the one played last first, each with what its game was; None where it can't be read.

        Raises:
            JournalError: the folder can't be looked into.
        """
        return [(path, summarise(path)) for path in self.paths()]

    def delete(self, path: Path) -> None:
        """Delete a game: its journal, and what lies beside it under the same name.

        Raises:
            JournalError: it is being played, or can't be deleted.
        """
        check_free(path)
        try:
            with scandir(self.folder) as entries:
                beside = [entry.name for entry in entries if entry.name.startswith(f"{path.stem}.")]
            for name in beside:
                if name == path.name or not name.endswith(ENDING):
                    (self.folder / name).unlink(missing_ok=True)
        except OSError as wrong:
            message = Message(
                "{path} can't be deleted ({why}): free it or its folder", path=wrong.filename, why=wrong.strerror
            )
            raise JournalError(message) from None

    def delete_all(self) -> None:
        """Delete all games but those that are being played.

        Raises:
            JournalError: some are left; one sentence says why.
        """
        left = []
        for path in self.paths():
            try:
                self.delete(path)
            except JournalError as wrong:
                left.append(wrong)
        if left:
            raise left[0]


def summarise(path: Path) -> Summary | None:
    """Say what a game was, None where its journal can't be read; only the lines that tell it are looked into."""
    try:
        first, *whole = read_bytes(path).decode().split("\n")[:-1] or [""]
        number = codec.read_format(first)
        setup, begun = codec.read_setup(first)
        records = list(_telling(whole, number))
    except (JournalError, ValueError):
        return None
    length = records[-1].at if records else 0
    winners = [fact.seat for record in records for fact in record.facts if isinstance(fact, Won)]
    if not 0 <= length <= LONGEST_GAME or not set(winners) <= set(range(len(setup.seats))):
        return None
    return Summary(path, begun, setup.variant, setup.names, length, tuple(setup.names[seat] for seat in winners))


def _telling(lines: list[str], number: int) -> Iterator[codec.Record]:
    """Read the lines that tell of a win, and the last; all of them where they are of older formats."""
    for line in lines:
        if number < FORMAT or WON in line or line is lines[-1]:
            record, number = codec.read_next(line, number)
            yield record
