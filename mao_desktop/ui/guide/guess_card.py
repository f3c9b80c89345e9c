"""The notes beside a table that tells no rules: what a person has guessed, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

KEEP_AFTER = 1_500
"""How long after the last key (ms) the notes are kept."""
LINES = 6


class Notes(QPlainTextEdit):
    """A field for some lines; Escape goes back to the table."""

    left = Signal()

    def sizeHint(self) -> QSize:
        """Ask for some lines of its text."""
        return QSize(super().sizeHint().width(), self.fontMetrics().lineSpacing() * LINES)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it with Escape, else write."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class GuessCard(QFrame):
    """The notes, and a button that lays them beside the page of rules."""

    changed = Signal(tuple)
    """The lines, some time after the last key."""
    comparison_wanted = Signal()

    def __init__(self, lines: tuple[str, ...], parent: QWidget | None = None) -> None:
        """Show the lines that were written before."""
        super().__init__(parent)
        self.setObjectName("note")
        column = QVBoxLayout(self)
        title = QLabel(tr("What I have found out"))
        title.setObjectName("strong")
        title.setWordWrap(True)
        self.notes = Notes()
        self.notes.setAccessibleName(title.text())
        self.notes.setPlaceholderText(tr("Nobody tells you a rule here. Write down what you guess, a line each."))
        self.notes.setTabChangesFocus(True)
        self.notes.setPlainText("\n".join(lines))
        self.notes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.compare = QPushButton(tr("Compare …"))
        self.compare.setToolTip(tr("Lays it beside the page, which shows all rules of this table: for the end"))
        self.compare.clicked.connect(self._compare)
        for widget in (title, self.notes, self.compare):
            column.addWidget(widget)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(KEEP_AFTER)
        self._later.timeout.connect(self.keep)
        self.notes.textChanged.connect(self._later.start)

    def lines(self) -> tuple[str, ...]:
        """Give what is written."""
        return tuple(line.strip() for line in self.notes.toPlainText().splitlines() if line.strip())

    def keep(self) -> None:
        """Let what is written be kept now."""
        self._later.stop()
        self.changed.emit(self.lines())

    def _compare(self) -> None:
        self.keep()
        self.comparison_wanted.emit()
