"""Phrase patterns: what counts as having said something.

A pattern is written as one would say it: ``have a very{1} nice day`` counts its verys exactly, ``have a very* nice
day`` takes any number, ``(the) five of spades`` leaves a word out or not, and ``spade|two spade`` gives ways to say
the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from collections.abc import Iterable

_ITEM = re.compile(r"\((?P<optional>[^)]+)\)|(?P<word>[^\s{*]+)(?:\{(?P<count>\d+)\}|(?P<any>\*))?")
_MANY = 1000


@dataclass(frozen=True, slots=True)
class Step:
    """Words of a way to say something, and how often they may come in a row."""

    words: tuple[str, ...]
    least: int = 1
    most: int = 1


Way = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A phrase with all ways to say it; `text` is how one would write it, and two of the same text are the same."""

    text: str
    ways: tuple[Way, ...] = field(compare=False, repr=False)
    _by_first: dict[str, tuple[Way, ...]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Sort the ways by what they can begin with: most words begin nothing, and that is found soon."""
        by_first: dict[str, tuple[Way, ...]] = {}
        for way in self.ways:
            for first in _first_words(way):
                by_first[first] = (*by_first.get(first, ()), way)
        object.__setattr__(self, "_by_first", by_first)

    def match(self, words: tuple[str, ...], at: int) -> int:
        """Count the words from index `at` on that say the phrase, as many as can; 0 where they do not."""
        ways = self._by_first.get(words[at], ()) if at < len(words) else ()
        return max((_match_way(way, words, at) - at for way in ways), default=0)

    def first_words(self) -> frozenset[str]:
        """List the words that it can begin with."""
        return frozenset(self._by_first)

    def spoken(self) -> tuple[str, ...]:
        """List every way to say it as a line of words, repeated words as often as they must be, but once at least."""
        return tuple(" ".join(word for step in way for word in step.words * max(1, step.least)) for way in self.ways)


def _first_words(way: Way) -> set[str]:
    firsts = set()
    for step in way:
        firsts.add(step.words[0])
        if step.least:
            break
    return firsts


def _match_way(way: Way, words: tuple[str, ...], at: int) -> int:
    """Match as many words as can; the index after the match, or `at` where there is none."""
    if len(way) == 1 and way[0].most == 1:
        return at + len(way[0].words) if words[at : at + len(way[0].words)] == way[0].words else at
    ends = {at}
    for step in way:
        ends = {after for end in ends for after in _after(step, words, end)}
    return max(ends, default=at)


def _after(step: Step, words: tuple[str, ...], at: int) -> list[int]:
    """List the indexes after a step that is said at `at`, for each number of times that it may come."""
    size = len(step.words)
    ends = [at]
    while len(ends) <= step.most and words[ends[-1] : ends[-1] + size] == step.words:
        ends.append(ends[-1] + size)
    return ends[step.least :]


@lru_cache(maxsize=4096)
def pattern(spelling: str, text: str | None = None) -> Pattern:
    """Read a pattern from its spelling; `text` is how it is shown, the spelling itself where it is not given."""
    ways = tuple(_read_way(way) for way in spelling.split("|"))
    return Pattern(text or " ".join(spelling.split()), ways)


def literal(text: str) -> Pattern:
    """Read words as they stand, whatever signs are among them."""
    return pattern(" ".join(words_of(text)))


def _read_way(spelling: str) -> Way:
    steps: list[Step] = []
    for item in _ITEM.finditer(spelling):
        if item["optional"]:
            steps.append(Step(words_of(item["optional"]), 0, 1))
        elif item["any"]:
            steps.append(Step(words_of(item["word"]), 0, _MANY))
        elif item["count"] is not None:
            count = int(item["count"])
            steps.append(Step(words_of(item["word"]), count, count))
        elif steps and steps[-1].least == steps[-1].most == 1:
            steps[-1] = Step(steps[-1].words + words_of(item["word"]))
        else:
            steps.append(Step(words_of(item["word"])))
    return tuple(step for step in steps if step.words and step.most)


def one_of(text: str, patterns: Iterable[Pattern]) -> Pattern:
    """Join patterns into one that is said by saying any of them."""
    return Pattern(text, tuple(way for each in patterns for way in each.ways))


def after(prefixes: str, slot: Pattern) -> Pattern:
    """Join a spelling such as ``failure to say (the)|failed to say (the)`` with what fills its slot."""
    before = pattern(prefixes)
    first = prefixes.split("|", 1)[0].replace("(the)", "").strip()
    return Pattern(f"{first} {slot.text}", tuple(way + filled for way in before.ways for filled in slot.ways))
