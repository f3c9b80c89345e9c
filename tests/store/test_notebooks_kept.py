"""Notebooks of guesses are kept beside the game's journal, a person's each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.store.games import Games
from mao_desktop.store.notebook import Notebooks, read_notebooks
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.store.toml_file import KeptError

if TYPE_CHECKING:
    from pathlib import Path

KNOCK = "when a 6 is played, knock twice"


def test_guesses_are_kept_beside_the_journal_and_are_no_game(tmp_path: Path) -> None:
    games = Games(tmp_path)
    journal = games.begin(Setup("moo", (Seat("Ann"), Seat("Bob"))))
    notebooks = Notebooks.of_game(journal.path)
    notebooks.keep("Ann", (KNOCK,))
    notebooks.keep("Bob", ("rule MOO-4 is off",))
    journal.close()
    again = Notebooks.of_game(journal.path)
    assert (again.guesses("Ann"), again.guesses("Bob"), again.guesses("Cid")) == ((KNOCK,), ("rule MOO-4 is off",), ())
    assert games.paths() == [journal.path]
    again.keep("Ann", ())
    assert again.guesses("Ann") == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("notebook = 4", "[[notebook]] was expected, each with lines below it"),
        ('[[notebook]]\nperson = "Ann"\nguesses = 4', "notebook 1: a list of sentences was expected for “guesses”"),
        ("[[notebook]]\n", "notebook 1: a line of text was expected for “person”"),
    ],
)
def test_a_bad_file_gives_one_line(text: str, told: str) -> None:
    with pytest.raises(KeptError) as wrong:
        read_notebooks(text)
    assert str(wrong.value) == told
