"""The settings stand in groups that need no scrolling on a small screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea

from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow

GROUPS = ["Table", "Cards and looks", "Voice and hearing", "Access", "Privacy"]


def test_every_group_of_settings_fits_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 600)
    qtbot.wait(150)
    window.ask_settings()
    dialog = window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    assert [dialog.groups.tabText(n) for n in range(dialog.groups.count())] == GROUPS
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
    assert dialog.groups.tabBar().sizeHint().width() <= dialog.groups.width()
    for n in range(dialog.groups.count()):
        dialog.groups.setCurrentIndex(n)
        qtbot.wait(10)
        page = dialog.groups.widget(n)
        assert isinstance(page, QScrollArea)
        assert page.verticalScrollBar().maximum() == 0
    dialog.close()
