"""The sheet of points: what every seat got in every round, and who has how many."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.engine import Scores
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import View

MOST_ROWS = 12
"""Of more rows the sheet scrolls."""
ROW = 1.95
"""Height of a row in sizes of the text."""


class ScoreSheet(Overlay):
    """Shows the points round by round; the last row has the sums."""

    def __init__(self, seats: tuple[str, ...], parent: QWidget) -> None:
        """Build it for these seats."""
        super().__init__(parent)
        self._seats = seats
        column = QVBoxLayout(self)
        self.title = QLabel(tr("Points"))
        self.title.setObjectName("heading")
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Points of all rounds"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.setShowGrid(False)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        self.rules = QLabel()
        self.rules.setTextFormat(Qt.TextFormat.PlainText)
        self.rules.setWordWrap(True)
        column.addWidget(self.rules)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)

    def show_points(self, view: View, rounds: tuple[tuple[int, ...], ...]) -> None:
        """Show the sheet as it stands; `rounds` are the points that all had after each."""
        self._write(view, rounds)
        self._write_rules(view)
        self.open_card()

    def fit(self, width: int, height: int, text: int) -> None:
        """Take as much room as it needs of a place, for a size of text (all in pixels)."""
        tall = round(text * ROW)
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, tall)
        self.table.horizontalHeader().setFixedHeight(tall)
        rows = min(self.table.rowCount(), MOST_ROWS) + 1
        self.table.setFixedHeight(min(tall * rows + 2, height - text * 8))
        self.resize(min(text * (9 + 7 * len(self._seats)), width), self.sizeHint().height())

    def _write_rules(self, view: View) -> None:
        """List the rules that seats wrote and told, below the points."""
        told = [row for row in view.judged.rules.written if row.published and row.author is not None]
        text = tr("Rule of {name}: “{text}”")
        lines = [text.format(name=self._seats[row.author], text=row.text) for row in told if row.author is not None]
        self.rules.setText("\n".join(lines))
        self.rules.setVisible(bool(lines))

    def _write(self, view: View, rounds: tuple[tuple[int, ...], ...]) -> None:
        """Write one row for each round and one for the sums; who is out is said so."""
        rows = [
            tuple(now - then for then, now in zip(*pair, strict=True))
            for pair in pairwise(((0,) * len(self._seats), *rounds))
        ]
        names = [tr("Round {n}").format(n=n) for n in range(1, len(rows) + 1)]
        scores = view.judged.slot_of(Scores)
        rows.append(scores.seats if scores else (0,) * len(self._seats))
        names.append(tr("Sum"))
        self.table.setColumnCount(len(self._seats))
        self.table.setRowCount(len(rows))
        self.table.setVerticalHeaderLabels(names)
        self.table.setHorizontalHeaderLabels(
            [
                tr("{name} (out)").format(name=name) if state.out else name
                for name, state in zip(self._seats, view.judged.seats, strict=True)
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
