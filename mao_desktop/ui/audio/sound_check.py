"""The sound check: one says a phrase and sees it heard, before a game depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.audio.audio_port import PhraseCheck
    from mao_desktop.ui.style.theme import Theme

PHRASE = "have a nice day"


class SoundCheck(QDialog):
    """Listens for one phrase as long as it is open, and shows what is heard."""

    def __init__(self, audio: PhraseCheck, theme: Theme, text: int, parent: QWidget) -> None:
        """Begin to listen; `text` is the size of the text in pixels."""
        super().__init__(parent)
        self.setWindowTitle(tr("Sound check"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._audio = audio
        column = QVBoxLayout(self)
        column.setSpacing(text)
        self.ask = QLabel(tr("Say “{phrase}”.").format(phrase=PHRASE))
        self.ask.setObjectName("heading")
        self.heard = QLabel(tr("I am listening …"))
        self.heard.setWordWrap(True)
        self.heard.setMinimumWidth(text * 24)
        self.microphone = MicrophoneIndicator(audio, theme, text)
        self.microphone.shown.connect(self._show_remedy)
        row = QHBoxLayout()
        row.addWidget(self.microphone)
        row.addStretch(1)
        column.addWidget(self.ask)
        column.addLayout(row)
        column.addWidget(self.heard)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.finished.connect(audio.detach)
        audio.check(PHRASE, self._hear)
        self._show_remedy()

    def _hear(self, text: str) -> None:
        told = tr("✓ I heard: {text}") if text == PHRASE else tr("I heard: {text}")
        self.heard.setText(told.format(text=text))

    def _show_remedy(self) -> None:
        if remedy := self._audio.remedy():
            self.heard.setText(remedy)
