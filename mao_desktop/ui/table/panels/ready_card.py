"""A game that is gone on with waits until its person is ready."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr


class ReadyCard(Overlay):
    """“Ready”: the clock stands still until then."""

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        room = self.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        column.setSpacing(room // 2)
        title = QLabel(tr("The game goes on"))
        title.setObjectName("title")
        hint = QLabel(tr("The clock stands still until you are ready."))
        self.ok.setText(tr("Ready (Enter)"))
        for label in (title, hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(self.ok)
