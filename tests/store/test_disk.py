"""A journal on a disk without room, or in two windows: nothing that was written is lost, and one sentence says so."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Draw, Propose
from mao_desktop.store.codec import Record
from mao_desktop.store.games import Games
from mao_desktop.store.journal import Journal, JournalError, cut_at_damage, read_game
from mao_desktop.store.people import People, Person
from mao_desktop.store.profile import Profile, ProfileError, temporary_profile
from mao_desktop.store.settings import Deck, Settings, SettingsError, Theme, read_settings, write_settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.store.toml_file import KeptError, replace_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))
PLAYS_ON = """
import sys
from pathlib import Path
from mao_desktop.store.journal import Journal, read_game
journal = Journal.go_on(read_game(Path(sys.argv[1])))
print("plays", flush=True)
sys.stdin.read()
"""


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow larger than so many bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_half_a_line_that_had_room_does_not_spoil_the_next_one(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "game", SETUP, "now")
    journal.write(Record(1, Draw(0)))
    with room_for(journal.path.stat().st_size + 20), pytest.raises(JournalError, match="make room and go on"):
        journal.write(Record(2, Propose(0, "a long proposal, of which a part has room")))
    journal.write(Record(3, Draw(1)))
    journal.close()
    assert read_game(journal.path).records == (Record(1, Draw(0)), Record(3, Draw(1)))


def test_a_game_that_cannot_be_begun_leaves_nothing(tmp_path: Path) -> None:
    with room_for(40), pytest.raises(JournalError, match="make room or free the folder, or start with"):
        Games(tmp_path).begin(SETUP)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", ["settings.toml", "rules.toml", "present"])
def test_bug_a_file_that_could_not_be_replaced_left_half_a_new_one(tmp_path: Path, file: str) -> None:
    profile = Profile(tmp_path, tmp_path)
    (tmp_path / file).write_text("before")
    write = {
        "settings.toml": lambda: write_settings(profile.settings, Settings()),
        "rules.toml": lambda: replace_text(profile.rule_book, "after " * 10),
        "present": lambda: People(profile).choose(Person("Bob", "bob" * 10)),
    }
    with room_for(20), pytest.raises((SettingsError, KeptError, ProfileError), match=r"can't be written \(File too"):
        write[file]()
    assert [path.name for path in tmp_path.iterdir()] == ([file] if file != "settings.toml" else ["settings.broken"])
    assert next(tmp_path.iterdir()).read_text() == "before"


def test_bug_a_damaged_game_that_could_not_be_kept_aside_left_half_of_itself_there(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "a.jsonl", SETUP, "now")
    journal.write(Record(1, Draw(0)))
    journal.close()
    whole = (tmp_path / "a.jsonl").read_bytes()
    with room_for(len(whole) - 9), pytest.raises(JournalError, match="make room"):
        cut_at_damage(replace(read_game(tmp_path / "a.jsonl"), size=len(whole) - 20))
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]
    assert (tmp_path / "a.jsonl").read_bytes() == whole


def test_a_game_that_is_played_in_another_window_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game"
    Journal.begin(path, SETUP, "now").close()
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_ON, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == b"plays\n"
        with pytest.raises(JournalError, match="is played in another window"):
            Journal.go_on(read_game(path))
        other.kill()
    Journal.go_on(read_game(path)).close()


def test_what_another_window_wrote_meanwhile_is_not_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game"
    Journal.begin(path, SETUP, "now").close()
    seen = read_game(path)
    other = Journal.go_on(seen)
    other.write(Record(1, Draw(0)))
    other.close()
    with pytest.raises(JournalError, match="is played in another window"):
        Journal.go_on(seen)
    assert read_game(path).records == (Record(1, Draw(0)),)


def test_a_newer_versions_game_is_said_to_be_so(tmp_path: Path) -> None:
    games = Games(tmp_path)
    games.begin(SETUP).close()
    newest = tmp_path / "newest.jsonl"
    newest.write_text('{"schema":99,"begun":"now","unknown":1}\n{"at":1,"happened":[]}\n')
    os.utime(newest, (2e9, 2e9))
    assert games.last() == newest
    with pytest.raises(JournalError, match=r"newest\.jsonl: a newer version of Mao Desktop wrote this game"):
        read_game(newest)


def test_a_folder_of_games_that_is_none_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    with pytest.raises(JournalError, match="games can't be looked into"):
        Games(tmp_path / "games").last()


def test_without_room_for_temporary_files_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    with pytest.raises(ProfileError, match="no temporary folder can be made"), temporary_profile():
        pass


def test_settings_that_two_windows_change_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    write_settings(path, Settings(), None)
    write_settings(path, Settings(deck=Deck.FOUR_COLOUR), Settings())
    write_settings(path, Settings(theme=Theme.LIGHT), Settings())
    assert read_settings(path)[0] == Settings(deck=Deck.FOUR_COLOUR, theme=Theme.LIGHT)


def test_a_broken_file_of_settings_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('player = "Ann"\ndeck = \n')
    write_settings(path, Settings(theme=Theme.LIGHT), Settings())
    assert read_settings(path) == (Settings(theme=Theme.LIGHT), ())
    assert (tmp_path / "settings.broken").read_text() == 'player = "Ann"\ndeck = \n'
