"""The page of statistics: plots with the same as tables, figures that stand alone, and all of it as CSV."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mao_desktop import practice
from mao_desktop.store.progress import ProgressError
from mao_desktop.ui.practice.chooser import Book, name_of
from mao_desktop.ui.practice.figures import Sheet, sheets, summary
from mao_desktop.ui.practice.page_bar import PageBar
from mao_desktop.ui.practice.plots import Plot
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mao_desktop.store.own_progress import OwnProgress
    from mao_desktop.ui.practice.round_runner import Clocks
    from mao_desktop.ui.style.theme import Theme

ALONE = 5
"""Number of figures beside each other."""


class StatisticsPage(QWidget):
    """Shows what is kept of a person, variant by variant."""

    left = Signal()
    failed = Signal(str)

    def __init__(
        self,
        books: Sequence[Book],
        progress: OwnProgress,
        clocks: Clocks,
        notes: Sequence[str],
        theme: Theme,
        text: int,
    ) -> None:
        """Show it.

        Args:
            books: the rules by which items are named.
            progress: what is kept of the person.
            clocks: the times.
            notes: sentences that stand below the figures.
            theme: the colours.
            text: the size of the text in pixels.
        """
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._books, self._theme, self._text = tuple(books), theme, text
        self._now, self._day_of = clocks.date(), clocks.day
        self._progress = progress
        self._attempts, self._happenings = progress.attempts(), progress.happenings()
        self.sheets: tuple[Sheet, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._bar(text))
        inner = QVBoxLayout()
        inner.setContentsMargins(text, text // 2, text, text)
        grid = QGridLayout()
        grid.setHorizontalSpacing(text)
        grid.setVerticalSpacing(text // 2)
        for n, (name, value) in enumerate(summary(self._attempts, self._happenings, self._now, self._day_of)):
            grid.addWidget(_figure(name, value), n // ALONE, n % ALONE, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(grid)
        for note in notes:
            label = QLabel(note)
            label.setObjectName("strong")
            inner.addWidget(label)
        self.tabs = QTabWidget()
        inner.addWidget(self.tabs, 1)
        column.addLayout(inner, 1)
        self.book.currentIndexChanged.connect(self._show)
        self.as_tables.toggled.connect(self._show)
        self._show()

    def _bar(self, text: int) -> QWidget:
        self.book = QComboBox()
        self.book.setAccessibleName(tr("Variant"))
        self.book.addItems([book.title for book in self._books])
        kept = [attempt.variant for attempt in self._attempts]
        newest = next((n for n, book in enumerate(self._books) if kept and book.rules.variant == kept[-1]), 0)
        self.book.setCurrentIndex(newest)
        self.as_tables = QPushButton(tr("As tables"))
        self.as_tables.setCheckable(True)
        self.csv = QPushButton(tr("Save as CSV …"))
        self.csv.setToolTip(tr("Saves the table in front"))
        self.trials = QPushButton(tr("All trials …"))
        self.trials.setToolTip(tr("Saves every trial of practice and games as CSV, times in ms"))
        bar = PageBar(tr("Statistics"), (self.book, self.as_tables, self.csv, self.trials), text)
        self.back = bar.back
        self.back.clicked.connect(self.left)
        self.csv.clicked.connect(lambda: self._ask_where(self.sheets[self.tabs.currentIndex()].title, self.write))
        self.trials.clicked.connect(lambda: self._ask_where(tr("Trials"), self.write_trials))
        return bar

    def _show(self) -> None:
        """Show the sheets of the chosen variant, as plots or as tables; the same one stays in front."""
        rules, front = self._books[self.book.currentIndex()].rules, self.tabs.currentIndex()
        names = {row.id: f"{row.id}: {tr(row.text)}" for row in rules.rows}
        names |= {item.key: name_of(item) for item in practice.items(rules)}
        attempts = [attempt for attempt in self._attempts if attempt.variant == rules.variant]
        happenings = [each for each in self._happenings if each.variant == rules.variant]
        self.sheets = sheets(attempts, happenings, names, self._now, self._day_of)
        while old := self.tabs.widget(0):
            self.tabs.removeTab(0)
            old.deleteLater()
        for sheet in self.sheets:
            shown = table_of(sheet) if self.as_tables.isChecked() else self._plot(sheet)
            self.tabs.addTab(shown, sheet.title)
        self.tabs.setCurrentIndex(max(0, front))

    def _plot(self, sheet: Sheet) -> QWidget:
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(Plot(sheet, self._theme))
        return scroll

    def _ask_where(self, title: str, write: Callable[[Path], None]) -> None:
        """Ask in which file something is to be written."""
        dialog = QFileDialog(self, tr("Save as CSV"), f"{title}.csv")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda name: write(Path(name)))
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the table in front as CSV."""
        sheet = self.sheets[self.tabs.currentIndex()]
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                lines = csv.writer(file)
                lines.writerow(sheet.headings)
                lines.writerows(sheet.table)
        except OSError as wrong:
            told = tr("{path} can't be written ({why}): choose another folder or make room.")
            self.failed.emit(told.format(path=path, why=wrong.strerror))

    def write_trials(self, path: Path) -> None:
        """Write every trial as CSV."""
        try:
            self._progress.write_csv(path)
        except ProgressError as wrong:
            self.failed.emit(tr(str(wrong)))


def table_of(sheet: Sheet) -> QTableWidget:
    """Show a sheet as a table."""
    table = QTableWidget(len(sheet.table), len(sheet.headings))
    table.setAccessibleName(sheet.title)
    table.setHorizontalHeaderLabels(list(sheet.headings))
    table.verticalHeader().hide()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    for row, told in enumerate(sheet.table):
        for column, value in enumerate(told):
            table.setItem(row, column, QTableWidgetItem(value))
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def _figure(name: str, value: str) -> QWidget:
    """Show a figure with its name below."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    number, label = QLabel(value), QLabel(name)
    number.setObjectName("quiet" if value == tr("not enough yet") else "heading")
    number.setAccessibleName(f"{name}: {value}")
    label.setObjectName("quiet")
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    column.addWidget(number)
    column.addWidget(label)
    return box
