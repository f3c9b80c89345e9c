"""A rule for the rule book: its name, the sentence, and the variant by whose rules it is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from mao_desktop.secret_rules import parse, show
from mao_desktop.store.rule_book import BookRule
from mao_desktop.ui.rule_editor.rule_editor import RuleEditor
from mao_desktop.ui.style.spacing import give_room, take_room
from mao_desktop.ui.texts import tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules

LONGEST_NAME = 60
WIDTH, HEIGHT = 60, 22
"""Size of the dialog in sizes of its text."""
SEATS = ("1", "2", "3", "4")


class RuleDialog(QDialog):
    """Asks for a rule, or for changes of one."""

    written = Signal(object)

    def __init__(self, parent: QWidget, rule: BookRule | None) -> None:
        """Ask; `rule` is the one that is to be changed."""
        super().__init__(parent)
        self.setWindowTitle(tr("A rule for the book"))
        self._before = rule or BookRule("", "")
        column = QVBoxLayout(self)
        self.name = QLineEdit(self._before.name if self._before.name != self._before.sentence else "")
        self.name.setMaxLength(LONGEST_NAME)
        self.variant = QComboBox()
        for variant in VARIANTS.values():
            self.variant.addItem(variant.title, variant.name)
        column.addLayout(self._head())
        self.editor = RuleEditor()
        column.addWidget(self.editor)
        column.addStretch(1)
        buttons = QDialogButtonBox()
        self.ok = buttons.addButton(tr("Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.ok.setObjectName("main")
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._keep)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.editor.begin(self._rules(), self._before.sentence)
        self.variant.currentIndexChanged.connect(lambda _: self.editor.begin(self._rules(), self.editor.text()))
        text = parent.font().pixelSize()
        give_room(self, text)
        take_room(self, parent, text * WIDTH, text * HEIGHT)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        for text, widget in ((tr("Name"), self.name), (tr("For"), self.variant)):
            label = QLabel(text)
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            head.addWidget(label)
            head.addWidget(widget, 1)
        return head

    def _rules(self) -> Rules:
        return VARIANTS[self.variant.currentData()].rules({}, SEATS)

    def _keep(self) -> None:
        if self.editor.check():
            sentence, before = show(parse(self.editor.text()).sentence), self._before
            name = self.name.text().strip() or sentence
            self.accept()
            self.written.emit(BookRule(name, sentence, before.author, before.games, before.hard))
