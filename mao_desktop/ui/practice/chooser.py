"""What is to be practised: by whose rules, in which forms, and what is due today."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop import practice
from mao_desktop.practice import Drill, drills_of, statistics
from mao_desktop.ui.practice.answers import CARD_NAMES
from mao_desktop.ui.practice.step_texts import DRILLS
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine import Rules
    from mao_desktop.practice import Attempt, Item

WIDEST = 46
"""The greatest width, in sizes of the text."""
SHOWN = 5
"""How many items that are due are named."""


class Book(NamedTuple):
    """Rules that can be practised, and what they are called."""

    title: str
    rules: Rules


class Chooser(QWidget):
    """Asks, and says what is due."""

    start_wanted = Signal()

    def __init__(self, books: Sequence[Book], text: int) -> None:
        """Offer these rules, in a size of text (pixels)."""
        super().__init__()
        self._books = tuple(books)
        self._attempts: Sequence[Attempt] = ()
        self._now = 0
        outer = QHBoxLayout(self)
        inner = QWidget()
        inner.setMaximumWidth(text * WIDEST)
        outer.addWidget(inner)
        column = QVBoxLayout(inner)
        column.setContentsMargins(text, text * 2, text, text)
        column.setSpacing(text // 2)
        self.book = QComboBox()
        self.book.setAccessibleName(tr("Rules"))
        self.book.addItems([book.title for book in books])
        self.due = QLabel()
        self.due.setWordWrap(True)
        self.due.setObjectName("strong")
        self.nothing = QLabel(tr("By these rules nothing is to be said, called or knocked: choose others."))
        self.nothing.setObjectName("heed")
        self.nothing.setWordWrap(True)
        self.drills = {drill: QCheckBox(tr(told)) for drill, told in DRILLS.items()}
        self._grid = QGridLayout()
        for box in self.drills.values():
            box.setChecked(True)
            box.toggled.connect(self._allow)
        self.only_due = QCheckBox(tr("Only what is due today"))
        self.blind = QCheckBox(tr("Without looking: the voice reads the card"))
        self.remedy = QLabel()
        self.remedy.setObjectName("quiet")
        self.remedy.setWordWrap(True)
        self.start = QPushButton(tr("Begin: three minutes"))
        self.start.setObjectName("main")
        self.start.clicked.connect(self.start_wanted)
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addStretch(1)
        for widget in (self.book, self.due, self.nothing):
            column.addWidget(widget)
        column.addSpacing(text)
        column.addLayout(self._grid)
        column.addSpacing(text)
        column.addWidget(self.only_due)
        column.addWidget(self.blind)
        column.addWidget(self.remedy)
        column.addSpacing(text)
        column.addLayout(row)
        column.addStretch(1)
        self.book.currentIndexChanged.connect(lambda: QTimer.singleShot(0, self, self._show))

    def ask(self, attempts: Sequence[Attempt], now: int, remedy: str) -> None:
        """Ask, by what was done before and by the date (ms UTC); `remedy` says why nothing can be heard."""
        self._attempts, self._now = attempts, now
        told = tr("{why} Answers can be typed or picked.").format(why=remedy) if remedy else ""
        self.remedy.setText(told)
        self.remedy.setVisible(bool(remedy))
        self._show()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def rules(self) -> Rules:
        """Give the chosen rules."""
        return self._books[self.book.currentIndex()].rules

    def chosen(self) -> tuple[Drill, ...]:
        """List the chosen forms that these rules have."""
        return tuple(drill for drill, box in self.drills.items() if box.isChecked() and not box.isHidden())

    def wanted(self) -> tuple[str, ...]:
        """List the keys of the items that are to come; none where all may."""
        return tuple(item.key for item in self._due_items()) if self.only_due.isChecked() else ()

    def _due_items(self) -> list[Item]:
        today = set(statistics.forecast(self._attempts, self._now, 1)[0])
        return [item for item in practice.items(self.rules()) if item.key in today]

    def _show(self) -> None:
        rules = self.rules()
        found = practice.items(rules)
        there = {drill for item in found for drill in drills_of(rules, item)}
        for n, drill in enumerate(drill for drill in DRILLS if drill in there):
            self._grid.addWidget(self.drills[drill], n // 2, n % 2)
        for drill, box in self.drills.items():
            box.setVisible(drill in there)
        self.nothing.setVisible(not found)
        self.due.setVisible(bool(found))
        self.only_due.setVisible(bool(self._due_items()))
        self.only_due.setChecked(self.only_due.isChecked() and bool(self._due_items()))
        self.due.setText(self._due(found))
        self._allow()

    def _allow(self) -> None:
        self.start.setEnabled(bool(self.chosen()))

    def _due(self, found: Sequence[Item]) -> str:
        """Say what is due today, and what was never tried."""
        due, tried = self._due_items(), {attempt.item for attempt in self._attempts}
        fresh = sum(item.key not in tried for item in found)
        if not due:
            return tr("Nothing is due today. New here: {n} of {all}.").format(n=fresh, all=len(found))
        names = ", ".join(name_of(item) for item in due[:SHOWN]) + (" …" if len(due) > SHOWN else "")
        return tr("Due today: {names}. New here: {n} of {all}.").format(names=names, n=fresh, all=len(found))


def name_of(item: Item) -> str:
    """Name an item by what is said or called; one of many phrases, such as names of cards, by its rule."""
    one = item.example and not item.example.isdigit() and item.example not in CARD_NAMES
    return tr("“{phrase}”").format(phrase=item.example) if one else item.title
