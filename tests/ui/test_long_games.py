"""Going on with a long game: the window stays alive and shows how far it is, and one can think better of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox
from tables import laid_out

from mao_desktop.engine import Draw
from mao_desktop.ui.shell import taking_up
from mao_desktop.ui.shell.taking_up import TakingUpPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot
    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


@pytest.fixture(autouse=True)
def every_game_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking_up, "LONG", 0)


def left(sit: Sit) -> None:
    """Play a little, and leave the table."""
    hands = sit(laid_out({"Ann": "4D 9C", "Bob": "2D 3C"}, "5D"))
    hands.page.control.act(Draw(0))
    hands.settle()
    hands.page.left.emit()


def page_of(window: MainWindow) -> TakingUpPage:
    page = window.findChild(TakingUpPage)
    assert isinstance(page, TakingUpPage)
    return page


def test_the_window_shows_how_far_it_is_and_then_the_table(window: MainWindow, sit: Sit, qtbot: QtBot) -> None:
    left(sit)
    window.games.resume_last()
    page = page_of(window)
    assert page.isVisible()
    assert window.page is None
    with qtbot.waitSignal(page.bar.valueChanged, timeout=5000):
        pass
    qtbot.waitUntil(lambda: window.page is not None)
    assert window.page
    assert len(window.page.game.view(0).hand) == 3


def test_one_can_go_back_to_the_start_screen_and_try_again(window: MainWindow, sit: Sit, qtbot: QtBot) -> None:
    left(sit)
    for _ in range(3):
        window.games.resume_last()
        page_of(window).back.click()
        assert window.start.isVisible()
    window.games.resume_last()
    qtbot.waitUntil(lambda: window.page is not None)


def test_what_is_wrong_with_it_is_told_on_the_start_screen(
    window: MainWindow, sit: Sit, qtbot: QtBot, tmp_path: Path
) -> None:
    left(sit)
    path = next((tmp_path / "data" / "games").glob("*.jsonl"))
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    window.games.resume_last()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "this is no line of a game's journal" in box.text()
    assert window.start.isVisible()
    box.close()
    assert window.page is None


def test_closing_the_window_ends_it(window: MainWindow, sit: Sit) -> None:
    left(sit)
    window.games.resume_last()
    window.close()
    assert window.page is None
