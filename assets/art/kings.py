"""The four kings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import things
from art.palette import ERMINE, GOLD, PALE_GOLD
from art.people import BROAD, fist, head, jewel, neck, pearls
from art.signs import SUITS
from art.svg import group, mirrored, moved, path

if TYPE_CHECKING:
    from art.palette import Dress

HAND = (52, -34)
GLANCES = {"S": -1.4, "H": 1.4, "D": 1.4, "C": -1.4}
"""Which way each looks, in card units."""


def figure(suit: str, dress: Dress) -> str:
    """Draw the king of a suit."""
    thing = {"S": things.sword, "H": things.goblet, "D": things.scales, "C": things.mace}[suit]
    return (
        mantle(dress)
        + group(
            HAIR[suit](dress.hair),
            neck(),
            ermine(),
            head(BROAD, iris="#3a5a78", brow=dress.brow, glance=GLANCES[suit]),
            BEARDS[suit](dress.hair),
            CROWNS[suit](dress),
            transform="translate(-3 2)",
        )
        + moved(*HAND, thing())
        + fist(*HAND, sleeve=dress.robe, cuff=ERMINE)
    )


def mantle(dress: Dress) -> str:
    """Draw the robe, open over a tunic with its chain."""
    return (
        path("M-74 0C-74-32-60-48-36-54L-3-60 30-54C54-48 66-30 66 0Z", fill=dress.robe)
        + path("M-27 0-21-52H15L21 0Z", fill=dress.tunic)
        + path("M-3-30V0", fill="none", stroke_width=1.4)
        + pearls((-3, -20), (-3, -11), colour=GOLD, r=2.6)
        + moved(-3, 0, mirrored(path("M24-53 24 0H34L36-50Z", fill=dress.lining)))
        + path("M-66-22Q-54-32-42-24M-70-8Q-56-20-42-10", fill="none", stroke=dress.lining, stroke_width=3)
    )


def ermine() -> str:
    """Draw the fur collar."""
    tails = "M-36-49v5M-25-46v5M-29-38v5M-17-35v5M-6-32v5M6-32v5M17-35v5M29-38v5M25-46v5M36-49v5"
    return path("M-46-49C-34-32-16-24 0-24 16-24 34-32 46-49L24-64H-24Z", fill=ERMINE) + path(
        tails, fill="none", stroke_width=2.4
    )


def locks(colour: str) -> str:
    """Draw hair that curls up at the ears."""
    return mirrored(
        path("M20-118C36-116 38-98 37-84 44-78 40-66 31-66 23-66 21-74 24-80Z", fill=colour),
        path("M37-84C32-84 28-78 31-73", fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=1.6),
    )


def straight(colour: str) -> str:
    """Draw hair that falls to the shoulders."""
    return mirrored(
        path("M18-118C34-118 37-104 36-88 35-74 42-66 40-52 34-48 28-50 24-54L22-80Z", fill=colour),
        path("M31-100C32-84 30-70 34-58", fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=1.6),
    )


def shine(d: str) -> str:
    """Draw light strands of hair."""
    return path(d, fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=1.6)


def moustache(colour: str) -> str:
    """Draw a moustache over the mouth."""
    return path("M0-77C-6-82-15-79-20-70-13-71-6-70 0-74 6-70 13-71 20-70 15-79 6-82 0-77Z", fill=colour)


def forked(colour: str) -> str:
    """Draw a long beard with two points."""
    return (
        path(
            "M-27-100C-24-84-16-72 0-67 16-72 24-84 27-100 31-72 22-46 9-26 6-32 3-38 0-42-3-38-6"
            "-32-9-26-22-46-31-72-27-100Z",
            fill=colour,
        )
        + shine("M-14-66Q-14-50-9-40M14-66Q14-50 9-40")
        + moustache(colour)
    )


def full(colour: str) -> str:
    """Draw a round beard with curls."""
    return (
        path(
            "M-27-100C-24-84-16-72 0-67 16-72 24-84 27-100 33-92 32-80 29-76 32-66 26-60 22-58 21"
            "-48 13-45 8-47 4-42-4-42-8-47"
            "-13-45-21-48-22-58-26-60-32-66-29-76-32-80-33-92-27-100Z",
            fill=colour,
        )
        + shine("M-18-66Q-16-56-11-56M18-66Q16-56 11-56M-3-58Q0-52 4-57")
        + moustache(colour)
    )


def square(colour: str) -> str:
    """Draw a beard that is cut straight, plaited with gold."""
    return (
        path("M-27-100C-24-84-16-72 0-67 16-72 24-84 27-100L25-46H-25Z", fill=colour)
        + path("M-17-66V-47M-8-62V-47M0-61V-47M8-62V-47M17-66V-47", fill="none", stroke_width=1.3)
        + path("M-25.5-54H25.5V-47H-25.5Z", fill=GOLD)
        + moustache(colour)
    )


def pointed(colour: str) -> str:
    """Draw a short beard with one point."""
    return (
        path("M-26-96C-24-82-14-72 0-67 14-72 24-82 26-96 27-70 14-54 0-38-14-54-27-70-26-96Z", fill=colour)
        + shine("M-6-60Q-5-52 0-46")
        + moustache(colour)
    )


def band(stone: str) -> str:
    """Draw a crown's rim with its stones."""
    return path("M-30-110Q0-101 30-110L31-122Q0-113-31-122Z", fill=GOLD) + (
        jewel(0, -111, stone, 3.6) + mirrored(jewel(17, -113.5, PALE_GOLD, 2.6))
    )


