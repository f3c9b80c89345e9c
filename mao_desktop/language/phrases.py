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
Line = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A phrase with all ways to say it; `text` is how one would write it, and two of the same text are the same."""

    text: str
    ways: tuple[Way, ...] = field(compare=False, repr=False)
    _lines: dict[int, frozenset[Line]] = field(init=False, compare=False, repr=False)
    """Every line that says it, by its length, the longest first; but for the ways that know no longest."""
    _endless: tuple[Way, ...] = field(init=False, compare=False, repr=False)
    _first: frozenset[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Write the lines out: a look-up is faster than reading step by step."""
        lines = {line for way in self.ways if not _is_endless(way) for line in _lines_of(way)}
        sizes = sorted({len(line) for line in lines}, reverse=True)
        by_size = {size: frozenset(line for line in lines if len(line) == size) for size in sizes if size}
        object.__setattr__(self, "_lines", by_size)
        object.__setattr__(self, "_endless", tuple(way for way in self.ways if _is_endless(way)))
        object.__setattr__(self, "_first", frozenset(first for way in self.ways for first in _first_words(way)))

    @property
    def exact(self) -> bool:
        """Tell that it is its own words and no others."""
        return True

    def match(self, words: tuple[str, ...], at: int) -> int:
        """Count the words from index `at` on that say the phrase, as many as can; 0 where they do not."""
        if at >= len(words) or words[at] not in self._first:
            return 0
        longest = 0
        for size, lines in self._lines.items():
            if words[at : at + size] in lines:
                longest = size
                break
        for way in self._endless:
            longest = max(longest, _match_way(way, words, at) - at)
        return longest

    def says(self, words: tuple[str, ...]) -> bool:
        """Tell whether words, all of them, say the phrase."""
        if not words or words[0] not in self._first:
            return False
        if words in self._lines.get(len(words), ()):
            return True
        return bool(self._endless) and any(_match_way(way, words, 0) == len(words) for way in self._endless)

    def first_words(self) -> frozenset[str]:
        """List the words that it can begin with."""
        return self._first

    def spoken(self) -> tuple[str, ...]:
        """List every way to say it as a line of words, repeated words as often as they must be, but once at least."""
        return tuple(" ".join(word for step in way for word in step.words * max(1, step.least)) for way in self.ways)


def _is_endless(way: Way) -> bool:
    return any(step.most == _MANY for step in way)


def _lines_of(way: Way) -> list[Line]:
    """Write out all lines of a way."""
    lines: list[Line] = [()]
    for step in way:
        lines = [line + step.words * times for line in lines for times in range(step.least, step.most + 1)]
    return lines


def _first_words(way: Way) -> set[str]:
    firsts = set()
    for step in way:
        firsts.add(step.words[0])
        if step.least:
            break
    return firsts


def _match_way(way: Way, words: tuple[str, ...], at: int) -> int:
    """Match as many words as can, step by step; the index after the match, or `at` where there is none."""
    ends = {at}
    for step in way:
        ends = {after for end in ends for after in _after(step, words, end)}
        if not ends:
            return at
    return max(ends)


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


class OpenEnded(Pattern):
    """A phrase that goes on as it likes: it takes all words that follow."""

    __slots__ = ()

    def match(self, words: tuple[str, ...], at: int) -> int:
        """Count the words from index `at` on to the end, if the phrase begins them."""
        return len(words) - at if super().match(words, at) else 0

    def says(self, words: tuple[str, ...]) -> bool:
        """Tell whether the phrase begins the words."""
        return self.match(words, 0) > 0


@lru_cache(maxsize=256)
def begun(spelling: str) -> OpenEnded:
    """Read a pattern from its spelling for a phrase that may go on."""
    read = pattern(spelling)
    return OpenEnded(read.text, read.ways)


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
