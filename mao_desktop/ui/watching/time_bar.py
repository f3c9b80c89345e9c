"""The line of a game's time, which is dragged along; a tick for each ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.style.look import Look

STEP, PAGE = 1_000, 10_000
"""So far (ms) goes the line by an arrow key, and by a page."""


class TimeBar(QSlider):
    """The line; its value is a table time (ms)."""

    def __init__(self, end: int, rulings: tuple[int, ...], look: Look) -> None:
        """Build it for a game that ends at a time and was ruled on at others (ms)."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look, self._rulings = look, rulings
        self.setRange(0, max(1, end))
        self.setSingleStep(STEP)
        self.setPageStep(PAGE)
        self.setAccessibleName(tr("Time"))
        self.setToolTip(tr("Drag to any time of the game; the ticks are rulings"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, and the ticks over it."""
        super().paintEvent(event)
        painter = QPainter(self)
        text = self._look.font.pixelSize()
        room = self.width() - text
        for at in self._rulings:
            x = text / 2 + room * at / self.maximum()
            painter.fillRect(QRectF(x - 1, 0, 2, text * 0.4), QColor(self._look.theme.doubt))
