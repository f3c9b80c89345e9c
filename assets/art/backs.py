"""The backs of the cards."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from art import signs
from art.faces import paper
from art.palette import PAPER
from art.svg import CENTRE, HEIGHT, WIDTH, circle, document, number, path, rect

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOURS = {
    "blue": ("#2c4a78", "#5877a8"),
    "red": ("#98303a", "#c0666a"),
    "green": ("#2b6147", "#5b9175"),
    "plum": ("#633f70", "#9270a0"),
    "slate": ("#3a404d", "#6d7584"),
}
"""By name a back's ground and its lines."""

MARGIN = 14
MEDALLION = 50
STEP = 32
"""From one crossing of the lattice to the next."""


def files() -> Iterator[tuple[str, str]]:
    """Draw all backs.

    Returns:
        Pairs of a file's name and its text.
    """
    for name, (ground, line) in COLOURS.items():
        yield f"back-{name}.svg", back(ground, line)


def back(ground: str, line: str) -> str:
    """Draw a back that looks the same upside down: a lattice, and the project's mark in the middle."""
    x, y = CENTRE
    return document(
        paper(),
        rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, rx=7, fill=ground),
        *(path(lattice(way), **pen(line, 1.6)) for way in (1, -1)),
        path(dots(), **pen(line, 7), stroke_linecap="round"),
        rect(MARGIN + 7, MARGIN + 7, WIDTH - 2 * MARGIN - 14, HEIGHT - 2 * MARGIN - 14, rx=3, **pen(line, 2)),
        circle(x, y, MEDALLION, fill=ground, stroke=line, stroke_width=2),
        circle(x, y, MEDALLION - 7, fill=ground, stroke=PAPER, stroke_width=2.5),
        signs.mark(x, y, 60),
    )


def pen(colour: str, width: float) -> dict[str, str | float]:
    """Name what an outline without a filling needs."""
    return {"fill": "none", "stroke": colour, "stroke_width": width}


def inner() -> tuple[float, float]:
    """Give half the width and half the height of the lattice."""
    return CENTRE[0] - MARGIN - 7, CENTRE[1] - MARGIN - 7


def lattice(way: int) -> str:
    """Trace the lattice's lines, cut off at its edges: those that fall to the right (1) or to the left (-1)."""
    across, down = inner()
    lines = []
    for foot in range(-12 * STEP, 13 * STEP, STEP):
        low, high = max(-across, foot - down), min(across, foot + down)
        if low < high:
            ends = [(CENTRE[0] + way * x, CENTRE[1] + x - foot) for x in (low, high)]
            lines.append("M" + " ".join(f"{number(x)} {number(y)}" for x, y in ends))
    return "".join(lines)


def dots() -> str:
    """Trace a dot in the middle of every field of the lattice."""
    spots = [
        (column * STEP / 2, row * STEP / 2)
        for column in range(-WIDTH // STEP, WIDTH // STEP)
        for row in range(-HEIGHT // STEP, HEIGHT // STEP)
        if (column + row) % 2
    ]
    across, down = inner()
    return "".join(
        f"M{number(CENTRE[0] + x)} {number(CENTRE[1] + y)}h.1"
        for x, y in spots
        if abs(x) < across - 4 and abs(y) < down - 4 and hypot(x, y) > MEDALLION + 4
    )
