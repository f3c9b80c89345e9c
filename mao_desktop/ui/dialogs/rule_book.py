"""The rule book: the rules of every variant and of the table, and the rules that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from mao_desktop.ui.dialogs.house_tables_page import HouseTablesPage
from mao_desktop.ui.dialogs.kept_rules import KeptRulesPage
from mao_desktop.ui.game.rules_in_force import rules_in_force
from mao_desktop.ui.style.scale import EDGE
from mao_desktop.ui.style.spacing import give_room, take_room
from mao_desktop.ui.texts import tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.store.house_tables import HouseTables
    from mao_desktop.store.rule_book import KeptRules
    from mao_desktop.ui.game.rules_in_force import OptionRow, RuleRow, RulesInForce

IN_FORCE = ""
"""Stands for the rules in force at a table; no variant is called so."""


class RuleBook(QDialog):
    """Shows the rules of a variant, or of a table."""

    kept_changed = Signal()
    """Other rules or house tables are kept than before."""

    def __init__(self, text: int, parent: QWidget, kept: KeptRules, tables: HouseTables) -> None:
        """Open it in a size of text (pixels), with the rules and tables that are kept."""
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
        self.page.document().setDocumentMargin(text * EDGE)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        games = QWidget()
        of_games = QVBoxLayout(games)
        of_games.addWidget(self.choice)
        of_games.addWidget(self.page, 1)
        self.kept, self.tables = KeptRulesPage(kept), HouseTablesPage(tables)
        self.tabs = QTabWidget()
        self.tabs.addTab(games, tr("The games"))
        self.tabs.addTab(self.kept, tr("Kept rules"))
        self.tabs.addTab(self.tables, tr("House tables"))
        column.addWidget(self.tabs, 1)
        column.addWidget(buttons)
        self.kept.changed.connect(self.kept_changed)
        self.tables.changed.connect(self.kept_changed)
        self.choice.currentIndexChanged.connect(self._show)
        self._show()
        give_room(self, text)
        take_room(self, parent, text * 46, text * 36)

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
            title, character, rules = variant.title, tr(variant.character), rules_in_force(variant.rules({}, ()))
        rows = "".join(_row(row) for row in rules.book)
        options = "".join(_option(option) for option in rules.options)
        character = _plain(character).replace("\n", "<br>")
        more = tr("All details are on the pages in docs/rules, which are in English, as is what is said at the table.")
        self.page.setHtml(
            f"<h2>{_plain(title)}</h2><p>{character}</p>{options}<p></p><table>{rows}</table><p><i>{_plain(more)}</i></p>"
        )


def _row(row: RuleRow) -> str:
    text = _plain(tr(row.text))
    if row.dropped:
        text = tr("{rule} (dropped)").format(rule=f"<s>{text}</s>")
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
    return f"<p><b>{option.name} = {_plain(shown)}</b> ({option.rule}): {_plain(tr(option.text))}</p>"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
