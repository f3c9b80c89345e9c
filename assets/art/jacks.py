"""The four jacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import things
from art.palette import ERMINE, GOLD, PALE_GOLD, WOOD
from art.people import OVAL, fist, head, jewel, neck, pearls
from art.signs import SUITS
from art.svg import group, mirrored, moved, path

if TYPE_CHECKING:
    from art.palette import Dress

HAND = (53, -34)
GLANCES = {"S": 1.6, "H": -1.6, "D": -1.6, "C": 1.6}
"""Which way each looks, in card units."""


def figure(suit: str, dress: Dress) -> str:
    """Draw the jack of a suit."""
    return (
        group(DOUBLETS[suit](dress), transform="translate(-3 0)")
        + group(
            neck(),
            COLLARS[suit](dress),
            bob(dress.hair),
            head(OVAL, iris="#5a4632", brow=dress.brow, glance=GLANCES[suit], lips="#b5524b", smile=True),
            fringe(dress.hair),
            CAPS[suit](dress),
            transform="translate(-3 2)",
        )
        + carried(suit, dress)
    )


def carried(suit: str, dress: Dress) -> str:
    """Draw what the jack carries, and the hands on it."""
    if suit == "H":
        return (
            moved(9, -23, things.lute(), scale=0.9, turn=33)
            + fist(51, -80, dress.robe, ERMINE, lean=-2)
            + bent_arm(dress.tunic)
        )
    thing = {"S": things.shovel(), "D": things.banner(dress.robe, PALE_GOLD), "C": things.bow()}[suit]
    return moved(*HAND, thing) + fist(*HAND, sleeve=dress.robe, cuff=dress.lining)


def bent_arm(sleeve: str) -> str:
    """Draw an arm that is bent before the body, its hand on the strings."""
    return path("M-58-33C-60-14-50-4-36-7L-9-22-15-41-37-30C-40-38-44-43-50-45", fill=sleeve) + fist(
        3, -39, sleeve, ERMINE, lean=66, reach=20
    )


def bob(colour: str) -> str:
    """Draw the back of hair that is cut at the chin."""
    return mirrored(path("M0-124C34-124 38-96 38-78 40-68 34-62 24-64L18-84H0Z", fill=colour))


def fringe(colour: str) -> str:
    """Draw the front of the hair."""
    return mirrored(
        path("M0-124C28-126 34-106 33-84 30-80 26-80 24-84 26-98 22-106 14-109 8-107 4-106 0-108Z", fill=colour),
        path("M30-104C33-90 33-80 32-70", fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=1.6),
    )


def shoulders(colour: str) -> str:
    """Draw the doublet's outline."""
    return path("M-66 0C-70-32-56-48-36-51L-12-57H12L36-51C56-48 66-32 66 0Z", fill=colour)


def striped(dress: Dress) -> str:
    """Draw a doublet with stripes."""
    return (
        shoulders(dress.robe)
        + path("M-33 0V-51L-22-54V0ZM33 0V-51L22-54V0ZM-9 0V-57H9V0Z", fill=dress.tunic)
        + pearls((0, -34), (0, -22), (0, -10), colour=GOLD, r=2.8)
        + path("M-60-30-46-24M-64-16-48-12", fill="none", stroke=dress.lining, stroke_width=3)
    )


def halved(dress: Dress) -> str:
    """Draw a doublet of two colours."""
    return (
        shoulders(dress.robe)
        + path("M0-57H-12L-36-51C-56-48-70-32-66 0H0Z", fill=dress.tunic)
        + path("M-60-26Q-48-34-40-20M-64-10Q-48-20-36-6", fill="none", stroke=dress.lining, stroke_width=3)
    )


def tabard(dress: Dress) -> str:
    """Draw a herald's tabard with lozenges."""
    lozenge = path("M0-13 9 0 0 13-9 0Z", fill=PALE_GOLD, stroke_width=1.6)
    return (
        shoulders(dress.lining)
        + path("M-36 0-40-50-12-57H12L40-50 36 0Z", fill=dress.tunic)
        + "".join(moved(x, y, lozenge) for x, y in ((-18, -32), (0, -18), (18, -32), (-18, -6), (18, -6)))
        + path("M-58-30-44-26M-62-14-42-12", fill="none", stroke=dress.robe, stroke_width=4)
    )


def jerkin(dress: Dress) -> str:
    """Draw a leather jerkin with a baldric."""
    return (
        shoulders(dress.robe)
        + path("M-34 0C-30-20-32-40-26-54H26C32-40 30-20 34 0Z", fill=dress.tunic)
        + path("M-37-51 26 0H42L-24-54Z", fill=WOOD)
        + jewel(2, -22, GOLD, 5)
    )


