"""What is listened for: phrases, spelled in the model's words, and found again among words that were heard.

The recogniser's grammar is a back-off bigram, so that fragments and mixtures of phrases come out of it: only whole
phrases count. Words that sound alike are one word to it; which was meant is told by the phrase that asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import literal
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.spelling import KnownWords, spell
from mao_desktop.language.words import words_of
from mao_desktop.speech.errors import SpeechError
from mao_desktop.translatable import Message, either, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mao_desktop.engine import Phrase

UNKNOWN = "[unk]"
"""The model's word for what is none of the others."""
NO_WORDS = "a phrase to listen for has no words: give some"
REPEATED = 4
"""How many words more than its longest line a phrase may have, since some take any number of one word."""
SOUND_ALIKE = (
    ("mao", "mau"), ("two", "too"), ("eight", "ate"), ("one", "won"),
    ("spade", "spades"), ("heart", "hearts"), ("diamond", "diamonds"), ("club", "clubs"),
)  # fmt: skip
"""Words that are pronounced nearly the same, and mean the same where both are asked for.

The recogniser listens for the first of them that is asked for, or its confidence would be split. To the project's model
a suit's singular may sound like its plural as well.
"""


class Dictionary(KnownWords, Protocol):
    """The words that a model knows, with those that are near a word."""

    def near(self, word: str) -> list[str]:
        """List words that it knows and that are spelled like a word, the nearest first."""


@dataclass(frozen=True)
class Vocabulary:
    """The phrases to listen for: `lines` are all ways to say them, in the model's words.

    `reader` finds phrases with a word that may be said any number of times; `deaf_to` are phrases that can't be said in
    any way with words that the model knows.
    """

    reader: Lexicon
    lines: tuple[str, ...]
    deaf_to: tuple[str, ...] = ()

    def joined(self, other: Vocabulary) -> Vocabulary:
        """Join two: what either listens for."""
        reader = Lexicon((*self.reader.entries, *other.reader.entries))
        lines = tuple(dict.fromkeys((*self.lines, *other.lines)))
        return Vocabulary(reader, lines, (*self.deaf_to, *other.deaf_to))

    def longest_phrase(self, words: Sequence[str], at: int) -> tuple[str, ...]:
        """Find the longest phrase that the words from index `at` on say: as the words that it asks for, or none."""
        heard = tuple(words[at : at + self._most_words])
        sounds = tuple(self._sound.get(word, word) for word in heard)
        lengths = (length for length in range(len(sounds), 0, -1) if sounds[:length] in self._by_sound)
        by_line = self._by_sound.get(sounds[: next(lengths, 0)], ())
        by_pattern = heard[: self._longest_pattern(heard)]
        return max(by_line, by_pattern, key=len)

    def unfinished_from(self, words: Sequence[str]) -> int | None:
        """Tell from which index on the words are the beginning of a longer phrase; None where they are not."""
        sounds = tuple(self._sound.get(word, word) for word in words)
        begin = max(0, len(words) - self._most_words)
        return next((at for at in range(begin, len(words)) if sounds[at:] in self._beginnings), None)

    def under_way(self, words: Sequence[str]) -> int | None:
        """Tell from which index on the words are a phrase or the beginning of one; None where their end is neither."""
        begin = max(0, len(words) - self._most_words)
        ends = (at for at in range(begin, len(words)) if len(self.longest_phrase(words, at)) == len(words) - at)
        whole, beginning = next(ends, None), self.unfinished_from(words)
        return min((at for at in (whole, beginning) if at is not None), default=None)

    def part_of_longer(self, words: Sequence[str]) -> tuple[bool, bool]:
        """Tell whether words are the end of a longer phrase, and whether they are the beginning of one."""
        sounds = tuple(self._sound.get(word, word) for word in words)
        return sounds in self._endings, sounds in self._beginnings

    def lines_of(self, phrases: Iterable[Phrase]) -> tuple[str, ...]:
        """List all ways to say some phrases, as the recogniser listens for them."""
        wanted = tuple(phrases)
        if not wanted:
            return ()
        said = (line for line in self.lines if any(phrase.says(words_of(line)) for phrase in wanted))
        sounding = (" ".join(self._sound.get(word, word) for word in line.split()) for line in said)
        return tuple(dict.fromkeys(sounding))

    def _longest_pattern(self, heard: tuple[str, ...]) -> int:
        """Count the words that say the longest phrase as it is written, which takes any number of some words."""
        compared: list[str] = []
        edges = {0: 0}
        for count, word in enumerate(heard, start=1):
            if word == UNKNOWN:
                break
            compared.extend(words_of(word))
            edges[len(compared)] = count
        reading = self.reader.read(tuple(compared), 0)
        return edges.get(reading.length, 0) if reading else 0

    @cached_property
    def sounds(self) -> tuple[str, ...]:
        """All lines as the recogniser listens for them, each sound once."""
        return tuple(" ".join(words) for words in self._by_sound)

    @cached_property
    def _by_sound(self) -> dict[tuple[str, ...], tuple[str, ...]]:
        lines = [tuple(line.split()) for line in reversed(self.lines)]
        sounding = {tuple(self._sound.get(word, word) for word in line): line for line in lines}
        return {_run_together(sounds): line for sounds, line in sounding.items()} | sounding

    @cached_property
    def _sound(self) -> dict[str, str]:
        """Give for each word that sounds like another the first of them that is asked for."""
        asked = {word for line in self.lines for word in line.split()}
        groups = [[word for word in group if word in asked] for group in SOUND_ALIKE]
        return {word: group[0] for group in groups for word in group}

    @cached_property
    def _beginnings(self) -> frozenset[tuple[str, ...]]:
        return frozenset(line[:end] for line in self._by_sound for end in range(1, len(line)))

    @cached_property
    def _endings(self) -> frozenset[tuple[str, ...]]:
        return frozenset(line[begin:] for line in self._by_sound for begin in range(1, len(line)))

    @cached_property
    def _most_words(self) -> int:
        return max((len(line.split()) for line in self.lines), default=0) + REPEATED


