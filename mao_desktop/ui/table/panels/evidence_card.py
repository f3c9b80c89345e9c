"""The evidence card: what was called, why it was ruled so, and the words and cards on a timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.game.narrator import VERDICT_SIGNS
from mao_desktop.ui.table.panels.evidence_timeline import Timeline, marks_of, smaller
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFont

    from mao_desktop.engine import Ruling
    from mao_desktop.session import Evidence
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.game.rules_in_force import RuleRow
    from mao_desktop.ui.style.theme import Theme

PARTS = 160
"""The number of parts in which the sound is drawn."""


class SoundHistory(Protocol):
    """Sound that was kept, to be shown and to be played again."""

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in equal `parts`; nothing where it is not kept."""

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again."""


class EvidenceCard(Overlay):
    """The card itself, over the table."""

    appealed = Signal(object)

    def __init__(self, narrator: Narrator, history: SoundHistory, theme: Theme, font: QFont, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self._narrator, self._history = narrator, history
        self._ruling: Ruling | None = None
        self._span = (0, 0)
        column = QVBoxLayout(self)
        self.title, self.why, self.rule = QLabel(), QLabel(), QLabel()
        self.title.setObjectName("heading")
        self.rule.setObjectName("quiet")
        for label in (self.title, self.why, self.rule):
            label.setWordWrap(True)
            column.addWidget(label)
        self.timeline = Timeline(theme, smaller(font))
        column.addWidget(self.timeline)
        row = QHBoxLayout()
        self.play = QPushButton(tr("Play the sound"))
        self.play.clicked.connect(lambda: self._history.play(*self._span))
        self.appeal = QPushButton(tr("Appeal to the table"))
        self.appeal.setToolTip(tr("Calls a point of order and puts it to the vote whether the penalty is taken back"))
        self.appeal.clicked.connect(self._appeal)
        row.addWidget(self.play)
        row.addWidget(self.appeal)
        row.addStretch(1)
        row.addWidget(self.ok)
        column.addLayout(row)

    def show_evidence(self, evidence: Evidence, book: Iterable[RuleRow] | None, *, appeals: bool) -> None:
        """Show what a ruling rests on; its rule is told only where it is public.

        Where there is no `book` at all, neither is its reason: only what was called, played and said.
        """
        ruling = evidence.ruling
        self._ruling = ruling
        self._span = (evidence.begin, evidence.end)
        self.title.setText(f"{VERDICT_SIGNS[ruling.verdict]}  {self._narrator.ruling(ruling)}")
        self.why.setText(self._narrator.why(evidence))
        self.why.setVisible(book is not None)
        public = next((rule for rule in book or () if rule.id == ruling.rule), None)
        self.rule.setText(f"{public.id}: {tr(public.text)}" if public else tr("The rule is a secret one."))
        self.rule.setVisible(book is not None and bool(ruling.rule))
        sound = self._history.sound(*self._span, PARTS)
        deaf = tuple((gap.begin, gap.end) for gap in evidence.gaps)
        self.timeline.show_marks(self._span, marks_of(evidence, self._narrator), sound, deaf)
        self.play.setEnabled(bool(sound))
        self.play.setToolTip("" if sound else tr("No sound was kept: the microphone was off"))
        self.appeal.setVisible(appeals and ruling.paid_by is not None and ruling.paid_by >= 0 and ruling.cards > 0)
        self.open_card()

    def restyle(self, theme: Theme, font: QFont) -> None:
        """Show it in another look."""
        self.timeline.restyle(theme, smaller(font))

    def _appeal(self) -> None:
        ruling = self._ruling
        self.close_card()
        self.appealed.emit(ruling)
