"""The two jokers."""

from __future__ import annotations

from dataclasses import dataclass

from art.palette import ERMINE, GOLD, INK, PALE_GOLD, PAPER, RED, STEEL, WOOD
from art.people import OVAL, fist, head, neck
from art.signs import STAR, SUITS
from art.svg import circle, group, mirrored, moved, path

GROUND = {1: "#fdf0d8", 2: "#e9e8f0"}
HAND = (50, -36)


@dataclass(frozen=True, slots=True)
class Motley:
    """A fool's two colours, and the metal of his bells."""

    one: str
    other: str
    bells: str


MOTLEYS = {1: Motley("#c2363c", "#2f7f86", GOLD), 2: Motley("#3b414f", "#7c5a9c", STEEL)}


def figure(which: int) -> str:
    """Draw a joker's upper figure, about the middle of the belt."""
    motley = MOTLEYS[which]
    thing = marotte(motley) if which == 1 else hand_of_cards()
    return group(
        group(tunic(motley), lining(motley), neck(), ruffle(motley), face(), hood(motley), transform="translate(-3 2)"),
        moved(*HAND, thing),
        fist(*HAND, sleeve=motley.other, cuff=motley.bells),
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def face() -> str:
    """Draw a face that grins."""
    return head(OVAL, iris="#3f6b5a", brow="#6a3f24", glance=1.6, smile=True) + path(
        "M-12-77Q0-67 12-77 9-66 0-66-9-66-12-77Z", fill=PAPER, stroke_width=1.5
    )


def tunic(motley: Motley) -> str:
    """Draw a tunic of two halves with lozenges of the other's colour."""
    lozenge = "M0-12 8 0 0 12-8 0Z"
    return (
        path("M-66 0C-70-32-56-48-36-51L0-57V0Z", fill=motley.one)
        + path("M68 0C70-32 56-48 36-51L0-57V0Z", fill=motley.other)
        + "".join(moved(x, y, path(lozenge, fill=motley.other)) for x, y in ((-16, -13), (-36, -24), (-54, -13)))
        + "".join(moved(x, y, path(lozenge, fill=motley.one)) for x, y in ((16, -13), (34, -24)))
    )


def lining(motley: Motley) -> str:
    """Draw the inside of the hood, behind the cheeks."""
    return path("M0-110H-28C-34-90-30-72-20-58H0Z", fill=motley.other) + path(
        "M0-110H28C34-90 30-72 20-58H0Z", fill=motley.one
    )


def ruffle(motley: Motley) -> str:
    """Draw a collar of points with bells."""
    points = ((-40, -40), (-20, -28), (0, -22), (20, -28), (40, -40))
    return path(
        "M-20-62C-34-60-40-52-40-42L-27-46-20-30-9-40 0-24 9-40 20-30 27-46 40-42C40-52 34-60 20-62Z", fill=ERMINE
    ) + group(*(circle(x, y, 4) for x, y in points), fill=motley.bells, stroke_width=1.5)


def hood(motley: Motley) -> str:
    """Draw a hood with three horns and a bell on each."""
    return (
        path("M0-112C-14-110-22-104-24-90-26-80-24-72-20-64-32-66-34-82-33-92-36-104-30-116 0-124Z", fill=motley.one)
        + path("M0-112C14-110 22-104 24-90 26-80 24-72 20-64 32-66 34-82 33-92 36-104 30-116 0-124Z", fill=motley.other)
        + path("M0-112C-16-110-26-104-31-92-40-104-48-96-48-82-62-104-46-132-20-126L0-124Z", fill=motley.one)
        + path("M0-112C16-110 26-104 31-92 40-104 46-98 46-86 60-106 46-132 20-126L0-124Z", fill=motley.other)
        + path("M-20-112C-22-134-10-140 2-146 0-138 18-130 20-112 10-116-10-116-20-112Z", fill=motley.bells)
        + circle(2, -147, 4.5, fill=motley.bells)
        + circle(-48, -79, 4.5, fill=motley.bells)
        + circle(46, -83, 4.5, fill=motley.bells)
    )


def marotte(motley: Motley) -> str:
    """Draw a fool's stick with a little star for a head."""
    return (
        path("M-2.5 24V-74H2.5V24Z", fill=WOOD)
        + mirrored(path("M0-64C8-70 16-66 14-58 12-54 4-56 0-64ZM0-62C4-56 10-50 9-42L3-46Z", fill=motley.one))
        + moved(0, -86, path(STAR, fill=PALE_GOLD, stroke_width=5), scale=0.4)
    )


def hand_of_cards() -> str:
    """Draw three cards, spread."""
    card = path("M-11 0V-46H11V0Z", fill=PAPER)
    signs = ((-32, "C", INK), (-9, "H", RED), (14, "S", INK))
    return "".join(
        moved(0, 4, card, moved(0, -36, path(SUITS[suit], fill=colour, stroke="none"), scale=0.14), turn=turn)
        for turn, suit, colour in signs
    )
