"""Folders, games and settings: where things lie, which game is the last, and what a broken file leads to."""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Draw, HeardUpTo, Propose, Won
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.store.codec import Record
from mao_desktop.store.discoveries import DiscoveriesError, DiscoveryBook
from mao_desktop.store.games import Games
from mao_desktop.store.house_tables import HouseTables
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.notebook import Notebooks
from mao_desktop.store.people import People
from mao_desktop.store.profile import Profile, private_files, temporary_profile, user_profile
from mao_desktop.store.rule_book import KeptRules
from mao_desktop.store.settings import Deck, Settings, SettingsError, Theme, read_settings, write_settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.store.snapshots import Snapshots
from mao_desktop.store.toml_file import KeptError

if TYPE_CHECKING:
    from pathlib import Path

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))
NOON = datetime(2026, 1, 1, 12, 0, 0, tzinfo=UTC)


def test_a_temporary_profile_is_gone_with_all_that_was_put_there() -> None:
    with temporary_profile() as profile:
        write_settings(profile.settings, Settings())
        Games(profile.games).begin(SETUP).close()
        assert profile.settings.is_file()
        assert len(Games(profile.games).paths()) == 1
    assert not profile.config.parent.exists()


def test_the_users_profile_lies_in_the_platforms_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    profile = user_profile()
    assert "mao-desktop" in profile.settings.parts
    assert "mao-desktop" in profile.games.parts


def test_without_a_folder_there_is_no_game_to_go_on_with(tmp_path: Path) -> None:
    games = Games(tmp_path / "none")
    assert games.last() is None
    assert games.list() == []


def test_games_begun_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    games = Games(tmp_path)
    for _ in range(3):
        games.begin(SETUP, at=NOON).close()
    assert sorted(path.name for path in games.paths()) == [
        "2026-01-01T12-00-00-1.jsonl",
        "2026-01-01T12-00-00-2.jsonl",
        "2026-01-01T12-00-00.jsonl",
    ]


def test_the_last_game_is_the_one_played_last_whenever_it_began(tmp_path: Path) -> None:
    games = Games(tmp_path)
    first, second = games.begin(SETUP, at=NOON), games.begin(SETUP, at=NOON.replace(hour=13))
    first.write(Record(7_000, Propose(0, "a line\u2028broken")))
    first.write(Record(7_500, Draw(0), (Won(7_000, 7_500, 1),)))
    for journal, time in ((first, 2_000), (second, 1_000)):
        journal.close()
        os.utime(journal.path, (time, time))
    assert games.last() == first.path
    newest = games.list()[0][1]
    assert newest
    assert (newest.variant, newest.names, newest.length, newest.winners) == ("moo", ("Ann", "Bob"), 7_500, ("Bob",))
    assert newest.begun.startswith("2026-01-01T12:00:00")


def test_a_file_that_is_no_game_is_left_out_of_the_list_and_does_not_hide_behind_an_older_game(tmp_path: Path) -> None:
    games = Games(tmp_path)
    good = games.begin(SETUP, at=NOON)
    good.close()
    os.utime(good.path, (1_000, 1_000))
    rubbish = tmp_path / "rubbish.jsonl"
    rubbish.write_text("rubbish\n")
    (tmp_path / "notes.txt").write_text("notes\n")
    assert games.last() == rubbish
    older = games.readable_before(rubbish)
    assert older is not None
    assert older.path == good.path
    assert games.readable_before(good.path) is None
    assert [summary.path for _, summary in games.list() if summary] == [good.path]


def test_bug_a_link_that_leads_nowhere_hid_all_games(tmp_path: Path) -> None:
    games = Games(tmp_path)
    with closing(games.begin(SETUP)) as journal:
        (tmp_path / "gone.jsonl").symlink_to(tmp_path / "nowhere")
        (tmp_path / "round.jsonl").symlink_to(tmp_path / "round.jsonl")
        (tmp_path / "folder.jsonl").mkdir()
        assert games.paths() == [journal.path]
        assert games.last() == journal.path


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes in folders there")
def test_bug_a_pipe_among_the_games_stopped_the_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    assert Games(tmp_path).list() == []


@pytest.mark.parametrize("seat", [7, -1, 10**30])
def test_bug_a_foreign_game_won_by_a_seat_that_there_is_not_crashed_the_list_of_games(
    tmp_path: Path, seat: int
) -> None:
    games = Games(tmp_path)
    with closing(games.begin(SETUP)) as journal:
        journal.write(Record(5, HeardUpTo(5), (Won(5, 5, seat),)))
    assert games.list() == [(journal.path, None)]


@pytest.mark.parametrize("at", [-5, LONGEST_GAME + 1, 10**400])
def test_a_foreign_game_without_an_end_stands_in_the_list_as_unreadable(tmp_path: Path, at: int) -> None:
    games = Games(tmp_path)
    with closing(games.begin(SETUP)) as journal:
        journal.write(Record(at, HeardUpTo(5)))
    assert games.list() == [(journal.path, None)]


def test_bug_a_file_of_gigabytes_among_the_games_filled_the_memory(tmp_path: Path) -> None:
    (tmp_path / "huge.jsonl").touch()
    os.truncate(tmp_path / "huge.jsonl", 2**33)  # a file with a hole, which takes no room on the disk
    assert Games(tmp_path).list() == [(tmp_path / "huge.jsonl", None)]


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    chosen = Settings(player="Ann “A”", deck=Deck.FOUR_COLOUR, theme=Theme.DARK, motion=False, card_volume=0.25)
    write_settings(tmp_path / "new" / "settings.toml", chosen)
    assert read_settings(tmp_path / "new" / "settings.toml") == (chosen, ())


