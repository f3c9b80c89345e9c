"""Journals: a game's log in a file, one JSON line an event, written before anybody is shown what came of it."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import count, takewhile
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.limits import LONGEST_GAME, LONGEST_JOURNAL, shortened
from mao_desktop.store import codec
from mao_desktop.store.bounds import check_written
from mao_desktop.store.formats import FORMAT, NewerFormatError
from mao_desktop.store.locking import lock
from mao_desktop.store.replacing import replace_file, unwritten
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO
    from pathlib import Path

    from mao_desktop.store.codec import Record
    from mao_desktop.store.setup import Setup
    from mao_desktop.store.syncing import Syncer


class JournalError(Exception):
    """A journal can't be read or written; one sentence says why and what to do."""


class Reached(NamedTuple):
    """How far a journal goes: so many bytes of whole lines, so many lines, the last of this time (ms) and format."""

    size: int
    lines: int
    at: int
    format: int


@dataclass(frozen=True, slots=True)
class Game:
    """A game as its journal tells it; `size` is how many bytes are whole lines, `format` the format of the last one.

    Where it is read on from somewhere, `before` is how many lines stand before its records, the last of them of the
    time `since` (ms).
    """

    path: Path
    setup: Setup
    begun: str
    records: tuple[Record, ...]
    size: int
    format: int
    before: int = 1
    since: int = 0

    @property
    def end(self) -> int:
        """The table time (ms) of its last event; 0 where there is none."""
        return self.records[-1].at if self.records else self.since


class DamagedJournalError(JournalError):
    """A journal is damaged somewhere; `before` is the game up to there."""

    def __init__(self, message: str, before: Game) -> None:
        """Note what is wrong, and what is not."""
        super().__init__(message)
        self.before = before


