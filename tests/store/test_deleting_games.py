"""A game is deleted with all that lies beside it, and no other; one that is played is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.store.games import Games
from mao_desktop.store.journal import JournalError
from mao_desktop.store.notebook import Notebooks
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from pathlib import Path

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))


def played(games: Games, count: int) -> list[Path]:
    """Play games that have notes and damaged copies beside them."""
    paths = []
    for _ in range(count):
        journal = games.begin(SETUP)
        Notebooks.of_game(journal.path).keep("Ann", ("when a 4 is played, knock once",))
        journal.path.with_suffix(".damaged").write_text("")
        journal.close()
        paths.append(journal.path)
    return paths


def test_one_game_goes_with_all_that_lies_beside_it_and_no_other(tmp_path: Path) -> None:
    games = Games(tmp_path)
    first, second = played(games, 2)
    games.delete(first)
    names = (f"{second.stem}.damaged", f"{second.stem}.jsonl", f"{second.stem}.notes.toml")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    games.delete(first)


def test_a_game_whose_name_begins_like_another_s_stays(tmp_path: Path) -> None:
    games = Games(tmp_path)
    (game,) = played(games, 1)
    copy = game.with_name(f"{game.stem}.copy.jsonl")
    copy.write_bytes(game.read_bytes())
    games.delete(game)
    assert games.paths() == [copy]


def test_all_games_go_but_for_one_that_is_played(tmp_path: Path) -> None:
    games = Games(tmp_path)
    played(games, 2)
    journal = games.begin(SETUP)
    with pytest.raises(JournalError, match="is played in another window"):
        games.delete_all()
    assert [path.name for path in tmp_path.iterdir()] == [journal.path.name]
    journal.close()
    games.delete_all()
    assert list(tmp_path.iterdir()) == []
