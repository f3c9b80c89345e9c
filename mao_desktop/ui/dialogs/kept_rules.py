"""The rules that are kept: put in by hand or from a text, changed, and given away as text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.store.rule_book import write_rules
from mao_desktop.store.toml_file import KeptError, read_text, replace_text
from mao_desktop.ui.dialogs.rule_dialog import RuleDialog
from mao_desktop.ui.texts import begun, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.rule_book import BookRule, KeptRules

T = TypeVar("T")
ENDING = "TOML (*.toml)"


class KeptRulesPage(QWidget):
    """Shows the kept rules, and changes them."""

    changed = Signal()

    def __init__(self, kept: KeptRules) -> None:
        """Show what is kept."""
        super().__init__()
        self._kept = kept
        column = QVBoxLayout(self)
        told = QLabel(tr("Rules that are no secret any more. A new table can be played with them."))
        told.setObjectName("quiet")
        told.setWordWrap(True)
        column.addWidget(told)
        self.list = QListWidget()
        self.list.setObjectName("wrapped")
        self.list.setAccessibleName(tr("Kept rules"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.list, 1)
        self.wrong = QLabel()
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        column.addWidget(self.wrong)
        row = QHBoxLayout()
        self.add = self._button(row, tr("Write one …"), lambda: self._ask(None))
        self.change = self._button(row, tr("Change …"), lambda: self._ask(self.chosen()))
        self.remove = self._button(row, tr("Remove"), self._remove)
        row.addStretch(1)
        self.take = self._button(row, tr("Import …"), self._ask_import)
        self.give = self._button(row, tr("Export …"), self._ask_export)
        column.addLayout(row)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.list.itemActivated.connect(lambda _: self._ask(self.chosen()))
        self.show_rules()

    def rules(self) -> tuple[BookRule, ...]:
        """List the rules as they are shown."""
        return tuple(self.list.item(n).data(Qt.ItemDataRole.UserRole) for n in range(self.list.count()))

    def chosen(self) -> BookRule | None:
        """Give the rule that is marked in the list; None where none is."""
        item = self.list.currentItem() if self.list.selectedItems() else None
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def show_rules(self) -> None:
        """Show what is kept now."""
        row = self.list.currentRow()
        self.list.clear()
        for rule in self._try(self._kept.rules) or ():
            item = QListWidgetItem(in_list(rule))
            item.setData(Qt.ItemDataRole.UserRole, rule)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._show_buttons()

    def import_from(self, path: Path) -> None:
        """Put the rules of an exported text into the book."""
        new = self._try(lambda: self._kept.take_in(read_text(path)))
        if new is not None:
            self._follow(tr("1 rule is new.") if new == 1 else tr("%n rules are new.", "", new))

    def export_to(self, path: Path) -> None:
        """Write all rules into a text."""
        self._try(lambda: replace_text(path, write_rules(self.rules())))

    def _button(self, row: QHBoxLayout, text: str, do: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(do)
        row.addWidget(button)
        return button

    def _show_buttons(self) -> None:
        for button in (self.change, self.remove):
            button.setEnabled(self.chosen() is not None)
        self.give.setEnabled(self.list.count() > 0)

    def _ask(self, rule: BookRule | None) -> None:
        """Let a rule be written, or one be changed."""
        dialog = RuleDialog(self.window(), rule)
        dialog.written.connect(lambda new: self._put(new, rule.sentence if rule else ""))
        dialog.open()

    def _put(self, rule: BookRule, before: str) -> None:
        self._try(lambda: self._kept.put(rule, before))
        self._follow()

    def _remove(self) -> None:
        if rule := self.chosen():
            self._try(lambda: self._kept.remove(rule.sentence))
            self._follow()

    def _follow(self, told: str = "") -> None:
        """Show what was changed; `told` says what came of it."""
        wrong = self.wrong.isVisibleTo(self)
        self.show_rules()
        if told and not wrong:
            self.wrong.setText(told)
            self.wrong.show()
        self.changed.emit()

    def _try(self, what: Callable[[], T]) -> T | None:
        """Do something with the file; where it can't be done one line says why."""
        self.wrong.hide()
        try:
            return what()
        except KeptError as wrong:
            self.wrong.setText(begun(tr(str(wrong))))
            self.wrong.show()
            return None

    def _ask_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Import rules"), "", ENDING)
        if name:
            self.import_from(Path(name))

    def _ask_export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, tr("Export rules"), "rules.toml", ENDING)
        if name:
            self.export_to(Path(name))


def in_list(rule: BookRule) -> str:
    """Write a rule as it stands in a list: its name, the sentence, and what is known of it."""
    games = tr("1 game") if rule.games == 1 else tr("%n games", "", rule.games) if rule.games else ""
    known = ", ".join(each for each in (rule.author, games, rule.hard) if each)
    name = "" if rule.name == rule.sentence else f"{rule.name}\n"
    return f"{name}{rule.sentence}" + (f"\n{known}" if known else "")
