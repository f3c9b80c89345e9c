"""The button that lets computer players hurry, and its key: tapped it does as the button, held as long as it is."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QToolButton

from mao_desktop.ui.table.actions.keys import TAP
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.texts import tr


class HurryButton(QToolButton):
    """Stays down when it is clicked, or its key is tapped; where the key is held, only until that is let go."""

    def __init__(self) -> None:
        """Build it, not pushed."""
        super().__init__()
        self.held = False
        """Whether the key is down."""
        self._ends = False
        self._pressed = QElapsedTimer()
        self.setText("»")
        self.setCheckable(True)
        hurries = tr("Computer players hurry until it is your turn ({key}), or for as long as {key} is held")
        self.setToolTip(hurries.format(key=key_of(TableAction.HURRY)))
        self.setAccessibleName(tr("Hurry"))

    def hold(self, *, held: bool) -> None:
        """Let the key be pressed, or let go; where nobody could hurry that means nothing."""
        if self.isHidden() or held is self.held:
            return
        self.held = held
        if held:
            self._ends = self.isChecked()
            self._pressed.start()
            self.setChecked(True)
        elif self._ends or self._pressed.elapsed() >= TAP:
            self.setChecked(False)
