"""Runs the command, and tells when its window can be used, with its work (s) and its memory (MB) by then.

Arguments: how long to stay on until the table listens (s; 0 not at all), then those of `mao-desktop`.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from pathlib import Path

import mao_desktop.app  # noqa: F401  as in the program it is loaded before Qt, which makes later imports slower
from mao_desktop.commands.cli import main

from PySide6.QtCore import QEvent, QObject  # isort: skip
from PySide6.QtWidgets import QApplication  # isort: skip


class FirstPaint(QObject):
    """Waits for the first paint of a window's contents."""

    painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's own name
        """Look on."""
        self.painted |= event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


def megabytes() -> float:
    """Tell the memory that this process has in use."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1024


def first_round(stay: float) -> int:
    """Let the window be shown and painted, tell of it, and close it."""
    from mao_desktop.ui.shell.window import MainWindow  # noqa: PLC0415  the program has loaded it by now, in its own way

    window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
    paint = FirstPaint()
    (window.page or window.start).installEventFilter(paint)
    while not paint.painted:
        QApplication.processEvents()
    QApplication.processEvents()
    found = {"usable": time.monotonic(), "work": time.thread_time(), "memory": megabytes()}
    if stay:
        window.use(replace(window.settings, listen=True))  # as who answers that it may listen
    give_up = time.monotonic() + stay
    while time.monotonic() < give_up:
        QApplication.processEvents()
        if window.page and window.page.microphone.text.text() == "listening":
            found |= {"listening": time.monotonic(), "memory": megabytes()}
            break
    window.close()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    longest = float(sys.argv.pop(1))
    QApplication.exec = lambda *_: first_round(longest)  # type: ignore[method-assign]
    main()
