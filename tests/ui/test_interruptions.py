"""What goes wrong inside the running window: the game is kept, and the person gets one sentence."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication, QMessageBox

from mao_desktop.app import Wishes, run
from mao_desktop.logs import NAME, log_folder
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


def crash() -> None:
    message = "boom"
    raise LookupError(message)


def in_thread() -> None:
    thread = threading.Thread(target=crash, name="listener")
    thread.start()
    thread.join()


def running_window() -> MainWindow:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible())


def told_while_running(qtbot: QtBot, crashing: Callable[[], None]) -> list[str]:
    """Let something crash in the running program twice; tell what the person is told, and that the game goes on."""
    told: list[str] = []

    def look() -> None:
        window = running_window()
        try:
            assert window.page
            qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
            boxes = window.findChildren(QMessageBox)
            told.extend(box.text() for box in boxes)
            for box in boxes:  # the game stands still while they are read
                box.close()
            control = window.page.control
            before = control.session.number()
            control.say(0, "the game goes on")
            assert control.session.number() > before
        finally:
            window.close()

    QTimer.singleShot(200, crashing)
    QTimer.singleShot(250, crashing)
    QTimer.singleShot(400, look)
    assert run(Wishes(seats=2, temporary=True, microphone=False)) == 0
    return told


@pytest.mark.parametrize(("crashing", "thread"), [(crash, "MainThread"), (in_thread, "listener")])
def test_a_crash_is_one_sentence_and_the_game_goes_on(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], crashing: Callable[[], None], thread: str
) -> None:
    (told,) = told_while_running(qtbot, crashing)
    (report,) = log_folder().glob("crash-*.txt")
    assert told == (
        f"Something went wrong inside the program (LookupError): the game is kept, and a report lies in {report}"
    )
    assert "Traceback" not in capsys.readouterr().err
    assert "in crash" in report.read_text()
    assert f"thread {thread}" in report.read_text()
    assert f"LookupError was not caught: {report}" in (log_folder() / NAME).read_text()


@pytest.mark.usefixtures("qtbot")
@pytest.mark.qt_log_ignore("all is well")
def test_what_qt_warns_of_is_logged() -> None:
    QTimer.singleShot(200, lambda: qWarning("all is well"))
    QTimer.singleShot(300, lambda: running_window().close())  # `quit` would end the event loops of later tests as well
    assert run(Wishes(temporary=True)) == 0
    assert "WARNING MainThread mao_desktop.qt: all is well" in (log_folder() / NAME).read_text()
