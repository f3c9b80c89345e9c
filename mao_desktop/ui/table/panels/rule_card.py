"""A secret rule, or a guess at one, being written at the table over everything else."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.inference import drawn
from mao_desktop.ui.rule_editor.fairness_panel import FairnessPanel
from mao_desktop.ui.rule_editor.rule_editor import RuleEditor
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from PySide6.QtGui import QKeyEvent

    from mao_desktop.engine import Rules
    from mao_desktop.ui.rule_editor.slot_row import SlotRow
    from mao_desktop.ui.rule_editor.voice_writing import VoiceWriting

    VoiceOf = Callable[[SlotRow], VoiceWriting]


class RuleCard(Overlay):
    """Takes a rule from its author; it forgets what was written as soon as it is closed."""

    written = Signal(str)

    def __init__(
        self, parent: QWidget, title: str, button: str, *, tried_out: bool = False, voice: VoiceOf | None = None
    ) -> None:
        """Build it, hidden; `tried_out`: a rule is written only once it was tried out and was fair.

        `voice` makes what lets it be written by voice, where the game stands still meanwhile.
        """
        super().__init__(parent)
        column = QVBoxLayout(self)
        room = self.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        heading = QLabel(title)
        heading.setObjectName("heading")
        self.editor = RuleEditor()
        self.line, self.told = self.editor.line, self.editor.told
        self._button = button
        self.fairness = FairnessPanel() if tried_out else None
        self.ok.clicked.disconnect()
        self.voice = voice(self.editor.slots) if voice else None
        head = QHBoxLayout()
        head.addWidget(heading, 1)
        self.idea = QPushButton(tr("Suggest one"))
        self.idea.setAutoDefault(False)
        self.idea.clicked.connect(self._suggest)
        head.addWidget(self.idea)
        column.addLayout(head)
        self.idea.setVisible(tried_out)
        for part in (self.voice, self.editor, self.fairness, self.ok):
            if part:
                column.addWidget(part)
        self.setTabOrder(self.line, self.ok)
        if self.fairness:
            self.editor.changed.connect(self._follow)
            self.fairness.changed.connect(self._show_button)
        self.editor.entered.connect(self._write)
        if self.voice:
            self.voice.done.connect(self._press)
        self.ok.clicked.connect(self._press)

    def ask(self, rules: Rules, known: Collection[str] | None, text: str = "") -> None:
        """Ask for a rule, which is checked by the rules that its author knows.

        Args:
            rules: those rules.
            known: the words that can be heard; None for any.
            text: what was typed before, where that was refused after all.
        """
        self.editor.begin(rules, text, known)
        self._show_button()
        self.open_card()
        self.line.setFocus()
        if self.voice:
            self.voice.begin()

    def close_card(self) -> None:
        """Close it, and forget what was written."""
        if self.voice:
            self.voice.end()
        self.editor.forget()
        if self.fairness:
            self.fairness.stop()
        super().close_card()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001  as Qt has it
        """Let the keyboard stay within the card."""
        moved = super().focusNextPrevChild(forward)
        now = QApplication.focusWidget()
        if now is None or not self.isAncestorOf(now):
            (self.editor.slots.chips()[0] if forward else self.ok).setFocus(Qt.FocusReason.TabFocusReason)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; Enter in the text writes the rule."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()

    def _suggest(self) -> None:
        """Put a rule there such as computer players invent; it can be changed, and another one be asked for."""
        if self.editor.rules and (found := drawn(self.editor.rules, self.editor.known, SystemRandom())):
            self.line.setText(found[0])
        self.line.setFocus()

    def _follow(self) -> None:
        """Try out the rule that stands there, where nothing is wrong in it."""
        if self.fairness:
            self.fairness.ask(self.editor.sentence, self.editor.rules)
            self._show_button()

    def _show_button(self) -> None:
        """Let the button say what Enter does."""
        fairness = self.fairness
        if fairness and fairness.trying:
            self.ok.setText(tr("Stop"))
        elif fairness and not fairness.over:
            self.ok.setText(tr("How fair is it? (Enter)"))
        else:
            self.ok.setText(self._button)
        self.ok.setEnabled(not (fairness and fairness.refused))

    def _press(self) -> None:
        """Stop the trial that goes on, else write the rule."""
        if self.fairness and self.fairness.trying:
            self.fairness.give_up()
        else:
            self._write()

    def _write(self) -> None:
        """Write the rule where nothing is wrong in it; first its author sees how fair it is."""
        text, fairness = self.editor.text(), self.fairness
        if not self.editor.check():
            return
        if fairness and not fairness.over:
            fairness.begin()
        elif not (fairness and fairness.refused):
            self.close_card()
            self.written.emit(text)
