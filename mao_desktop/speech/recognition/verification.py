"""Verification: how likely it is that a phrase was said, judged against what else may have been said.

The recogniser's own confidence says little, since the only rival of a word in its grammar is garbage. So the sound is
looked at twice more: with a grammar of the phrase, of words that sound like its words, and of garbage; and with decoys
instead of the phrase. By how much the phrase explains the sound better (a difference of logarithmic likelihoods) tells
how likely it was said.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.speech.audio.samples import in_samples, level
from mao_desktop.speech.recognition.acceptance import ADJOINS, syllables, thresholds
from mao_desktop.speech.recognition.decoys import decoys, near_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.acceptance import Thresholds
    from mao_desktop.speech.recognition.recogniser import Hypothesis, RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

AROUND = in_samples(300)
"""Sound before and after a phrase that is looked at with it."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A logistic function: of a phrase that explains the sound no better than decoys, and how that grows with it."""

    level: float
    slope: float

    def likelihood(self, advantage: float, easier: float = 0.0) -> float:
        """Tell how likely (0 to 1) a phrase was said.

        Args:
            advantage: by how much it is likelier than decoys (natural logarithm).
            easier: what else speaks for it (natural logarithm of odds).
        """
        return 1 / (1 + math.exp(-self.level - self.slope * advantage - easier))


LONG = Weights(level=0.93, slope=0.21)
SHORT = Weights(level=1.65, slope=0.16)
"""Of one syllable. Both were fitted to people, see models/README.md."""
INSISTED = 0.6
"""What is owed, has more than a syllable, and is found only where nothing else may be: from this likelihood on."""
EASIER = 1.0
"""So much (natural logarithm of odds) likelier is what is owed by somebody of whom the ear often missed it."""
MOST_OWED = 6
"""So many lines that are owed are looked for, the latest ones."""
BELIEVED, BELIEVED_IN_TALK = 0.73, 0.985
"""A phrase that nobody owes is doubted if it is less likely: said by itself, and with talk right before or after it."""
BELIEVED_BESIDE = 0.9
"""A single word of more than a syllable is doubted if it is less likely, where common words sound like it."""
BEFORE, AFTER = in_samples(200), (in_samples(100), in_samples(300))
"""There is none where it is quiet for so long before its first word, and from and to so long after its last one."""
QUIET = 8.0
"""It is quiet where the sound is so much softer (dB) than the phrase."""
LEAST = in_samples(30)
"""What is shorter tells nothing."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A phrase among words, from index `at` on, as the recogniser listens for it."""

    at: int
    words: tuple[RawWord, ...]
    text: str

    @property
    def limits(self) -> Thresholds:
        return thresholds(self.text.split())

    @property
    def is_sure(self) -> bool:
        return _confidence(self.words) >= self.limits.sure


