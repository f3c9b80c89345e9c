"""The sound check: one says a phrase and sees it heard, and whether the ear hears over players, before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
from mao_desktop.ui.style.spacing import give_edge, give_height
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from mao_desktop.ui.audio.audio_port import PhraseCheck
    from mao_desktop.ui.style.theme import Theme

PHRASE = "have a nice day"
LESSON = (
    "We are the players at your table. While we speak, the microphone learns how your room sounds. "
    "So it can hear you, even while one of us is speaking."
)
"""What a player says, in the language of the game, from which the echo is measured: about eight seconds."""

FAINT = 1.0
"""Where the ear makes an echo less soft than this (dB), there was none."""


class HardPhrase(NamedTuple):
    """A phrase that the ear often misses of this person, and a sentence that tells about it."""

    phrase: str
    told: str


class SoundCheck(QDialog):
    """Listens for one phrase as long as it is open, shows what is heard, and measures the loudspeaker's echo."""

    headphones_chosen = Signal(bool)
    """Whether the players are heard over headphones."""
    voices_wanted = Signal()
    """Voices are to be learnt, to tell apart who share a microphone."""

    def __init__(
        self,
        audio: PhraseCheck,
        theme: Theme,
        text: int,
        parent: QWidget,
        *,
        headphones: bool,
        hard: Sequence[HardPhrase] = (),
    ) -> None:
        """Begin to listen; `text` is the size of the text in pixels, `hard` what the ear often misses."""
        super().__init__(parent)
        self.setWindowTitle(tr("Sound check"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._audio, self._hard, self._phrase = audio, tuple(hard), PHRASE
        self._remedy = ""
        column = QVBoxLayout(self)
        column.setSpacing(text)
        self.ask = _heading("")
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Phrase"))
        self.which.addItems([PHRASE, *(each.phrase for each in self._hard)])
        self.about = sentences("", text)
        self.heard = sentences(tr("I am listening …"), text)
        self.microphone = MicrophoneIndicator(audio, theme, text)
        self.microphone.shown.connect(self._show_remedy)
        self.loudspeakers = _choice(tr("Loudspeakers"))
        self.headphones = _choice(tr("Headphones"))
        self.measure = QPushButton(tr("Let a player speak"))
        self.echo = sentences("", text)
        if self._hard:
            column.addLayout(_row(sentences(tr("What the ear often misses of you is here as well:"), text), self.which))
            column.addWidget(self.about)
            self.which.currentIndexChanged.connect(self._listen)
        column.addWidget(self.ask)
        column.addLayout(_row(self.microphone))
        column.addWidget(self.heard)
        column.addWidget(_heading(tr("Where do you hear the players?")))
        column.addLayout(_row(self.loudspeakers, self.headphones, self.measure))
        column.addWidget(self.echo)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.voices = buttons.addButton(tr("Whose voice …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.voices.setToolTip(tr("Where several share a microphone: let the program learn their voices."))
        self.voices.clicked.connect(self.voices_wanted)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        give_edge(self, text)
        (self.headphones if headphones else self.loudspeakers).setChecked(True)
        self.headphones.toggled.connect(self._choose)
        self.measure.clicked.connect(self._measure)
        self.finished.connect(audio.detach)
        self._listen(0)
        self._explain()

    def listen_again(self) -> None:
        """Go on after something else was listened for."""
        self._listen(self.which.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        """Take as much room as the sentences need."""
        super().showEvent(event)
        give_height(self)

    def _listen(self, place: int) -> None:
        """Listen for the phrase at a place of the list, and tell what is known about it."""
        self._phrase = self.which.itemText(place)
        self.ask.setText(tr("Say “{phrase}”.").format(phrase=self._phrase))
        self.about.setText(self._hard[place - 1].told if place else "")
        self.heard.setText(tr("I am listening …"))
        self._remedy = ""
        self._audio.check(self._phrase, self._hear)
        self._show_remedy()
        if self.isVisible():
            give_height(self)

    def _hear(self, text: str) -> None:
        told = tr("✓ I heard: {text}") if text == self._phrase else tr("I heard: {text}")
        self.heard.setText(told.format(text=text))

    def _show_remedy(self) -> None:
        before, self._remedy = self._remedy, self._audio.remedy()
        if self._remedy != before:
            self.heard.setText(self._remedy or tr("I am listening …"))

    def _choose(self) -> None:
        self.headphones_chosen.emit(self.headphones.isChecked())
        self._explain()

    def _explain(self) -> None:
        """Say what the choice means."""
        over_headphones = self.headphones.isChecked()
        self.measure.setEnabled(not over_headphones)
        self.echo.setText(
            tr("✓ You are heard at any time: the microphone does not hear the players.")
            if over_headphones
            else tr("The microphone hears the players too. Let one speak, to find out whether you are heard over them.")
        )

    def _measure(self) -> None:
        self.measure.setEnabled(False)
        self.echo.setText(tr("A player speaks. Stay silent until the end …"))
        self._audio.measure_echo(LESSON, self._tell)

    def _tell(self, softer: float | None, no_voice: str) -> None:
        """Say what the echo means."""
        if self.headphones.isChecked():
            return
        self.measure.setEnabled(True)
        if no_voice:
            self.echo.setText(no_voice)
        elif softer is None:
            self.echo.setText(
                tr("You are not heard while players speak, and what you owe meanwhile waits. Headphones change that.")
            )
        elif softer < FAINT:
            self.echo.setText(tr("✓ You are heard while players speak: the microphone hardly hears the players."))
        else:
            well = tr("✓ You are heard while players speak: the ear makes their voices {softer} dB softer.")
            self.echo.setText(well.format(softer=round(softer)))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("heading")
    return label


def _choice(text: str) -> QCheckBox:
    """Make a box of which one is checked."""
    box = QCheckBox(text)
    box.setAutoExclusive(True)
    return box


def sentences(text: str, size: int) -> QLabel:
    """Make a label for sentences, in a size of text (pixels)."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setMinimumWidth(size * 30)
    return label


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
