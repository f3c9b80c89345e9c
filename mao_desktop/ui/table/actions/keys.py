"""Keys of the table: what is written on them, and the keys of the persons at one screen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


TAP = 350
"""A key that is held for less (ms) is tapped."""


class Key(NamedTuple):
    """A key with its modifiers and what is written on it."""

    key: Qt.Key
    modifiers: Qt.KeyboardModifier
    shown: str


def letter(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> tuple[Key, ...]:
    """Give the key of a letter, alone or with a modifier."""
    held = {NONE: "", SHIFT: "Shift ", ALT: "Alt ", CONTROL: "Ctrl "}[modifiers]
    return (Key(key, modifiers, f"{held}{chr(key)}"),)


def without_keypad(modifiers: Qt.KeyboardModifier) -> Qt.KeyboardModifier:
    """Leave out that a key is one of the number pad."""
    return modifiers & ~Qt.KeyboardModifier.KeypadModifier


PERSONS = (*(Key(Qt.Key(Qt.Key.Key_F1 + n), NONE, f"F{n + 1}") for n in range(10)),
           Key(Qt.Key.Key_F12, NONE, "F12"), Key(Qt.Key.Key_Insert, NONE, "Ins"))  # fmt: skip
"""The keys of the persons at one screen, in the order of their seats; F11 fills the screen."""


def person_key(key: int) -> int | None:
    """Tell the number of the person (from 0) whose key it is."""
    return next((n for n, person in enumerate(PERSONS) if person.key == key), None)
