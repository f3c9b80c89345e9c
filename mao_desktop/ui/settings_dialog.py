"""The settings: what is changed is seen at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.store.settings import Captions, Deck, Theme
from mao_desktop.ui.privacy import Way
from mao_desktop.ui.words import tr

if TYPE_CHECKING:
    from enum import Enum

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.ear import Ear
    from mao_desktop.ui.privacy import Privacy

TEXT_SIZES = (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)
NAMES: dict[Enum, str] = {
    Deck.STANDARD: "Standard",
    Deck.FOUR_COLOUR: "Four colours",
    Deck.LARGE_INDEX: "Large index",
    Theme.SYSTEM: "As the system has it",
    Theme.LIGHT: "Light",
    Theme.DARK: "Dark",
    Captions.BELOW: "Below, over the hand",
    Captions.ABOVE: "Above",
    Captions.OFF: "Off",
}
FULL = 100


class SettingsDialog(QDialog):
    """Changes the settings."""

    changed = Signal(object)

    def __init__(self, settings: Settings, privacy: Privacy | None, ear: Ear, parent: QWidget) -> None:
        """Show these settings; `privacy` is that of the table that one sits at."""
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings, self._privacy, self._ear = settings, privacy, ear
        column = QVBoxLayout(self)
        self._form = QFormLayout()
        column.addLayout(self._form)
        self.deck = self._choice(tr("Deck"), "deck", Deck)
        self.theme = self._choice(tr("Colours"), "theme", Theme)
        self.text = self._sizes(tr("Size of text"), "text_size")
        self.motion = self._switch(tr("Cards glide to their places"), "motion")
        self.captions = self._choice(tr("Captions on the table"), "captions", Captions)
        self.caption_size = self._sizes(tr("Size of captions"), "caption_size")
        self.sounds = self._switch(tr("Sounds"), "sounds")
        self.card_volume = self._volume(tr("Volume of cards"), "card_volume")
        self.ruling_volume = self._volume(tr("Volume of rulings"), "ruling_volume")
        self.speak = self._switch(tr("Computer players speak aloud"), "speak")
        self.voice_volume = self._volume(tr("Volume of voices"), "voice_volume")
        self.headphones = self._switch(tr("I wear headphones: hear on while players speak"), "headphones")
        self.microphone = self._microphones()
        if privacy is not None and privacy.way in (Way.PASS, Way.HOLD):
            self._ways(privacy)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _change(self, name: str, value: Any) -> None:  # noqa: ANN401  each setting has its own kind
        self._settings = replace(self._settings, **{name: value})
        self.changed.emit(self._settings)

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
            box.addItem(f"{size:.0%}", size)
        box.setCurrentIndex(sizes.index(now))
        box.currentIndexChanged.connect(lambda index: self._change(name, sizes[index]))
        self._form.addRow(label, box)
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
        """Choose a microphone; where there is none the remedy is told."""
        box = QComboBox()
        box.addItem(tr("The usual one"), "")
        for name in self._ear.microphones():
            box.addItem(name, name)
        box.setCurrentIndex(max(0, box.findData(self._settings.microphone)))
        box.currentIndexChanged.connect(lambda index: self._listen_at(str(box.itemData(index))))
        self._form.addRow(tr("Microphone"), box)
        if remedy := self._ear.remedy():
            label = QLabel(remedy)
            label.setObjectName("quiet")
            label.setWordWrap(True)
            self._form.addRow("", label)
        return box

    def _listen_at(self, name: str) -> None:
        self._ear.choose(name or None)
        self._change("microphone", name)

    def _ways(self, privacy: Privacy) -> None:
        box = QCheckBox(tr("Hands show while a key or corner is held, instead of passing the screen"))
        box.setChecked(privacy.way is Way.HOLD)
        box.toggled.connect(lambda _: privacy.change())
        self._form.addRow("", box)
