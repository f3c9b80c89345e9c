"""Ranks and suits as paths."""

from __future__ import annotations

from art.palette import PAPER
from art.svg import moved, path

STROKE = 16

RANKS = {
    "A": (70, "M9 92 35 8 61 92M18 65H52"),
    "2": (68, "M10 31C12 0 57 0 57 31 57 50 34 66 10 92H60"),
    "3": (68, "M10 22C20 2 56 4 56 28 56 43 44 47 31 47 46 47 60 52 60 69 60 98 15 100 8 75"),
    "4": (70, "M47 92V8L8 67H63"),
    "5": (68, "M55 8H17L13 47C24 36 60 36 60 65 60 98 17 100 8 78"),
    "6": (70, "M55 15C38-1 10 14 10 60 10 103 61 102 61 65 61 35 18 32 11 62"),
    "7": (68, "M9 8H60C44 34 32 60 28 92"),
    "8": (70, "M35 46C9 43 11 8 35 8 59 8 61 43 35 46 2 51 3 92 35 92 67 92 68 51 35 46Z"),
    "9": (70, "M15 85C32 101 60 86 60 40 60-3 9-2 9 35 9 65 52 68 59 38"),
    "10": (82, "M8 24 19 8V92M56 8C69 8 74 28 74 50S69 92 56 92 38 72 38 50 43 8 56 8Z"),
    "J": (60, "M25 8H52M41 8V66C41 98 10 98 8 71"),
    "Q": (70, "M36 8C58 8 63 28 63 50S58 92 36 92 9 72 9 50 14 8 36 8ZM42 68 62 94"),
    "K": (68, "M11 8V92M58 8 12 60M28 43 61 92"),
}
"""By rank the width, and the line of the pen; every sign is 100 high, the pen's width included."""

SUITS = {
    "S": "M0-50C9-31 46-10 46 17 46 33 36 40 26 40 16 40 8 35 4 27 5 38 9 45 18 50H-18C-9 45-5 38-4 27-8 35-16 40-26 40"
    "-36 40-46 33-46 17-46-10-9-31 0-50Z",
    "H": "M0 47C-12 27-48 8-48-20-48-37-37-47-24-47-13-47-4-40 0-27 4-40 13-47 24-47 37-47 48"
    "-37 48-20 48 8 12 27 0 47Z",
    "D": "M0-50C10-31 24-14 39 0 24 14 10 31 0 50-10 31-24 14-39 0-24-14-10-31 0-50Z",
    "C": "M-4 14C-8 28-19 34-28 34A22.5 22.5 0 0 1-28-11C-24-11-19-10-16-8-20-13-22.5-19-22.5"
    "-27A22.5 22.5 0 0 1 22.5-27"
    "C22.5-19 20-13 16-8 19-10 24-11 28-11A22.5 22.5 0 0 1 28 34C19 34 8 28 4 14 4 32 9 44 18 50H-18C-9 44-4 32-4 14Z",
}
"""By suit its outline, about its centre, 100 high."""

MARK = "M-44-9V9M-22-26V26M0-44V44M22-26V26M44-9V9"
"""The project's mark, a word as one sees it on a meter: the line of a pen 12 wide, 100 high in all."""

STAR = "M0-50 13-17 48-15 21 7 30 41 0 22-30 41-21 7-48-15-13-17Z"


def rank(name: str, x: float, y: float, height: float, colour: str) -> str:
    """Draw a rank about x, with its top at y."""
    width, line = RANKS[name]
    scale = height / 100
    pen = path(line, fill="none", stroke=colour, stroke_width=STROKE, stroke_linecap="round", stroke_linejoin="round")
    return moved(x - width * scale / 2, y, pen, scale=scale)


def suit(name: str, x: float, y: float, height: float, colour: str, turn: float = 0) -> str:
    """Draw a suit's sign about (x, y)."""
    return moved(x, y, path(SUITS[name], fill=colour), scale=height / 100, turn=turn)


def mark(x: float, y: float, height: float) -> str:
    """Draw the project's mark about (x, y), in the colour of paper."""
    pen = path(MARK, fill="none", stroke=PAPER, stroke_width=12, stroke_linecap="round")
    return moved(x, y, pen, scale=height / 100)
