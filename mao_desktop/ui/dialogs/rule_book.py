"""The rule book: every variant's page, rule by rule, and at a table the rules in force there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from mao_desktop.ui.game.rules_in_force import rules_in_force
from mao_desktop.ui.texts import tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.ui.game.rules_in_force import OptionRow, RuleRow, RulesInForce

IN_FORCE = ""
"""Stands for the rules in force at a table; no variant is called so."""


class RuleBook(QDialog):
    """Shows the rules of a variant, or of a table."""

    def __init__(self, text: int, parent: QWidget) -> None:
        """Open it in a size of text (pixels)."""
        super().__init__(parent)
        self.setWindowTitle(tr("Rule book"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._in_force: RulesInForce | None = None
        column = QVBoxLayout(self)
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Variant"))
        for variant in VARIANTS.values():
            self.choice.addItem(variant.title, variant.name)
        self.page = QTextBrowser()
        self.page.setAccessibleName(tr("Rules"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(self.choice)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)
        self.choice.currentIndexChanged.connect(self._show)
        self._show()
        self.resize(min(text * 46, parent.width() - 40), min(text * 36, parent.height() - 40))

    def show_in_force(self, rules: RulesInForce) -> None:
        """Show the rules in force at a table, at first and where they have changed; the place that one reads stays."""
        begins, self._in_force = self._in_force is None, rules
        if begins:
            self.choice.insertItem(0, tr("In force at this table"), IN_FORCE)
            self.choice.setCurrentIndex(0)
        elif self.choice.currentData() == IN_FORCE:
            bar = self.page.verticalScrollBar()
            place = bar.value()
            self._show()
            bar.setValue(place)

    def _show(self) -> None:
        name = self.choice.currentData()
        if name == IN_FORCE and self._in_force:
            title, character, rules = self.choice.currentText(), "", self._in_force
        else:
            variant = VARIANTS[name]
            title, character, rules = variant.title, variant.character, rules_in_force(variant.rules({}, ()))
        rows = "".join(_row(row) for row in rules.book)
        options = "".join(_option(option) for option in rules.options)
        character = _plain(character).replace("\n", "<br>")
        self.page.setHtml(f"<h2>{_plain(title)}</h2><p>{character}</p>{options}<table>{rows}</table>")


def _row(row: RuleRow) -> str:
    text = f"<s>{_plain(row.text)}</s> ({tr('dropped')})" if row.dropped else _plain(row.text)
    return f"<tr><td style='padding: 0 12px 6px 0'><b>{row.id}</b></td><td>{text}</td></tr>"


def _option(option: OptionRow) -> str:
    """Write an option that was chosen, as one would propose it."""
    match option.value:
        case bool(on):
            shown = "on" if on else "off"
        case tuple(words):
            shown = ", ".join(words)
        case value:
            shown = str(value)
    return f"<p><b>{option.name} = {_plain(shown)}</b> ({option.rule}): {_plain(option.text)}</p>"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
