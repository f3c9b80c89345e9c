"""What can be said to a slot: each of its choices in words that are heard, with the sentence that it then is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of
from mao_desktop.secret_rules.slot_cards import LEAVE_OUT, ONE_CARD
from mao_desktop.secret_rules.slots import Count, Line, Pick

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.secret_rules.sentence import Sentence
    from mao_desktop.secret_rules.slots import Slot

    Sayings = Mapping[tuple[str, ...], Sentence]

HIGHEST = 20
"""Up to here numbers can be said."""
SAID_AS = {ONE_CARD: "a card by name", "“…” is said": "something is said"}
"""Choices that are not said as they are written."""
ARTICLES = ("a", "an", "the")
ORDINALS = {"2nd": "second", "3rd": "third"}


def sayings_of(slot: Slot, phrases: Iterable[str]) -> Sayings:
    """List what can be said to a slot, as words are compared; `phrases` are offered where any words may stand.

    An article may be left out: it is short, and often not heard.
    """
    found: list[tuple[str, Sentence]]
    match slot:
        case Pick(_, choices):
            found = [(_said(choice.text), choice.then) for choice in choices]
        case Count(_, _, least, most, put):
            found = [(str(number), put(number)) for number in range(least, min(most, HIGHEST) + 1)]
        case Line(_, _, put):
            found = [(phrase, put(phrase)) for phrase in phrases]
    sayings: dict[tuple[str, ...], Sentence] = {}
    for text, sentence in found:
        sayings.setdefault(words_of(text), sentence)
    for words, sentence in tuple(sayings.items()):
        if words[0] in ARTICLES and words[1:]:
            sayings.setdefault(words[1:], sentence)
    return sayings


def cleared(slot: Slot) -> Sentence | None:
    """Give the sentence without what stands in a slot, None where that can't be left out."""
    match slot:
        case Line(_, text, put) if text:
            return put("")
        case Pick(_, choices):
            return next((choice.then for choice in choices if choice.text == LEAVE_OUT), None)
        case _:
            return None


def _said(text: str) -> str:
    """Say what stands in a list."""
    return SAID_AS.get(text) or " ".join(ORDINALS.get(word, word) for word in text.split())
