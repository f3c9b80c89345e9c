"""Says in words what hands do with cards: the table shows it, and who does not look is told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import CardReturned, Deal, Draw, Play
from mao_desktop.ui.texts import card_name, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Seen


def move_words(seen: Seen | None) -> str | None:
    """Say what a seat does with cards for all to see; None for what moves none."""
    match seen:
        case Play(card=card):
            return tr("plays the {card}").format(card=card_name(card))
        case Draw(count=count):
            return tr("draws a card") if count == 1 else tr("draws %n cards", "", count)
        case CardReturned(card=card):
            return tr("takes the {card} back").format(card=card_name(card))
        case Deal(turned=card) if card is not None:
            return tr("deals, and turns up the {card}").format(card=card_name(card))
        case Deal():
            return tr("deals")
        case _:
            return None