def ruff(_: Dress) -> str:
    """Draw a pleated collar."""
    return path(
        "M-30-54C-34-62-24-66-18-62H18C24-66 34-62 30-54 32-46 24-42 19-46 15-39 7-39 5-44 2"
        "-38-2-38-5-44-7-39-15-39-19-46-24-42"
        "-32-46-30-54Z",
        fill=ERMINE,
    ) + path("M-19-46-15-56M-5-44-4-54M5-44 4-54M19-46 15-56", fill="none", stroke_width=1.3)


def flat_collar(_: Dress) -> str:
    """Draw a wide white collar in two points."""
    return mirrored(path("M0-50 8-62 22-58 34-44 14-34Z", fill=ERMINE))


def standing(dress: Dress) -> str:
    """Draw a stiff collar that is open in front."""
    return mirrored(path("M2-46 14-66 30-62 28-48 12-42Z", fill=dress.robe))


def cowl(dress: Dress) -> str:
    """Draw a hood that lies on the shoulders, its edge in scallops."""
    return path(
        "M-24-66C-40-60-48-52-50-42-44-34-36-36-34-40-30-30-20-30-17-35-12-25-4-25 0-30 4-25"
        " 12-25 17-35 20-30 30-30 34-40"
        " 36-36 44-34 50-42 48-52 40-60 24-66 14-52-14-52-24-66Z",
        fill=dress.robe,
    ) + path("M-34-40-30-50M-17-35-14-46M0-30V-44M17-35 14-46M34-40 30-50", fill="none", stroke_width=1.3)


def beret(dress: Dress) -> str:
    """Draw a wide flat cap with a plume."""
    return (
        path("M-42-122C-46-142-14-146 2-144 26-146 44-138 40-122 20-112-22-112-42-122Z", fill=dress.robe)
        + path("M-32-119Q0-108 32-119L32-111Q0-101-32-111Z", fill=dress.tunic)
        + path(
            "M20-114C18-128 6-142-12-143-20-150-34-146-34-138-30-140-26-138-24-135-24-130-18-128-14-130"
            "-10-124-2-123 2-124 8-117 14-114 20-114Z",
            fill=PALE_GOLD,
        )
        + path("M20-114C12-128-4-136-26-139", fill="none", stroke_width=1.3)
        + jewel(20, -113, GOLD, 4.5)
    )


def roundel(dress: Dress) -> str:
    """Draw a rolled hat whose tail hangs down."""
    return (
        path("M-18-128C-24-150 10-154 22-142 30-134 24-126 20-126Z", fill=dress.tunic)
        + path("M-22-120C-50-118-52-92-46-70-42-62-36-66-36-72-40-92-34-104-24-108Z", fill=dress.tunic)
        + path(
            "M-36-118C-38-132-20-132 0-132 20-132 38-132 36-118 36-106 20-106 0-106-20-106-38-106-36-118Z",
            fill=dress.robe,
        )
        + path("M-24-131-20-106M-6-132-4-106M12-132 14-106M28-130 28-108", fill="none", stroke_width=1.4)
        + moved(4, -120, path(SUITS["H"], fill=GOLD, stroke_width=9), scale=0.16)
    )


def cocked(dress: Dress) -> str:
    """Draw a cap whose brim is turned up to two points."""
    return (
        path("M-26-120C-26-148 26-148 26-120Z", fill=dress.tunic)
        + path(
            "M-42-132C-32-124-16-128 0-120 16-128 32-124 42-132 40-112 24-104 0-106-24-104-40-112-42-132Z",
            fill=dress.robe,
        )
        + path("M-38-123C-28-116-14-118 0-112 14-118 28-116 38-123", fill="none", stroke=dress.lining, stroke_width=2.4)
        + moved(0, -140, path(SUITS["D"], fill=GOLD, stroke_width=8), scale=0.2)
    )


def peaked(dress: Dress) -> str:
    """Draw a pointed hat with a feather, as archers wear."""
    return (
        path("M-36-110C-34-126-12-150 30-146 26-136 30-126 32-116Z", fill=dress.robe)
        + path("M-46-104C-30-116 10-124 44-112 30-106 0-112-46-104Z", fill=dress.lining)
        + path("M-16-117C-28-115-38-117-46-124-36-130-20-129-11-121Z", fill="#c2452f")
        + path("M-14-119-38-123", fill="none", stroke_width=1.3)
    )


DOUBLETS = {"S": striped, "H": halved, "D": tabard, "C": jerkin}
COLLARS = {"S": ruff, "H": flat_collar, "D": standing, "C": cowl}
CAPS = {"S": beret, "H": roundel, "D": cocked, "C": peaked}
