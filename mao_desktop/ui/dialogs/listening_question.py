"""Asks, before the microphone is opened for the first time, whether it may be, and says what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent

WIDE = 34
"""Width of what is told, in sizes of the text."""
UNANSWERED = 2
"""The result of the dialog where it was neither accepted nor rejected."""


class ListeningQuestion(QDialog):
    """May the program listen? Closed by hand without an answer it may not."""

    answered = Signal(bool)

    def __init__(self, games: Path, text: int, parent: QWidget) -> None:
        """Say what is kept, games in the folder `games`; `text` is the size of the text in pixels."""
        super().__init__(parent)
        self.setWindowTitle(tr("May the microphone be opened?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(text, text, text, text)
        column.setSpacing(text * 2 // 3)
        heading = QLabel(tr("May this program listen?"))
        heading.setObjectName("heading")
        column.addWidget(heading)
        for told in (
            tr("In Mao one has to say things. With a microphone the program hears what is said here, and when."),
            tr(
                "Sound is recognised on this computer. It is sent nowhere, and never written down: the last minute is "
                "kept in memory."
            ),
            tr(
                "The words that were heard are kept with each game, until you delete it with “Games …” on the start "
                "screen. The folder is {folder}"
            ).format(folder=games),
            tr(
                "Without a microphone everything can be typed and clicked. You can change your mind at any time in the "
                "settings, under “Voice and hearing”."
            ),
        ):
            line = QLabel(told)
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            line.setMinimumWidth(text * WIDE)
            column.addWidget(line)
        row = QHBoxLayout()
        self.yes = QPushButton(tr("Yes, listen"))
        self.no = QPushButton(tr("No, I type and click"))
        row.addStretch(1)
        for button in (self.yes, self.no):
            button.setAutoDefault(False)
            row.addWidget(button)
        column.addLayout(row)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.accepted.connect(lambda: self.answered.emit(True))
        self.rejected.connect(lambda: self.answered.emit(False))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Take it for a no where a person closes it; where the program ends the question stays open."""
        if event.spontaneous():
            super().closeEvent(event)
        else:
            self.done(UNANSWERED)
