"""The sheet of points: what every seat got in every round, and who has how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.ui.words import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mao_desktop.engine.facts import RoundOver
    from mao_desktop.engine.view import View

MOST_ROWS = 12
"""Of more rows the sheet scrolls."""
ROW = 1.95
"""Height of a row in sizes of the text."""


class ScoreSheet(QFrame):
    """Shows the points round by round; the last row has the sums."""

    closed = Signal()

    def __init__(self, seats: tuple[str, ...], scores: tuple[int, ...], parent: QWidget) -> None:
        """Begin with the points that a game is gone on with, all nought where it is new."""
        super().__init__(parent)
        self.setObjectName("note")
        self._seats = seats
        self._sums: list[tuple[int, ...]] = [scores]
        self._went_on = any(scores)
        column = QVBoxLayout(self)
        self.title = QLabel(tr("Points"))
        self.title.setObjectName("heading")
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Points of all rounds"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.setShowGrid(False)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.ok = QPushButton(tr("Close"))
        self.ok.setObjectName("main")
        self.ok.clicked.connect(self.close_card)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def add(self, over: RoundOver) -> None:
        """Write down a round."""
        if over.scores is not None:
            self._sums.append(over.scores)

    def open_card(self, view: View) -> None:
        """Show the sheet as it stands."""
        self._write(view)
        self.show()
        self.raise_()
        self.ok.setFocus()

    def close_card(self) -> None:
        """Close it."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def fit(self, width: int, height: int, text: int) -> None:
        """Take as much room as it needs of a place, for a size of text (all in pixels)."""
        tall = round(text * ROW)
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, tall)
        self.table.horizontalHeader().setFixedHeight(tall)
        rows = min(self.table.rowCount(), MOST_ROWS) + 1
        self.table.setFixedHeight(min(tall * rows + 2, height - text * 8))
        self.resize(min(text * (9 + 7 * len(self._seats)), width), self.sizeHint().height())

    def _write(self, view: View) -> None:
        """Write one row for each round and one for the sums; who is out is said so."""
        rows = [
            tuple(now - then for then, now in zip(*pair, strict=True))
            for pair in zip(self._sums, self._sums[1:], strict=False)
        ]
        names = [tr("Round {n}").format(n=n) for n in range(1, len(rows) + 1)]
        if self._went_on:
            rows, names = [self._sums[0], *rows], [tr("Before"), *names]
        rows.append(view.judged.scores)
        names.append(tr("Sum"))
        self.table.setColumnCount(len(self._seats))
        self.table.setRowCount(len(rows))
        self.table.setVerticalHeaderLabels(names)
        self.table.setHorizontalHeaderLabels(
            [
                tr("{name} (out)").format(name=n) if out else n
                for n, out in zip(self._seats, view.judged.out, strict=True)
            ]
        )
        for row, points in enumerate(rows):
            for seat, point in enumerate(points):
                self.table.setItem(row, seat, self._cell(point, bold=row == len(rows) - 1))
        self.table.scrollToBottom()

    def _cell(self, points: int, *, bold: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(str(points))
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        font = item.font()
        font.setBold(bold)
        item.setFont(font)
        return item
