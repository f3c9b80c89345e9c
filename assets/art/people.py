"""What the figures have in common: heads, features, hands. All about a head's middle line and the belt."""

from __future__ import annotations

from art.palette import BLUSH, SKIN
from art.svg import circle, ellipse, group, mirrored, moved, number, path

LIPS = "#b5443f"


def neck() -> str:
    """Draw the neck."""
    return path("M-11-74V-54Q0-46 11-54V-74Z", fill=SKIN)


BROAD = "M-26-118C-28-88-21-63 0-61 21-63 28-88 26-118Z"
OVAL = "M-24-120C-27-90-16-65 0-61 16-65 27-90 24-120Z"
"""Outlines of faces."""


def head(outline: str, iris: str, brow: str, *, glance: float = 0, lips: str = LIPS, smile: bool = False) -> str:
    """Draw a face without hair.

    Args:
        outline: the face's outline.
        iris: the colour of the eyes.
        brow: the colour of the brows.
        glance: how far the eyes look to the right, in card units; the nose goes with them.
        lips: the colour of the mouth.
        smile: whether the corners of the mouth go up.
    """
    nose = path("M-2-95C-2-88-6-84-5-81-3-79 2-79 4-81", fill="none", stroke_width=1.6)
    mouth = (
        path("M-9-75Q0-67 9-75", fill="none", stroke=lips, stroke_width=3)
        if smile
        else path("M-7-72Q-3-75 0-73 3-75 7-72 0-66-7-72Z", fill=lips, stroke="none")
        + path("M-8-72Q0-70 8-72", fill="none", stroke_width=1.2)
    )
    return (
        path(outline, fill=SKIN)
        + mirrored(circle(14, -82, 4.5, fill=BLUSH, stroke="none", fill_opacity=0.6))
        + mirrored(path("M5-94Q11-100.5 19-94 12-89.5 5-94Z", fill="#fff", stroke_width=1.4))
        + circle(-11.5 + glance, -94.5, 3, fill=iris, stroke_width=1.2)
        + circle(11.5 + glance, -94.5, 3, fill=iris, stroke_width=1.2)
        + mirrored(path("M4-103Q12-108.5 20-101.5", fill="none", stroke=brow, stroke_width=2.8))
        + (nose if glance < 0 else group(nose, transform="scale(-1 1)"))
        + mouth
    )


def fist(x: float, y: float, sleeve: str, cuff: str, lean: float = 0, reach: float | None = None) -> str:
    """Draw a fist about (x, y) with its cuff, and the sleeve below it.

    Args:
        x: the fist's place to the right of the middle line.
        y: its place below the belt, thus negative.
        sleeve: the sleeve's colour.
        cuff: the cuff's colour.
        lean: degrees by which the arm is turned.
        reach: the sleeve's length from the fist; without it the sleeve ends at the belt.
    """
    end = -y if reach is None else reach
    return moved(
        x,
        y,
        path(f"M-13 {number(end)}L-9 16H9L15 {number(end)}Z", fill=sleeve),
        path("M-11 10H11L13 20H-13Z", fill=cuff),
        path("M-9 10C-12 0-10-8-5-9H6C11-8 12 0 9 10Z", fill=SKIN),
        path("M-9-3H2M-10 2H2M-9 7H2", fill="none", stroke_width=1.3),
        turn=lean,
    )


def jewel(x: float, y: float, colour: str, r: float = 3) -> str:
    """Draw a round stone."""
    return circle(x, y, r, fill=colour, stroke_width=1.4)


def pearls(*places: tuple[float, float], colour: str, r: float = 3) -> str:
    """Draw round stones."""
    return group(*(circle(x, y, r) for x, y in places), fill=colour, stroke_width=1.4)


def drop(x: float, y: float, colour: str) -> str:
    """Draw an oval stone."""
    return ellipse(x, y, 3, 4.5, fill=colour, stroke_width=1.4)
