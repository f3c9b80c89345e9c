"""The faces of the cards: paper, indices, pips and courts put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import courts, jokers, signs
from art.palette import EDGE, GOLD, INK, PAPER, RED
from art.svg import CENTRE, HEIGHT, WIDTH, circle, document, group, moved, path, rect, twice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.decks import Deck

CORNER_RADIUS = 15

PLACES: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "7": ((-1, -1), (1, -1), (0, -1 / 2), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "8": ((-1, -1), (1, -1), (0, -1 / 2), (-1, 0), (1, 0), (0, 1 / 2), (-1, 1), (1, 1)),
    "9": ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    "10": (
        *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
        *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
    ),
}
"""Where a number's pips lie: across in outer columns, down in outermost rows, from the card's centre."""

ACE_HEIGHT = {"S": 150, "H": 112, "D": 118, "C": 118}


def files(deck: Deck) -> Iterator[tuple[str, str]]:
    """Draw all faces of a deck.

    Returns:
        Pairs of a file's name and its text.
    """
    for suit in deck.dress:
        yield f"A{suit}.svg", ace(deck, suit)
        for rank in PLACES:
            yield f"{rank}{suit}.svg", pips(deck, rank, suit)
        for rank in courts.RANKS:
            yield f"{rank}{suit}.svg", court(deck, rank, suit)
    yield "joker-1.svg", joker(deck, 1)
    yield "joker-2.svg", joker(deck, 2)


def paper() -> str:
    """Draw the blank card, with an edge that shows on a light table as well."""
    return rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, rx=CORNER_RADIUS, fill=PAPER, stroke=EDGE, stroke_width=1.5)


def index(deck: Deck, rank: str, suit: str) -> str:
    """Draw rank and suit in the upper left corner, about the card's centre."""
    corner, colour = deck.corner, deck.dress[suit].pip
    return in_corner(
        signs.rank(rank, corner.middle, corner.rank_top, corner.rank, colour),
        signs.suit(suit, corner.middle, corner.suit_top + corner.suit / 2, corner.suit, colour),
    )


def in_corner(*parts: str) -> str:
    """Draw parts from the card's upper left corner, about the card's centre."""
    return moved(-CENTRE[0], -CENTRE[1], *parts)


def pips(deck: Deck, rank: str, suit: str) -> str:
    """Draw a number card."""
    field, colour = deck.field, deck.dress[suit].pip
    places = [(x * field.column - y * field.row * field.lean, y * field.row) for x, y in PLACES[rank]]
    upper = [signs.suit(suit, x, y, field.pip, colour) for x, y in places if y < 0]
    middle = [signs.suit(suit, CENTRE[0] + x, CENTRE[1], field.pip, colour) for x, y in places if y == 0]
    return document(paper(), twice(index(deck, rank, suit), *upper, name="half"), *middle)


def ace(deck: Deck, suit: str) -> str:
    """Draw an ace: one large pip; that of spades bears the project's mark."""
    x, y = CENTRE
    height = min(ACE_HEIGHT[suit], deck.field.ace)
    mark = moved(x, y + height * 0.08, listening(), scale=height / 150) if suit == "S" else ""
    return document(
        paper(),
        twice(index(deck, "A", suit), name="half"),
        signs.suit(suit, x, y, height, deck.dress[suit].pip),
        mark,
    )


def listening() -> str:
    """Draw the project's mark: a word as one sees it on a meter."""
    return path(
        "M-32-6V8M-16-18V20M0-32V32M16-18V20M32-6V8", fill="none", stroke=PAPER, stroke_width=7, stroke_linecap="round"
    )


def court(deck: Deck, rank: str, suit: str) -> str:
    """Draw a jack, queen or king: the same figure twice, head to head, in a frame."""
    dress, stage = deck.dress[suit], deck.stage
    half = group(
        rect(-stage.half, -courts.TALL, 2 * stage.half, courts.TALL, fill=dress.ground),
        courts.figure(rank, suit, dress),
        frame(stage.half, dress.pip),
        "" if stage.middle else signs.suit(suit, -stage.half + 16, -courts.TALL + 19, 25, dress.pip),
    )
    return document(
        paper(),
        twice(index(deck, rank, suit), moved(stage.middle, 0, half), name="half"),
        belt(stage.half + stage.middle),
    )


def frame(half: float, colour: str) -> str:
    """Draw the upper half of a frame, about the foot of its middle."""
    return path(f"M-{half} 0V-{courts.TALL}H{half}V0", fill="none", stroke=colour, stroke_width=1.6)


def belt(half: float) -> str:
    """Draw the band at which the two figures meet."""
    x, y = CENTRE
    studs = [circle(x + step * 18, y, 2.4, fill=INK) for step in range(-int(half // 18), int(half // 18) + 1)]
    return rect(x - half, y - 5, 2 * half, 10, fill=GOLD, stroke=INK, stroke_width=1.6) + "".join(studs)


def joker(deck: Deck, which: int) -> str:
    """Draw a joker: the first red with a filled star, the second black with a hollow one."""
    colour = RED if which == 1 else INK
    corner, stage = deck.corner, deck.stage
    scale = corner.rank / 100
    pen = {"fill": colour} if which == 1 else {"fill": "none", "stroke": colour, "stroke_width": 9.0}
    star = path(signs.STAR, stroke_linejoin="round", **pen)
    half = group(
        rect(-stage.half, -courts.TALL, 2 * stage.half, courts.TALL, fill=jokers.GROUND[which]),
        jokers.figure(which),
        frame(stage.half, colour),
    )
    return document(
        paper(),
        twice(
            in_corner(moved(corner.middle, corner.rank_top + corner.rank / 2, star, scale=scale * 0.8)),
            moved(stage.middle, 0, half),
            name="half",
        ),
        belt(stage.half + stage.middle),
    )
