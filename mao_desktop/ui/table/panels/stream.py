"""What happened at the table, in the order of time: one list of rows for cards, words, calls and rulings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

MOST, LASTING, SHOWN = 120, 300, 60
"""Number of rows that are kept, of those that last, and of rows that are shown: earlier ones are asked for."""
MADE = 150
"""So many rows are there as widgets, which take some 50 kB each; older ones are made again when they are asked for."""
NEAR = 2
"""So many rows from the foot the list still follows what comes, in heights of a line."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Row(QFrame):
    """One row; one that `lasts` stays longer than others."""

    lasts = False
    muted = earlier = False
    again: Callable[[], Row] | None = None
    """Makes it again."""

    def is_shown(self) -> bool:
        """Tell whether it is to be seen."""
        return not (self.muted or self.earlier)

    def mute(self, *, muted: bool) -> None:
        """Leave it out, because nobody wants such rows, or show it."""
        self.muted = muted
        self.setVisible(self.is_shown())

    def put_by(self, *, earlier: bool) -> None:
        """Leave it out, because it is long ago, or show it."""
        if earlier is not self.earlier:
            self.earlier = earlier
            self.setVisible(self.is_shown())

    def fit(self, width: int) -> None:
        """Arrange it for a column so wide (pixels)."""


class Heading(Row):
    """Begins a part of the list, such as a round."""

    lasts = True

    def __init__(self, text: str) -> None:
        """Write it."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, self.fontMetrics().height() // 2, 0, 0)
        label = QLabel(text)
        label.setObjectName("part")
        column.addWidget(label)


class RowButton(QPushButton):
    """A button in a row: the arrow keys go from one to the next, so that the list is one stop of the tab key."""

    def __init__(self, text: str) -> None:
        """Write it."""
        super().__init__(text)
        self.setObjectName("link")
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed with Enter as well; leave the arrow keys to the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Stream(QScrollArea):
    """The list, the newest at the foot; what is being said stands there in grey."""

    begun = Signal()
    """There is something to read now."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # what a card beside it leaves
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("stream")
        self.setAccessibleName(tr("What happened"))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self.fontMetrics().height() // 5)
        self._earlier = RowButton(tr("Earlier …"))
        self._earlier.clicked.connect(self.show_earlier)
        self._earlier.hide()
        self._column.addWidget(self._earlier, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.setWidget(inner)
        self._rows: list[Row] = []
        self._past: list[Callable[[], Row]] = []
        """What makes the rows again that came before all these."""
        self._at_foot = True
        self.verticalScrollBar().valueChanged.connect(self._note_place)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows that are made, the oldest first."""
        return tuple(self._rows)

    def is_empty(self) -> bool:
        """Tell whether there is nothing to read; a heading alone is nothing."""
        return all(isinstance(row, Heading) for row in self._rows)

    def add(self, row: Row) -> None:
        """Put a row at the foot."""
        begins = self.is_empty() and not isinstance(row, Heading)
        self._column.insertWidget(self._column.count() - 1, row)
        self._rows.append(row)
        row.fit(self.viewport().width())
        alike = [each for each in self._rows if each.lasts is row.lasts]
        for old in alike[: -LASTING if row.lasts else -MOST]:
            self.drop(old)
        if self._at_foot:
            self._unmake(len(self._rows) - MADE)
            self._put_by(len(self._rows) - SHOWN)
        if begins:
            self.begun.emit()
        QTimer.singleShot(0, self, self._follow)

    def add_again(self, make: Callable[[], Row]) -> None:
        """Put a row at the foot that can be made again, so that it lasts without being there."""
        row = make()
        row.again = make
        self.add(row)

    def show_earlier(self) -> None:
        """Show all that is kept, until something new comes while one looks at the foot."""
        self._at_foot = False
        for place, make in enumerate(self._past):
            row = make()
            row.again = make
            self._column.insertWidget(1 + place, row)
            self._rows.insert(place, row)
            row.fit(self.viewport().width())
        self._past.clear()
        self._put_by(0)

    def _unmake(self, count: int) -> None:
        """Let go of so many rows, the oldest; those that last can be made again."""
        for row in self._rows[: max(0, count)]:
            if row.again:
                self._past.append(row.again)
            self.drop(row)
        del self._past[:-LASTING]

    def _put_by(self, count: int) -> None:
        """Leave out so many rows, the oldest: the list stays short to lay out."""
        for row in self._rows[: max(0, count)]:
            row.put_by(earlier=True)
        for row in self._rows[max(0, count) :]:
            row.put_by(earlier=False)
        self._earlier.setVisible(count > 0)

    def drop(self, row: Row) -> None:
        """Take a row away."""
        if row in self._rows:
            self._rows.remove(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def begin_part(self, text: str) -> None:
        """Begin a part of the list with a heading."""
        self.add_again(partial(Heading, text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit every row to the new width."""
        super().resizeEvent(event)
        self._fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        """Fit every row to another size of the text, once all have it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._fit_rows)

    def _fit_rows(self) -> None:
        for row in self._rows:
            row.fit(self.viewport().width())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the newest button, where the keyboard comes in."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._step(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from button to button with the arrow keys."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not self._step(step):
            super().keyPressEvent(event)

    def _step(self, step: int) -> bool:
        buttons = [b for row in self._rows if row.is_shown() for b in row.findChildren(RowButton)]
        here = next((n for n, button in enumerate(buttons) if button.hasFocus()), None)
        there = (len(buttons) - 1) if here is None else here + step
        if there < 0 and not self._earlier.isHidden():
            self.show_earlier()
            return self._step(step)
        if not 0 <= there < len(buttons):
            return False
        buttons[there].setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, buttons[there], lambda: self.ensureWidgetVisible(buttons[there]))
        return True

    def _note_place(self, value: int) -> None:
        self._at_foot = self.verticalScrollBar().maximum() - value <= NEAR * self.fontMetrics().height()

    def _follow(self) -> None:
        """Show the newest row, unless somebody reads further up."""
        bar = self.verticalScrollBar()
        if self._at_foot:
            bar.setValue(bar.maximum())
