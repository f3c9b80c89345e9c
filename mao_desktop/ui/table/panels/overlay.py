"""A card that lies over the table until it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Overlay(QFrame):
    """Opens before everything else and takes the keys; Enter and Escape close it."""

    closed = Signal()
    grown = Signal()
    """It needs another size."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden; the button that closes it waits for its place."""
        super().__init__(parent)
        self.setObjectName("note")
        self.ok = QPushButton(tr("Close"))
        self.ok.setObjectName("main")
        self.ok.clicked.connect(self.close_card)
        self.hide()

    def open_card(self) -> None:
        """Show it."""
        self.show()
        self.raise_()
        self.ok.setFocus()

    def close_card(self) -> None:
        """Close it."""
        self.hide()
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        """Tell when what it holds needs another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape or Enter."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close_card()
        else:
            super().keyPressEvent(event)
