"""The four queens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import things
from art.palette import ERMINE, GOLD, LEAF, PALE_GOLD, RED, SKIN
from art.people import OVAL, drop, fist, head, jewel, neck, pearls
from art.signs import STAR, SUITS
from art.svg import group, mirrored, moved, path

if TYPE_CHECKING:
    from art.palette import Dress

HAND = (52, -34)
GLANCES = {"S": -1.4, "H": 1.4, "D": -1.4, "C": 1.4}
"""Which way each looks, in card units."""


def figure(suit: str, dress: Dress) -> str:
    """Draw the queen of a suit."""
    thing = {
        "S": things.lantern(),
        "H": things.rose(),
        "D": things.fan(dress.tunic, PALE_GOLD),
        "C": things.bird("#d9622f"),
    }[suit]
    return (
        group(BEHIND[suit](dress), gown(dress), transform="translate(-3 0)")
        + group(
            NECKLINES[suit](dress),
            head(OVAL, iris="#4a6a3f", brow=dress.brow, glance=GLANCES[suit], lips="#c23a44"),
            HAIR[suit](dress),
            CROWNS[suit](dress),
            transform="translate(-3 2)",
        )
        + moved(*HAND, thing)
        + fist(*HAND, sleeve=dress.robe, cuff=ERMINE)
    )


def gown(dress: Dress) -> str:
    """Draw a gown with puffed sleeves and a laced bodice."""
    return (
        path("M-69 0C-74-34-60-50-40-51L-20-56H20L40-51C60-50 70-34 67 0Z", fill=dress.robe)
        + path("M-24 0C-22-20-26-36-34-50H34C26-36 22-20 24 0Z", fill=dress.tunic)
        + path(
            "M-9-30 9-22M9-30-9-22M-9-18 9-10M9-18-9-10M-9-6 4 0M9-6-4 0",
            fill="none",
            stroke=PALE_GOLD,
            stroke_width=1.8,
        )
        + path("M-62-18Q-48-28-34-18M-66-4Q-48-16-28-4", fill="none", stroke=dress.lining, stroke_width=3)
    )


def neckline(d: str, trim: str) -> str:
    """Draw bare shoulders down to an edge with its trim."""
    return (
        neck()
        + path(d + "Z", fill=SKIN)
        + path(d, fill="none", stroke_width=6.5)
        + path(d, fill="none", stroke=trim, stroke_width=3.2)
    )


def high(dress: Dress) -> str:
    """Draw a neckline to a point, under a choker."""
    return neckline("M-34-52-14-46 0-30 14-46 34-52", GOLD) + choker(dress.tunic, GOLD)


def scooped(dress: Dress) -> str:
    """Draw a round neckline, and a heart on a chain."""
    return (
        neckline("M-38-51C-28-34-12-32 0-32 12-32 28-34 38-51", ERMINE)
        + path("M-11-56Q0-40 11-56", fill="none", stroke=GOLD, stroke_width=2.2)
        + moved(0, -45, path(SUITS["H"], fill=dress.robe, stroke_width=8), scale=0.12)
    )


def straight_neckline(dress: Dress) -> str:
    """Draw a square neckline and a row of pearls."""
    return neckline("M-30-53-24-34H24L30-53", dress.lining) + pearls(
        (-12, -52), (-6.5, -48), (0, -46.5), (6.5, -48), (12, -52), colour=ERMINE, r=2.8
    )


def shawl(dress: Dress) -> str:
    """Draw a shawl that a brooch holds."""
    return (
        neckline("M-22-54Q0-36 22-54", ERMINE)
        + mirrored(path("M18-57C12-40 4-34 0-30L8-16C28-24 46-36 50-48Z", fill=dress.lining))
        + jewel(0, -27, GOLD, 6)
        + jewel(0, -27, dress.robe, 2.6)
    )


def choker(stone: str, chain: str) -> str:
    """Draw a band round the neck with a stone."""
    return path("M-11-62Q0-55 11-62V-56Q0-49-11-56Z", fill=chain) + drop(0, -52, stone)


def night_veil(dress: Dress) -> str:
    """Draw a veil sewn with stars, and the hair before it."""
    star = path(STAR, fill=PALE_GOLD, stroke="none")
    stars = [moved(x, y, star, scale=0.08) for x, y in ((37, -104), (42, -86), (44, -66))]
    return mirrored(
        path("M0-136C36-134 50-116 54-92 57-72 58-58 66-42L0-40Z", fill=dress.robe),
        path("M28-125C43-116 47-99 49-87 52-69 54-57 60-46", fill="none", stroke=dress.lining, stroke_width=2.2),
        *stars,
    ) + path("M-34-100H34L32-44H-32Z", fill=dress.hair)


def flowing(dress: Dress) -> str:
    """Draw the back of long wavy hair."""
    return mirrored(
        path("M0-128C30-130 40-112 38-98 46-90 46-78 41-72 48-64 47-50 38-44 34-36 26-36 22-40L0-60Z", fill=dress.hair)
    )


def veil(dress: Dress) -> str:
    """Draw a veil that falls behind the shoulders."""
    return mirrored(path("M0-134C34-132 42-104 44-80 46-64 52-52 58-44L0-40Z", fill=dress.lining)) + mirrored(
        path("M38-100C40-80 42-64 48-50", fill="none", stroke_width=1.3)
    )


def nothing(_: Dress) -> str:
    """Leave the back bare."""
    return ""


def parted(dress: Dress) -> str:
    """Draw smooth hair, parted in the middle, that falls before the shoulders."""
    return mirrored(
        path(
            "M0-123C28-125 37-106 37-84 37-64 44-46 40-26 36-34 30-38 27-48 23-60 25-76 23-90 20-104 10-109 0-113Z",
            fill=dress.hair,
        ),
        path("M30-104C33-86 30-64 36-44", fill="none", stroke="#fff", stroke_opacity=0.35, stroke_width=1.6),
    )


def waves(dress: Dress) -> str:
    """Draw wavy hair about the brow and one curl at each cheek."""
    return mirrored(
        path("M0-123C24-126 34-112 31-98 36-92 36-82 30-78 26-80 23-86 24-92 18-106 8-108 0-112Z", fill=dress.hair),
        path(
            "M28-110C30-104 28-98 29-92M38-90C42-82 36-74 37-66",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.35,
            stroke_width=1.6,
        ),
    )


def plaits(dress: Dress) -> str:
    """Draw two plaits that hang before the shoulders."""
    strands = "".join(
        path("M0-7C8-7 9 2 0 8-9 2-8-7 0-7Z", fill=dress.hair, transform=f"translate({x} {y})")
        for x, y in ((28, -78), (30, -67), (32, -56), (33, -45), (34, -34))
    )
    return mirrored(
        path("M0-123C24-125 34-108 31-80H24C25-98 16-107 0-113Z", fill=dress.hair),
        strands,
        path("M29-29H39V-24H29Z", fill=RED),
        path("M34-24 29-14H39Z", fill=dress.hair),
    )


def buns(dress: Dress) -> str:
    """Draw hair that is coiled over the ears."""
    return mirrored(
        path("M0-123C24-125 31-110 28-96H24C20-106 12-109 0-113Z", fill=dress.hair),
        path("M30-103C44-103 44-78 30-78 18-78 18-103 30-103Z", fill=dress.hair),
        path(
            "M30-98C39-98 39-84 31-84 24-84 24-94 30-94",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.4,
            stroke_width=1.7,
        ),
    )


def moon_crown(dress: Dress) -> str:
    """Draw a tiara with a crescent and stars."""
    star = path(STAR, fill=PALE_GOLD, stroke_width=9)
    return (
        path("M-27-114Q0-128 27-114L27-121Q0-136-27-121Z", fill=GOLD)
        + path("M-11-148A13 13 0 1 0 11-148 10 10 0 1 1-11-148Z", fill=GOLD)
        + moved(0, -146, star, scale=0.11)
        + mirrored(moved(22, -130, star, scale=0.14))
        + mirrored(jewel(13, -123.5, dress.tunic, 2.6))
    )


def heart_coronet(dress: Dress) -> str:
    """Draw a coronet of hearts."""
    heart = path(SUITS["H"], fill=dress.robe, stroke_width=8)
    return (
        path("M-26-116Q0-126 26-116L32-138 18-128 9-142 0-130-9-142-18-128-32-138Z", fill=GOLD)
        + mirrored(moved(32, -139, heart, scale=0.13))
        + mirrored(moved(10, -144, heart, scale=0.15))
        + jewel(0, -124.5, dress.tunic, 3)
        + mirrored(jewel(14, -122.5, PALE_GOLD, 2.2))
    )


def facet_crown(dress: Dress) -> str:
    """Draw a tall tiara of lozenges."""
    stone = path(SUITS["D"], fill=dress.tunic, stroke_width=7)
    return (
        path("M-27-115Q0-127 27-115L27-124 14-134 0-150-14-134-27-124Z", fill=GOLD)
        + moved(0, -134, stone, scale=0.22)
        + mirrored(moved(15, -125, stone, scale=0.13))
    )


def wreath(_: Dress) -> str:
    """Draw a wreath of leaves and blossoms."""
    leaf = path("M0 4C-8 0-8-10 0-18 8-10 8 0 0 4Z", fill=LEAF)
    blossom = "".join(
        path("M0 0C-5-3-4-8 0-8 4-8 5-3 0 0Z", fill=ERMINE, stroke_width=1.2, transform=f"rotate({turn})")
        for turn in range(0, 360, 72)
    ) + jewel(0, 0, GOLD, 2.4)
    return (
        mirrored(moved(26, -114, leaf, turn=62), moved(20, -120, leaf, turn=20), moved(9, -123, leaf, turn=30))
        + moved(0, -125, blossom, scale=1.15)
        + mirrored(moved(17, -119, blossom, scale=0.95))
    )


BEHIND = {"S": night_veil, "H": flowing, "D": veil, "C": nothing}
NECKLINES = {"S": high, "H": scooped, "D": straight_neckline, "C": shawl}
HAIR = {"S": parted, "H": waves, "D": plaits, "C": buns}
CROWNS = {"S": moon_crown, "H": heart_coronet, "D": facet_crown, "C": wreath}
