"""What each slot is called for a screen reader: its place in the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.secret_rules import Role
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Place

NAMES = {
    Role.BEGINNING: QT_TR_NOOP("How the rule begins"),
    Role.EVENT: QT_TR_NOOP("When: what happens"),
    Role.CARD: QT_TR_NOOP("When: card {card}"),
    Role.CARD_RANK: QT_TR_NOOP("When: rank of card {card}"),
    Role.CARD_SUIT: QT_TR_NOOP("When: suit of card {card}"),
    Role.MORE_CARDS: QT_TR_NOOP("When: one more card"),
    Role.HAND_SIZE: QT_TR_NOOP("When: how many cards"),
    Role.HEARD: QT_TR_NOOP("When: the words that are said"),
    Role.JOINER: QT_TR_NOOP("Test {n}: if, and, or"),
    Role.SUBJECT: QT_TR_NOOP("Test {n}: what is looked at"),
    Role.RELATION: QT_TR_NOOP("Test {n}: how"),
    Role.VALUE: QT_TR_NOOP("Test {n}: compared with, {card}"),
    Role.VALUE_RANK: QT_TR_NOOP("Test {n}: rank of card {card}"),
    Role.VALUE_SUIT: QT_TR_NOOP("Test {n}: suit of card {card}"),
    Role.MORE_VALUES: QT_TR_NOOP("Test {n}: one more card"),
    Role.MORE_TESTS: QT_TR_NOOP("One more test"),
    Role.WHO: QT_TR_NOOP("Then {n}: who"),
    Role.EFFECT: QT_TR_NOOP("Then {n}: what"),
    Role.AMOUNT: QT_TR_NOOP("Then {n}: how many, or which"),
    Role.PHRASE: QT_TR_NOOP("Then {n}: the words"),
    Role.MORE_EFFECTS: QT_TR_NOOP("One more thing that follows"),
    Role.CALL: QT_TR_NOOP("The call, if not the usual one"),
    Role.ROW: QT_TR_NOOP("Which rule"),
    Role.OPTION: QT_TR_NOOP("Which option"),
    Role.OPTION_VALUE: QT_TR_NOOP("The option's value"),
}
ADDS = frozenset({Role.MORE_CARDS, Role.MORE_VALUES, Role.MORE_TESTS, Role.MORE_EFFECTS})
"""Slots in which nothing stands yet."""


def slot_name(place: Place) -> str:
    """Say where a slot stands."""
    return tr(NAMES[place.role]).format(n=place.number + 1, card=place.card + 1)
