"""A rule being written, in slots and as text: either changes the other, and what is wrong is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from mao_desktop.secret_rules import BLANK, Changeable, RuleError, When, examples, parse, show, written
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.ui.rule_editor.example_cards import ExampleCards
from mao_desktop.ui.rule_editor.slot_row import SlotRow
from mao_desktop.ui.texts import tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.secret_rules import Sentence

PAUSE = 200
"""So long (ms) after the last change the rule is checked."""
HERE = "▸"
"""Stands before the place that is wrong."""


class RuleEditor(QWidget):
    """Asks for a rule; it begins with a sentence that lacks its words."""

    changed = Signal()
    """Another rule stands there, and is checked: `told` says what is wrong."""
    entered = Signal()
    """Enter was pressed in the text."""

    def __init__(self) -> None:
        """Build it, empty."""
        super().__init__()
        self._rules: Rules | None = None
        self._changeable = Changeable()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.fontMetrics().height() // 2)
        self.slots = SlotRow()
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("The rule as text"))
        self.line.setPlaceholderText(tr("when …, …"))
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.examples = ExampleCards()
        for part in (self.slots, self.line, self.told, self.examples):
            column.addWidget(part)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE)
        self._wait.timeout.connect(self.check)
        self.slots.put.connect(self._put)
        self.line.textChanged.connect(self._follow_text)
        self.line.returnPressed.connect(self.entered)

    def begin(self, rules: Rules, text: str = "") -> None:
        """Ask for a rule, which is checked by the rules that its author knows; `text` stands there at first."""
        self._rules, self._changeable = rules, Changeable.of(rules)
        self.line.setText(text or show(BLANK))
        self.line.selectAll()

    def forget(self) -> None:
        """Forget what was written."""
        self.line.clear()
        self.told.clear()
        self.examples.show_examples((), "")
        self.slots.show_sentence(BLANK, Changeable())
        self._wait.stop()

    def text(self) -> str:
        """Give the rule as it stands there."""
        return self.line.text()

    def check(self) -> bool:
        """Tell what is wrong with the rule and where; True where nothing is."""
        self._wait.stop()
        text = self.line.text()
        told = _told(text, self._rules) if text.strip() and self._rules else ""
        right = bool(text.strip()) and not told
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.line.setAccessibleDescription(told)
        self._show_examples(text if right else "")
        self.changed.emit()
        return right

    def _show_examples(self, text: str) -> None:
        """Show what a rule does that has nothing wrong in it; the text is empty where there is none."""
        sentence = parse(text).sentence if text else None
        if isinstance(sentence, When) and self._rules:
            cards = VARIANTS[self._rules.variant].cards(self._rules, len(self._rules.seats))
            self.examples.show_examples(examples(sentence, self._rules, cards), sentence.call)
        else:
            self.examples.show_examples((), "")

    def _put(self, sentence: Sentence) -> None:
        """Let the text say what was put into a slot."""
        self.line.blockSignals(True)
        self.line.setText(show(sentence))
        self.line.blockSignals(False)
        self._show(sentence)

    def _follow_text(self, text: str) -> None:
        """Let the slots say what the text does, where it is a sentence."""
        try:
            self._show(parse(text).sentence)
        except RuleError:
            self.slots.setEnabled(self.slots.isAncestorOf(QApplication.focusWidget() or self))
            self._wait.start()

    def _show(self, sentence: Sentence) -> None:
        self.slots.setEnabled(True)
        self.slots.show_sentence(sentence, self._changeable)
        self._wait.start()


def _told(text: str, rules: Rules) -> str:
    """Say why a text is no rule, below the place; empty where it is one."""
    try:
        written(text, rules, spoken_words())
    except RuleError as wrong:
        at = wrong.column - 1
        return f"{text[:at]}{HERE}{text[at:]}\n{wrong.message}"
    return ""
