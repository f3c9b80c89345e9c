"""For several people at one screen: a card that passes it on, and corners that show a hand while they are held."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.table.actions.keys import PERSONS
from mao_desktop.ui.texts import tr


class PassScreen(QFrame):
    """“Pass to Ann”: stands before the hand until Ann says that she is there."""

    taken = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self.setObjectName("note")
        column = QVBoxLayout(self)
        self.title = QLabel()
        self.title.setObjectName("title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint = QLabel(tr("Nobody else should look now."))
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setObjectName("main")
        self.button.clicked.connect(self.taken)
        room = self.title.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        column.setSpacing(room // 2)
        for widget in (self.title, self.hint, self.button):
            column.addWidget(widget)
        self.hide()

    def ask(self, name: str) -> None:
        """Ask for the owner of a hand."""
        self.title.setText(tr("Pass to {name}").format(name=name))
        self.button.setText(tr("I am {name}: show my hand").format(name=name))
        self.adjustSize()
        self.show()
        self.raise_()
        self.button.setFocus()


class Corner(QPushButton):
    """A corner of the screen that shows a hand while it is held."""

    held = Signal(int, bool)

    def __init__(self, person: int, name: str, parent: QWidget | None = None) -> None:
        """Make it a person's (by number)."""
        super().__init__(f"{name} ({PERSONS[person].shown})", parent)
        self._person = person
        self.setToolTip(tr("Shows the hand of {name} while it is held").format(name=name))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pressed.connect(lambda: self.held.emit(self._person, True))
        self.released.connect(lambda: self.held.emit(self._person, False))

    def event(self, event: QEvent) -> bool:
        """Hide the hand as well where the window goes away under the finger."""
        if event.type() in (QEvent.Type.Hide, QEvent.Type.WindowDeactivate) and self.isDown():
            self.setDown(False)
            self.held.emit(self._person, False)
        return super().event(event)
