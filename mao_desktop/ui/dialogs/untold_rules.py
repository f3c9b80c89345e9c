"""Asks who stands up with a rule that is still secret whether to tell it first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QPushButton

    from mao_desktop.ui.game.game_view import GameView


class UntoldRules(QMessageBox):
    """What is to become of secret rules when their authors stand up."""

    tell_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, parent: QWidget, names: str, rules: int) -> None:
        """Ask for the authors of so many rules."""
        text = tr("1 secret rule of {names} will stay untold.")
        more = tr("Once told it is in the rule book. Untold it stays secret if you go on later.")
        tell, leave = tr("Tell it and leave"), tr("Leave it secret")
        if rules != 1:
            text = tr("%n secret rules of {names} will stay untold.", "", rules)
            more = tr("Once told they are in the rule book. Untold they stay secret if you go on later.")
            tell, leave = tr("Tell them and leave"), tr("Leave them secret")
        super().__init__(QMessageBox.Icon.Question, "Mao Desktop", text.format(names=names), parent=parent)
        self.setInformativeText(more)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.tell = self._offer(tell, self.tell_wanted)
        self.leave = self._offer(leave, self.leave_wanted)
        self.setDefaultButton(self.addButton(tr("Stay"), QMessageBox.ButtonRole.RejectRole))

    def _offer(self, text: str, wanted: SignalInstance) -> QPushButton:
        button = self.addButton(text, QMessageBox.ButtonRole.AcceptRole)
        button.clicked.connect(wanted.emit)
        return button


def untold_of(game: GameView) -> dict[int, int]:
    """Count the rules of each person that nobody else knows, and that are in force."""
    found = {seat: len(game.view(seat).judged.rules.untold_of(seat)) for seat in sorted(game.setup.people)}
    return {seat: rules for seat, rules in found.items() if rules}
