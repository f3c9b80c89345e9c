"""One seat of a new table: who sits there, in which voice, and how good a computer player is."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.limits import MOST_SEATS
from mao_desktop.players.roster import PATIENT
from mao_desktop.players.skill import Skill
from mao_desktop.store.profile import GUEST
from mao_desktop.store.setup import Seat
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PRESETS: dict[str, Skill | None] = {
    QT_TR_NOOP("Person"): None,
    QT_TR_NOOP("Computer: beginner"): Skill(attention=0.35, memory=0.6, honesty=0.95, speed=0.4),
    QT_TR_NOOP("Computer: regular"): Skill(),
    QT_TR_NOOP("Computer: sharp"): Skill(attention=0.9, memory=0.95, honesty=0.9, speed=0.75),
    QT_TR_NOOP("Computer: sly"): Skill(attention=0.85, memory=0.9, honesty=0.4, speed=0.7),
    QT_TR_NOOP("Computer: patient"): PATIENT,
}
OWN_MIX = QT_TR_NOOP("Computer: own mix")
PERSON, REGULAR, FOR_NEWCOMERS = 0, 2, 5
NAMES = {
    "memory": (QT_TR_NOOP("Memory"), QT_TR_NOOP("knows what is due")),
    "attention": (QT_TR_NOOP("Attention"), QT_TR_NOOP("notices what others do wrong")),
    "honesty": (QT_TR_NOOP("Honesty"), QT_TR_NOOP("keeps to the rules when nobody looks")),
    "speed": (QT_TR_NOOP("Speed"), QT_TR_NOOP("thinks, plays and speaks quickly")),
    "patience": (QT_TR_NOOP("Patience"), QT_TR_NOOP("waits before it calls, and lets newcomers begin")),
}
FULL = 100
SEVERAL = 2
"""From how many people who use the program here on one is chosen."""
GAP = 12
"""Pixels between the sliders and their names."""


class SkillSliders(QWidget):
    """Sliders for a computer player's skill."""

    def __init__(self, seat: int) -> None:
        """Build them for a seat (from 0)."""
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(GAP, 0, GAP, 0)
        grid.setHorizontalSpacing(GAP)
        self.sliders: dict[str, QSlider] = {}
        for n, (name, (label, tip)) in enumerate(NAMES.items()):
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(0, FULL)
            slider.setAccessibleName(tr("{what} of seat {n}").format(what=tr(label), n=seat + 1))
            slider.setToolTip(tr(tip))
            self.sliders[name] = slider
            column = 2 * (n % 2)
            grid.addWidget(QLabel(tr(label)), n // 2, column)
            grid.addWidget(slider, n // 2, column + 1)
            grid.setColumnStretch(column + 1, 1)

    def show_skill(self, skill: Skill) -> None:
        """Set the sliders to a skill."""
        for field in fields(skill):
            slider = self.sliders[field.name]
            slider.blockSignals(True)
            slider.setValue(round(getattr(skill, field.name) * FULL))
            slider.blockSignals(False)

    def skill(self) -> Skill:
        """Give the skill that they are set to."""
        return Skill(**{name: slider.value() / FULL for name, slider in self.sliders.items()})


class SeatRow(QFrame):
    """One seat's widgets."""

    def __init__(self, number: int, name: str, kind: int, here: Sequence[str] = ()) -> None:
        """Build them for a seat (from 0) and a kind of player; `here` are the people who use the program here."""
        super().__init__()
        self._number = number
        n = number + 1
        self.name = QLineEdit(name)
        self.name.setAccessibleName(tr("Name of seat {n}").format(n=n))
        self.kind = self._box([tr(text) for text in (*PRESETS, OWN_MIX)], tr("Who sits at seat {n}").format(n=n))
        self.voice = self._box(
            [tr("Voice {n}").format(n=v + 1) for v in range(MOST_SEATS)], tr("Voice of seat {n}").format(n=n)
        )
        self.voice.setCurrentIndex(number)
        self.more = QPushButton()
        self.more.setText(tr("Skill"))
        self.more.setCheckable(True)
        self.more.setAccessibleName(tr("Skill of seat {n}").format(n=n))
        self.who = self._choice_of(here, n)
        self.sliders = SkillSliders(number)
        self.any_voice = QCheckBox(tr("Any voice counts"))
        self.any_voice.setToolTip(
            tr("A sound made in time, of any kind, stands for the words that this person then picks by key or switch")
        )
        self.any_voice.setAccessibleName(tr("Any voice counts for seat {n}").format(n=n))
        self._lay_out(QLabel(str(n)))
        self.more.toggled.connect(self.sliders.setVisible)
        self.kind.currentIndexChanged.connect(self._show_kind)
        for slider in self.sliders.sliders.values():
            slider.valueChanged.connect(lambda _: self.kind.setCurrentIndex(len(PRESETS)))
        self.kind.setCurrentIndex(kind)
        self._show_kind()

    def seat(self) -> Seat:
        """Give the seat as it was chosen."""
        skill = None if self.kind.currentIndex() == PERSON else self.sliders.skill()
        any_voice = skill is None and self.any_voice.isChecked()
        return Seat(self.name.text().strip(), skill, self.voice.currentIndex(), any_voice)

    def is_person(self) -> bool:
        """Tell whether a person sits there."""
        return self.kind.currentIndex() == PERSON

    def _choice_of(self, here: Sequence[str], number: int) -> QPushButton:
        """Offer those who use the program here, and a guest; who is chosen sits there as a person."""
        button = QPushButton(tr("Who"))
        button.setAccessibleName(tr("Who of you sits at seat {n}").format(n=number))
        button.setToolTip(tr("What you do is kept for whoever of you sits there; of a guest nothing is kept"))
        menu = QMenu(button)
        for name in (*here, tr(GUEST)):
            menu.addAction(name).triggered.connect(lambda _=False, name=name: self._sit_down(name))
        button.setMenu(menu)
        if len(here) < SEVERAL:
            button.hide()
        return button

    def _sit_down(self, name: str) -> None:
        self.name.setText(name)
        self.kind.setCurrentIndex(PERSON)

    def _box(self, texts: Iterable[str], name: str) -> QComboBox:
        box = QComboBox()
        box.addItems(list(texts))
        box.setAccessibleName(name)
        return box

    def _lay_out(self, number: QLabel) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("00"))
        row.addWidget(number)
        row.addWidget(self.name, 2)
        row.addWidget(self.who)
        row.addWidget(self.kind, 3)
        row.addWidget(self.voice, 1)
        row.addWidget(self.any_voice)
        row.addWidget(self.more)
        column.addLayout(row)
        column.addWidget(self.sliders)
        self.sliders.hide()

    def _show_kind(self) -> None:
        """Show the skill of a kind of player; a person has none, nor a voice of the program's."""
        preset = list(PRESETS.values())[self.kind.currentIndex()] if self.kind.currentIndex() < len(PRESETS) else None
        if preset:
            self.sliders.show_skill(preset)
        computer = not self.is_person()
        self.voice.setVisible(computer)
        self.more.setVisible(computer)
        self.any_voice.setVisible(not computer)
        if not computer:
            self.more.setChecked(False)
