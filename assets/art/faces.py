"""The faces of the cards: paper, indices, pips and courts put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import courts, jokers, signs
from art.palette import EDGE, GOLD, INK, PAPER, RED
from art.svg import CENTRE, HEIGHT, WIDTH, circle, document, moved, path, rect, twice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.decks import Deck, Stage

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
    mark = signs.mark(x, y + height * 0.04, height * 0.4) if suit == "S" else ""
    return document(
        paper(),
        twice(index(deck, "A", suit), name="half"),
        signs.suit(suit, x, y, height, deck.dress[suit].pip),
        mark,
    )


def court(deck: Deck, rank: str, suit: str) -> str:
    """Draw a jack, queen or king."""
    dress, stage = deck.dress[suit], deck.stage
    figure = courts.figure(rank, suit, dress)
    if not stage.middle:
        figure += signs.suit(suit, -stage.half + 16, -courts.TALL + 19, 25, dress.pip)
    return head_to_head(stage, index(deck, rank, suit), figure, ground=dress.ground, line=dress.pip)


def joker(deck: Deck, which: int) -> str:
    """Draw a joker: the first red with a filled star, the second black with a hollow one."""
    corner = deck.corner
    filled, colour = (True, RED) if which == 1 else (False, INK)
    line = {"fill": colour} if filled else {"fill": "none", "stroke": colour, "stroke_width": 9.0}
    star = path(signs.STAR, stroke_linejoin="round", **line)
    sign = in_corner(moved(corner.middle, corner.rank_top + corner.rank / 2, star, scale=corner.rank / 125))
    return head_to_head(deck.stage, sign, jokers.figure(which), ground=jokers.GROUND[which], line=colour)


def head_to_head(stage: Stage, sign: str, figure: str, *, ground: str, line: str) -> str:
    """Draw a card with the same figure twice, each in its half of a frame, and a belt between them.

    Args:
        stage: where the frame stands.
        sign: what is in the upper left corner, about the card's centre.
        figure: the upper figure, about the middle of the belt.
        ground: the colour behind the figure.
        line: the frame's colour.
    """
    half, tall = stage.half, courts.TALL
    upper = (
        rect(-half, -tall, 2 * half, tall, fill=ground),
        figure,
        path(f"M-{half} 0V-{tall}H{half}V0", fill="none", stroke=line, stroke_width=1.6),
    )
    return document(paper(), twice(sign, moved(stage.middle, 0, *upper), name="half"), belt(half + stage.middle))


def belt(half: float) -> str:
    """Draw the belt, studded, that reaches so far to both sides of the card's centre."""
    x, y = CENTRE
    studs = [circle(x + step * 18, y, 2.4, fill=INK) for step in range(-int(half // 18), int(half // 18) + 1)]
    return rect(x - half, y - 5, 2 * half, 10, fill=GOLD, stroke=INK, stroke_width=1.6) + "".join(studs)
