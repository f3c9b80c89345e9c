"""What a rule may let people say: words that the recogniser knows, and none that do something else at the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.reading import lexicon_of
from mao_desktop.language.spelling import Unknown, WordSet, spell
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.translatable import Message, either, quoted

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Rules

LONGEST = 60
"""The most characters of a phrase."""
NEAR_WORDS = 3
PLACES = {"card": "ace of spades", "rank": "ace", "suit": "spades", "under": "ace of spades"}
"""What a phrase can name, with an example of what is said there."""
NAMES_OF_THE_GAME = frozenset({"mao", "moo", "mau"})
WITH_EFFECT = {
    Meaning.CALL: Message("a call"),
    Meaning.CONTEST: Message("a call"),
    Meaning.CLAIM: Message("the claim of a win"),
    Meaning.MEETING: Message("what opens a point of order"),
    Meaning.END_OF_MEETING: Message("what ends a point of order"),
    Meaning.REJOIN: Message("how one comes in again"),
    Meaning.NEW_RULE: Message("how a rule comes into force"),
}

_PLACE = re.compile(r"\{(\w*)\}|[{}]")


class Phrases:
    """Judges phrases by the rules in force, and by the words that the recogniser knows; None for any words."""

    def __init__(self, rules: Rules, known: Collection[str] | None) -> None:
        """Take what they are judged by."""
        self._entries = [e for e in lexicon_of(rules.sheet.reader).entries if e.meaning in WITH_EFFECT]
        self._known = known

    def check(self, text: str, column: int, places: Collection[str] = ()) -> None:
        """See that a phrase can be said and heard; `column` is where it begins, `places` are what it may name.

        Raises:
            RuleError: it can't, and why.
        """
        if len(text) > LONGEST:
            raise RuleError(
                column,
                Message(
                    "a phrase of at most {longest} characters was expected, not {count}",
                    longest=LONGEST,
                    count=len(text),
                ),
            )
        for place in _PLACE.finditer(text):
            if place[1] not in places:
                raise RuleError(column, _wrong_place(place[0], places))
        if not words_of(_PLACE.sub(" ace ", text)):
            raise RuleError(column, Message("a phrase of at least one word was expected"))
        if self._known is not None:
            self._check_words(_PLACE.sub(" ", text), column)
        self._check_effect(text, column)

    def _check_words(self, text: str, column: int) -> None:
        known = self._known or ()
        unknown = spell(text, WordSet(known))
        if isinstance(unknown, Unknown):
            from rapidfuzz import fuzz, process  # noqa: PLC0415  at most tables nobody writes a rule

            near = process.extract(unknown.word.casefold(), known, scorer=fuzz.ratio, limit=NEAR_WORDS)
            raise RuleError(column, _unheard_of(unknown.word, [quoted(word) for word, _, _ in near]))

    def _check_effect(self, text: str, column: int) -> None:
        words = words_of(example(text))
        if named := NAMES_OF_THE_GAME & set(words):
            raise RuleError(
                column, Message("a phrase can't contain “{word}”, which wins or is in vain", word=min(named))
            )
        for at in range(len(words)):
            for entry in self._entries:
                length = entry.phrase.match(words, at)
                if length and (not entry.alone or length == len(words)):
                    said = " ".join(words[at : at + length])
                    raise RuleError(
                        column,
                        Message(
                            "a phrase can't contain “{said}”: that is {what}",
                            said=said,
                            what=WITH_EFFECT[entry.meaning],
                        ),
                    )


def example(text: str) -> str:
    """Put an example into each place of a phrase."""
    return _PLACE.sub(lambda place: PLACES.get(place[1] or "", ""), text)


def contains(phrase: str, part: str) -> bool:
    """Tell whether who says a phrase has said a part of it as well."""
    words, wanted = words_of(example(phrase)), words_of(part)
    return any(words[at : at + len(wanted)] == wanted for at in range(len(words)))


def _wrong_place(written: str, places: Collection[str]) -> str:
    if not places:
        return Message(
            "{written} can't stand in this phrase: only what is said when a card is played can name a card",
            written=written,
        )
    expected = ", ".join(f"{{{place}}}" for place in places)
    return Message("{written} stands for nothing: {expected} were expected", written=written, expected=expected)


def _unheard_of(word: str, near: list[str]) -> str:
    if not near:
        return Message("the recogniser does not know the word “{word}”", word=word)
    return Message("the recogniser does not know the word “{word}”; near it are {near}", word=word, near=either(near))
