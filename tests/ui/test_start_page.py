"""The start page fits its window from the first frame, and shows what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from table_hands import laid_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot
    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


def scrolls(window: MainWindow) -> bool:
    left = window.start.findChild(QScrollArea)
    assert left
    return left.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_all_places_are_in_sight_and_as_wide_as_they_need(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    assert not scrolls(window)
    window.resize(*size)
    qtbot.wait(150)
    window.start.offer_tables(("Friday", "With the Millers"))
    qtbot.wait(20)
    assert not scrolls(window)
    start = window.start
    tiles = (start.first_table, start.newcomers, start.new, start.practice, *start.house_tables)
    assert all(tile.width() >= tile.sizeHint().width() for tile in tiles)
    assert all(tile.width() < window.width() * 0.4 for tile in tiles)


def test_after_leaving_a_table_the_page_is_as_before_but_for_the_last_game(sit: Sit, window: MainWindow) -> None:
    before = window.start.new.width(), window.start.new.objectName()
    hands = sit(laid_out("4D 9C", "2D 3C"))
    assert not window.start.resume.isVisible()
    hands.page.left.emit()
    hands.bot.wait(20)
    assert window.start.resume.isVisible()
    assert (window.start.new.width(), window.start.new.objectName())[1] == before[1]
    assert window.start.new.width() >= before[0]


def test_enter_goes_to_the_place_that_stands_out(window: MainWindow) -> None:
    assert window.focusWidget() is window.start.first_table
    QTest.keyClick(window.start.first_table, Qt.Key.Key_Return)
    assert window.page


def test_bug_the_list_that_completes_what_is_typed_had_small_letters(sit: Sit) -> None:
    box = sit(laid_out("4D 9C", "2D 3C")).page.say_bar.box
    box.setFocus()
    QTest.keyClicks(box, "ha")
    completing = QApplication.activePopupWidget()
    assert completing
    assert completing.fontMetrics().height() == box.fontMetrics().height()
