"""What the figures carry, each about the hand that holds it."""

from __future__ import annotations

from art.palette import GOLD, INK, LEAF, PALE_GOLD, RED, STEEL, WOOD
from art.signs import SUITS
from art.svg import circle, ellipse, mirrored, moved, path, rect


def sword() -> str:
    """Draw a sword that points up."""
    return (
        path("M-5-12V-92L0-106 5-92V-12Z", fill=STEEL)
        + path("M0-92V-14", fill="none", stroke_width=1.3)
        + path("M-17-16Q-19-9-14-8H14Q19-9 17-16 12-13 0-13T-17-16Z", fill=GOLD)
        + path("M-3 8H3V18H-3Z", fill=WOOD)
        + circle(0, 21, 5, fill=GOLD)
    )


def goblet() -> str:
    """Draw a cup, raised."""
    return (
        path("M-4-6V-26H4V-6Z", fill=GOLD)
        + path("M-17-66C-18-40-10-28 0-26 10-28 18-40 17-66Z", fill=GOLD)
        + path("M-16-54Q0-46 16-54", fill="none", stroke_width=1.4)
        + ellipse(0, -66, 17, 5, fill="#8d2340")
        + circle(0, -41, 4.5, fill=RED, stroke_width=1.4)
        + mirrored(circle(10, -45, 2, fill=PALE_GOLD, stroke="none"))
    )


def scales() -> str:
    """Draw a pair of scales."""
    return (
        path("M-2.5 8V-94H2.5V8Z", fill=GOLD)
        + path("M-13-84Q0-92 13-84", fill="none", stroke_width=6)
        + path("M-13-84Q0-92 13-84", fill="none", stroke=GOLD, stroke_width=2.6)
        + circle(0, -98, 5, fill=RED)
        + mirrored(
            path("M13-84 6-56M13-84 20-56", fill="none", stroke_width=1.3),
            path("M5-57H21Q20-47 13-47T5-57Z", fill=PALE_GOLD),
        )
    )


def mace() -> str:
    """Draw a staff that ends in a clover."""
    return (
        path("M-3 20V-72H3V20Z", fill=WOOD)
        + moved(0, -86, path(SUITS["C"], fill=GOLD, stroke_width=4.5), scale=0.44)
        + path("M-7-66H7V-60H-7Z", fill=GOLD)
    )


def lantern() -> str:
    """Draw a lantern on a staff, lit."""
    return (
        path("M-2.5 24V-56H2.5V24Z", fill=WOOD)
        + path("M-12-58H12L15-86H-15Z", fill="#fff3b8")
        + path("M0-62C-6-66-6-72 0-81 6-72 6-66 0-62Z", fill="#ef9a2f", stroke_width=1.3)
        + path("M-6-58-8-86M6-58 8-86", fill="none", stroke_width=1.5)
        + path("M-14-58H14V-52H-14ZM-17-86H17L6-98H-6Z", fill=GOLD)
        + circle(0, -103, 5, fill="none", stroke_width=2.4)
    )


def rose() -> str:
    """Draw a rose on its stem."""
    return (
        path("M0 22Q-3-20 0-48", fill="none", stroke_width=5.5)
        + path("M0 22Q-3-20 0-48", fill="none", stroke=LEAF, stroke_width=2.8)
        + path("M-1-26C-8-40-18-40-22-38-20-28-12-22-1-26Z", fill=LEAF)
        + path("M-1-18C6-30 16-30 20-27 17-18 8-14-1-18Z", fill=LEAF)
        + path("M-17-66C-20-52-10-44 0-44 10-44 20-52 17-66 13-60 9-60 0-60-9-60-13-60-17-66Z", fill=RED)
        + circle(0, -68, 15, fill="#d84a50")
        + path("M-9-66C-10-78 8-80 8-70 8-62-4-62-4-69-4-73 2-74 3-70", fill="none", stroke_width=1.8)
    )


def fan(ground: str, trim: str) -> str:
    """Draw an open fan."""
    return (
        path("M0-4-21-48C-16-66 16-66 21-48Z", fill=ground)
        + path("M-16.5-38C-12-52 12-52 16.5-38L21-48C16-66-16-66-21-48Z", fill=trim)
        + path("M0-4-13-57M0-4-6-60M0-4V-61M0-4 6-60M0-4 13-57", fill="none", stroke_width=1.3)
        + circle(0, -4, 3.5, fill=GOLD)
    )


def bird(breast: str) -> str:
    """Draw a robin that sits on a hand."""
    return (
        path("M8-18C16-8 19 0 19 14L13 10 10 14C6 4 2-6 0-12Z", fill=WOOD)
        + path("M-14-32C-20-14-8-6 2-8 14-10 18-22 14-34 12-46-10-48-14-32Z", fill=WOOD)
        + path("M-15-28C-18-14-8-8 0-10 4-18 0-28-6-32Z", fill=breast)
        + path("M-14-36-23-32-14-29Z", fill=GOLD)
        + circle(-7, -37, 2, fill=INK, stroke="none")
        + path("M2-26C12-28 16-20 16-12 8-12 2-16 2-26Z", fill="#6c4327")
    )


def shovel() -> str:
    """Draw a spade, the garden's kind."""
    return (
        path("M-2.5 24V-62H2.5V24Z", fill=WOOD)
        + path("M-14-62H14V-84C14-94 5-100 0-106-5-100-14-94-14-84Z", fill=STEEL)
        + path("M0-94V-62", fill="none", stroke_width=1.4)
    )


def lute() -> str:
    """Draw a lute, its neck up and to the side."""
    return (
        path("M-4-40H4L5-96H-5Z", fill=WOOD)
        + path("M-6-96H6L12-112 2-116Z", fill="#6c4327")
        + path("M-4-46C-10-34-25-28-25-4-25 14-13 22 0 22 13 22 25 14 25-4 25-28 10-34 4-46Z", fill="#d89b52")
        + circle(0, -8, 7, fill="#4a2f1d")
        + path("M-8 10H8", fill="none", stroke_width=3)
        + path("M-2-94V12M2-94V12", fill="none", stroke_width=1)
    )


def banner(ground: str, sign: str) -> str:
    """Draw a banner that hangs from its pole."""
    return (
        rect(-2.5, -100, 5, 124, fill=WOOD)
        + path("M0-114 5-107 0-100-5-107Z", fill=GOLD)
        + path("M-15-96H15V-60L0-46-15-60Z", fill=ground)
        + path("M-17-97H17", fill="none", stroke_width=5.5)
        + path("M-17-97H17", fill="none", stroke=GOLD, stroke_width=2.4)
        + moved(0, -75, path(SUITS["D"], fill=sign, stroke_width=5), scale=0.28)
    )


def bow() -> str:
    """Draw a bow with its string."""
    return (
        path("M-10-92V30", fill="none", stroke_width=1.3)
        + path("M-10-92C15-72 15 10-10 30", fill="none", stroke_width=8)
        + path("M-10-92C15-72 15 10-10 30", fill="none", stroke="#a5703f", stroke_width=4.4)
    )
