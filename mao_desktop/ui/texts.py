"""Texts of the window that can be translated, and the names of cards, suits and times in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from mao_desktop import translatable
from mao_desktop.engine import JOKER, Rank, Suit
from mao_desktop.translatable import QT_TR_NOOP as QT_TR_NOOP  # noqa: PLC0414  the window takes it from here
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from mao_desktop.engine import Card

RANKS = {
    Rank.ACE: QT_TR_NOOP("ace"),
    Rank.TWO: QT_TR_NOOP("two"),
    Rank.THREE: QT_TR_NOOP("three"),
    Rank.FOUR: QT_TR_NOOP("four"),
    Rank.FIVE: QT_TR_NOOP("five"),
    Rank.SIX: QT_TR_NOOP("six"),
    Rank.SEVEN: QT_TR_NOOP("seven"),
    Rank.EIGHT: QT_TR_NOOP("eight"),
    Rank.NINE: QT_TR_NOOP("nine"),
    Rank.TEN: QT_TR_NOOP("ten"),
    Rank.JACK: QT_TR_NOOP("jack"),
    Rank.QUEEN: QT_TR_NOOP("queen"),
    Rank.KING: QT_TR_NOOP("king"),
}
SUITS = {
    Suit.SPADES: QT_TR_NOOP("spades"),
    Suit.HEARTS: QT_TR_NOOP("hearts"),
    Suit.DIAMONDS: QT_TR_NOOP("diamonds"),
    Suit.CLUBS: QT_TR_NOOP("clubs"),
}
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
MS = 1000


def tr(text: str, comment: str = "", count: int = -1) -> str:
    """Translate a text of the window, for which ``lupdate`` looks by this name and in this order of arguments.

    `comment` tells equal texts apart; `count` chooses among the plurals and stands where ``%n`` is. A message of the
    layers below is translated with all that it was made of.
    """
    if isinstance(text, Message):
        return text.translated(tr)
    return QCoreApplication.translate("", text, comment, count).replace("%n", str(count))


def quoted(words: str) -> str:
    """Put words that are said in the quotes of the language."""
    return tr(translatable.quoted(words))


def begun(text: str) -> str:
    """Begin a text with a capital."""
    return text[:1].upper() + text[1:]


def cards(count: int) -> str:
    """Say a number of cards."""
    return tr("1 card") if count == 1 else tr("%n cards", "", count)


def to_take(count: int) -> str:
    """Say how many cards the next seat has to take."""
    return tr("1 card to take") if count == 1 else tr("%n cards to take", "", count)


def suit_name(suit: Suit) -> str:
    """Say a suit."""
    return tr(SUITS[suit])


def card_name(card: Card) -> str:
    """Say a card in words."""
    if card == JOKER or card.suit is None:
        return tr("joker")
    return tr("{rank} of {suit}").format(rank=tr(RANKS[card.rank]), suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """Say a card within a sentence, and what it counts as where that is another one."""
    if card.printed != card:
        text = tr("the {printed} (here the {card})")
        return text.format(printed=card_name(card.printed), card=card_name(card))
    return tr("the {card}").format(card=card_name(card))


def card_sign(card: Card) -> str:
    """Write a card as short as it stands on cards, such as 9♥."""
    return tr("joker") if card.suit is None else f"{card.rank.value}{SIGNS[card.suit]}"


def clock(ms: int) -> str:
    """Say a table time in minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1_000 % 60:02}"


def date_and_time(written: str) -> str:
    """Say a date and time that is written as ISO 8601 has it, as it is usual here."""
    return QLocale().toString(QDateTime.fromString(written, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def seconds(ms: int) -> str:
    """Say a table time in seconds."""
    return tr("{time} s").format(time=decimal(ms / MS))


def decimal(number: float, places: int = 1) -> str:
    """Write a number with so many places after the point, which is a comma in some languages."""
    return QLocale().toString(number, "f", places)


def in_per_cent(share: float) -> str:
    """Write a share in per cent."""
    return tr("{number} %").format(number=decimal(100 * share, 0))
