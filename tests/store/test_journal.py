"""Journals: nothing that was written is lost, a cut line costs itself only, a broken one is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from mao_desktop.engine import Draw, HeardUpTo
from mao_desktop.store.codec import Record
from mao_desktop.store.journal import Journal, JournalError, read_game
from mao_desktop.store.setup import Seat, Setup

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))
RECORDS = (*(Record(n, Draw(n % 2)) for n in range(5)), Record(9, HeardUpTo(9)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "game.jsonl"
    journal = Journal.begin(path, SETUP, "2026-01-01T12:00:00")
    for record in RECORDS:
        journal.write(record)
    journal.close()
    return path


def test_a_game_is_read_as_it_was_written(path: Path) -> None:
    game = read_game(path)
    assert (game.setup, game.begun, game.records) == (SETUP, "2026-01-01T12:00:00", RECORDS)


def test_every_line_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "game", SETUP, "now")
    for n, record in enumerate(RECORDS, 1):
        journal.write(record)
        assert read_game(tmp_path / "game").records == RECORDS[:n]
    journal.close()


def test_cut_anywhere_after_its_first_line_a_journal_has_its_whole_lines_and_can_be_gone_on_with(path: Path) -> None:
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for size in range(first, len(whole) + 1, 3):
        path.write_bytes(whole[:size])
        game = read_game(path)
        count = whole[:size].count(b"\n") - 1
        assert game.records == RECORDS[:count]
        if size % 29 == 0:
            journal = Journal.go_on(game)
            journal.write(RECORDS[-1])
            journal.close()
            assert read_game(path).records == (*RECORDS[:count], RECORDS[-1])


def test_a_journal_without_a_whole_first_line_says_so(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    with pytest.raises(JournalError, match=r"game\.jsonl:1: this is no line of a game's journal"):
        read_game(path)


def test_a_broken_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    lines[3] = lines[3][:-4]
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(JournalError, match=r"game\.jsonl:4: this is no line of a game's journal"):
        read_game(path)


def test_bytes_that_are_no_text_are_named(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"\xff\xfe\n")
    with pytest.raises(JournalError, match=r"game\.jsonl:8:"):
        read_game(path)


def test_a_game_that_is_there_is_not_written_over(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(JournalError, match="File exists"):
        Journal.begin(path, SETUP, "now")
    assert path.read_bytes() == before


def test_a_missing_game_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="can't be read: No such file or directory"):
        read_game(tmp_path / "none")


def test_a_closed_journal_takes_nothing_more(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "game", SETUP, "now")
    journal.close()
    journal.close()
    with pytest.raises(JournalError, match="is closed"):
        journal.write(RECORDS[0])


if Path("/dev/full").exists():

    def test_a_full_disk_is_said_in_a_sentence() -> None:
        full = Path("/dev/full")
        journal = Journal(full, full.open("wb", buffering=0))
        with pytest.raises(JournalError, match="No space left on device"):
            journal.write(RECORDS[0])
        journal.close()


def test_what_stands_where_a_journal_was_is_kept_beside_it(path: Path) -> None:
    game = read_game(path)
    journal = Journal.go_on(game)
    path.rename(path.with_name("moved.jsonl"))
    path.write_text("something else\n")
    journal.look_after()
    journal.close()
    assert read_game(path) == game
    assert path.with_suffix(".damaged").read_text() == "something else\n"
    assert "was removed during the game" in journal.take_notice()
