"""A real window for each test."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from silent_audio import SilentAudio
from table_hands import Hands

from mao_desktop.app import monotonic_ms
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings, Theme
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.store.setup import Setup


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """Take away what a test left on the screen: a dialog would take the keys of the next one."""
    yield
    for left in QApplication.topLevelWidgets():
        left.close()
        left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()  # here, and not on a thread of a later test


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    profile = Profile(tmp_path / "config", tmp_path / "data")
    settings = Settings(motion=False, theme=Theme.DARK, newcomers=False)
    made = MainWindow(profile, settings, lambda _: SilentAudio("There is none."), monotonic_ms, seed=7)
    made.resize(1280, 720)
    made.restyle()  # for this size, which else is done a little later
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # else it lives on, and slows the next


@pytest.fixture
def sit(window: MainWindow, qtbot: QtBot) -> Callable[[Setup], Hands]:
    """Sit down at a table; with several persons the first has taken the screen."""

    def sit_down(setup: Setup) -> Hands:
        window.tables.open(setup)
        assert window.page
        hands = Hands(window, qtbot, [])
        window.page.game.told.connect(lambda stamped, _facts, _number: hands.events.append(stamped.event))
        window.page.privacy.take()
        window.page.view.setFocus()
        hands.settle()
        return hands

    return sit_down
