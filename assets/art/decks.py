"""The three decks: what they share and where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from art.palette import FOUR_COLOUR, STANDARD, Dress

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Corner:
    """How the index in the corner is set: its middle line, heights, tops."""

    middle: float
    rank: float
    rank_top: float
    suit: float
    suit_top: float


@dataclass(frozen=True, slots=True)
class Field:
    """Where the pips lie, from the card's centre: outer columns, outermost rows, and the heights of a pip and an ace.

    Columns may lean: upper pips then lie further to the right, out of the way of a large index.
    """

    column: float
    row: float
    pip: float
    ace: float
    lean: float = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the upper figure of a court stands: its middle from the card's centre, and half its frame's width."""

    middle: float
    half: float


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by the folder that it is written to."""

    name: str
    dress: Mapping[str, Dress]
    corner: Corner
    field: Field
    stage: Stage


SMALL = Corner(middle=27, rank=52, rank_top=14, suit=35, suit_top=74)
LARGE = Corner(middle=45, rank=86, rank_top=13, suit=58, suit_top=107)

DECKS = (
    Deck("standard", STANDARD, SMALL, Field(column=46, row=112, pip=47, ace=150), Stage(middle=0, half=75)),
    Deck("four-colour", FOUR_COLOUR, SMALL, Field(column=46, row=112, pip=47, ace=150), Stage(middle=0, half=75)),
    Deck(
        "large-index", STANDARD, LARGE, Field(column=30, row=124, pip=36, ace=98, lean=0.36), Stage(middle=37, half=76)
    ),
)
