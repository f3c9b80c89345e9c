"""The progress file: people, their trials and what their games added, in one SQLite file to which is only added."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import contextmanager
from dataclasses import astuple, dataclass, field, fields
from enum import Enum
from typing import TYPE_CHECKING, Any

from mao_desktop.practice import Attempt, Drill, Happened, Happening, Result, Source
from mao_desktop.store.json_lines import read_object
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

SCHEMA = 2
"""The number of the file's schema, which SQLite keeps as its `user_version`; before 2 no trial was told."""
LATEST = 1 << 45
"""The latest time (ms UTC) of anything that is kept, in a thousand years."""
TYPES: Mapping[str, Any] = {"int": int, "int | None": int | None, "str": str}
"""What the values of fields that are no enums are, by how the fields are declared."""
PATIENCE = 1.0
"""How long (s) another window that writes the file is waited for."""
IN_MEMORY = ":memory:"
_TABLES = """
CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL);
CREATE TABLE trials (
    number INTEGER PRIMARY KEY, person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE, at INTEGER NOT NULL,
    variant TEXT NOT NULL, item TEXT NOT NULL, drill TEXT, source TEXT NOT NULL, result TEXT NOT NULL, latency INTEGER,
    pace INTEGER, card TEXT NOT NULL, due TEXT NOT NULL, words TEXT NOT NULL, lag INTEGER
);
CREATE TABLE happenings (
    number INTEGER PRIMARY KEY, person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE, at INTEGER NOT NULL,
    variant TEXT NOT NULL, what TEXT NOT NULL, rule TEXT NOT NULL, cards INTEGER NOT NULL
);
CREATE INDEX trials_of ON trials (person);
CREATE INDEX happenings_of ON happenings (person);
CREATE TRIGGER trials_stay BEFORE UPDATE ON trials BEGIN SELECT RAISE(ABORT, 'a trial is never changed'); END;
CREATE TRIGGER happenings_stay BEFORE UPDATE ON happenings BEGIN SELECT RAISE(ABORT, 'it is never changed'); END;
"""


class ProgressError(Exception):
    """The progress file can't be read or written; one sentence says why and what to do."""


