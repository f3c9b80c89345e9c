"""What is to be practised: by whose rules, in which forms, and what is due today."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mao_desktop import practice
from mao_desktop.practice import Kind, drills_of
from mao_desktop.ui.practice.answers import CARD_NAMES
from mao_desktop.ui.practice.step_texts import DRILLS
from mao_desktop.ui.texts import quoted, tr

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QShowEvent

    from mao_desktop.engine import Rules
    from mao_desktop.practice import Drill, Item

WIDEST = 60
"""The greatest width, in sizes of the text."""
SHOWN = 5
"""How many items that are due are named."""


class Book(NamedTuple):
    """Rules that can be practised, and what they are called."""

    title: str
    rules: Rules


class UpAndDown(QScrollArea):
    """Lets a widget be scrolled up and down where a window is too low for it; it is as wide as the widget."""

    def __init__(self, widget: QWidget) -> None:
        """Take a widget in."""
        super().__init__()
        self._inner = widget
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(widget)

    def minimumSizeHint(self) -> QSize:
        """Ask for the widget's width."""
        wide = self._inner.sizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Become as wide as the widget becomes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Chooser(QWidget):
    """Asks, and says what is due."""

    start_wanted = Signal()

    def __init__(self, books: Sequence[Book], text: int) -> None:
        """Offer these rules, in a size of text (pixels)."""
        super().__init__()
        self._books = tuple(books)
        self._items: tuple[Item, ...] = ()
        self._tried: Collection[str] = ()
        self._today: Collection[str] = ()
        outer = QHBoxLayout(self)
        self._inner = QWidget()
        outer.addWidget(self._inner)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(text, text, text, text)
        column.setSpacing(text // 2)
        self.book = QComboBox()
        self.book.setAccessibleName(tr("Rules"))
        self.book.addItems([book.title for book in books])
        self.about = QLabel(
            tr("Cards come one after the other. Say what each asks for before its time is over: some ask for nothing.")
        )
        self.about.setObjectName("quiet")
        self.about.setWordWrap(True)
        self.due = QLabel()
        self.due.setWordWrap(True)
        self.due.setObjectName("strong")
        self.nothing = QLabel(tr("By these rules nothing is to be said, called or knocked: choose others."))
        self.nothing.setObjectName("heed")
        self.nothing.setWordWrap(True)
        self.drills = {drill: QCheckBox(tr(told)) for drill, told in DRILLS.items()}
        self.picked = QListWidget()
        self.picked.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.picked.setAccessibleName(tr("What to practise"))
        self.all = QPushButton(tr("All"))
        self.none = QPushButton(tr("None"))
        self.only_due = QPushButton(tr("Due today"))
        self.blind = QCheckBox(tr("Without looking: the voice reads the card"))
        self.remedy = QLabel()
        self.remedy.setObjectName("quiet")
        self.remedy.setWordWrap(True)
        self.start = QPushButton(tr("Begin: three minutes"))
        self.start.setObjectName("main")
        self.start.setAutoDefault(True)  # Enter presses it as the space bar does
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addSpacing(text)
        row.addWidget(self.remedy, 1)
        self._choices = self._laid_out(text)
        for widget in (self.book, self.about, self.due, self.nothing):
            column.addWidget(widget)
        column.addWidget(self._choices, 1)
        column.addLayout(row)
        self._connect()

    def _laid_out(self, text: int) -> QWidget:
        """Lay out what to practise, and beside it in which forms."""
        choices = QWidget()
        sides = QGridLayout(choices)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setHorizontalSpacing(text * 2)
        sides.setVerticalSpacing(text // 2)
        sides.setColumnStretch(0, 1)
        forms = QWidget()
        how, buttons = QVBoxLayout(forms), QHBoxLayout()
        how.setContentsMargins(0, 0, 0, 0)
        for each in (how, buttons):
            each.setSpacing(text // 2)
        buttons.addWidget(_heading(tr("What")), 1)
        for button in (self.only_due, self.none, self.all):
            buttons.addWidget(button)
        for box in self.drills.values():
            box.setChecked(True)
            how.addWidget(box)
        how.addSpacing(text)
        how.addWidget(self.blind)
        how.addStretch(1)
        sides.addLayout(buttons, 0, 0)
        sides.addWidget(_heading(tr("How")), 0, 1)
        sides.addWidget(self.picked, 1, 0)
        sides.addWidget(UpAndDown(forms), 1, 1)
        return choices

    def _connect(self) -> None:
        self.start.clicked.connect(self.start_wanted)
        self.all.clicked.connect(lambda: self._pick({item.key for item in self._items}))
        self.none.clicked.connect(lambda: self._pick(()))
        self.only_due.clicked.connect(lambda: self._pick(self._today))
        self.picked.itemChanged.connect(self._allow)
        for box in self.drills.values():
            box.toggled.connect(self._allow)
        self.book.currentIndexChanged.connect(lambda: QTimer.singleShot(0, self, self._show))

    def ask(self, tried: Collection[str], today: Collection[str], remedy: str) -> None:
        """Ask, by the keys of items that were tried and that are due today; `remedy` says why nothing can be heard."""
        self._tried, self._today = tried, today
        told = tr("{why} Answers can be typed or picked.").format(why=remedy) if remedy else ""
        self.remedy.setText(told)
        self._show()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Become as wide as the text needs it, which grows with the window."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._inner.setMaximumWidth(self.fontInfo().pixelSize() * WIDEST)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Enter begin."""
        super().showEvent(event)
        if not event.spontaneous():
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def rules(self) -> Rules:
        """Give the chosen rules."""
        return self._books[self.book.currentIndex()].rules

    def chosen(self) -> tuple[Drill, ...]:
        """List the chosen forms that these rules have."""
        return tuple(drill for drill, box in self.drills.items() if box.isChecked() and not box.isHidden())

    def wanted(self) -> tuple[str, ...]:
        """List the keys of the items that are to come."""
        rows = (self.picked.item(row) for row in range(self.picked.count()))
        picked = zip(self._items, rows, strict=True)
        return tuple(item.key for item, row in picked if row.checkState() is Qt.CheckState.Checked)

    def _pick(self, keys: Collection[str]) -> None:
        """Let these items come, and no others."""
        self.picked.blockSignals(True)  # half a list tells nothing
        self.picked.clear()
        for item in self._items:
            row = QListWidgetItem(self._told(item), self.picked)
            row.setToolTip(tr(item.title))
            row.setCheckState(Qt.CheckState.Checked if item.key in keys else Qt.CheckState.Unchecked)
        self.picked.blockSignals(False)
        self._allow()

    def _told(self, item: Item) -> str:
        if item.key in self._today:
            return tr("{name} · due today").format(name=name_of(item))
        is_new = item.key not in self._tried and self._some_tried()
        return tr("{name} · new").format(name=name_of(item)) if is_new else name_of(item)

    def _some_tried(self) -> bool:
        return any(item.key in self._tried for item in self._items)

    def _show(self) -> None:
        """Show what there is by the chosen rules; of the same ones what was picked stays so."""
        rules = self.rules()
        before, self._items = self._items, practice.items(rules)
        self._pick(self.wanted() if before == self._items else {item.key for item in self._items})
        there = {drill for item in self._items for drill in drills_of(rules, item)}
        for drill, box in self.drills.items():
            box.setVisible(drill in there)
        self.nothing.setVisible(not self._items)
        self._choices.setVisible(bool(self._items))
        self.due.setVisible(bool(self._items))
        self.due.setText(self._due())
        self.only_due.setVisible(bool(self._due_items()))
        self._allow()

    def _allow(self) -> None:
        """Let a round begin where something that was picked can come in one of the chosen forms."""
        rules, forms, keys = self.rules(), set(self.chosen()), set(self.wanted())
        picked = (item for item in self._items if item.key in keys)
        self.start.setEnabled(any(forms.intersection(drills_of(rules, item)) for item in picked))

    def _due_items(self) -> list[Item]:
        return [item for item in self._items if item.key in self._today]

    def _due(self) -> str:
        """Say what is due today, and what was never tried."""
        if not self._some_tried():
            return tr("All of it is new: what comes for the first time is shown with its answer.")
        due, fresh = self._due_items(), sum(item.key not in self._tried for item in self._items)
        if not due:
            return tr("Nothing is due today. New here: {n} of {all}.").format(n=fresh, all=len(self._items))
        names = ", ".join(name_of(item) for item in due[:SHOWN]) + (" …" if len(due) > SHOWN else "")
        return tr("Due today: {names}. New here: {n} of {all}.").format(names=names, n=fresh, all=len(self._items))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("heading")
    return label


def name_of(item: Item) -> str:
    """Name an item by what is said or called; one of many phrases, such as names of cards, by its rule."""
    if item.kind is Kind.CALL:
        return tr("the call {call}").format(call=quoted(item.example))
    one = item.example and not item.example.isdigit() and item.example not in CARD_NAMES
    return quoted(item.example) if one else tr(item.title)