def _run_together(sounds: Sequence[str]) -> tuple[str, ...]:
    """Tell how words sound when an s goes over into the next one: “ace spade” is “a spade” to the recogniser."""
    return tuple(
        "a" if word == "ace" and following.startswith("s") else word for word, following in pairwise((*sounds, ""))
    )


def vocabulary_of(phrases: Iterable[str], dictionary: Dictionary) -> Vocabulary:
    """Spell phrases that somebody wants to be listened for in the words of a model.

    Raises:
        SpeechError: a phrase has a word that the model does not know; words that are near it are told.
    """
    wanted = tuple(dict.fromkeys(" ".join(phrase.split()) for phrase in phrases))
    if not all(map(words_of, wanted)):
        raise SpeechError(NO_WORDS)
    reader = Lexicon(tuple(Entry(literal(phrase), Meaning.NOTHING) for phrase in wanted))
    lines = []
    for phrase in wanted:
        spelled = spell(phrase, dictionary)
        if not isinstance(spelled, str):
            raise SpeechError(_unknown(phrase, spelled.word, dictionary))
        lines.append(spelled)
    return Vocabulary(reader, tuple(lines))


def vocabulary_of_variant(lexicon: Lexicon, dictionary: Dictionary) -> Vocabulary:
    """Spell all that a variant knows in the words of a model; a way with a word that it lacks is left out, whole."""
    lines, deaf_to = [], []
    for entry in lexicon.entries:
        written = (" ".join(lexicon.spelling.get(word, word) for word in way.split()) for way in entry.phrase.spoken())
        spelled = [line for line in (spell(way, dictionary) for way in written) if isinstance(line, str)]
        lines += spelled
        if not spelled:
            deaf_to.append(entry.first_spelling)
    return Vocabulary(lexicon, tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(deaf_to)))


def _unknown(phrase: str, word: str, dictionary: Dictionary) -> str:
    near = dictionary.near(word)
    if near:
        return Message(
            "the model does not know the word “{word}” in “{phrase}”: say it otherwise, perhaps with {words}",
            word=word,
            phrase=phrase,
            words=either([quoted(n) for n in near]),
        )
    return Message(
        "the model does not know the word “{word}” in “{phrase}”: say it otherwise", word=word, phrase=phrase
    )
