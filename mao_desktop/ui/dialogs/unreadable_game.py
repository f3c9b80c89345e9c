"""Says that a game can't be gone on with, and offers what can be: the game up to its damage, or an older one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mao_desktop.store.journal import DamagedJournalError
from mao_desktop.ui.texts import date_and_time, tr

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from mao_desktop.store.games import Summary


class UnreadableGame(QMessageBox):
    """What to do about a game that can't be gone on with."""

    cut_wanted = Signal()
    """The game is to go on from before its damage."""
    older_wanted = Signal()

    def __init__(self, parent: QWidget, wrong: Exception, older: Summary | None) -> None:
        """Say what is wrong.

        Args:
            parent: the window.
            wrong: why the game can't be gone on with.
            older: the game before it that can be, if there is one.
        """
        super().__init__(QMessageBox.Icon.Warning, "Mao Desktop", tr(str(wrong)), parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.addButton(tr("Close"), QMessageBox.ButtonRole.RejectRole)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if isinstance(wrong, DamagedJournalError) and (wrong.before.records or wrong.before.since):
            minutes, seconds = divmod(wrong.before.end // 1000, 60)
            text = tr("Go on from before the damage, {minutes}:{seconds:02} into the game")
            text = text.format(minutes=minutes, seconds=seconds)
            self._offer(text, self.cut_wanted)
        if older:
            text = tr("Go on with the game of {date}").format(date=date_and_time(older.begun))
            self._offer(text, self.older_wanted)

    def _offer(self, text: str, wanted: SignalInstance) -> None:
        button = self.addButton(text, QMessageBox.ButtonRole.AcceptRole)
        button.clicked.connect(wanted.emit)
