"""Several people at one screen: who is at the front, and whether the hand may be seen."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.table.actions.keys import PERSONS
from mao_desktop.ui.texts import tr


class Way(Enum):
    """How hands are kept private."""

    ALONE = auto()
    """One person: the hand is always to be seen."""
    WATCHING = auto()
    """No person at all: no hand is."""
    PASS = auto()
    """The screen is passed on; who takes it says so before the hand is shown."""
    HOLD = auto()
    """A hand shows while its owner holds a key or a corner of the screen."""


class Privacy(QObject):
    """Decides whose table it is and whether its hand is shown."""

    changed = Signal()

    def __init__(self, people: frozenset[int], parent: QObject | None = None) -> None:
        """Begin with the first person at the front."""
        super().__init__(parent)
        self.people = tuple(sorted(people))
        self.front = self.people[0] if self.people else 0
        self.way = {0: Way.WATCHING, 1: Way.ALONE}.get(len(self.people), Way.PASS)
        self.shown = self.way is Way.ALONE
        self.passing = self.way is Way.PASS

    def change(self) -> None:
        """Change from the one way among several people to the other."""
        if self.way in (Way.PASS, Way.HOLD):
            self.way = Way.PASS if self.way is Way.HOLD else Way.HOLD
            self.shown = False
            self.passing = self.way is Way.PASS
            self.changed.emit()

    def pass_to(self, seat: int) -> None:
        """Hide everything until that seat's owner has taken the screen."""
        if self.way is Way.PASS and seat in self.people:
            self.front, self.shown, self.passing = seat, False, True
            self.changed.emit()

    def take(self) -> None:
        """Let the owner of the front seat sit down at the screen."""
        if self.passing:
            self.shown, self.passing = True, False
            self.changed.emit()

    def hold(self, person: int, *, held: bool) -> None:
        """Show the hand of a person (by number) while its key or corner is held."""
        if person >= len(self.people):
            return
        seat = self.people[person]
        if self.way is Way.PASS:
            if held and seat != self.front:
                self.pass_to(seat)
        elif self.way is Way.HOLD:
            self.front, self.shown = seat, held
            self.changed.emit()


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
