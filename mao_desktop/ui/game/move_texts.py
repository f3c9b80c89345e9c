"""Says what hands do with cards for all to see: short for the eye, in words for who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import CardReturned, Deal, Draw, Play
from mao_desktop.ui.texts import card_name, card_sign, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Seen


class Move(NamedTuple):
    """A move of a seat: a card that everybody saw, what is written of it, and the same in words.

    A card that it `plays` stands there alone.
    """

    seat: int
    card: Card | None
    text: str
    words: str
    plays: bool = False


def move(seen: Seen | None) -> Move | None:
    """Say a move; None for what is none, or shows nothing."""
    match seen:
        case Play(seat=seat, card=card):
            return Move(seat, card, card_sign(card), tr("plays the {card}").format(card=card_name(card)), plays=True)
        case CardReturned(seat=seat, card=card):
            text, words = tr("takes {card} back"), tr("takes the {card} back")
            return Move(seat, card, text.format(card=card_sign(card)), words.format(card=card_name(card)))
        case Draw(seat=seat, count=count):
            text = tr("draws a card") if count == 1 else tr("draws %n cards", "", count)
            return Move(seat, None, text, text)
        case _:
            return None


def move_words(seen: Seen | None) -> str | None:
    """Say in words what a seat does with cards, dealing included, for who does not look; None for what moves none."""
    match seen:
        case Deal(turned=card) if card is not None:
            return tr("deals, and turns up the {card}").format(card=card_name(card))
        case Deal():
            return tr("deals")
        case _:
            moved = move(seen)
            return moved.words if moved else None