def spade_crown(dress: Dress) -> str:
    """Draw a crown of three spear heads."""
    return (
        path("M-31-122-36-142-18-129-12-134 0-128 12-134 18-129 36-142 31-122Q0-113-31-122Z", fill=GOLD)
        + moved(0, -138, path(SUITS["S"], fill=dress.robe, stroke_width=6), scale=0.3)
        + mirrored(jewel(36, -142, dress.tunic))
        + band(dress.tunic)
    )


def heart_crown(dress: Dress) -> str:
    """Draw a closed crown with an arch and a heart on top."""
    return (
        path("M-30-120C-34-146-12-146 0-138 12-146 34-146 30-120Q0-112-30-120Z", fill=dress.robe)
        + path(
            "M-31-122C-40-152-10-150 0-140 10-150 40-152 31-122L25-120C30-142 8-142 3-130V-117H"
            "-3V-130C-8-142-30-142-25-120Z",
            fill=GOLD,
        )
        + moved(0, -143, path(SUITS["H"], fill=dress.robe, stroke_width=7), scale=0.22)
        + band(dress.tunic)
    )


def diamond_crown(dress: Dress) -> str:
    """Draw a tall crown of facets."""
    return (
        path("M-31-122-34-136-24-128-17-146-8-130 0-152 8-130 17-146 24-128 34-136 31-122Q0-113-31-122Z", fill=GOLD)
        + moved(0, -131, path(SUITS["D"], fill=dress.tunic, stroke_width=7), scale=0.24)
        + mirrored(jewel(17, -129, dress.robe, 2.8))
        + band(dress.robe)
    )


def club_crown(dress: Dress) -> str:
    """Draw a crown of oak leaves and clovers."""
    leaf = path("M0 0C-7-4-8-10-5-13-8-18-3-22 0-27 3-22 8-18 5-13 8-10 7-4 0 0Z", fill=dress.robe)
    return (
        moved(-27, -118, leaf, turn=-24)
        + moved(27, -118, leaf, turn=24)
        + moved(-14, -118, leaf, turn=-10)
        + moved(14, -118, leaf, turn=10)
        + moved(0, -133, path(SUITS["C"], fill=GOLD, stroke_width=6), scale=0.32)
        + band(dress.robe)
    )


HAIR = {"S": straight, "H": locks, "D": straight, "C": locks}
BEARDS = {"S": forked, "H": full, "D": square, "C": pointed}
CROWNS = {"S": spade_crown, "H": heart_crown, "D": diamond_crown, "C": club_crown}
