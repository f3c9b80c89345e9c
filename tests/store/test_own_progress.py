"""A progress file with rows that are none is told of once, and left as it is."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from practising import NOON, attempt

from mao_desktop.practice import Happened, Happening
from mao_desktop.store.own_progress import OwnProgress

if TYPE_CHECKING:
    from pathlib import Path

ODD_TRIALS = {"drill": "singing", "result": 7, "at": 10**18, "latency": "soon", "words": b"\xff", "lag": 0.5}
ODD_HAPPENINGS = {"what": "", "at": -1, "rule": b"3", "cards": "many"}
WON = Happening(NOON, "moo", Happened.WIN)


def spoil(path: Path, table: str, column: str, value: object) -> None:
    """Put a row into a table in which one value is not what it should be."""
    with sqlite3.connect(path) as file:
        file.execute(f"DROP TRIGGER {table}_stay")
        file.execute(f"UPDATE {table} SET {column} = ?", (value,))  # noqa: S608  names of our own
    file.close()


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        *(("trials", column, value) for column, value in ODD_TRIALS.items()),
        *(("happenings", column, value) for column, value in ODD_HAPPENINGS.items()),
    ],
)
def test_bug_one_odd_row_in_the_progress_file_crashed_every_table(
    tmp_path: Path, table: str, column: str, value: object
) -> None:
    path, told = tmp_path / "progress.sqlite", list[str]()
    begun = OwnProgress(path, "Ann", told.append)
    begun.keep(attempt())
    begun.keep_happenings(WON)
    begun.close()
    spoil(path, table, column, value)
    before = path.read_bytes()
    own = OwnProgress(path, "Ann", told.append)
    if table == "trials":
        assert own.attempts() == ()
    else:
        assert own.happenings() == ()
    assert told == [f"{path} is damaged: move it away to begin a new one; nothing in it was changed"]
    own.keep(attempt())
    assert own.attempts() == (attempt(),)
    own.close()
    assert len(told) == 1
    assert path.read_bytes() == before


def test_what_is_done_while_another_window_writes_is_kept_after_it(tmp_path: Path) -> None:
    path, told = tmp_path / "progress.sqlite", list[str]()
    own = OwnProgress(path, "Ann", told.append)
    own.keep_happenings(WON)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    own.keep_happenings(WON)
    assert own.happenings() == (WON,)
    other.execute("COMMIT")
    other.close()
    own.keep_happenings(WON)
    own.close()
    assert told == [f"{path} is being written by another window: close that one, or try again"] * 2
    again = OwnProgress(path, "Ann", told.append)
    assert again.happenings() == (WON, WON, WON)
    again.close()
