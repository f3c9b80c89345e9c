"""Colours, by suit and by deck."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#fdfcf7"
EDGE = "#b4aea0"
INK = "#1d222c"
RED = "#c5202b"
GOLD = "#e3ab3c"
PALE_GOLD = "#f5d98d"
STEEL = "#c3ccd6"
WOOD = "#8a5a35"
LEAF = "#5f8f4a"
ERMINE = "#f7f3e8"
SKIN = "#f6d9bd"
BLUSH = "#eba58f"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one suit: its pips, and its court's ground and clothes."""

    pip: str
    ground: str
    robe: str
    lining: str
    tunic: str
    hair: str
    brow: str


STANDARD = {
    "S": Dress(
        pip=INK, ground="#e4eaf2", robe="#2c4a78", lining="#8fa9cc", tunic="#b9333a", hair="#2b2a33", brow="#2b2a33"
    ),
    "H": Dress(
        pip=RED, ground="#f9e6e0", robe="#b9303a", lining="#eaa39a", tunic="#35568a", hair="#8a4526", brow="#8a4526"
    ),
    "D": Dress(
        pip=RED, ground="#fbefd6", robe="#d9762b", lining="#f2c488", tunic="#2f7f86", hair="#d8a340", brow="#94651f"
    ),
    "C": Dress(
        pip=INK, ground="#e6f0e3", robe="#2f6b4a", lining="#98c09c", tunic="#c98a2b", hair="#5f3c25", brow="#5f3c25"
    ),
}

FOUR_COLOUR = {
    "S": Dress(
        pip=INK, ground="#e8e9ee", robe="#3b414f", lining="#a3a9b8", tunic="#7c4a86", hair="#2b2a33", brow="#2b2a33"
    ),
    "H": Dress(
        pip=RED, ground="#f9e6e0", robe="#b9303a", lining="#eaa39a", tunic="#7a2b45", hair="#8a4526", brow="#8a4526"
    ),
    "D": Dress(
        pip="#1c5fc0",
        ground="#e2edfa",
        robe="#2566b8",
        lining="#96bdea",
        tunic="#d9952b",
        hair="#d8a340",
        brow="#94651f",
    ),
    "C": Dress(
        pip="#14793c",
        ground="#e3f2e4",
        robe="#24794a",
        lining="#97cba2",
        tunic="#a5702b",
        hair="#5f3c25",
        brow="#5f3c25",
    ),
}