class Verifier:
    """Judges the phrases in a segment of speech; it belongs to the recogniser's thread."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Begin where nobody owes anything."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self.due: tuple[str, ...] = ()
        """The lines that somebody owes, as the recogniser listens for them."""
        self.often_missed: frozenset[str] = frozenset()
        """Those of them that the ear often missed of who owes them."""

    def verified(
        self, words: tuple[RawWord, ...], sound: Samples, start: int, *, goes_on: bool = False
    ) -> tuple[RawWord, ...]:
        """Give the words of a segment: phrases as likely as they are, and what is due where it was said after all.

        Args:
            words: as they were recognised with the grammar of all phrases.
            sound: the segment's sound.
            start: the number of its first sample.
            goes_on: whether talk goes over into it, so that no silence before it was cut away.
        """
        for run in _runs(self._found(words)):
            apart = _stands_apart(run, sound, start, goes_on=goes_on)
            for found in run:
                if found.text not in self.due and found.is_sure:
                    least = self._believed(found.text) if apart else BELIEVED_IN_TALK
                    words = _replaced(words, found, self._doubted(found, least, sound, start))
        surely = {found.text for found in self._found(words) if found.is_sure}
        missing = [line for line in self.due if line not in surely][-MOST_OWED:]
        if missing:
            looked = list(self._look(missing, sound, start, surely))
            there = {found.text for found, _ in looked}
            lost = [line for line in missing if line not in there and syllables(line) > 1]
            for found, likely in [*looked, *self._insist(lost, sound, start, surely)]:
                words = _with_owed(words, found, likely, self._found(words))
        return words

    def _found(self, words: Sequence[RawWord]) -> Iterator[_Found]:
        """List the phrases among words, left to right, each time the longest."""
        texts = [word.text for word in words]
        at = 0
        while at < len(words):
            length = len(self._vocabulary.longest_phrase(texts, at))
            if length:
                yield _Found(at, tuple(words[at : at + length]), " ".join(texts[at : at + length]))
            at += max(1, length)

    def _believed(self, text: str) -> float:
        """Tell how likely a phrase that is said by itself has to be."""
        alike = syllables(text) > 1 and near_words(text, self._recogniser.knows)
        return BELIEVED_BESIDE if alike else BELIEVED

    def _doubted(self, found: _Found, least: float, sound: Samples, start: int) -> tuple[RawWord, ...]:
        """Give the words of a phrase that nobody owes, less sure where decoys explain the sound too well."""
        begin = max(0, found.words[0].start - start - AROUND)
        part = sound[begin : found.words[-1].end - start + AROUND]
        if any(likely >= least for _, likely in self._look([found.text], part, start + begin, ())):
            return found.words
        return tuple(replace(word, confidence=found.limits.unsure) for word in found.words)

    def _look(
        self, lines: Sequence[str], sound: Samples, start: int, others: Iterable[str]
    ) -> Iterator[tuple[_Found, float]]:
        """Look for some phrases alone; give those that are there, and how likely they were said rather than others."""
        knows = self._recogniser.knows
        near = (word for line in lines for word in near_words(line, knows) if word not in lines)
        alone = self._recogniser.hypothesis(sound, start, (*lines, *near))
        for line in lines:
            if said := _within(alone.words, line.split()):
                yield _Found(0, said, line), self._likely(alone, line, sound, start, others)

    def _insist(
        self, lines: Sequence[str], sound: Samples, start: int, others: Iterable[str]
    ) -> Iterator[tuple[_Found, float]]:
        """Look for phrases without garbage, which takes what people slur; give those that are likely."""
        if not lines:
            return
        only = self._recogniser.hypothesis(sound, start, lines, garbage=False)
        for line in lines:
            if said := _within(only.words, line.split()):
                likely = self._likely(only, line, sound, start, others)
                if likely >= INSISTED:
                    yield _Found(0, said, line), likely

    def _likely(self, alone: Hypothesis, line: str, sound: Samples, start: int, others: Iterable[str]) -> float:
        """Tell how likely a line was said that explains a sound alone, rather than decoys or others."""
        rival = self._recogniser.hypothesis(sound, start, (*decoys(line, self._recogniser.knows), *others))
        weights = SHORT if syllables(line) == 1 else LONG
        easier = EASIER if line in self.often_missed else 0.0
        return weights.likelihood(alone.likelihood - rival.likelihood, easier)


def _runs(every: Iterable[_Found]) -> list[list[_Found]]:
    """Gather the phrases that are said in one breath."""
    runs: list[list[_Found]] = []
    for found in every:
        if runs and found.words[0].start - runs[-1][-1].words[-1].end <= in_samples(ADJOINS):
            runs[-1].append(found)
        else:
            runs.append([found])
    return runs


def _stands_apart(run: Sequence[_Found], sound: Samples, start: int, *, goes_on: bool) -> bool:
    """Tell whether it is quiet before and after phrases, in the sound that begins at sample `start`."""
    begin, end = max(0, run[0].words[0].start - start), run[-1].words[-1].end - start
    before, after = sound[max(0, begin - BEFORE) : begin], sound[end + AFTER[0] : end + AFTER[1]]
    quiet = level(sound[begin:end]) - QUIET
    begins = level(before) < quiet if len(before) >= LEAST else not goes_on
    return begins and len(after) >= LEAST and level(after) < quiet


def _with_owed(words: tuple[RawWord, ...], owed: _Found, likely: float, found: Iterable[_Found]) -> tuple[RawWord, ...]:
    """Put what is owed in the place of what was recognised there, if it is likely, or if that was unsure as well."""
    begin, end = owed.words[0].start, owed.words[-1].end
    limits = thresholds(owed.text.split(), owed=True)
    hides = any(other.is_sure and other.words[0].start < end and begin < other.words[-1].end for other in found)
    if likely < (limits.sure if hides else limits.unsure):
        return words
    before = (word for word in words if _middle(word) < begin)
    after = (word for word in words if _middle(word) >= end)
    return (*before, *(replace(word, confidence=likely, owed=True) for word in owed.words), *after)


def _within(words: Sequence[RawWord], line: Sequence[str]) -> tuple[RawWord, ...]:
    """Find a phrase's words one after the other among words."""
    texts = [word.text for word in words]
    places = range(len(texts) - len(line) + 1)
    at = next((at for at in places if texts[at : at + len(line)] == line), None)
    return () if at is None else tuple(words[at : at + len(line)])


def _replaced(words: tuple[RawWord, ...], found: _Found, by: Iterable[RawWord]) -> tuple[RawWord, ...]:
    return (*words[: found.at], *by, *words[found.at + len(found.words) :])


def _confidence(words: Sequence[RawWord]) -> float:
    return sum(word.confidence for word in words) / len(words)


def _middle(word: RawWord) -> int:
    return (word.start + word.end) // 2
