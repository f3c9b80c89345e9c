"""The calls that wait and the rulings that were made, as a short list beside the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.ui.game.narrator import VERDICT_SIGNS
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from mao_desktop.engine import Called, Ruling
    from mao_desktop.ui.game.narrator import Narrator

BESIDE = 2
"""Number of buttons beside each other."""
MOST = 4
"""Number of notes that are kept on the screen."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A call that was not ruled on yet; `number` is its number in the log."""

    number: int
    called: Called


class Note(QFrame):
    """A sentence with a few buttons."""

    def __init__(self, text: str) -> None:
        """Write it."""
        super().__init__()
        self.setObjectName("note")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        self.text = QLabel(text)
        self.text.setWordWrap(True)
        column.addWidget(self.text)
        self._buttons = QGridLayout()
        column.addLayout(self._buttons)

    def add(self, button: QPushButton) -> None:
        """Put a button under the sentence."""
        count = self._buttons.count()
        self._buttons.addWidget(button, count // BESIDE, count % BESIDE)


class Shelf(QScrollArea):
    """Shows a list as high as it is, but no higher than the room that it is given: then it scrolls."""

    def __init__(self, inner: QWidget) -> None:
        """Show a list."""
        super().__init__()
        self._inner, self._room = inner, 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        self.setAccessibleName(tr("Calls and rulings"))
        inner.installEventFilter(self)

    def give_room(self, room: int) -> None:
        """Let it be no higher than a number of pixels."""
        self._room = room
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit its height where another width breaks lines otherwise."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the list as it grows and shrinks."""
        if event.type() == QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._fit)
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Be as high as the list would be beside a scroll bar, so that one that has come goes again."""
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        self.setFixedHeight(min(max(0, self._inner.heightForWidth(width)), self._room))


class Rulings(QWidget):
    """The list, the newest first."""

    evidence_wanted = Signal(object)
    claimed = Signal(int, int)
    announced = Signal(str, bool)
    """A sentence for who does not look, and whether it is urgent."""
    changed = Signal()

    def __init__(self, people: dict[int, str], narrator: Narrator, parent: QWidget | None = None) -> None:
        """Begin with nothing; a call that nobody's voice was known for is claimed by one of the people."""
        super().__init__(parent)
        self._people, self._narrator = people, narrator
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._notes: list[Note] = []
        self.waiting: dict[int, tuple[Waiting, Note]] = {}
        self.rulings: list[Ruling] = []

    def wait(self, number: int, called: Called) -> None:
        """Show a call that is waiting to be heard out."""
        text = tr("“{call}” called by {by}: waiting to hear").format(
            call=self._narrator.said(called.words), by=self._narrator.name(called.caller)
        )
        note = Note(text)
        if called.caller is None:
            self._ask_whose(note, number)
        self.waiting[number] = (Waiting(number, called), note)
        self._put(note)

    def _ask_whose(self, note: Note, number: int) -> None:
        for seat, name in self._people.items():
            button = QPushButton(name)
            button.setToolTip(tr("It was the call of {name}").format(name=name))
            button.clicked.connect(lambda _=False, seat=seat: self.claimed.emit(seat, number))
            note.add(button)

    def rule(self, ruling: Ruling) -> None:
        """Show a ruling in place of its call."""
        for number, (waiting, note) in list(self.waiting.items()):
            called = waiting.called
            if called.words[0].start == ruling.at and called.caller in (ruling.by, None):
                del self.waiting[number]
                self._drop(note)
                break
        self.rulings.append(ruling)
        note = Note(f"{VERDICT_SIGNS[ruling.verdict]}  {self._narrator.ruling(ruling)}")
        why = QPushButton(tr("Why?"))
        why.setAccessibleName(tr("Why? {ruling}").format(ruling=self._narrator.ruling(ruling)))
        why.clicked.connect(lambda: self.evidence_wanted.emit(ruling))
        note.add(why)
        self._put(note)

    def tell(self, sentence: str) -> None:
        """Show something else that came of the game."""
        self._put(Note(sentence))

    def newest(self) -> str:
        """Give the newest ruling as a sentence, nothing where there is none."""
        return self._narrator.ruling(self.rulings[-1]) if self.rulings else ""

    def announce(self, sentence: str, *, urgent: bool = False) -> None:
        """Let something be told to who does not look."""
        self.announced.emit(sentence, urgent)

    def notes(self) -> tuple[Note, ...]:
        """List what is shown, the newest first."""
        return tuple(self._notes)

    def _put(self, note: Note) -> None:
        self._column.insertWidget(0, note)
        note.show()
        self._notes.insert(0, note)
        held = {id(note) for _, note in self.waiting.values()}
        for old in [n for n in self._notes[MOST:] if id(n) not in held]:
            self._drop(old)
        self.changed.emit()

    def _drop(self, note: Note) -> None:
        if note in self._notes:
            self._notes.remove(note)
            self._column.removeWidget(note)
            note.hide()
            note.deleteLater()
