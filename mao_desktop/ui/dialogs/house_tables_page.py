"""The house tables: which there are, and which are kept no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from mao_desktop.store.toml_file import KeptError
from mao_desktop.ui.texts import begun, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.store.house_tables import HouseTable, HouseTables


class HouseTablesPage(QWidget):
    """Shows the house tables."""

    changed = Signal()

    def __init__(self, tables: HouseTables) -> None:
        """Show what is kept."""
        super().__init__()
        self._tables = tables
        column = QVBoxLayout(self)
        told = QLabel(tr("Tables with a name, on the start screen. “New table” keeps one as it is chosen there."))
        told.setObjectName("quiet")
        told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("wrapped")
        self.list.setAccessibleName(tr("House tables"))
        self.list.setWordWrap(True)
        self.wrong = QLabel()
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        self.remove = QPushButton(tr("Remove"))
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.addWidget(self.remove)
        row.addStretch(1)
        column.addWidget(told)
        column.addWidget(self.list, 1)
        column.addWidget(self.wrong)
        column.addLayout(row)
        self.list.itemSelectionChanged.connect(lambda: self.remove.setEnabled(bool(self.list.selectedItems())))
        self._show()

    def _show(self) -> None:
        self.list.clear()
        self.wrong.hide()
        try:
            for table in self._tables.tables():
                item = QListWidgetItem(in_list(table))
                item.setData(Qt.ItemDataRole.UserRole, table.name)
                self.list.addItem(item)
        except KeptError as wrong:
            self._complain(wrong)
        self.remove.setEnabled(False)

    def _remove(self) -> None:
        try:
            self._tables.remove(self.list.currentItem().data(Qt.ItemDataRole.UserRole))
        except KeptError as wrong:
            self._complain(wrong)
        else:
            self._show()
            self.changed.emit()

    def _complain(self, wrong: KeptError) -> None:
        self.wrong.setText(begun(tr(str(wrong))))
        self.wrong.show()


def in_list(table: HouseTable) -> str:
    """Write a table as it stands in a list: its name, and what is played there."""
    options = [f"{name} = {value}" for name, value in table.options.items()]
    played = tr("{variant}, {seats} seats").format(variant=VARIANTS[table.variant].title, seats=table.seats)
    return "\n".join((table.name, ", ".join((played, *options)), *table.rules))
