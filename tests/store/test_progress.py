"""The progress file: nothing shown is lost, however the program ends, and what is wrong is told in one sentence."""

from __future__ import annotations

import csv
import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from practising import NOON, attempt

from mao_desktop.practice import Attempt, Drill, Happened, Happening, Result, Source
from mao_desktop.store.progress import SCHEMA, DamagedProgressError, Kept, Progress, ProgressError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TRIAL = "INSERT INTO trials VALUES (1, 1, {}, 'moo', 'x', NULL, 'practice', 'met', 1, 1, '', '', '', 1)"
"""Puts a trial into the file past the program, at a time of any kind."""
COUNTS = st.none() | st.integers(-2_000, 100_000)
ATTEMPTS = st.builds(
    Attempt, st.integers(0, 1 << 45), st.text(), st.text(), st.none() | st.sampled_from(Drill),
    st.sampled_from(Source), st.sampled_from(Result), COUNTS, COUNTS, st.text(), st.text(), st.text(), COUNTS,
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a progress file is to lie, in a folder that is not there yet."""
    return tmp_path / "data" / "progress.sqlite"


@pytest.fixture
def progress(path: Path) -> Iterator[Progress]:
    """A new progress file."""
    opened = Progress(path)
    yield opened
    opened.close()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ATTEMPTS, max_size=5))
def test_what_was_kept_is_read_back_as_it_was(attempts: list[Attempt]) -> None:
    progress = Progress(None)
    person = progress.add_person("Ann").id
    progress.add(person, *attempts)
    assert progress.attempts(person) == tuple(attempts)
    progress.close()


def test_each_person_has_their_own(progress: Progress, path: Path) -> None:
    ann, bob = progress.add_person("Ann"), progress.add_person("Bob")
    progress.add(ann.id, attempt())
    progress.add_happenings(bob.id, Happening(NOON, "moo", Happened.WIN))
    progress.change(replace(bob, name="Rob", settings={"voice": 2}))
    again = Progress(path)
    assert again.people() == (ann, replace(bob, name="Rob", settings={"voice": 2}))
    assert (again.attempts(ann.id), again.attempts(bob.id)) == ((attempt(),), ())
    assert again.happenings(bob.id) == (Happening(NOON, "moo", Happened.WIN),)
    assert again.kept(ann.id) == Kept(1, 0, NOON)
    again.close()


def test_a_name_is_there_once(progress: Progress) -> None:
    progress.add_person("Ann")
    bob = progress.add_person("Bob")
    with pytest.raises(ProgressError, match="“Ann”"):
        progress.add_person("Ann")
    with pytest.raises(ProgressError, match="“Ann”"):
        progress.change(replace(bob, name="Ann"))


def test_a_trial_is_never_changed(progress: Progress, path: Path) -> None:
    progress.add(progress.add_person("Ann").id, attempt())
    with sqlite3.connect(path) as db, pytest.raises(sqlite3.IntegrityError, match="never changed"):
        db.execute("UPDATE trials SET latency = 1")
    db.close()


def test_who_is_deleted_leaves_nothing_in_the_file(progress: Progress, path: Path) -> None:
    ann, bob = progress.add_person("Annabella"), progress.add_person("Bob")
    progress.add(ann.id, replace(attempt(), words="a secret of hers"))
    progress.add(bob.id, attempt())
    progress.delete(ann.id)
    assert progress.people() == (bob,)
    assert (progress.kept(ann.id), progress.kept(bob.id).trials) == (Kept(0, 0, None), 1)
    progress.close()
    assert b"Annabella" not in path.read_bytes()
    assert b"a secret of hers" not in path.read_bytes()


KILLED = """
import os, signal, sys
from pathlib import Path
from mao_desktop.practice import Attempt, Result, Source
from mao_desktop.store.progress import Progress
progress = Progress(Path(sys.argv[1]))
person = progress.add_person("Ann").id
for at in range(1000):
    progress.add(person, Attempt(at, "moo", "say:MOO-24", None, Source.PRACTICE, Result.MET, 900))
    print(at, flush=True)
"""


def test_a_kill_at_any_moment_loses_nothing_that_was_shown(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        shown = [int(program.stdout.readline()) for _ in range(12)]
        os.kill(program.pid, signal.SIGKILL)
        shown += [int(line) for line in program.stdout.read().splitlines() if line]
    progress = Progress(path)
    kept = [each.at for each in progress.attempts(1)]
    progress.close()
    assert kept[: len(shown)] == shown
    assert len(kept) <= len(shown) + 1


def test_a_full_disk_is_one_sentence_and_what_was_kept_is_safe(progress: Progress) -> None:
    person = progress.add_person("Ann").id
    progress.add(person, attempt())
    inner = progress._db  # noqa: SLF001  the file is given the size of a full disk
    (pages,) = inner.execute("PRAGMA page_count").fetchone()
    inner.execute(f"PRAGMA max_page_count = {pages}")
    many = [replace(attempt(), words="word " * 200) for _ in range(200)]
    with pytest.raises(ProgressError, match="the disk is full: make room"):
        progress.add(person, *many)
    assert progress.attempts(person) == (attempt(),)
    inner.execute("PRAGMA max_page_count = 1000000")
    progress.add(person, *many)
    assert len(progress.attempts(person)) == 201


def test_a_file_of_a_newer_version_is_told_and_left_alone(progress: Progress, path: Path) -> None:
    progress.close()
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(ProgressError, match="newer version"):
        Progress(path)
    assert path.read_bytes() == before


def test_a_damaged_file_is_told_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"this is no progress file " * 99)
    with pytest.raises(ProgressError, match="damaged: move it away"):
        Progress(path)
    assert path.read_bytes().startswith(b"this is no progress file")


def test_a_trial_that_cannot_be_read_is_told(progress: Progress, path: Path) -> None:
    person = progress.add_person("Ann").id
    with sqlite3.connect(path) as db:
        row = (1, person, 0, "moo", "say:MOO-24", None, "practice", "nonsense", 1, 1, "", "", "", 1)
        db.execute("INSERT INTO trials VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    db.close()
    with pytest.raises(ProgressError, match="damaged: move it away"):
        progress.attempts(person)


@pytest.mark.parametrize(
    ("change", "read"),
    [
        (TRIAL.format("'abc'"), "attempts"),
        (TRIAL.format("x'ff'"), "attempts"),
        (TRIAL.format("'abc'"), "kept"),
        ("UPDATE people SET settings = '" + "[" * 100_000 + "'", "people"),
        ("UPDATE people SET settings = '7'", "people"),
        ("UPDATE people SET settings = x'7b7d'", "people"),
        ("UPDATE people SET name = x'ff00'", "people"),
    ],
)  # fmt: skip
def test_bug_odd_values_in_the_file_crashed_the_program_or_were_taken_for_a_person(
    progress: Progress, path: Path, change: str, read: str
) -> None:
    person = progress.add_person("Ann").id
    with sqlite3.connect(path) as db:
        db.execute(change)
    db.close()
    with pytest.raises(DamagedProgressError, match="damaged: move it away"):
        progress.people() if read == "people" else getattr(progress, read)(person)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(ProgressError, match="can't be used"):
        Progress(tmp_path / "data" / "progress.sqlite")


def test_two_windows_can_write_one_after_the_other(progress: Progress, path: Path) -> None:
    person = progress.add_person("Ann").id
    other = Progress(path)
    for _ in range(3):
        progress.add(person, attempt())
        other.add(person, attempt())
    assert len(progress.attempts(person)) == 6
    other.close()


def test_all_trials_can_be_taken_along_as_a_table(progress: Progress, tmp_path: Path) -> None:
    person = progress.add_person("Ann").id
    progress.add(person, attempt(), attempt(Result.MISSED, None))
    progress.write_csv(person, tmp_path / "ann.csv")
    with (tmp_path / "ann.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["item"], row["result"], row["latency"]) for row in rows] == [
        ("say:CAM-34", "met", "1500"),
        ("say:CAM-34", "missed", ""),
    ]
    with pytest.raises(ProgressError, match="can't be written"):
        progress.write_csv(person, tmp_path)


def test_a_guest_leaves_nothing(tmp_path: Path) -> None:
    guest = Progress(None)
    guest.add(guest.add_person("Guest").id, attempt())
    guest.close()
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_the_schema_before_is_gone_on_with(path: Path) -> None:
    Progress(path).close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 1")
    told = attempt(Result.TOLD)
    progress = Progress(path)
    person = progress.add_person("Zoe")
    progress.add(person.id, told)
    assert progress.attempts(person.id) == (told,)
    progress.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
