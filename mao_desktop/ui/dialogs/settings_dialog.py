"""The settings: what is changed is seen at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.store.profile import user_name
from mao_desktop.store.settings import Captions, Chatter, Deck, Language, Speed, Switches, Theme
from mao_desktop.store.setup import LONGEST_NAME
from mao_desktop.ui.dialogs.spoken_line import SpokenLine
from mao_desktop.ui.game.privacy import PrivacyMode
from mao_desktop.ui.style.spacing import give_room, take_room
from mao_desktop.ui.texts import MS, QT_TR_NOOP, in_per_cent, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import AudioDevices

TEXT_SIZES = (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)
NAMES: dict[Enum, str] = {
    Language.SYSTEM: QT_TR_NOOP("As the system has it"),
    Language.ENGLISH: QT_TR_NOOP("English"),
    Language.GERMAN: QT_TR_NOOP("Deutsch"),
    Language.FRENCH: QT_TR_NOOP("Français"),
    Deck.STANDARD: QT_TR_NOOP("Standard"),
    Deck.FOUR_COLOUR: QT_TR_NOOP("Four colours"),
    Deck.LARGE_INDEX: QT_TR_NOOP("Large index"),
    Theme.SYSTEM: QT_TR_NOOP("As the system has it"),
    Theme.LIGHT: QT_TR_NOOP("Light"),
    Theme.DARK: QT_TR_NOOP("Dark"),
    Speed.SYSTEM: QT_TR_NOOP("As the system has it"),
    Speed.SLOW: QT_TR_NOOP("Slow"),
    Speed.NORMAL: QT_TR_NOOP("Normal"),
    Speed.FAST: QT_TR_NOOP("Fast"),
    Speed.INSTANT: QT_TR_NOOP("Instant"),
    Chatter.OFF: QT_TR_NOOP("Off"),
    Chatter.FEW: QT_TR_NOOP("A little"),
    Chatter.ALL: QT_TR_NOOP("A lot"),
    Captions.BELOW: QT_TR_NOOP("Below, over the hand"),
    Captions.ABOVE: QT_TR_NOOP("Above"),
    Captions.OFF: QT_TR_NOOP("Off"),
    Switches.OFF: QT_TR_NOOP("None"),
    Switches.ONE: QT_TR_NOOP("One (Space): the ring goes on by itself"),
    Switches.TWO: QT_TR_NOOP("Two: Space goes on, Enter chooses"),
}
SCAN_STEPS = (0.6, 0.8, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0)
FULL = 100
GROUP = "group"
WIDE, AROUND = 50, 9
"""Width of the dialog, and the height of what stands around a group, in sizes of the text."""


class SharedScreen(Protocol):
    """How several people share a screen."""

    people: tuple[int, ...]
    mode: PrivacyMode

    def change(self) -> None:
        """Change between the two modes for several people."""


class SettingsDialog(QDialog):
    """Changes the settings."""

    changed = Signal(object)
    sound_check_wanted = Signal()
    games_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        devices: AudioDevices,
        parent: QWidget,
        privacy: SharedScreen | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        """Show these settings; `privacy` and `names` (of all seats) are those of the table that one sits at."""
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings, self._devices = settings, devices
        self._persons = tuple(names[seat] for seat in privacy.people) if privacy else ()
        column = QVBoxLayout(self)
        self.groups = QTabWidget()
        self._table()
        self._looks()
        self._voice(privacy)
        self._access()
        self._kept_private(privacy)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.spoken = SpokenLine()
        column.addWidget(self.groups, 1)
        column.addWidget(self.spoken)
        column.addWidget(buttons)
        text = parent.font().pixelSize()
        give_room(self, text)
        take_room(self, parent, text * WIDE, self._height(text))

    def _height(self, text: int) -> int:
        """Give room for the longest group, and what stands around it."""
        pages = self.findChildren(QWidget, GROUP)
        tallest = max(max(page.sizeHint().height(), page.heightForWidth(text * (WIDE - 4))) for page in pages)
        return tallest + text * AROUND

    def _begin(self, title: str) -> None:
        """Begin a group: what is asked from now on stands in it."""
        page = QWidget()
        page.setObjectName(GROUP)
        self._form = QFormLayout(page)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self.groups.addTab(scroll, title)

    def _table(self) -> None:
        self._begin(tr("Table"))
        self.player = self._name()
        self.chatter = self._choice(tr("Players' small talk, where talking is free"), "chatter", Chatter)
        self.sounds = self._switch(tr("Sounds of cards, penalties and turns"), "sounds")
        self.card_volume = self._volume(tr("Volume of cards"), "card_volume")
        self.ruling_volume = self._volume(tr("Volume of rulings and turns"), "ruling_volume")
        self._tell(tr("How long one has to say what is due, and other times, are chosen with each new table."))

    def _looks(self) -> None:
        self._begin(tr("Cards and looks"))
        self.language = self._choice(tr("Language"), "language", Language)
        self.deck = self._choice(tr("Deck"), "deck", Deck)
        self.theme = self._choice(tr("Colours of the window"), "theme", Theme)
        self.motion = self._switch(tr("Motion: cards glide, confetti falls"), "motion")
        self.speed = self._choice(tr("Speed of motion"), "speed", Speed)

    def _voice(self, privacy: SharedScreen | None) -> None:
        self._begin(tr("Voice and hearing"))
        self.listen = self._switch(tr("Listen with a microphone"), "listen")
        self.microphone = self._microphones()
        self.model = self._model()
        self.sound_check = QPushButton(tr("Sound check …"))
        self.sound_check.clicked.connect(self.sound_check_wanted)
        self.sound_check.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.sound_check.setEnabled(privacy is None)
        self.sound_check.setToolTip("" if privacy is None else tr("At a table all is heard already: see the captions"))
        self._form.addRow("", self.sound_check)
        self.speak = self._switch(tr("Computer players speak aloud"), "speak")
        self.voice_volume = self._volume(tr("Volume of voices"), "voice_volume")
        self.headphones = self._switch(tr("I wear headphones: hear on while players speak"), "headphones")

    def _access(self) -> None:
        self._begin(tr("Access"))
        self.text = self._sizes(tr("Size of text"), "text_size")
        self.captions = self._choice(tr("Captions on the table"), "captions", Captions)
        self.caption_size = self._sizes(tr("Size of captions"), "caption_size")
        self.voice_commands = self._switch(tr("Play by voice: “play the five of spades”, “draw”"), "voice_commands")
        self.switches = self._choice(tr("Switches"), "switches", Switches)
        self.scan_step = self._scan_steps()

    def _kept_private(self, privacy: SharedScreen | None) -> None:
        self._begin(tr("Privacy"))
        self.keys_only = self._switch(tr("Hear only while a talk key is held"), "keys_only")
        if privacy is not None and privacy.mode in (PrivacyMode.PASS, PrivacyMode.HOLD):
            self._show_mode(privacy)
        self._tell(
            tr(
                "What is heard is recognised on this computer, and nothing is sent anywhere. The last minute of sound "
                "is kept in memory for the evidence of rulings, and is never written down."
            )
        )
        self._tell(
            tr(
                "Games are kept with the words that were heard and typed in them, until you delete them; so are "
                "settings, notes, and what was practised and played. “Delete what is kept of …” on the start screen, "
                "below the name of who plays, deletes all of it. A guest leaves nothing."
            )
        )
        self._tell(
            tr(
                "Beside a game stands how it stood a little before, hidden cards included, so that it goes on at once; "
                "it is deleted with its game. Of a voice that was learnt (sound check, “Whose voice …”) figures are "
                "kept that tell it from others: no sound and no words. The log, and reports of faults, name no word "
                "and no card."
            )
        )
        self.games = QPushButton(tr("Games that are kept …"))
        self.games.clicked.connect(self.games_wanted)
        self.games.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.games.setEnabled(privacy is None)
        self.games.setToolTip("" if privacy is None else tr("Leave the table first: its game is being played"))
        self._form.addRow("", self.games)

    def _tell(self, text: str) -> None:
        """Tell something about the group."""
        label = QLabel(text)
        label.setObjectName("quiet")
        label.setWordWrap(True)
        self._form.addRow(label)

    def _change(self, name: str, value: Any) -> None:  # noqa: ANN401  each setting has its own kind
        if getattr(self._settings, name) != value:
            self._settings = replace(self._settings, **{name: value})
            self.changed.emit(self._settings)

    def _name(self) -> QLineEdit:
        """Ask how one is called at a new table."""
        line = QLineEdit(self._settings.player)
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(tr(user_name()))
        line.editingFinished.connect(lambda: self._change("player", line.text().strip()))
        self._form.addRow(tr("Your name at a new table"), line)
        return line

    def _model(self) -> QComboBox:
        """Choose a recogniser's model."""
        box = self._one_of(tr("Model that listens"), tr("The usual one"), self._devices.models(), self._settings.model)
        box.setToolTip(tr("“mao-desktop models” fetches larger ones"))
        _let(box, lambda model: self._change("model", model))
        return box

    def _choice(self, label: str, name: str, kind: type[Enum]) -> QComboBox:
        box = QComboBox()
        for member in kind:
            box.addItem(tr(NAMES[member]), member)
        box.setCurrentIndex(list(kind).index(getattr(self._settings, name)))
        box.currentIndexChanged.connect(lambda index: self._change(name, list(kind)[index]))
        self._form.addRow(label, box)
        return box

    def _sizes(self, label: str, name: str) -> QComboBox:
        box = QComboBox()
        now = getattr(self._settings, name)
        sizes = sorted({*TEXT_SIZES, now})
        for size in sizes:
            box.addItem(in_per_cent(size), size)
        box.setCurrentIndex(sizes.index(now))
        box.currentIndexChanged.connect(lambda index: self._change(name, sizes[index]))
        self._form.addRow(label, box)
        return box

    def _scan_steps(self) -> QComboBox:
        """Choose how long each choice is marked for one switch."""
        box, now = QComboBox(), self._settings.scan_step
        steps = sorted({*SCAN_STEPS, now})
        for step in steps:
            box.addItem(seconds(round(step * MS)), step)
        box.setCurrentIndex(steps.index(now))
        box.currentIndexChanged.connect(lambda index: self._change("scan_step", steps[index]))
        self._form.addRow(tr("One switch: a step takes"), box)
        return box

    def _switch(self, label: str, name: str) -> QCheckBox:
        box = QCheckBox(label)
        box.setChecked(getattr(self._settings, name))
        box.toggled.connect(lambda on: self._change(name, on))
        self._form.addRow("", box)
        return box

    def _volume(self, label: str, name: str) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, FULL)
        slider.setValue(round(getattr(self._settings, name) * FULL))
        slider.setAccessibleName(label)
        slider.valueChanged.connect(lambda value: self._change(name, value / FULL))
        self._form.addRow(label, slider)
        return slider

    def _microphones(self) -> QComboBox:
        """Choose a microphone, and one of their own for persons who have one; where there is none, say why."""
        found = self._devices.microphones()
        box = self._one_of(tr("Microphone"), tr("The usual one"), found, self._settings.microphone)
        _let(box, lambda chosen: self._change("microphone", chosen))
        if len(self._persons) > 1:
            self.own_microphones = [self._own_microphone(name, found) for name in self._persons]
        if remedy := self._devices.remedy():
            self._tell(remedy)
        return box

    def _own_microphone(self, name: str, found: tuple[str, ...]) -> QComboBox:
        label = tr("Microphone of {name}").format(name=name)
        box = self._one_of(label, tr("The one for all"), found, self._settings.own_microphones.get(name, ""))
        _let(box, lambda own: self._change("own_microphones", {**self._settings.own_microphones, name: own}))
        return box

    def _one_of(self, label: str, usual: str, found: tuple[str, ...], chosen: str) -> QComboBox:
        """Offer what was found; one that was chosen and is not there is said to be gone."""
        box = QComboBox()
        box.addItem(usual, "")
        for name in found:
            box.addItem(name, name)
        if chosen and chosen not in found:
            box.addItem(tr("{name} (not there)").format(name=chosen), chosen)
        box.setCurrentIndex(box.findData(chosen))
        self._form.addRow(label, box)
        return box

    def _show_mode(self, privacy: SharedScreen) -> None:
        box = QCheckBox(tr("Hands show while a key or corner is held, instead of passing the screen"))
        box.setChecked(privacy.mode is PrivacyMode.HOLD)
        box.toggled.connect(lambda _: privacy.change())
        self._form.addRow("", box)


def _let(box: QComboBox, take: Callable[[str], None]) -> None:
    """Let what is chosen in a box be taken."""
    box.currentIndexChanged.connect(lambda index: take(str(box.itemData(index))))
