"""The games that are kept: one of them is gone on with, and what is wanted no longer is deleted."""

from __future__ import annotations

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

from mao_desktop.store.journal import JournalError
from mao_desktop.ui.dialogs.deletion import ask_to_delete
from mao_desktop.ui.style.spacing import give_room, take_room
from mao_desktop.ui.texts import begun, clock, date_and_time, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.store.games import Games, Summary

WIDE, HIGH = 40, 28
"""Size of the dialog, in sizes of the text."""


class KeptGames(QDialog):
    """Lists the games, the one played last first."""

    resume_wanted = Signal(object)
    """The game with this journal is to be gone on with."""
    changed = Signal()

    def __init__(self, games: Games, text: int, parent: QWidget) -> None:
        """Show what is kept; `text` is the size of the text in pixels."""
        super().__init__(parent)
        self.setWindowTitle(tr("Games"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._games = games
        self.list = QListWidget()
        self.list.setObjectName("wrapped")
        self.list.setAccessibleName(tr("Games that are kept"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.go_on = QPushButton(tr("Go on with it"))
        self.delete = QPushButton(tr("Delete …"))
        self.delete_all = QPushButton(tr("Delete all …"))
        close = QDialogButtonBox()
        close.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        row = QHBoxLayout()
        for button in (self.go_on, self.delete, self.delete_all):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setSpacing(text // 2)
        column.addWidget(self.list, 1)
        column.addWidget(self.told)
        column.addLayout(row)
        self.go_on.clicked.connect(self._go_on)
        self.list.itemActivated.connect(self._go_on)
        self.delete.clicked.connect(self._ask_one)
        self.delete_all.clicked.connect(self._ask_all)
        close.rejected.connect(self.reject)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        give_room(self, text)
        take_room(self, parent, text * WIDE, text * HIGH)
        self._show("")

    def chosen(self) -> Path | None:
        """Give the journal of the game that is marked; None where none is."""
        item = self.list.currentItem() if self.list.selectedItems() else None
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def _show(self, wrong: str) -> None:
        """List what is kept now; `wrong` says what could not be done."""
        row = max(self.list.currentRow(), 0)
        self.list.clear()
        try:
            games = self._games.list()
        except JournalError as unseen:
            games, wrong = [], tr(str(unseen))
        for path, game in games:
            item = QListWidgetItem(in_list(path, game))
            item.setData(Qt.ItemDataRole.UserRole, path)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.told.setText(begun(wrong) or ("" if games else tr("No game is kept.")))
        self.told.setVisible(bool(self.told.text()))
        self._show_buttons()

    def _show_buttons(self) -> None:
        for button in (self.go_on, self.delete):
            button.setEnabled(self.chosen() is not None)
        self.delete_all.setEnabled(self.list.count() > 0)

    def _go_on(self) -> None:
        if path := self.chosen():
            self.accept()
            self.resume_wanted.emit(path)

    def _ask_one(self) -> None:
        if path := self.chosen():
            game = self.list.currentItem().text()
            goes = tr(
                "{game}\n\nThis game goes, with all that was said and played in it and the notes beside it, and can't "
                "be brought back. The statistics stay."
            )
            self._ask(goes.format(game=game), tr("Delete this game"), lambda: self._games.delete(path))

    def _ask_all(self) -> None:
        goes = tr(
            "All games go (%n), with all that was said and played in them and the notes beside them, and can't be "
            "brought back. The statistics stay.",
            "",
            self.list.count(),
        )
        self._ask(goes, tr("Delete all games"), self._games.delete_all)

    def _ask(self, goes: str, button: str, delete: Callable[[], None]) -> None:
        ask_to_delete(self, goes, button, lambda: self._do(delete))

    def _do(self, delete: Callable[[], None]) -> None:
        wrong = ""
        try:
            delete()
        except JournalError as failed:
            wrong = tr(str(failed))
        self._show(wrong)
        self.changed.emit()


def in_list(path: Path, game: Summary | None) -> str:
    """Write a game as it stands in a list; one that can't be read by its file."""
    if game is None:
        return tr("{file}: it can't be read").format(file=path.name)
    what = tr("{date}, {variant}").format(date=date_and_time(game.begun), variant=VARIANTS[game.variant].title)
    how = tr("{names}; {time} played, won by {winners}") if game.winners else tr("{names}; {time} played")
    winners = ", ".join(dict.fromkeys(game.winners))
    return f"{what}\n{how.format(names=', '.join(game.names), time=clock(game.length), winners=winners)}"
