"""Which of the recogniser's words are accepted: a phrase was heard, was heard unsurely, or was not heard.

The confidence of one word says little, the mean confidence of a phrase says more. A phrase of one syllable occurs in
everything that people say, so it needs a higher confidence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from mao_desktop.speech.recognition.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import HeardWord

JOINED = 800
"""The longest pause between two words of one phrase (ms)."""
ADJOINS = 250
"""The longest pause between a phrase and talk that may belong to it (ms)."""
AS_LOUD = 15.0
"""Talk that is softer than a phrase by this much (dB) does not belong to it: it is a breath or a noise."""
LONGEST_SYLLABLE = 1_000
"""Nobody takes longer for a syllable (ms), but a whistle may."""
_VOWELS = re.compile(r"[aeiouy]+")


class Outcome(Enum):
    """How surely a phrase was heard."""

    HEARD = auto()
    UNSURE = auto()
    NOT_HEARD = auto()


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The least mean confidence with which a phrase counts as heard, or as heard unsurely."""

    sure: float
    unsure: float


LONG = Thresholds(sure=0.82, unsure=0.5)
SHORT = Thresholds(sure=0.9, unsure=0.6)
LONG_OWED = Thresholds(sure=0.6, unsure=0.066)
SHORT_OWED = Thresholds(sure=0.83, unsure=0.066)
"""Of what somebody owes and was looked for, whose confidence is how likely it was said; see models/README.md."""


@dataclass(frozen=True, slots=True)
class PhraseMatch:
    """A phrase among words, from index `at` on: the words that say it, as the phrase spells them, and the outcome."""

    at: int
    spelled: tuple[str, ...]
    words: tuple[HeardWord, ...]
    outcome: Outcome

    @property
    def said(self) -> tuple[HeardWord, ...]:
        """Its words as the phrase asks for them, of those that sound alike."""
        return tuple(replace(word, text=text) for word, text in zip(self.words, self.spelled, strict=True))


def syllables(text: str) -> int:
    """Count the syllables of a phrase, nearly: groups of vowels, without an e at a word's end."""
    return sum(max(1, len(_VOWELS.findall(re.sub(r"(?<=[^aeiouy])e(s?)$", r"\1", word)))) for word in text.split())


def thresholds(spelled: Sequence[str], *, owed: bool = False) -> Thresholds:
    """Give what a phrase needs, of one syllable or longer."""
    short, long = (SHORT_OWED, LONG_OWED) if owed else (SHORT, LONG)
    return short if syllables(" ".join(spelled)) == 1 else long


def outcome(spelled: Sequence[str], words: Sequence[HeardWord]) -> Outcome:
    """Judge how surely a phrase was heard, from its words' confidence; what lasts too long is no speech."""
    count = syllables(" ".join(spelled))
    if sum(word.end - word.start for word in words) > LONGEST_SYLLABLE * count:
        return Outcome.NOT_HEARD
    limits = thresholds(spelled, owed=words[0].owed)
    confidence = sum(word.confidence for word in words) / len(words)
    if confidence >= limits.sure:
        return Outcome.HEARD
    return Outcome.UNSURE if confidence >= limits.unsure else Outcome.NOT_HEARD


def find_phrases(vocabulary: Vocabulary, words: Sequence[HeardWord]) -> list[PhraseMatch]:
    """Find the whole phrases among words, left to right, each time the longest."""
    found = []
    at = 0
    while at < len(words):
        run = [word.text for word in words[at : _end_of_run(words, at)]]
        spelled = vocabulary.longest_phrase(run, 0)
        if spelled:
            said = tuple(words[at : at + len(spelled)])
            found.append(PhraseMatch(at, spelled, said, outcome(spelled, said)))
        at += max(1, len(spelled))
    return [_doubted(vocabulary, words, found, n) for n in range(len(found))]


def _doubted(vocabulary: Vocabulary, words: Sequence[HeardWord], found: Sequence[PhraseMatch], n: int) -> PhraseMatch:
    """Doubt a phrase that may be a part of something else, since talk that is no phrase goes over into it.

    That is so where it is the end or the beginning of a longer phrase, or has one syllable; one of one syllable that
    was unsure by itself is then taken for nothing.
    """
    phrase = found[n]
    before = words[found[n - 1].at + len(found[n - 1].words) if n else 0 : phrase.at]
    after = words[phrase.at + len(phrase.words) : found[n + 1].at if n + 1 < len(found) else len(words)]
    short = syllables(" ".join(phrase.spelled)) == 1
    ends_longer, begins_longer = vocabulary.part_of_longer([word.text for word in phrase.words])
    doubtful = ((short or ends_longer) and bool(before) and _adjoin(before[-1], phrase.words[0])) or (
        (short or begins_longer) and bool(after) and _adjoin(phrase.words[-1], after[0])
    )
    if not doubtful:
        return phrase
    believed = phrase.outcome is Outcome.HEARD or (phrase.outcome is Outcome.UNSURE and not short)
    return replace(phrase, outcome=Outcome.UNSURE if believed else Outcome.NOT_HEARD)


def _adjoin(one: HeardWord, other: HeardWord) -> bool:
    return other.start - one.end <= ADJOINS and abs(one.level - other.level) < AS_LOUD


def _end_of_run(words: Sequence[HeardWord], at: int) -> int:
    """Find where the words that can belong together with the one at index `at` end."""
    end = at
    while end < len(words) and words[end].text != UNKNOWN:
        if end > at and words[end].start - words[end - 1].end > JOINED:
            break
        end += 1
    return end


def unfinished(vocabulary: Vocabulary, words: Sequence[HeardWord], heard: int) -> int:
    """Find the index from which on words may be the beginning of a phrase that goes on; their number where none may.

    Args:
        vocabulary: the phrases.
        words: the words that were heard.
        heard: the time (ms) from which on words may still come.
    """
    count = len(words)
    if not count or heard - words[-1].end > JOINED:
        return count
    at = vocabulary.unfinished_from([word.text for word in words])
    if at is None:
        return count
    within_another = any(f.at < at < f.at + len(f.words) for f in find_phrases(vocabulary, words))
    return count if within_another else at
