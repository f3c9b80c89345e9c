"""Says what hands do with cards for all to see: short for the eye, in words for who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import CardReturned, Deal, Draw, Play
from mao_desktop.ui.texts import card_name, card_sign, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card, Seen


class Move(NamedTuple):
    """A move of a seat: a card that everybody saw, and what is written of it beside the seat's name.

    A card that it `plays` stands there alone.
    """

    seat: int
    card: Card | None
    text: str
    plays: bool = False


def move(seen: Seen | None) -> Move | None:
    """Say a move; None for what is none, or shows nothing."""
    match seen:
        case Play(seat=seat, card=card):
            return Move(seat, card, card_sign(card), plays=True)
        case CardReturned(seat=seat, card=card):
            return Move(seat, card, tr("takes {card} back").format(card=card_sign(card)))
        case Draw(seat=seat, count=count):
            return Move(seat, None, tr("draws a card") if count == 1 else tr("draws %n cards", "", count))
        case _:
            return None


def move_words(seen: Seen | None, name: Callable[[int], str]) -> str | None:
    """Say in words what a seat does with cards, dealing included, for who does not look; None for what moves none."""
    match seen:
        case Play(seat=seat, card=card):
            return tr("{name} plays the {card}").format(name=name(seat), card=card_name(card))
        case CardReturned(seat=seat, card=card):
            return tr("{name} takes the {card} back").format(name=name(seat), card=card_name(card))
        case Draw(seat=seat, count=count):
            text = tr("{name} draws a card") if count == 1 else tr("{name} draws %n cards", "", count)
            return text.format(name=name(seat))
        case Deal(seat=seat, turned=card) if card is not None:
            return tr("{name} deals, and turns up the {card}").format(name=name(seat), card=card_name(card))
        case Deal(seat=seat):
            return tr("{name} deals").format(name=name(seat))
        case _:
            return None
