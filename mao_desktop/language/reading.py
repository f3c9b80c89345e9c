"""The reader: finds the longest phrase that a variant knows at a place among words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import Card, Meaning, Rank, Reading, Suit
from mao_desktop.language.cards import card_name, suit_name
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

    from mao_desktop.language.call_grammar import AnyCall
    from mao_desktop.language.phrases import Pattern

KEPT_READINGS = 1024
"""How many places among words are remembered with what was found there."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A phrase that a variant knows, and what it means when nobody owed it."""

    phrase: Pattern | AnyCall
    meaning: Meaning
    suit: Suit | None = None
    card: Card | None = None
    seat: int | None = None
    alone: bool = False
    """It means this only as a whole utterance; within one it is a word like any other."""

    @property
    def first_spelling(self) -> str:
        """The first way in which the phrase is written."""
        return self.phrase.text.split("|")[0]


@dataclass(frozen=True)
class Lexicon:
    """All phrases that a variant knows."""

    entries: tuple[Entry, ...]

    @cached_property
    def _by_first_word(self) -> dict[str, tuple[Entry, ...]]:
        index: dict[str, tuple[Entry, ...]] = {}
        for entry in self.entries:
            for word in entry.phrase.first_words():
                index[word] = (*index.get(word, ()), entry)
        return index

    def read(self, words: tuple[str, ...], at: int, among: Container[Meaning] = frozenset(Meaning)) -> Reading | None:
        """Find the longest phrase of such meanings at index `at`; of equal ones the first that the variant declares."""
        return None if at >= len(words) else self._found(words, at, among)

    @cached_property
    def _found(self) -> Callable[..., Reading | None]:
        """Remember what was found in the last words: words that may still change their sense are read over and over."""
        return lru_cache(maxsize=KEPT_READINGS)(self._find)

    def _find(self, words: tuple[str, ...], at: int, among: Container[Meaning]) -> Reading | None:
        best = None
        for entry in self._by_first_word.get(words[at], ()):
            length = entry.phrase.match(words, at)
            if not length or (entry.alone and length != len(words)) or entry.meaning not in among:
                continue
            if best is None or length > best.length:
                best = Reading(length, entry.meaning, entry.phrase.text, entry.suit, entry.card, entry.seat)
        return best

    def starts(self, words: tuple[str, ...]) -> Iterator[int]:
        """List where among words a phrase can begin to count: not within one that the variant knows."""
        at = 0
        while at < len(words):
            yield at
            reading = self.read(words, at)
            at += reading.length if reading else 1

    @cached_property
    def texts(self) -> dict[Meaning, str]:
        """Tell what is said for each meaning: the first phrase for it, in its first spelling."""
        return {entry.meaning: entry.first_spelling for entry in reversed(self.entries)}

    @cached_property
    def spelling(self) -> dict[str, str]:
        """Tell how words are written that lose an apostrophe where they are compared."""
        written = (token for entry in self.entries for token in entry.phrase.text.split() if "'" in token)
        return {word: token for token in written for word in words_of(token)}

    def spoken(self) -> Iterator[str]:
        """List everything that the recogniser's grammar has to know, a line of words each."""
        for entry in self.entries:
            yield from entry.phrase.spoken()


def lexicon_of(reader: object) -> Lexicon:
    """Give the phrases that rules in force read by; none where they read nothing."""
    return reader if isinstance(reader, Lexicon) else Lexicon(())


def card_entries() -> tuple[Entry, ...]:
    """List the names of all 52 cards and of the joker."""
    cards = [Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER]
    names = [Entry(card_name(card), Meaning.CARD_NAME, card=card) for card in cards]
    return (*names, Entry(card_name(Card.parse("*")), Meaning.CARD_NAME, card=Card.parse("*")))


def suit_entries() -> tuple[Entry, ...]:
    """List the bare suits, which a jack asks for."""
    return tuple(Entry(suit_name(suit), Meaning.SUIT, suit=suit) for suit in Suit)
