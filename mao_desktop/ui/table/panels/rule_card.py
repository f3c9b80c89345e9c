"""A secret rule being written at the table, over everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mao_desktop.ui.rule_editor.rule_editor import RuleEditor
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mao_desktop.engine import Rules


class RuleCard(Overlay):
    """Takes a rule from its author; it forgets what was written as soon as it is closed."""

    written = Signal(str)
    grown = Signal()
    """It needs another height."""

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        room = self.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        title = QLabel(tr("A secret rule"))
        title.setObjectName("heading")
        self.editor = RuleEditor()
        self.line, self.told = self.editor.line, self.editor.told
        self.ok.setText(tr("Write (Enter)"))
        self.ok.clicked.disconnect()
        for part in (title, self.editor, self.ok):
            column.addWidget(part)
        self.editor.entered.connect(self._write)
        self.ok.clicked.connect(self._write)

    def ask(self, rules: Rules) -> None:
        """Ask for a rule, which is checked by the rules that its author knows."""
        self.editor.begin(rules)
        self.open_card()
        self.line.setFocus()

    def close_card(self) -> None:
        """Close it, and forget what was written."""
        self.editor.forget()
        super().close_card()

    def event(self, event: QEvent) -> bool:
        """Tell when what it holds needs another height."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; Enter in the text writes the rule."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()

    def _write(self) -> None:
        text = self.editor.text()
        if self.editor.check():
            self.close_card()
            self.written.emit(text)
