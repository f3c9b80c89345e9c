"""Lets computer players hurry: while the key is held, or from a push of the button until a person is on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.game.privacy import Privacy
    from mao_desktop.ui.table.panels.hurry_button import HurryButton


class Hurry(QObject):
    """Joins the button with the game; where nobody could hurry there is no button."""

    def __init__(self, control: GameController, privacy: Privacy, button: HurryButton) -> None:
        """Begin with players who take their time."""
        super().__init__(button)
        self._control, self._privacy, self._button = control, privacy, button
        setup = control.game.setup
        button.setVisible(len(setup.people) < len(setup.seats))
        button.toggled.connect(lambda on: control.hurry(hurried=on))
        control.game.changed.connect(self._follow)

    def _follow(self) -> None:
        """Push the button up again once a person is on turn, or the round is over; hidden turns are not told so.

        Who holds the key sees to it themselves.
        """
        if self._button.held or not self._button.isChecked():
            return
        view = self._control.game.view(self._privacy.front)
        is_turn = not view.turn_is_hidden and view.judged.turn.seat in self._privacy.people
        if is_turn or not view.judged.running:
            self._button.setChecked(False)
