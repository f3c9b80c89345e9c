"""A rule being written, in slots and as text: either changes the other, and what is wrong is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from mao_desktop.secret_rules import (
    BLANK,
    Changeable,
    RuleError,
    When,
    conflicts,
    examples,
    parse,
    row_of,
    show,
    written,
)
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.ui.rule_editor.example_cards import ExampleCards
from mao_desktop.ui.rule_editor.slot_row import SlotRow
from mao_desktop.ui.texts import card_sign, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Rules
    from mao_desktop.secret_rules import Conflict, Example, Sentence

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
        self.rules: Rules | None = None
        """The rules by which what is written is checked."""
        self.sentence: Sentence | None = None
        """The rule that stands there, where it was checked and nothing is wrong in it."""
        self.known: Collection[str] | None = None
        """The words that can be heard, once a rule is asked for."""
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
        self.conflict = QLabel()
        self.conflict.setTextFormat(Qt.TextFormat.PlainText)
        self.conflict.setWordWrap(True)
        self.examples = ExampleCards()
        for part in (self.slots, self.line, self.told, self.conflict, self.examples):
            column.addWidget(part)
        for told in (self.told, self.conflict):
            told.hide()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE)
        self._wait.timeout.connect(self.check)
        self.slots.put.connect(self._put)
        self.line.textChanged.connect(self._follow_text)
        self.line.returnPressed.connect(self.entered)
        self.slots.show_sentence(BLANK, self._changeable)

    def begin(self, rules: Rules, text: str = "", known: Collection[str] | None = None) -> None:
        """Ask for a rule, which is checked by the rules that its author knows; `text` stands there at first.

        `known` are the words that can be heard; those of the program's own model where it is None.
        """
        self.rules, self._changeable = rules, Changeable.of(rules)
        self.known = spoken_words() if known is None else known
        self.line.setText(text or show(BLANK))
        self.line.selectAll()

    def forget(self) -> None:
        """Forget what was written."""
        self.line.clear()
        self.told.clear()
        self.sentence = None
        self._show_examples()
        self.slots.show_sentence(BLANK, Changeable())
        self._wait.stop()

    def text(self) -> str:
        """Give the rule as it stands there."""
        return self.line.text()

    def check(self) -> bool:
        """Tell what is wrong with the rule and where; True where nothing is."""
        self._wait.stop()
        text = self.line.text()
        told = _told(text, self.rules, self.known) if text.strip() and self.rules else ""
        right = bool(text.strip()) and not told
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.line.setAccessibleDescription(told)
        sentence = parse(text).sentence if right else None
        if sentence is None or sentence != self.sentence:
            self.sentence = sentence
            self._show_examples()
        self.changed.emit()
        return right

    def _show_examples(self) -> None:
        """Show what the rule does and which known ones it contradicts, where nothing is wrong in it."""
        sentence, conflict = self.sentence, ""
        shown: tuple[Example, ...] = ()
        if isinstance(sentence, When) and self.rules:
            cards = VARIANTS[self.rules.variant].cards(self.rules, len(self.rules.seats))
            shown = examples(sentence, self.rules, cards)
            known = [row for row in self.rules.written if row.id not in self.rules.off]
            conflict = "\n".join(map(_said, conflicts(row_of(sentence), known, self.rules, cards)))
        self.examples.show_examples(shown, sentence.call if isinstance(sentence, When) else "")
        self.conflict.setText(conflict)
        self.conflict.setVisible(bool(conflict))

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


def _told(text: str, rules: Rules, known: Collection[str] | None) -> str:
    """Say why a text is no rule, below the place; empty where it is one."""
    try:
        written(text, rules, known)
    except RuleError as wrong:
        at = wrong.column - 1
        return f"{text[:at]}{HERE}{text[at:]}\n{tr(wrong.message)}"
    return ""


def _said(conflict: Conflict) -> str:
    """Say which rule says otherwise of what."""
    played = card_sign(conflict.card)
    if conflict.under:
        played = tr("{card} on {under}").format(card=played, under=card_sign(conflict.under))
    text = tr("{rule} says otherwise of {play}: the newest rule decides. ({text})")
    return text.format(rule=conflict.row.id, play=played, text=tr(conflict.row.text))
