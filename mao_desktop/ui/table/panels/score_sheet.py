"""The sheet of points beside the table: who has how many, and what every seat got in every round."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
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


class ScoreSheet(Overlay):
    """Shows a column for each seat: the sum, then the rounds, the newest first. The game goes on beside it."""

    def __init__(self, seats: tuple[str, ...], parent: QWidget) -> None:
        """Build it for these seats."""
        super().__init__(parent)
        self._seats = seats
        self._round_ended = False
        column = QVBoxLayout(self)
        self.title = QLabel()
        self.title.setObjectName("heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Points of all rounds"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setShowGrid(False)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        self.rules = QLabel()
        self.rules.setTextFormat(Qt.TextFormat.PlainText)
        self.rules.setWordWrap(True)
        column.addWidget(self.rules)
        self.write_rule = QPushButton(tr("Write a rule"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.write_rule)
        buttons.addStretch(1)
        buttons.addWidget(self.ok)
        column.addLayout(buttons)

    def show_points(self, view: View, rounds: tuple[tuple[int, ...], ...]) -> None:
        """Show the sheet as it stands, because it was asked for; `rounds` are the points that all had after each."""
        self._write(view, rounds)
        self.title.setText(tr("Points"))
        self.write_rule.hide()
        self._round_ended = False
        self.open_card()

    def show_round(self, view: View, rounds: tuple[tuple[int, ...], ...], how: str, *, may_write: bool) -> None:
        """Show the sheet because a round has ended; the table keeps the keys, and the next deal closes the sheet.

        Args:
            view: what the seat in front sees.
            rounds: the points that all had after each round.
            how: how the round ended.
            may_write: whether that seat may write a secret rule now.
        """
        self._write(view, rounds)
        self.title.setText(how)
        self.write_rule.setVisible(may_write)
        self._round_ended = True
        self.show()
        self.raise_()

    def fit(self) -> None:
        """Fit columns and rows to another size of text."""
        self.table.resizeColumnsToContents()
        self.table.resizeRowsToContents()

    def begin_round(self) -> None:
        """Make way for what happens, where nobody asked for the sheet."""
        if self._round_ended and self.isVisible():
            self.close_card()

    def _write_rules(self, view: View) -> None:
        """List the rules that seats wrote and told, below the points."""
        told = [row for row in view.judged.rules.written if row.published and row.author is not None]
        text = tr("Rule of {name}: “{text}”")
        lines = [text.format(name=self._seats[row.author], text=row.text) for row in told if row.author is not None]
        self.rules.setText("\n".join(lines))
        self.rules.setVisible(bool(lines))

    def _write(self, view: View, rounds: tuple[tuple[int, ...], ...]) -> None:
        """Write one column for each seat, and below them the rules that were told; who is out is said so."""
        self._write_rules(view)
        got = [
            tuple(now - then for then, now in zip(*pair, strict=True))
            for pair in pairwise(((0,) * len(self._seats), *rounds))
        ]
        scores = view.judged.slot_of(Scores)
        rows = [scores.seats if scores else (0,) * len(self._seats), *reversed(got)]
        numbers = range(len(got), 0, -1)
        self.table.setColumnCount(len(self._seats))
        self.table.setRowCount(len(rows))
        self.table.setVerticalHeaderLabels([tr("Sum"), *(f"{number}." for number in numbers)])
        names = [
            tr("{name} (out)").format(name=name) if state.out else name
            for name, state in zip(self._seats, view.judged.seats, strict=True)
        ]
        self.table.setHorizontalHeaderLabels(names)
        for row, points in enumerate(rows):
            for seat, point in enumerate(points):
                self.table.setItem(row, seat, self._cell(point, bold=row == 0))
        self.table.scrollToTop()

    def _cell(self, points: int, *, bold: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(str(points))
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        font = item.font()
        font.setBold(bold)
        item.setFont(font)
        return item
