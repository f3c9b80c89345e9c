"""Which of the kept rules a new table agrees on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mao_desktop.ui.dialogs.kept_rules import in_list
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.store.rule_book import BookRule


class AgreedRules(QWidget):
    """Lets kept rules be chosen, which then hold from the start and are known to all."""

    def __init__(self, rules: Sequence[BookRule]) -> None:
        """Offer rules; none is chosen."""
        super().__init__()
        column = QVBoxLayout(self)
        none = tr("There is none yet: the rule book keeps those that are published, and such as you write there.")
        some = tr("Those that are ticked hold from the start, and everybody knows them.")
        told = QLabel(some if rules else none)
        told.setObjectName("quiet")
        told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("wrapped")
        self.list.setAccessibleName(tr("Kept rules"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVisible(bool(rules))
        for rule in rules:
            item = QListWidgetItem(in_list(rule))
            item.setData(Qt.ItemDataRole.UserRole, rule.sentence)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.list.addItem(item)
        column.addWidget(told)
        column.addWidget(self.list, 1)
        column.addStretch(0 if rules else 1)

    def agreed(self) -> tuple[str, ...]:
        """Give the sentences of the rules that are ticked."""
        items = (self.list.item(n) for n in range(self.list.count()))
        return tuple(
            item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() is Qt.CheckState.Checked
        )
