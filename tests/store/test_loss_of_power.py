"""A loss of power takes what was not on the disk itself: the last second of a game at most, and nothing before it."""

from __future__ import annotations

import errno
import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Draw
from mao_desktop.store import syncing
from mao_desktop.store.codec import Record
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game
from mao_desktop.store.settings import Settings, read_settings, write_settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.store.syncing import Syncer

if TYPE_CHECKING:
    from collections.abc import Iterator

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))


class Disk:
    """Keeps of each file what was brought to it; the rest is gone with the power."""

    def __init__(self) -> None:
        self.kept: dict[Path, bytes] = {}
        self.by: set[str] = set()

    def sync(self, path: Path) -> None:
        self.by.add(threading.current_thread().name)
        self.kept[path] = path.read_bytes() if path.is_file() else b""

    def read_after_loss(self, path: Path) -> tuple[Record, ...]:
        other = path.with_suffix(".after")
        other.write_bytes(self.kept[path])
        return read_game(other).records


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(syncing, "sync", made.sync)
    return made


@pytest.fixture
def syncer() -> Iterator[Syncer]:
    made = Syncer(gather=0.02)
    yield made
    made.close()


def wait_for(disk: Disk, path: Path, count: int) -> None:
    end = time.monotonic() + 30
    while disk.kept.get(path, b"").count(b"\n") < count + 1:
        assert time.monotonic() < end, "it is never brought to disk"
        time.sleep(0.005)


def test_what_was_written_is_on_the_disk_soon_and_nobody_waits_for_it(
    tmp_path: Path, disk: Disk, syncer: Syncer
) -> None:
    journal = Games(tmp_path, syncer).begin(SETUP)
    for at in range(1, 6):
        journal.write(Record(at, Draw(0)))
        wait_for(disk, journal.path, at)
        assert [record.at for record in disk.read_after_loss(journal.path)] == list(range(1, at + 1))
    journal.close()
    assert disk.by == {"syncer"}
    assert tmp_path in disk.kept  # a new file is lost where its folder does not know it


def test_what_was_written_last_is_on_the_disk_when_the_program_ends(tmp_path: Path, disk: Disk) -> None:
    syncer = Syncer(gather=60)
    journal = Games(tmp_path, syncer).begin(SETUP)
    journal.write(Record(1, Draw(0)))
    assert disk.kept == {}
    journal.close()
    syncer.close()
    assert len(disk.read_after_loss(journal.path)) == 1


def test_a_disk_that_fails_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, syncer: Syncer
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", fail)
    journal = Games(tmp_path, syncer).begin(SETUP)
    end = time.monotonic() + 30
    while not (notice := journal.take_notice()) and time.monotonic() < end:
        journal.write(Record(1, Draw(0)))
        time.sleep(0.01)
    journal.close()
    assert "can't be brought to disk (Input/output error): look after the disk" in notice


def test_a_journal_is_really_brought_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, syncer: Syncer) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino))
    journal = Games(tmp_path, syncer).begin(SETUP)
    journal.write(Record(1, Draw(0)))
    journal.close()
    syncer.close()
    assert {journal.path.stat().st_ino, tmp_path.stat().st_ino} <= set(synced)


def test_settings_are_on_the_disk_before_they_take_the_place_of_the_old_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: set[int] = set()
    replaced: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.add(os.fstat(file).st_ino))
    real = Path.replace

    def replace(path: Path, target: Path) -> Path:
        replaced.append(path.stat().st_ino in synced)
        return real(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    write_settings(tmp_path / "settings.toml", Settings(player="Zoe"))
    assert replaced == [True]
    assert read_settings(tmp_path / "settings.toml") == (Settings(player="Zoe"), ())
