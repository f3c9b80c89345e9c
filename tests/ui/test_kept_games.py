"""The games that are kept are listed from the start screen: one is gone on with, one or all are deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox
from table_hands import laid_out

from mao_desktop.store.games import Games
from mao_desktop.ui.dialogs.kept_games import KeptGames
from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.ui.shell.window import MainWindow


@pytest.fixture
def games(window: MainWindow, tmp_path: Path) -> Games:
    """Keep two games that were played, and one that can't be read."""
    for names in (("Ann", "Bob"), ("Zoe", "Max")):
        window.tables.open(laid_out("4D 9C", "2C 3C", names=names))
        window.leave_table()
    kept = Games(tmp_path / "data" / "games")
    (kept.folder / "old.jsonl").write_text("notes\n")
    window._show_start()  # noqa: SLF001  as on leaving the last table
    return kept


def listed(window: MainWindow) -> KeptGames:
    assert window.start.games.isVisible()
    window.start.games.click()
    (dialog,) = window.findChildren(KeptGames)
    return dialog


def row_of(dialog: KeptGames, name: str) -> int:
    return next(n for n in range(dialog.list.count()) if name in dialog.list.item(n).text())


def answer(dialog: KeptGames, text: str) -> str:
    """Press a button of the question, and give what it asked."""
    (box,) = (box for box in dialog.findChildren(QMessageBox) if box.isVisible())
    asked = box.text()
    next(button for button in box.buttons() if button.text() == text).click()
    return asked


def test_a_game_is_deleted_after_a_question_that_says_what_goes(window: MainWindow, games: Games) -> None:
    dialog = listed(window)
    texts = sorted(dialog.list.item(n).text() for n in range(3))
    assert texts[-1] == "old.jsonl: it can't be read"
    dialog.list.setCurrentRow(row_of(dialog, "Zoe, Max"))
    dialog.delete.click()
    asked = answer(dialog, "Keep it")
    assert "Cambridge" in asked
    assert "the notes beside it" in asked
    assert len(games.paths()) == 3
    dialog.delete.click()
    answer(dialog, "Delete this game")
    assert dialog.list.count() == len(games.paths()) == 2
    assert not any("Zoe" in dialog.list.item(n).text() for n in range(2))


def test_all_games_are_deleted_at_once_and_then_none_is_offered(window: MainWindow, games: Games) -> None:
    dialog = listed(window)
    dialog.delete_all.click()
    assert "(3)" in answer(dialog, "Delete all games")
    assert games.paths() == []
    assert dialog.told.text() == "No game is kept."
    assert not dialog.delete_all.isEnabled()
    assert not window.start.games.isVisible()
    assert not window.start.resume.isVisible()


def test_a_game_is_gone_on_with_from_the_list(window: MainWindow, games: Games) -> None:
    dialog = listed(window)
    dialog.list.setCurrentRow(row_of(dialog, "Ann, Bob"))
    dialog.go_on.click()
    assert window.page
    assert window.page.game.setup.names == ("Ann", "Bob")
    assert len(games.paths()) == 3


def test_a_game_that_is_played_in_another_window_is_not_deleted_and_it_is_said(
    window: MainWindow, games: Games
) -> None:
    other = games.begin(laid_out("4D 9C", "2C 3C", names=("Eve", "Kim")))
    dialog = listed(window)
    dialog.list.setCurrentRow(row_of(dialog, "Eve, Kim"))
    dialog.delete.click()
    answer(dialog, "Delete this game")
    assert "is played in another window" in dialog.told.text()
    assert other.path in games.paths()
    other.close()


@pytest.mark.usefixtures("games")
def test_the_settings_lead_to_the_games_but_not_from_a_table(window: MainWindow) -> None:
    window.ask_settings()
    (settings,) = window.findChildren(SettingsDialog)
    settings.games.click()
    assert len(window.findChildren(KeptGames)) == 1
    settings.close()
    window.tables.open(laid_out("4D 9C", "2C 3C"))
    window.ask_settings()
    at_table = next(each for each in window.findChildren(SettingsDialog) if each.isVisible())
    assert not at_table.games.isEnabled()
    assert at_table.games.toolTip() == "Leave the table first: its game is being played"
