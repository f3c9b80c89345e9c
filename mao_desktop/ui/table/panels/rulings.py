"""The calls that wait and the rulings that were made, in the list of what happened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QPushButton, QVBoxLayout

from mao_desktop.ui.game.narrator import VERDICT_SIGNS
from mao_desktop.ui.table.panels.stream import LASTING, Row, RowButton
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import Called, Ruling
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.table.panels.stream import Stream

BESIDE = 2
"""Number of buttons beside each other under a sentence."""
NARROW = 13
"""In a column less wide than so many heights of a line a button stands under the sentence."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A call that was not ruled on yet; `number` is its number in the log."""

    number: int
    called: Called


class Note(Row):
    """A sentence with buttons: one stands beside it, several stand under it."""

    lasts = True

    def __init__(self, text: str, look: str = "event") -> None:
        """Write it in a look of the theme."""
        super().__init__()
        self.setObjectName(look)
        column = QVBoxLayout(self)
        room = self.fontMetrics().height() // 3
        column.setContentsMargins(room * 2, room, room, room)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.text = QLabel(text)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self._line.addWidget(self.text, 1)
        column.addLayout(self._line)
        self._buttons = QGridLayout()
        column.addLayout(self._buttons)

    def add_beside(self, button: QPushButton) -> None:
        """Put a button beside the sentence."""
        self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)

    def fit(self, width: int) -> None:
        """Let the button stand under the sentence in a column that is narrow for the text."""
        narrow = width < NARROW * self.fontMetrics().height()
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def add_under(self, button: QPushButton) -> None:
        """Put a button under the sentence."""
        count = self._buttons.count()
        self._buttons.addWidget(button, count // BESIDE, count % BESIDE)


class Rulings(QObject):
    """The calls and rulings of a stream."""

    evidence_wanted = Signal(object)
    claimed = Signal(int, int)
    announced = Signal(str, bool)
    """A sentence for who does not look, and whether it is urgent."""

    def __init__(self, people: dict[int, str], narrator: Narrator, stream: Stream) -> None:
        """Begin with nothing; a call that nobody's voice was known for is claimed by one of the people."""
        super().__init__(stream)
        self._people, self._narrator, self._stream = people, narrator, stream
        self.waiting: dict[int, tuple[Waiting, Note]] = {}
        self.rulings: list[Ruling] = []

    def wait(self, number: int, called: Called) -> None:
        """Show that a call is waiting to be heard out; its words stand above."""
        note = Note(tr("waiting to hear"), "waiting")
        if called.caller is None:
            self._ask_whose(note, number)
        self.waiting[number] = (Waiting(number, called), note)
        self._stream.add(note)

    def _ask_whose(self, note: Note, number: int) -> None:
        for seat, name in self._people.items():
            button = RowButton(name)
            button.setToolTip(tr("It was the call of {name}").format(name=name))
            button.clicked.connect(lambda _=False, seat=seat: self.claimed.emit(seat, number))
            note.add_under(button)

    def rule(self, ruling: Ruling) -> None:
        """Show a ruling; the words of its call stand above, unless it was no call of the table."""
        called = self._end_waiting(ruling)
        self.rulings = [*self.rulings, ruling][-LASTING:]
        sentence = self._narrator.ruling(ruling)
        costs_us = ruling.paid_by in self._people and ruling.cards > 0
        short = self._narrator.outcome(ruling) if called else sentence
        text, look = f"{VERDICT_SIGNS[ruling.verdict]}  {short}", "penalty" if costs_us else "event"
        self._stream.add_again(lambda: self._with_reason(Note(text, look), ruling, sentence))

    def _with_reason(self, note: Note, ruling: Ruling, sentence: str) -> Note:
        """Let it be asked beside a note why it was ruled so."""
        why = RowButton(tr("Why?"))
        why.setToolTip(sentence)
        why.setAccessibleName(tr("Why? {ruling}").format(ruling=sentence))
        why.clicked.connect(lambda: self.evidence_wanted.emit(ruling))
        note.add_beside(why)
        return note

    def _end_waiting(self, ruling: Ruling) -> bool:
        """Take away that its call is waiting, and tell whether it was."""
        for number, (waiting, note) in list(self.waiting.items()):
            called = waiting.called
            if called.words[0].start == ruling.at and called.caller in (ruling.by, None):
                del self.waiting[number]
                self._stream.drop(note)
                return True
        return False

    def tell(self, sentence: str) -> None:
        """Show something else that came of the game."""
        self._stream.add_again(partial(Note, sentence))

    def newest(self) -> str:
        """Give the newest ruling as a sentence, nothing where there is none."""
        return self._narrator.ruling(self.rulings[-1]) if self.rulings else ""

    def announce(self, sentence: str, *, urgent: bool = False) -> None:
        """Let something be told to who does not look."""
        self.announced.emit(sentence, urgent)

    def notes(self) -> tuple[Note, ...]:
        """List the calls, rulings and news that are there, the newest first."""
        return tuple(row for row in reversed(self._stream.rows) if isinstance(row, Note))