class DamagedProgressError(ProgressError):
    """The progress file is damaged, and stays so."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whose progress is kept: a number, a name, and settings of their own as plain values by name."""

    id: int
    name: str
    settings: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept of a person: trials, what games added, and since when (ms UTC; None where nothing is)."""

    trials: int
    happenings: int
    since: int | None


class Progress:
    """The open progress file. What an `add` returned from is on the disk, whatever ends the program then."""

    def __init__(self, path: Path | None) -> None:
        """Open the file, and make it where there is none; with None all is kept in memory and gone at the end.

        Raises:
            ProgressError: it can't be opened, is damaged, or was written by a newer version.
        """
        self._where = Message("the progress file") if path is None else str(path)
        with self._told():
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(IN_MEMORY if path is None else path, timeout=PATIENCE, isolation_level=None)
        try:
            with self._told():
                self._begin()
        except ProgressError:
            self._db.close()
            raise

    def _begin(self) -> None:
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("PRAGMA synchronous = FULL")
        (number,) = self._db.execute("PRAGMA user_version").fetchone()
        if number > SCHEMA:
            message = Message(
                "{where} was written by a newer version of Mao Desktop: use that version, or move the file",
                where=self._where,
            )
            raise ProgressError(message)
        if number == 0:
            self._db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
        elif number < SCHEMA:
            self._db.execute(f"PRAGMA user_version = {SCHEMA}")

    def people(self) -> tuple[Person, ...]:
        """List the people, the first one first."""
        with self._told():
            rows = self._db.execute("SELECT id, name, settings FROM people ORDER BY id").fetchall()
            return tuple(_person(*row) for row in rows)

    def add_person(self, name: str) -> Person:
        """Begin to keep somebody's progress.

        Raises:
            ProgressError: there is somebody of this name, or it can't be written.
        """
        with self._told():
            try:
                number = self._db.execute("INSERT INTO people (name, settings) VALUES (?, '{}')", (name,)).lastrowid
            except sqlite3.IntegrityError:
                message = Message("there is a profile “{name}” already: choose it, or another name", name=name)
                raise ProgressError(message) from None
        return Person(number or 0, name)

    def change(self, person: Person) -> None:
        """Keep another name or other settings of a person.

        Raises:
            ProgressError: there is somebody else of this name, or it can't be written.
        """
        with self._told():
            try:
                row = (person.name, json.dumps(dict(person.settings)), person.id)
                self._db.execute("UPDATE people SET name = ?, settings = ? WHERE id = ?", row)
            except sqlite3.IntegrityError:
                message = Message("there is a profile “{name}” already: choose another name", name=person.name)
                raise ProgressError(message) from None

    def kept(self, person: int) -> Kept:
        """Tell how much is kept of a person, which goes when they are deleted."""
        with self._told():
            trials, first = self._db.execute(
                "SELECT count(*), min(at) FROM trials WHERE person = ?", (person,)
            ).fetchone()
            more, earliest = self._db.execute(
                "SELECT count(*), min(at) FROM happenings WHERE person = ?", (person,)
            ).fetchone()
            since = [at for at in (first, earliest) if at is not None]
            if not all(isinstance(at, int) for at in since):
                raise ValueError(since)
        return Kept(trials, more, min(since, default=None))

    def delete(self, person: int) -> None:
        """Delete a person with all that is kept of them; no trace stays in the file."""
        with self._told():
            self._db.execute("DELETE FROM people WHERE id = ?", (person,))
            self._db.execute("VACUUM")

    def add(self, person: int, *attempts: Attempt) -> None:
        """Keep trials, all or none.

        Raises:
            ProgressError: they can't be written.
        """
        self._insert("trials", person, attempts)

    def add_happenings(self, person: int, *happenings: Happening) -> None:
        """Keep what a game added, all or none.

        Raises:
            ProgressError: it can't be written.
        """
        self._insert("happenings", person, happenings)

    def attempts(self, person: int) -> tuple[Attempt, ...]:
        """List a person's trials in the order in which they were kept."""
        with self._told():
            return tuple(
                Attempt(at, variant, item, Drill(drill) if drill else None, Source(source), Result(result), *rest)
                for at, variant, item, drill, source, result, *rest in self._rows("trials", Attempt, person)
            )

    def happenings(self, person: int) -> tuple[Happening, ...]:
        """List what a person's games added, in the order in which it was kept."""
        with self._told():
            rows = self._rows("happenings", Happening, person)
            return tuple(Happening(at, variant, Happened(what), rule, cards) for at, variant, what, rule, cards in rows)

    def write_csv(self, person: int, path: Path) -> None:
        """Write a person's trials as CSV with a line of headings, times in ms.

        Raises:
            ProgressError: the file can't be written.
        """
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                lines = csv.writer(file)
                lines.writerow(_columns(Attempt))
                lines.writerows(_plain(attempt) for attempt in self.attempts(person))
        except OSError as wrong:
            message = Message(
                "{path} can't be written ({why}): choose another folder or make room", path=path, why=wrong.strerror
            )
            raise ProgressError(message) from None

    def close(self) -> None:
        """Close the file; again does no harm."""
        self._db.close()

    def _insert(self, table: str, person: int, rows: tuple[Attempt, ...] | tuple[Happening, ...]) -> None:
        if not rows:
            return
        columns = ("person", *_columns(type(rows[0])))
        places = ", ".join("?" * len(columns))
        with self._told(), self._transaction():
            self._db.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})",  # noqa: S608  names of our own
                [(person, *_plain(row)) for row in rows],
            )

    def _rows(self, table: str, kind: type, person: int) -> list[tuple[Any, ...]]:
        """Give a table's rows of a person.

        Raises:
            ValueError: one of them is not of its kind, since SQLite takes any value in any column.
        """
        rows = self._db.execute(
            f"SELECT {', '.join(_columns(kind))} FROM {table} WHERE person = ? ORDER BY number",  # noqa: S608
            (person,),
        ).fetchall()
        types = [TYPES.get(str(each.type), object) for each in fields(kind)]
        if not all(all(map(isinstance, row, types)) and 0 <= row[0] <= LATEST for row in rows):
            raise ValueError(table)
        return rows

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell in one sentence what went wrong with the file."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError) as wrong:
            raise self._error(wrong) from None

    def _error(self, wrong: sqlite3.Error | OSError | ValueError) -> ProgressError:
        code = getattr(wrong, "sqlite_errorcode", None)
        if isinstance(wrong, ValueError) or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            message = Message(
                "{where} is damaged: move it away to begin a new one; nothing in it was changed", where=self._where
            )
            return DamagedProgressError(message)
        return ProgressError(self._sentence(wrong, code))

    def _sentence(self, wrong: sqlite3.Error | OSError, code: int | None) -> str:
        if code == sqlite3.SQLITE_FULL:
            return Message(
                "{where} can't be written, the disk is full: make room; what was kept before is safe", where=self._where
            )
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Message(
                "{where} is being written by another window: close that one, or try again", where=self._where
            )
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        return Message(
            "{where} can't be used ({why}): free it or make room; what was kept before is safe",
            where=self._where,
            why=why,
        )


def _person(number: int, name: object, settings: object) -> Person:
    """Read a person.

    Raises:
        ValueError: it is none, since SQLite takes any value in any column.
    """
    if not (isinstance(name, str) and isinstance(settings, str)):
        raise ValueError(name)  # noqa: TRY004  to a reader it is a wrong value
    return Person(number, name, read_object(settings))


def _columns(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def _plain(row: Attempt | Happening) -> tuple[object, ...]:
    return tuple(value.value if isinstance(value, Enum) else value for value in astuple(row))