def test_games_and_settings_are_nobody_elses_to_read(tmp_path: Path) -> None:
    with private_files():
        journal = Games(tmp_path / "games").begin(SETUP, at=NOON)
        write_settings(tmp_path / "new" / "settings.toml", Settings())
    journal.close()
    made = [path for path in tmp_path.rglob("*") if path != tmp_path]
    assert len(made) == 4
    assert [path for path in made if path.stat().st_mode & 0o077] == []


def test_a_game_that_others_could_read_is_the_players_alone_once_it_is_gone_on_with(tmp_path: Path) -> None:
    journal = Games(tmp_path).begin(SETUP, at=NOON)
    journal.close()
    journal.path.chmod(0o644)
    Journal.go_on(read_game(journal.path)).close()
    assert journal.path.stat().st_mode & 0o077 == 0


def test_bug_settings_nested_a_thousand_deep_kept_the_program_from_starting(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("a = " + "[" * 5_000)
    settings, complaints = read_settings(path)
    assert settings == Settings()
    assert complaints[0].startswith(f"{path} can't be read")


def test_without_a_file_settings_are_the_usual_ones(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.toml") == (Settings(), ())


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ('deck = "tarot"', "deck: one of standard, four-colour, large-index was expected"),
        ("card_volume = 7", "card_volume: a number from 0 to 1 was expected"),
        ("text_size = true", "text_size: a number from 0.5 to 3 was expected"),
        ('motion = "yes"', "motion: true or false was expected"),
        ("microphone = 3", "microphone: a text was expected"),
    ],
)
def test_a_wrong_setting_stays_as_usual_and_is_told(tmp_path: Path, written: str, complaint: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'player = "Ann"\n{written}\n')
    found, complaints = read_settings(path)
    assert found == replace(Settings(), player="Ann")
    assert len(complaints) == 1
    assert complaints[0].endswith(complaint)


@pytest.mark.parametrize("name", ["a\\nb", "\\u0000", "a" * 41, "hand", "*"])
def test_bug_settings_told_a_name_with_which_no_table_could_be_had(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'player = "{name}"\n')
    found = read_settings(path)
    assert found == (Settings(), (f"{path}: player: a name of up to 40 letters was expected",))


def test_a_broken_file_of_settings_is_told_and_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("deck = \n")
    found, complaints = read_settings(path)
    assert found == Settings()
    assert "mend it or delete it" in complaints[0]


def test_what_others_keep_in_the_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("[later]\nversion = 2\n")
    write_settings(path, Settings(player="Bob"))
    assert "[later]\nversion = 2" in path.read_text()
    assert read_settings(path)[0].player == "Bob"


def test_settings_that_cannot_be_kept_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="can't be written"):
        write_settings(tmp_path / "file" / "settings.toml", Settings())


def test_bug_house_tables_or_guesses_nested_a_thousand_deep_crashed_the_program(tmp_path: Path) -> None:
    path = tmp_path / "kept.toml"
    path.write_text("a = " + "[" * 5_000)
    with pytest.raises(KeptError, match="can't be read"):
        HouseTables(path).tables()
    with pytest.raises(DiscoveriesError, match="mend it or delete it"):
        DiscoveryBook(path).of("moo")


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes in folders there")
def test_bug_a_pipe_in_the_place_of_a_file_stopped_the_program(tmp_path: Path) -> None:
    pipe = tmp_path / "present"
    os.mkfifo(pipe)
    found, (complaint,) = read_settings(pipe)
    assert found == Settings()
    assert complaint == f"{pipe} can't be read (it is no file): mend it or delete it"
    with pytest.raises(KeptError, match="it is no file"):
        HouseTables(pipe).tables()
    with pytest.raises(DiscoveriesError, match="it is no file"):
        DiscoveryBook(pipe).of("moo")
    assert People(Profile(tmp_path, tmp_path)).present().folder == ""
    pipe.rename(tmp_path / "game.snapshot")
    assert Snapshots(tmp_path / "key").find(tmp_path / "game.jsonl") is None


def test_bug_a_file_of_rules_of_gigabytes_filled_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.touch()
    os.truncate(path, 2**33)  # a file with a hole, which takes no room on the disk
    with pytest.raises(KeptError, match=r"it is longer than 0\.5 MB"):
        KeptRules(path).rules()
    assert "it is longer than 0.5 MB" in read_settings(path)[1][0]


def test_a_file_that_an_editor_marked_as_utf_8_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b'\xef\xbb\xbfplayer = "Bob"\r\nspeak = false\r\n')
    assert read_settings(path) == (Settings(player="Bob", speak=False), ())


def test_bug_what_was_wrong_with_rules_tables_or_notes_did_not_say_in_which_file(tmp_path: Path) -> None:
    path = tmp_path / "game.notes.toml"
    path.write_text("rule = 4\ntable = 4\nnotebook = 4\n")
    for read in (
        KeptRules(path).rules,
        HouseTables(path).tables,
        lambda: Notebooks.of_game(tmp_path / "game.jsonl").guesses("Ann"),
    ):
        with pytest.raises(KeptError) as wrong:
            read()
        assert str(wrong.value).startswith(f"{path} can't be read ([[")
        assert str(wrong.value).endswith("was expected, each with lines below it): mend it or move it away")
