"""Garbage is looked for on the window's thread alone.

Python looks for it on whichever thread happens to make objects. What it finds may be Qt's, as the page of a table that
was left, and dies where it is found; on another thread than the window's that can end the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from mao_desktop.memory import give_back

EVERY, GIVEN_BACK = 1_000, 60_000
"""Time (ms) from one look to the next, and from once that memory is given back to the next time."""


class Collecting(QObject):
    """Looks for garbage now and then, while it lives; the window's thread owns it."""

    def __init__(self, parent: QObject) -> None:
        """Begin."""
        super().__init__(parent)
        gc.disable()
        for interval, work in ((EVERY, collect), (GIVEN_BACK, give_back)):
            timer = QTimer(self)
            timer.setInterval(interval)
            timer.timeout.connect(work)
            timer.start()

    def end(self) -> None:
        """Let Python look for it again."""
        gc.enable()


def collect() -> None:
    """Look for garbage as far back as Python itself would by now."""
    limits = gc.get_threshold()
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > limits[generation]:
            gc.collect(generation)
            return
