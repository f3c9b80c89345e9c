"""The lesson in which a person says four phrases, so that the table can tell their voice from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mao_desktop.language.words import words_of
from mao_desktop.speech.reports import Forming, HeardPhrase
from mao_desktop.translatable import QT_TR_NOOP
from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
from mao_desktop.ui.audio.sound_check import sentences
from mao_desktop.ui.style.spacing import give_edge, give_height
from mao_desktop.ui.texts import tr
from mao_desktop.voices import ENOUGH, VoiceProfile

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.audio_port import VoiceLearning, Voices
    from mao_desktop.ui.style.theme import Theme

PHRASES = (
    "have a very very very nice day",
    "failure to say have a nice day",
    "that's the badger and my last card",
    "point of order and a card for talking",
)
"""What is said, in the language of the game: some seven seconds in all."""
ABOUT = QT_TR_NOOP(
    "Who share a microphone are told apart by their voices, once each has said these phrases. Of the voice only "
    "figures are kept, on this computer, and none of its sound; a guest's go when the table is left."
)


class VoiceLesson(QDialog):
    """Listens for the phrases as long as it is open; a voice is kept once enough of it was heard."""

    def __init__(self, audio: VoiceLearning, voices: Voices, theme: Theme, text: int, parent: QWidget) -> None:
        """Begin with the first person's voice; `text` is the size of the text in pixels."""
        super().__init__(parent)
        self.setWindowTitle(tr("Whose voice"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._audio, self._voices = audio, voices
        self._learnt = VoiceProfile()
        self._said: set[tuple[str, ...]] = set()
        column = QVBoxLayout(self)
        column.setSpacing(text)
        column.addWidget(sentences(tr(ABOUT), text))
        self.who = QComboBox()
        self.who.setEditable(True)
        self.who.setAccessibleName(tr("Whose voice is learnt"))
        self.who.setToolTip(tr("Choose who speaks, or write a guest's name as it is written at the table."))
        self.who.addItems(voices.names())
        row = QHBoxLayout()
        row.addWidget(QLabel(tr("Who speaks?")))
        row.addWidget(self.who, 1)
        column.addLayout(row)
        self.phrases = [QLabel() for _ in PHRASES]
        lines = QVBoxLayout()
        lines.setSpacing(text // 2)
        for label in self.phrases:
            lines.addWidget(label)
        column.addLayout(lines)
        self.microphone = MicrophoneIndicator(audio, theme, text)
        self.microphone.shown.connect(self._show_remedy)
        column.addWidget(self.microphone, 0, Qt.AlignmentFlag.AlignLeft)
        self.heard = sentences("", text)
        column.addWidget(self.heard)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.forget = buttons.addButton(tr("Forget this voice"), QDialogButtonBox.ButtonRole.ActionRole)
        self.forget.clicked.connect(self._forget)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        give_edge(self, text)
        self.who.currentTextChanged.connect(self._begin)
        self.finished.connect(audio.detach)
        audio.learn_voice(PHRASES, self._take)
        self._begin()

    def showEvent(self, event: QShowEvent) -> None:
        """Take as much room as the phrases need."""
        super().showEvent(event)
        give_height(self)

    @property
    def _name(self) -> str:
        return self.who.currentText().strip()

    def _begin(self) -> None:
        """Learn the voice of whoever is chosen from the beginning."""
        self._learnt, self._said = VoiceProfile(), set()
        known = bool(self._name) and self._voices.of(self._name).is_known
        self.forget.setEnabled(known)
        self.heard.setText(
            tr("✓ This voice is known. Say all four again to learn it anew.")
            if known
            else tr("I am listening: say these one after the other, as you would at the table.")
        )
        self._show_said()

    def _take(self, report: Report) -> None:
        """Learn from a phrase that is surely heard; what is forming is shown."""
        match report:
            case HeardPhrase(sure=True, voice=voice, text=text) if voice and self._name:
                self._said.add(words_of(text))
                self._learnt = self._learnt.taught(voice)
                self._show_said()
                self._show_progress()
            case Forming(text=text):
                self.heard.setText(tr("I heard: {text}").format(text=text))
            case _:
                pass

    def _show_progress(self) -> None:
        if any(words_of(phrase) not in self._said for phrase in PHRASES):
            self.heard.setText(tr("✓ I heard you. Go on."))
        elif not self._learnt.is_known:
            more = tr("Say any of them once more: {seconds} s are still to come.")
            self.heard.setText(more.format(seconds=max(1, round((ENOUGH - self._learnt.length) / 1_000))))
        else:
            self._voices.keep(self._name, self._learnt)
            self.forget.setEnabled(True)
            self.heard.setText(tr("✓ I know {name}'s voice now.").format(name=self._name))

    def _show_said(self) -> None:
        """Show what is said already, and in large letters what comes next."""
        following = next((phrase for phrase in PHRASES if words_of(phrase) not in self._said), None)
        for label, phrase in zip(self.phrases, PHRASES, strict=True):
            said = words_of(phrase) in self._said
            label.setText((tr("✓ “{phrase}”") if said else tr("“{phrase}”")).format(phrase=phrase))
            label.setObjectName("heading" if phrase == following else "quiet")
            label.style().polish(label)

    def _forget(self) -> None:
        self._voices.forget(self._name)
        self._begin()

    def _show_remedy(self) -> None:
        if remedy := self._audio.remedy():
            self.heard.setText(remedy)
