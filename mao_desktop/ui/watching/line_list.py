"""The lines of a game that is watched again: whoever chooses one goes there."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from mao_desktop.ui.texts import tr
from mao_desktop.ui.watching.lines import Kind

if TYPE_CHECKING:
    from mao_desktop.ui.style.theme import Theme
    from mao_desktop.ui.watching.lines import Line

OWN_KEYS = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip
STRONG = (Kind.CARD, Kind.RULING, Kind.PENALTY)


class LineList(QListWidget):
    """The list; the line that was told last is marked."""

    chosen = Signal(object)
    """A line, by mouse or key."""

    def __init__(self, lines: tuple[Line, ...], theme: Theme) -> None:
        """List the lines."""
        super().__init__()
        self.lines = lines
        self._places = [line.place for line in lines]
        self.setObjectName("wrapped")
        self.setAccessibleName(tr("What happened"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        colours = {Kind.PART: theme.quiet, Kind.PENALTY: theme.bad}
        for line in lines:
            item = QListWidgetItem(line.text)
            font = QFont(self.font())
            font.setBold(line.kind in STRONG)
            item.setFont(font)
            item.setForeground(QColor(colours.get(line.kind, theme.ink)))
            self.addItem(item)
        self.currentRowChanged.connect(self._choose)

    def show_place(self, place: int) -> Line | None:
        """Mark the line that was told last before a place, and give it; None before the first."""
        row = bisect_right(self._places, place) - 1
        if self.currentRow() >= 0 and self._places[self.currentRow()] == place:
            row = self.currentRow()  # one of several lines of this place was chosen
        self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(False)
        return self.lines[row] if row >= 0 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line; all other keys are the page's."""
        if event.key() in OWN_KEYS and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(self.lines[row])
