"""The widgets of the table's page, built and laid out; what they do is joined elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.audio.audio_port import Dictation
from mao_desktop.ui.rule_editor.voice_writing import VoiceWriting
from mao_desktop.ui.style.spacing import give_edge
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.table.messages import Messages
from mao_desktop.ui.table.panels.bubbles import Bubbles
from mao_desktop.ui.table.panels.call_panel import CallPanel
from mao_desktop.ui.table.panels.captions import Captions
from mao_desktop.ui.table.panels.evidence_card import EvidenceCard, SoundHistory
from mao_desktop.ui.table.panels.help_card import HelpCard
from mao_desktop.ui.table.panels.notebook import Notebook
from mao_desktop.ui.table.panels.pass_screen import Corner, PassScreen
from mao_desktop.ui.table.panels.reading_note import ReadingNote
from mao_desktop.ui.table.panels.ready_card import ReadyCard
from mao_desktop.ui.table.panels.rule_card import RuleCard
from mao_desktop.ui.table.panels.rulings import Rulings
from mao_desktop.ui.table.panels.say_bar import SayBar
from mao_desktop.ui.table.panels.score_sheet import ScoreSheet
from mao_desktop.ui.table.panels.stream import Stream
from mao_desktop.ui.table.panels.top_bar import TopBar
from mao_desktop.ui.table.panels.vote_panel import VotePanel
from mao_desktop.ui.table.scene.table_scene import TableScene
from mao_desktop.ui.table.scene.table_view import TableView
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.style.look import Look


class SoundAtTable(Dictation, SoundHistory, Protocol):
    """The microphone, and what it heard."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits at a table: the names of all seats, and the seats of persons; and what is played there."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    title: str


class TableWidgets(QWidget):
    """The table with its bars, captions and cards."""

    def __init__(self, seats: Seats, narrator: Narrator, sound: SoundAtTable, look: Look) -> None:
        """Build them; the look's font is for the table itself, its size is the text's (pixels)."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        theme, text = look.theme, look.font.pixelSize()
        self.look = look
        self.scene = TableScene(look, self)
        self.view = TableView(self.scene)
        self.view.setAccessibleName(tr("Table"))
        self.top_bar = TopBar(seats.title, sound, theme, text)
        self.microphone = self.top_bar.microphone
        self.stream = Stream()
        self.captions = Captions(seats.names, self.stream)
        self.rulings = Rulings({seat: seats.names[seat] for seat in seats.people}, narrator, self.stream)
        self.messages = Messages(self)
        self.rulings.announced.connect(self.messages.tell)
        self.reading = ReadingNote(seats.names, seats.people)
        self.say_bar = SayBar(theme, text)
        self.bubbles = Bubbles(self.view)
        self.calls = CallPanel(seats.names, self)
        self.votes = VotePanel(seats.names, narrator, self)
        self.evidence = EvidenceCard(narrator, sound, theme, look.font, self)
        self.help = HelpCard(self)
        self.scores = ScoreSheet(seats.names, self)
        self.pass_screen = PassScreen(self)
        self.ready = ReadyCard(self)
        shared = len(seats.people) > 1
        self.rule = RuleCard(
            self,
            tr("A secret rule"),
            tr("Write (Enter)"),
            tried_out=True,
            voice=lambda slots: VoiceWriting(slots, sound, shared=shared),
        )
        self.guess = RuleCard(self, tr("What do you think is the rule?"), tr("Note it (Enter)"))
        self.notebook = Notebook(self)
        self.turn_button = QPushButton(self.view)
        self.turn_button.setObjectName("main")
        self.turn_button.hide()
        self.turn_cards = QPushButton(self.view)
        self.come_in = QPushButton(self.view)
        self.come_in.setObjectName("main")
        self.come_in.setText(tr("Come in again ({key})").format(key=key_of(TableAction.COME_IN)))
        self.come_in.hide()
        self.corners = [Corner(n, seats.names[seat], self.view) for n, seat in enumerate(seats.people)]
        self.folded = False
        self._beside: list[QWidget] = []
        self.side = self._beside_the_table(text)
        self._lay_out()
        self.side.hide()
        self._put_notice(beside=False)

    def _beside_the_table(self, text: int) -> QWidget:
        side = QWidget()
        side.setObjectName("side")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = column = QVBoxLayout(side)
        column.setContentsMargins(text // 2, text // 2, text // 2, text // 2)
        column.addWidget(self.reading)
        column.addWidget(self.stream, 1)
        return side

    def show_beside(self, widget: QWidget) -> None:
        """Show something beside the table, above what happened."""
        self._column.insertWidget(0, widget)
        give_edge(widget, self.font().pixelSize())
        self._beside.append(widget)
        self.folded = False

    def is_read(self) -> bool:
        """Tell whether there is something to read beside the table, or something open there."""
        open_there = (self.calls, self.notebook, self.scores)
        beside = (self.reading, *self._beside)
        return any(card.isVisible() for card in open_there) or (
            not self.folded and (not self.stream.is_empty() or any(not widget.isHidden() for widget in beside))
        )

    def unfold(self) -> bool:
        """Give the table the whole width unless there is something to read beside it; tell whether that changed."""
        read = self.is_read()
        self.top_bar.fold.setChecked(read)
        if read is self.side.isVisibleTo(self):
            return False
        self.side.setVisible(read)
        self._put_notice(beside=read)
        return True

    def _put_notice(self, *, beside: bool) -> None:
        """Show notices at the foot of what stands beside the table, or over the table's upper corner."""
        notice = self.bubbles.notice
        shown = not notice.isHidden()
        if beside:
            self._column.addWidget(notice)
        else:
            self._column.removeWidget(notice)
            notice.setParent(self)
        notice.setVisible(shown)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.top_bar, 0, 0, 1, 2)
        grid.addWidget(self.view, 1, 0)
        grid.addWidget(self.say_bar, 2, 0)
        grid.addWidget(self.side, 1, 1, 2, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(1, 1)
        votes = self.votes
        for first, then in pairwise(
            (self.view, votes.text, votes.propose, votes.yes, votes.no, votes.end, self.say_bar.box)
        ):
            self.setTabOrder(first, then)
