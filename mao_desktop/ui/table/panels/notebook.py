"""The notebook at the side of the table: what its person guesses, and how each guess does so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Notebook(QFrame):
    """Lists guesses with what the game says of them; it lies over the captions, and the game goes on."""

    closed = Signal()
    asked = Signal()
    """A new guess is to be written."""
    change_wanted = Signal(int)
    strike_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self.setObjectName("note")
        column = QVBoxLayout(self)
        self.title = QLabel()
        self.title.setObjectName("heading")
        self.title.setWordWrap(True)
        told = QLabel(tr("Guesses are compared with what everybody has seen, never with the rules."))
        told.setObjectName("quiet")
        told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("wrapped")
        self.list.setAccessibleName(tr("Guesses"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.new = QPushButton(tr("New guess"))
        self.new.setObjectName("main")
        self.change, self.strike = QPushButton(tr("Change")), QPushButton(tr("Strike out"))
        self.close_button = QPushButton(tr("Close (Esc)"))
        buttons = QWidget()
        row = FlowLayout(buttons, self.fontMetrics().height() // 3)
        for button in (self.change, self.strike):
            row.addWidget(button)
        for part in (self.title, told):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)
        column.addWidget(self.new)
        column.addWidget(self.close_button)
        self.new.clicked.connect(self.asked)
        self.change.clicked.connect(lambda: self.change_wanted.emit(self.list.currentRow()))
        self.list.itemActivated.connect(lambda _: self.change_wanted.emit(self.list.currentRow()))
        self.strike.clicked.connect(lambda: self.strike_wanted.emit(self.list.currentRow()))
        self.close_button.clicked.connect(self.close_card)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self._show_buttons()
        self.hide()

    def open_for(self, name: str) -> None:
        """Open it for a person."""
        self.title.setText(tr("Notebook of {name}").format(name=name))
        self.show()
        self.raise_()
        (self.list if self.list.count() else self.new).setFocus()

    def show_guesses(self, lines: tuple[str, ...]) -> None:
        """Show guesses, each with how it does; the marked one stays marked."""
        shown = [self.list.item(n).text() for n in range(self.list.count())]
        if shown == list(lines):
            return
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems(list(lines))
        self.list.setCurrentRow(min(row, len(lines) - 1))
        self._show_buttons()

    def close_card(self) -> None:
        """Close it, and show nothing of it any more."""
        self.list.clear()
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; Enter presses the button that has the keyboard."""
        now = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(now, QPushButton):
            now.click()
        else:
            super().keyPressEvent(event)

    def _show_buttons(self) -> None:
        for button in (self.change, self.strike):
            button.setEnabled(bool(self.list.selectedItems()))
