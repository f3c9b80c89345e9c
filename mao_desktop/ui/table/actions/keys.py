"""The keys of the table: one list that the table obeys and the help shows."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QT_TR_NOOP, Qt


class Command(Enum):
    """What a key does."""

    LEFT = QT_TR_NOOP("mark the card to the left")
    RIGHT = QT_TR_NOOP("mark the card to the right")
    MOVE_LEFT = QT_TR_NOOP("move the marked card to the left")
    MOVE_RIGHT = QT_TR_NOOP("move the marked card to the right")
    PLAY = QT_TR_NOOP("play the marked card")
    DRAW = QT_TR_NOOP("draw a card from the stack")
    BY_SUIT = QT_TR_NOOP("sort the hand by suit")
    BY_RANK = QT_TR_NOOP("sort the hand by rank")
    PUT_AWAY = QT_TR_NOOP("put the marked card away, out of the game")
    TURN_CARDS = QT_TR_NOOP("turn the own cards up, or down")
    LOOK_LOCKED = QT_TR_NOOP("look at the own penalty cards")
    SAY = QT_TR_NOOP("say something, typed or picked")
    CALL = QT_TR_NOOP("call on whomever it fits")
    KNOCK = QT_TR_NOOP("knock on the table")
    SPADES = QT_TR_NOOP("name spades")
    HEARTS = QT_TR_NOOP("name hearts")
    DIAMONDS = QT_TR_NOOP("name diamonds")
    CLUBS = QT_TR_NOOP("name clubs")
    POINT = QT_TR_NOOP("point of order, and its end")
    YES = QT_TR_NOOP("vote yes")
    NO = QT_TR_NOOP("vote no")
    DEAL = QT_TR_NOOP("have the cards dealt")
    FIRST_CARD = QT_TR_NOOP("turn the first card up")
    REACH = QT_TR_NOOP("lay a hand on the stack")
    STIR = QT_TR_NOOP("stir the pile")
    COUNT = QT_TR_NOOP("count to ten for the dealer")
    POINTS = QT_TR_NOOP("the points of all rounds")
    DROP_OUT = QT_TR_NOOP("drop out of the game")
    COME_IN = QT_TR_NOOP("come into the game again")
    EVIDENCE = QT_TR_NOOP("the newest ruling with its evidence")
    MUTE = QT_TR_NOOP("mute the microphone, and back")
    CANCEL = QT_TR_NOOP("put a card back; close what is open")
    HELP = QT_TR_NOOP("show these keys")
    FULL = QT_TR_NOOP("fill the screen, and back")


class Key(NamedTuple):
    """A key with its modifiers and what is written on it."""

    key: Qt.Key
    modifiers: Qt.KeyboardModifier
    shown: str


_NONE = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier

KEYS: dict[Command, tuple[Key, ...]] = {
    Command.LEFT: (Key(Qt.Key.Key_Left, _NONE, "←"),),
    Command.RIGHT: (Key(Qt.Key.Key_Right, _NONE, "→"),),
    Command.MOVE_LEFT: (Key(Qt.Key.Key_Left, _SHIFT, "Shift ←"),),
    Command.MOVE_RIGHT: (Key(Qt.Key.Key_Right, _SHIFT, "Shift →"),),
    Command.PLAY: (Key(Qt.Key.Key_Return, _NONE, "Enter"), Key(Qt.Key.Key_Enter, _NONE, "Enter")),
    Command.DRAW: (Key(Qt.Key.Key_D, _NONE, "D"),),
    Command.BY_SUIT: (Key(Qt.Key.Key_S, _NONE, "S"),),
    Command.BY_RANK: (Key(Qt.Key.Key_R, _NONE, "R"),),
    Command.PUT_AWAY: (Key(Qt.Key.Key_X, _NONE, "X"),),
    Command.TURN_CARDS: (Key(Qt.Key.Key_U, _NONE, "U"),),
    Command.LOOK_LOCKED: (Key(Qt.Key.Key_L, _NONE, "L"),),
    Command.SAY: (Key(Qt.Key.Key_T, _NONE, "T"),),
    Command.CALL: (Key(Qt.Key.Key_C, _NONE, "C"),),
    Command.KNOCK: (Key(Qt.Key.Key_K, _NONE, "K"),),
    Command.SPADES: (Key(Qt.Key.Key_S, _ALT, "Alt S"),),
    Command.HEARTS: (Key(Qt.Key.Key_H, _ALT, "Alt H"),),
    Command.DIAMONDS: (Key(Qt.Key.Key_D, _ALT, "Alt D"),),
    Command.CLUBS: (Key(Qt.Key.Key_C, _ALT, "Alt C"),),
    Command.POINT: (Key(Qt.Key.Key_P, _NONE, "P"),),
    Command.YES: (Key(Qt.Key.Key_Y, _NONE, "Y"),),
    Command.NO: (Key(Qt.Key.Key_N, _NONE, "N"),),
    Command.DEAL: (Key(Qt.Key.Key_G, _NONE, "G"),),
    Command.FIRST_CARD: (Key(Qt.Key.Key_F, _NONE, "F"),),
    Command.REACH: (Key(Qt.Key.Key_W, _NONE, "W"),),
    Command.STIR: (Key(Qt.Key.Key_B, _NONE, "B"),),
    Command.COUNT: (Key(Qt.Key.Key_J, _NONE, "J"),),
    Command.POINTS: (Key(Qt.Key.Key_O, _NONE, "O"),),
    Command.DROP_OUT: (Key(Qt.Key.Key_Q, _SHIFT, "Shift Q"),),
    Command.COME_IN: (Key(Qt.Key.Key_I, _NONE, "I"),),
    Command.EVIDENCE: (Key(Qt.Key.Key_E, _NONE, "E"),),
    Command.MUTE: (Key(Qt.Key.Key_M, _NONE, "M"),),
    Command.CANCEL: (Key(Qt.Key.Key_Escape, _NONE, "Esc"),),
    Command.HELP: (Key(Qt.Key.Key_Question, _SHIFT, "?"), Key(Qt.Key.Key_Question, _NONE, "?")),
    Command.FULL: (Key(Qt.Key.Key_F11, _NONE, "F11"),),
}
_COMMANDS = {(key.key, key.modifiers): command for command, keys in KEYS.items() for key in keys}


class SeatKey(Enum):
    """What a number key does at a seat, by the modifier that is held with it."""

    CALL = _NONE
    TAKE = _ALT
    DEAL = _CONTROL


def command_of(key: int, modifiers: Qt.KeyboardModifier) -> Command | None:
    """Tell what a key does, None where it does nothing."""
    return _COMMANDS.get((Qt.Key(key), modifiers & ~Qt.KeyboardModifier.KeypadModifier))


def seat_key(key: int, modifiers: Qt.KeyboardModifier) -> tuple[SeatKey, int] | None:
    """Tell what a number key does, and at which place, counted clockwise from the front, which is 0."""
    held = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    kind = next((kind for kind in SeatKey if kind.value == held), None)
    return (kind, key - Qt.Key.Key_0) if kind and Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else None


PERSONS = (*(Key(Qt.Key(Qt.Key.Key_F1 + n), _NONE, f"F{n + 1}") for n in range(10)),
           Key(Qt.Key.Key_F12, _NONE, "F12"), Key(Qt.Key.Key_Insert, _NONE, "Ins"))  # fmt: skip
"""The keys of the persons at one screen, in the order of their seats; F11 fills the screen."""


def person_key(key: int) -> int | None:
    """Tell the number of the person (from 0) whose key it is."""
    return next((n for n, person in enumerate(PERSONS) if person.key == key), None)