class Journal:
    """A journal being written: every line is with the system once `write` returns, so that no crash takes it."""

    def __init__(self, path: Path, file: FileIO, number: int = FORMAT, syncer: Syncer | None = None) -> None:
        """Go on writing to an open file, which is not buffered; `number` is the format of its last line.

        With a syncer what is written is on the disk itself soon after, so that no loss of power takes it.
        """
        self.path = path
        self._syncer = syncer
        self._file = file
        self._format = number
        self._notice = ""

    @classmethod
    def begin(cls, path: Path, setup: Setup, begun: str, syncer: Syncer | None = None) -> Journal:
        """Begin a new game's journal with its setup.

        Raises:
            JournalError: the file is there already, or can't be written.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("x+b", buffering=0)
        except OSError as wrong:
            raise JournalError(_not_begun(path, wrong)) from None
        lock(file)
        try:
            _write_whole(file, codec.write_setup(setup, begun).encode())
        except OSError as wrong:
            file.close()
            path.unlink()
            raise JournalError(_not_begun(path, wrong)) from None
        if syncer:
            syncer.wants(path)
            syncer.wants(path.parent)
        return cls(path, file, syncer=syncer)

    @classmethod
    def go_on(cls, game: Game, syncer: Syncer | None = None) -> Journal:
        """Go on with a game's journal, after its last whole line.

        Raises:
            JournalError: the file can't be written, or is being written by another window.
        """
        try:
            file = game.path.open("r+b", buffering=0)
            game.path.chmod(0o600)
        except OSError as wrong:
            message = Message(
                "{path} can't be written ({why}): free it or make room", path=game.path, why=wrong.strerror
            )
            raise JournalError(message) from None
        file.seek(game.size)
        if not lock(file) or b"\n" in file.read():
            file.close()
            raise JournalError(_played(game.path))
        file.truncate(game.size)
        file.seek(game.size)
        return cls(game.path, file, game.format, syncer)

    def write(self, record: Record) -> None:
        """Write an event down.

        Raises:
            JournalError: it can't be written, or the journal is closed.
        """
        self._put(codec.write_record(record, changed=self._format != FORMAT))
        self._format = FORMAT

    def _put(self, line: str) -> None:
        if self._file.closed:
            message = Message("{path} is closed: begin a new game or go on with this one", path=self.path)
            raise JournalError(message)
        self.look_after()
        data, begin = line.encode(), self._file.tell()
        try:
            _write_whole(self._file, data)
        except OSError as wrong:
            self._take_back(begin)
            message = Message(
                "{path} can't be written ({why}): make room and go on with the game", path=self.path, why=wrong.strerror
            )
            raise JournalError(message) from None
        if self._syncer:
            self._syncer.wants(self.path)

    def look_after(self) -> None:
        """Write the journal once more where it was removed, moved away or exchanged while it is open.

        What it held can still be read. What stands in its place is kept beside it.

        Raises:
            JournalError: it can't be written again.
        """
        if not self._file.closed and not self._is_in_place():
            self._write_anew()

    def _is_in_place(self) -> bool:
        """Tell whether the open file is the one that stands where the journal is to be."""
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except OSError:  # nothing is there, or its folder can't be looked into
            return False

    def _write_anew(self) -> None:
        try:
            self._file.seek(0)
            held = self._file.readall()
            if self.path.exists():
                self.path.rename(_free_beside(self.path))
            replace_file(self.path, held)
            file = self.path.open("r+b", buffering=0)
        except OSError as wrong:
            message = Message(
                "{path} was removed, and can't be written again ({why}): free its folder",
                path=self.path,
                why=wrong.strerror,
            )
            raise JournalError(message) from None
        lock(file)
        file.seek(len(held))
        self._file.close()
        self._file = file
        self._notice = Message(
            "{path} was removed during the game: it was written again, and nothing is lost", path=self.path
        )
        if self._syncer:
            self._syncer.wants(self.path)
            self._syncer.wants(self.path.parent)

    def reached(self, lines: int, at: int) -> Reached:
        """Tell how far it goes, with so many lines, the last of them of a time (ms)."""
        return Reached(self._file.tell(), lines, at, self._format)

    def take_notice(self) -> str:
        """Give what happened to the file since this was asked last, in one sentence; empty where nothing did."""
        notice, self._notice = self._notice, ""
        return notice or (self._syncer.take_failure() if self._syncer else "")

    def _take_back(self, begin: int) -> None:
        """Take half a line away, which would spoil the next one."""
        with suppress(OSError):  # it is no file on a disk
            self._file.truncate(begin)
            self._file.seek(begin)

    def close(self) -> None:
        """Close the file; again does no harm."""
        self._file.close()


def _write_whole(file: FileIO, data: bytes) -> None:
    """Write all of some bytes, of which the system may take a part at a time."""
    while data:
        data = data[file.write(data) :]


def _not_begun(path: Path, wrong: OSError) -> Message:
    return Message(
        "{path} can't be written ({why}): make room or free the folder, or start with "
        "--temp-profile to play a game that is not kept",
        path=path,
        why=wrong.strerror,
    )


def _played(path: Path) -> Message:
    return Message("{path} is played in another window: go on there, or leave that table first", path=path)


def check_free(path: Path) -> None:
    """See that nobody plays the game of a journal now; there may be no such file.

    Raises:
        JournalError: it is played, or can't be looked at.
    """
    try:
        with path.open("r+b", buffering=0) as file:
            free = lock(file)
    except FileNotFoundError:
        return
    except OSError as wrong:
        message = Message("{path} can't be written ({why}): free it", path=path, why=wrong.strerror)
        raise JournalError(message) from None
    if not free:
        raise JournalError(_played(path))


def read_game(path: Path, after: Reached | None = None) -> Game:
    """Read a journal, or its records after what it had reached once; a last line that was cut short is left out.

    Raises:
        DamagedJournalError: a line of it is broken, and those before it can be gone on with.
        JournalError: it can't be read, or its first line is broken.
    """
    return _read(path, BytesIO(read_bytes(path, after)), after)


def read_bytes(path: Path, after: Reached | None = None) -> bytes:
    """Give what a journal holds, or its first line and what comes after what it had reached once.

    Raises:
        JournalError: it can't be read, or is too long.
    """
    try:
        with path.open("rb") as file:
            data = file.readline() if after else b""
            if after:
                file.seek(after.size)
            data += file.read(LONGEST_JOURNAL + 1)
    except OSError as wrong:
        message = Message("{path} can't be read: {why}", path=path, why=wrong.strerror)
        raise JournalError(message) from None
    if len(data) > LONGEST_JOURNAL:
        message = Message(
            "{path} is no game's journal: it is longer than {longest} MB",
            path=path,
            longest=LONGEST_JOURNAL // 1_000_000,
        )
        raise JournalError(message)
    return data


def _read(path: Path, lines: BytesIO, after: Reached | None) -> Game:
    """Read a journal's whole lines, or its first one and those after what it had reached once."""
    head = lines.readline()
    with _telling(path, 1):
        first = head.decode() if head.endswith(b"\n") else ""
        begin = after or Reached(len(head), 1, 0, codec.read_format(first))
        setup, begun = codec.read_setup(first)
    game = Game(path, setup, begun, (), begin.size, begin.format, begin.lines, begin.at)
    records: list[Record] = []
    size, at, number = begin.size, begin.at, begin.format
    whole = takewhile(lambda line: line.endswith(b"\n"), lines)
    for place, line in enumerate(whole, begin.lines + 1):
        try:
            with _telling(path, place):
                record, number = _record(line[:-1], number, len(setup.seats), at)
        except JournalError as wrong:
            before = replace(game, records=tuple(records), size=size, format=number)
            raise DamagedJournalError(str(wrong), before) from None
        records.append(record)
        at = record.at
        size += len(line)
    return replace(game, records=tuple(records), size=size, format=number)


