"""A few commands for tests that have no window, with the lines that say them."""

from __future__ import annotations

from enum import Enum, auto


class Verb(Enum):
    PLAY = auto()
    DRAW = auto()
    SORT_BY_RANK = auto()
    TELL_PILE = auto()
    TAKE = auto()
    CALL = auto()


LINES = {
    "draw": Verb.DRAW,
    "sort by rank": Verb.SORT_BY_RANK,
    "what's on the pile": Verb.TELL_PILE,
    "play the {card}": Verb.PLAY,
    "take from {seat}": Verb.TAKE,
    "call {seat} {call}": Verb.CALL,
}
