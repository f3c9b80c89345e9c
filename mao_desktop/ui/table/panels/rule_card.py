"""A secret rule being written as text: it is checked while it is typed, and examples stand below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from mao_desktop.secret_rules import RuleError, written
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent

    from mao_desktop.engine import Rules

EXAMPLES = (
    "when an odd card is played on an even card, the play is invalid",
    'when a king is played, every other seat says "long live the king"',
    "when a 6 is played, knock twice",
)
PAUSE = 200
"""So long (ms) after the last key the text is checked."""
HERE = "▸"
"""Stands before the place that is wrong."""


class RuleCard(Overlay):
    """Takes a rule from its author; it forgets what was typed as soon as it is closed."""

    written = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self._rules: Rules | None = None
        self._known: Collection[str] | None = None
        column = QVBoxLayout(self)
        room = self.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        title = QLabel(tr("A secret rule"))
        title.setObjectName("title")
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("The rule"))
        self.line.setPlaceholderText(tr("when …, …"))
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        examples = QLabel("\n".join((tr("For example:"), *EXAMPLES)))
        examples.setObjectName("quiet")
        examples.setWordWrap(True)
        self.ok.setText(tr("Write (Enter)"))
        self.ok.clicked.disconnect()
        for part in (title, self.line, self.told, examples, self.ok):
            column.addWidget(part)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE)
        self._wait.timeout.connect(self.check)
        self.line.textChanged.connect(lambda _: self._wait.start())
        self.line.returnPressed.connect(self._write)
        self.ok.clicked.connect(self._write)

    def ask(self, rules: Rules, known: Collection[str] | None, text: str = "") -> None:
        """Ask for a rule, which is checked by the rules that its author knows.

        Args:
            rules: those rules.
            known: the words that can be heard; None for any.
            text: what was typed before, where that was refused after all.
        """
        self._rules, self._known = rules, known
        self.line.setText(text)
        self.open_card()
        self.line.setFocus()

    def check(self) -> bool:
        """Tell what is wrong with the text and where; True where nothing is."""
        self._wait.stop()
        text = self.line.text()
        told = _told(text, self._rules, self._known) if text.strip() and self._rules else ""
        self.told.setText(told)
        self.line.setAccessibleDescription(told)
        return bool(text.strip()) and not told

    def close_card(self) -> None:
        """Close it, and forget what was typed."""
        self.line.clear()
        self._wait.stop()
        self.told.clear()
        super().close_card()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape; Enter in the line writes the rule."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()

    def _write(self) -> None:
        text = self.line.text()
        if self.check():
            self.close_card()
            self.written.emit(text)


def _told(text: str, rules: Rules, known: Collection[str] | None) -> str:
    """Say why a text is no rule, below the place; empty where it is one."""
    try:
        written(text, rules, known)
    except RuleError as wrong:
        at = wrong.column - 1
        return f"{text[:at]}{HERE}{text[at:]}\n{wrong.message}"
    return ""
