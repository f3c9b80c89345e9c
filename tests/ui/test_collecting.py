"""What a table leaves behind dies on the window's thread: Qt's objects must."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.ui.shell import collecting

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow


class Left:
    def __init__(self, died: list[threading.Thread]) -> None:
        self.itself, self.died = self, died

    def __del__(self) -> None:
        self.died.append(threading.current_thread())


def test_garbage_of_the_window_is_not_looked_for_on_another_thread(window: MainWindow, qtbot: QtBot) -> None:
    assert window.isVisible()
    died: list[threading.Thread] = []
    kept: list[list[int]] = []
    Left(died)
    worker = threading.Thread(target=lambda: kept.extend([n] for n in range(100_000)))
    worker.start()
    worker.join()
    assert died == []
    qtbot.waitUntil(lambda: died == [threading.main_thread()])
    assert kept


def test_the_window_gives_memory_back_now_and_then(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(collecting, "GIVEN_BACK", 5)
    monkeypatch.setattr(collecting, "give_back", lambda: given.append(True))
    keeper = QObject()
    ends = collecting.Collecting(keeper)
    qtbot.waitUntil(lambda: len(given) > 1)
    ends.end()
