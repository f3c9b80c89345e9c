"""What one has written down and the rules side by side, at the end: one ticks what one has found."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.store.discoveries import Discoveries
    from mao_desktop.ui.game.rules_in_force import RuleRow


def told_of(guesses: Discoveries, rules: Sequence[RuleRow]) -> str:
    """Tell how many of the rules were found in how many games."""
    found = sum(rule.id in guesses.found for rule in rules)
    text = tr("You found {found} of {all} rules in 1 game.")
    if guesses.games != 1:
        text = tr("You found {found} of {all} rules in %n games.", "", guesses.games)
    return text.format(found=found, all=len(rules))


class Comparison(QDialog):
    """The dialog; `found_changed` gives the IDs of the rules that are ticked."""

    found_changed = Signal(tuple)

    def __init__(self, guesses: Discoveries, rules: Sequence[RuleRow], text: int, parent: QWidget) -> None:
        """Lay the guesses beside the rules in force, in a size of text (pixels)."""
        super().__init__(parent)
        self.setWindowTitle(tr("Beside the page"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._guesses, self._rules = guesses, rules
        column = QVBoxLayout(self)
        self.told = QLabel()
        self.told.setObjectName("heading")
        self.hint = QLabel()
        self.hint.setObjectName("quiet")
        self.hint.setWordWrap(True)
        self.mine, self.page = QListWidget(), QListWidget()
        self.reveal = QPushButton(tr("Show the page"))
        self.mine.addItems(list(guesses.lines) or [tr("Nothing was written down.")])
        for rule in rules:
            item = QListWidgetItem(tr(rule.text))
            item.setData(Qt.ItemDataRole.UserRole, rule.id)
            item.setCheckState(Qt.CheckState.Checked if rule.id in guesses.found else Qt.CheckState.Unchecked)
            self.page.addItem(item)
        row = QHBoxLayout()
        for title, shown, share in ((tr("What I found out"), self.mine, 2), (tr("The page"), self.page, 3)):
            side = QVBoxLayout()
            label = QLabel(title)
            label.setObjectName("strong")
            shown.setWordWrap(True)
            shown.setAccessibleName(title)
            shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            side.addWidget(label)
            side.addWidget(shown, 1)
            row.addLayout(side, share)
        side.addWidget(self.reveal)
        side.addStretch(0)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column.addWidget(self.told)
        column.addWidget(self.hint)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self.page.itemChanged.connect(self._tick)
        self.reveal.clicked.connect(lambda: self._show_page(shown=True))
        self._tell(guesses)
        self._show_page(shown=bool(guesses.found))
        self.resize(min(text * 56, parent.width() - 40), min(text * 36, parent.height() - 40))

    def _show_page(self, *, shown: bool) -> None:
        """Show the page, or ask before: who has read it can find nothing out any more."""
        self.page.setVisible(shown)
        self.reveal.setVisible(not shown)
        ask = tr("The page tells every rule of this table. Look at it when you have done with guessing.")
        self.hint.setText(tr("Tick each rule that you had found out.") if shown else ask)

    def _tick(self) -> None:
        items = [self.page.item(n) for n in range(self.page.count())]
        ticked = (item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() is Qt.CheckState.Checked)
        found = tuple(ticked)
        self._tell(replace(self._guesses, found=found))
        self.found_changed.emit(found)

    def _tell(self, guesses: Discoveries) -> None:
        self.told.setText(told_of(guesses, self._rules))
