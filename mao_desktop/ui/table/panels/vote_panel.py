"""Votes: the panel of a point of order, with its proposals, and of house calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mao_desktop.engine import HouseVote, newest_ballot
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.texts import begun, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Judgement, Meeting, Proposal
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.game.table_features import TableFeatures


class VotePanel(QFrame):
    """Shows what is being voted on, and in a point of order takes proposals."""

    proposed = Signal(str)
    voted = Signal(bool)
    ended = Signal()

    def __init__(self, seats: tuple[str, ...], narrator: Narrator, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self.setObjectName("note")
        self._narrator = narrator
        column = QVBoxLayout(self)
        self.title, self.what, self.whose, self.refusal = QLabel(), QLabel(), QLabel(), QLabel()
        self.title.setObjectName("heading")
        self.whose.setObjectName("quiet")
        for label in (self.title, self.whose, self.what):
            label.setWordWrap(True)
            column.addWidget(label)
        self._proposing = QWidget()
        row = QHBoxLayout(self._proposing)
        row.setContentsMargins(0, 0, 0, 0)
        self.text = QComboBox()
        self.text.setEditable(True)
        self.text.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.text.addItems([f"revoke the last penalty on {name}" for name in seats])
        self.text.setCurrentIndex(-1)
        self.text.clearEditText()
        self.text.setMinimumContentsLength(26)
        line = QLineEdit()
        self._line = line
        line.setAccessibleName(tr("Proposal"))
        self.text.setLineEdit(line)
        self.text.setAccessibleName(tr("Proposal"))
        self.propose = QPushButton(tr("Propose"))
        self.propose.clicked.connect(self._propose)
        row.addWidget(self.text, 1)
        row.addWidget(self.propose)
        column.addWidget(self._proposing)
        self.refusal.setWordWrap(True)
        self.refusal.hide()
        column.addWidget(self.refusal)
        buttons = QHBoxLayout()
        self.yes = QPushButton(tr("Yes ({key})").format(key=key_of(TableAction.YES)))
        self.no = QPushButton(tr("No ({key})").format(key=key_of(TableAction.NO)))
        self.end = QPushButton()
        self.end.setObjectName("main")
        self.yes.clicked.connect(lambda: self.voted.emit(True))
        self.no.clicked.connect(lambda: self.voted.emit(False))
        self.end.clicked.connect(self.ended)
        buttons.addWidget(self.yes)
        buttons.addWidget(self.no)
        buttons.addStretch(1)
        buttons.addWidget(self.end)
        column.addLayout(buttons)
        self.hide()

    def show_votes(self, judged: Judgement, features: TableFeatures) -> None:
        """Show the present point of order and votes, nothing where there are none."""
        ballot = newest_ballot(judged)
        question = self._question(ballot, features)
        if question != self.what.text():
            self.refusal.hide()
        self.what.setText(question)
        self._show_meeting(judged.meeting, features)
        self.yes.setVisible(ballot is not None)
        self.no.setVisible(ballot is not None)
        shown = judged.meeting is not None or ballot is not None
        if shown and not self.isVisible():
            self.show()
            self.raise_()
        elif not shown:
            self.refusal.hide()
            self.hide()

    def suggest(self, rule: str) -> None:
        """Show how proposals are written, with a rule of the table."""
        drop = tr("Propose: “grace = 6”, “drop {rule}”, …") if rule else tr("Propose: “grace = 6”, …")
        self._line.setPlaceholderText(drop.format(rule=rule))

    def tell_refusal(self, sentence: str) -> None:
        """Say why something could not be done, until something else is proposed or voted on."""
        self.refusal.setText(sentence)
        self.refusal.show()

    def _question(self, ballot: HouseVote | Proposal | None, features: TableFeatures) -> str:
        """Write what is being voted on, with the votes so far."""
        if ballot is None and not features.proposals:
            return tr("The clocks stand still.")
        if ballot is None:
            return tr("The clocks stand still. Anyone may propose something.")
        name, yes, no = self._narrator.name, len(ballot.yes), len(ballot.no)
        if isinstance(ballot, HouseVote):
            call = ballot.call
            text = tr("{by} calls “{call}” on {on}. Is it so? Yes {yes}, no {no}.")
            said = self._narrator.written(call.text)
            return text.format(by=name(call.caller), call=said, on=name(ballot.on), yes=yes, no=no)
        text = tr("{by} proposes: “{what}”. Yes {yes}, no {no}.")
        return text.format(by=name(ballot.seat), what=ballot.text, yes=yes, no=no)

    def _show_meeting(self, meeting: Meeting | None, features: TableFeatures) -> None:
        """Show whose point of order it is, and what ends it."""
        self._proposing.setVisible(meeting is not None and features.proposals)
        self.end.setVisible(meeting is not None)
        self.whose.setVisible(meeting is not None)
        if meeting is None:
            self.title.setText(tr("The house decides"))
            return
        name = self._narrator.name(meeting.caller)
        self.title.setText(tr("{meeting}, called by {name}").format(meeting=begun(features.meeting), name=name))
        ends = tr("Only {name} ends it, by the words “{words}”.") if features.callers_own else tr("“{words}” ends it.")
        self.whose.setText(ends.format(name=name, words=features.end_of_meeting))
        self.end.setText(f"{begun(features.end_of_meeting)} ({key_of(TableAction.POINT)})")

    def _propose(self) -> None:
        text = self.text.currentText().strip()
        self.text.setCurrentIndex(-1)
        self.text.clearEditText()
        if text:
            self.refusal.hide()
            self.proposed.emit(text)
