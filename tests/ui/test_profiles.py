"""Who plays is chosen on the start screen; a guest leaves nothing, and what is kept of somebody can be deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox
from table_hands import LEFT

from mao_desktop.store.games import Games
from mao_desktop.store.settings import read_settings
from mao_desktop.store.setup import Seat
from mao_desktop.ui.dialogs.new_table import NewTableDialog

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.ui.shell.window import MainWindow


def zoe(window: MainWindow) -> None:
    window.use(replace(window.settings, player="Zoe"))
    window.leave()


def choose(window: MainWindow, text: str) -> None:
    """Choose from the menu of who plays."""
    window.start.people.aboutToShow.emit()
    next(action for action in window.start.people.actions() if action.text().startswith(text)).trigger()


def test_somebody_else_sits_down_and_the_first_finds_their_things_again(window: MainWindow) -> None:
    zoe(window)
    choose(window, "Somebody else")
    dialog = next(d for d in window.findChildren(QInputDialog) if d.isVisible())
    line = dialog.findChild(QLineEdit)
    assert line
    line.setText("Max")
    dialog.accept()
    assert window.start.who.text() == "Max plays"
    window.tables.open_newcomers()
    assert window.page
    assert window.page.game.setup.names[0] == "Max"
    window.leave()
    assert window.start.resume.isVisible()
    choose(window, "Zoe")
    assert window.start.who.text() == "Zoe plays"
    assert not window.start.resume.isVisible()


def test_at_a_new_table_people_of_this_computer_are_offered_for_each_seat(window: MainWindow) -> None:
    zoe(window)
    window._desk.add("Max")  # noqa: SLF001  the menu of who plays does this
    window.tables.ask()
    (dialog,) = window.findChildren(NewTableDialog)
    row = dialog.rows[1]
    assert not row.who.isHidden()
    offered = row.who.menu().actions()
    assert [action.text() for action in offered] == ["Max", "Zoe", "Guest"]
    offered[1].trigger()
    assert dialog.setup().seats[1] == Seat("Zoe", voice=1)


def test_alone_on_a_computer_one_is_not_asked_who_sits_where(window: MainWindow) -> None:
    zoe(window)
    window.tables.ask()
    (dialog,) = window.findChildren(NewTableDialog)
    assert dialog.rows[0].who.isHidden()


def test_a_guest_leaves_nothing(window: MainWindow, tmp_path: Path) -> None:
    zoe(window)
    choose(window, "A guest")
    window.tables.open_newcomers()
    window.leave()
    folder = window._profile.data  # noqa: SLF001  where they are kept is the window's alone
    assert folder.exists()
    choose(window, "Zoe")
    assert not folder.exists()
    assert not (tmp_path / "data" / "games").exists()
    assert read_settings(tmp_path / "config" / "settings.toml")[0].player == "Zoe"


def test_deleting_says_what_goes_and_asks_for_a_name_afterwards(window: MainWindow, tmp_path: Path) -> None:
    zoe(window)
    window.tables.open_newcomers()
    window.leave()
    choose(window, "Delete")
    box = next(d for d in window.findChildren(QMessageBox) if d.isVisible())
    assert "games: 1" in box.text()
    button = next(b for b in box.buttons() if b.text().startswith("Delete"))
    QTest.mouseClick(button, LEFT)
    assert Games(tmp_path / "data" / "games").paths() == []
    assert window.start.asked.isVisible()
    assert not window.start.resume.isVisible()
