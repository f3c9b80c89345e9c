"""Journals: a game's log in a file, one JSON line an event, written before anybody is shown what came of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.store import codec
from mao_desktop.store.formats import FORMAT, NewerFormatError
from mao_desktop.store.locking import lock

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

    from mao_desktop.store.codec import Record
    from mao_desktop.store.setup import Setup


class JournalError(Exception):
    """A journal can't be read or written; one sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as its journal tells it; `size` is how many bytes are whole lines, `format` the format of the last one."""

    path: Path
    setup: Setup
    begun: str
    records: tuple[Record, ...]
    size: int
    format: int


class Journal:
    """A journal being written: every line is with the system once `write` returns, so that no crash takes it."""

    def __init__(self, path: Path, file: FileIO, number: int = FORMAT) -> None:
        """Go on writing to an open file, which is not buffered; `number` is the format of its last line."""
        self.path = path
        self._file = file
        self._format = number

    @classmethod
    def begin(cls, path: Path, setup: Setup, begun: str) -> Journal:
        """Begin a new game's journal with its setup.

        Raises:
            JournalError: the file is there already, or can't be written.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb", buffering=0)
        except OSError as wrong:
            message = (
                f"{path} can't be written ({wrong.strerror}): make room or free the folder, "
                "or start with --temp-profile to play a game that is not kept"
            )
            raise JournalError(message) from None
        lock(file)
        journal = cls(path, file)
        try:
            journal._put(codec.write_setup(setup, begun))
        except JournalError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def go_on(cls, game: Game) -> Journal:
        """Go on with a game's journal, after its last whole line.

        Raises:
            JournalError: the file can't be written, or is being written by another window.
        """
        try:
            file = game.path.open("r+b", buffering=0)
        except OSError as wrong:
            message = f"{game.path} can't be written ({wrong.strerror}): free it or make room"
            raise JournalError(message) from None
        file.seek(game.size)
        if not lock(file) or b"\n" in file.read():
            file.close()
            message = f"{game.path} is played in another window: go on there, or leave that table first"
            raise JournalError(message)
        file.truncate(game.size)
        file.seek(game.size)
        return cls(game.path, file, game.format)

    def write(self, record: Record) -> None:
        """Write an event down.

        Raises:
            JournalError: it can't be written, or the journal is closed.
        """
        self._put(codec.write_record(record, changed=self._format != FORMAT))
        self._format = FORMAT

    def _put(self, line: str) -> None:
        if self._file.closed:
            message = f"{self.path} is closed: begin a new game or go on with this one"
            raise JournalError(message)
        data, begin = line.encode(), self._file.tell()
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as wrong:
            self._take_back(begin)
            message = f"{self.path} can't be written ({wrong.strerror}): make room and go on with the game"
            raise JournalError(message) from None

    def _take_back(self, begin: int) -> None:
        """Take half a line away, which would spoil the next one."""
        with suppress(OSError):  # it is no file on a disk
            self._file.truncate(begin)
            self._file.seek(begin)

    def close(self) -> None:
        """Close the file; again does no harm."""
        self._file.close()


def read_game(path: Path) -> Game:
    """Read a journal; a last line that was cut short is left out.

    Raises:
        JournalError: it can't be read, or a line of it is broken.
    """
    try:
        data = path.read_bytes()
    except OSError as wrong:
        message = f"{path} can't be read: {wrong.strerror}"
        raise JournalError(message) from None
    whole = data[: data.rfind(b"\n") + 1]
    first, *lines = whole.split(b"\n")[:-1] or [b""]
    records: list[Record] = []
    line = 1
    try:
        number = codec.read_format(first.decode())
        setup, begun = codec.read_setup(first.decode())
        for line, written in enumerate(lines, 2):  # noqa: B007  the line's number is told where it is broken
            record, number = codec.read_next(written.decode(), number)
            records.append(record)
    except NewerFormatError as wrong:
        message = f"{path}: {wrong}"
        raise JournalError(message) from None
    except ValueError as wrong:
        message = f"{path}:{line}: this is no line of a game's journal: {wrong}"
        raise JournalError(message) from None
    return Game(path, setup, begun, tuple(records), len(whole), number)