def _record(line: bytes, number: int, seats: int, earliest: int) -> tuple[Record, int]:
    """Read a line after others of a time (ms), and in which format it is.

    Raises:
        ValueError: it is none, or not of this table.
    """
    record, number = codec.read_next(line.decode(), number)
    check_written(record.event, seats)
    if not earliest <= record.at <= LONGEST_GAME:
        message = Message(
            "a time “at” from {earliest} to {longest} ms was expected", earliest=earliest, longest=LONGEST_GAME
        )
        raise ValueError(message)
    return record, number


@contextmanager
def _telling(path: Path, line: int) -> Iterator[None]:
    """Say of an error in which line of which file it is."""
    try:
        yield
    except NewerFormatError as wrong:
        raise JournalError(Message("{path}: {why}", path=path, why=wrong)) from None
    except ValueError as wrong:
        message = shortened(
            Message("{path}:{line}: this is no line of a game's journal: {why}", path=path, line=line, why=wrong)
        )
        raise JournalError(message) from None


def _free_beside(path: Path) -> Path:
    """Name a file beside a journal in which what is none, or a damaged one, is kept."""
    numbered = (path.with_suffix(f"{f'.{n}' if n else ''}.damaged") for n in count())
    return next(each for each in numbered if not each.exists())


def cut_at_damage(game: Game) -> Path:
    """Leave of a damaged journal what stands before the damage; the whole of it is kept in a new file beside it.

    Args:
        game: what stands before the damage, as `DamagedJournalError` gives it.

    Returns:
        The file in which all of it is kept.

    Raises:
        JournalError: it can't be kept there; then nothing has changed.
    """
    aside = _free_beside(game.path)
    try:
        shutil.copyfile(game.path, aside)
        os.truncate(game.path, game.size)
    except OSError as wrong:
        with suppress(OSError):
            aside.unlink()
        raise JournalError(unwritten(aside, wrong)) from None
    return aside
