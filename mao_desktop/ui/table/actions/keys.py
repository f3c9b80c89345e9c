"""Keys of the table: what is written on them, and the keys of the persons at one screen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

from mao_desktop.ui.texts import QT_TR_NOOP, tr

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


HELD = {SHIFT: QT_TR_NOOP("Shift {key}"), ALT: QT_TR_NOOP("Alt {key}"), CONTROL: QT_TR_NOOP("Ctrl {key}")}
WORDS = (QT_TR_NOOP("Enter"), QT_TR_NOOP("Esc"), QT_TR_NOOP("Ins"))
"""Keys on which a word is written."""
TAP = 350
"""A key that is held for less (ms) is tapped."""


class Key(NamedTuple):
    """A key with its modifiers and what is written on it; `alone` where that says already what is held."""

    key: Qt.Key
    modifiers: Qt.KeyboardModifier
    name: str
    alone: bool = False

    @property
    def shown(self) -> str:
        """What is pressed, in words."""
        name = tr(self.name) if self.name in WORDS else self.name
        return name if self.alone else holding(self.modifiers, name)


def holding(modifiers: Qt.KeyboardModifier, key: str) -> str:
    """Write a key with what is held for it."""
    return tr(HELD[modifiers]).format(key=key) if modifiers in HELD else key


def letter(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> tuple[Key, ...]:
    """Give the key of a letter, alone or with a modifier."""
    return (Key(key, modifiers, chr(key)),)


def without_keypad(modifiers: Qt.KeyboardModifier) -> Qt.KeyboardModifier:
    """Leave out that a key is one of the number pad."""
    return modifiers & ~Qt.KeyboardModifier.KeypadModifier


PERSONS = (*(Key(Qt.Key(Qt.Key.Key_F1 + n), NONE, f"F{n + 1}") for n in range(10)),
           Key(Qt.Key.Key_F12, NONE, "F12"), Key(Qt.Key.Key_Insert, NONE, "Ins"))  # fmt: skip
"""The keys of the persons at one screen, in the order of their seats; F11 fills the screen."""


def person_key(key: int) -> int | None:
    """Tell the number of the person (from 0) whose key it is."""
    return next((n for n, person in enumerate(PERSONS) if person.key == key), None)
