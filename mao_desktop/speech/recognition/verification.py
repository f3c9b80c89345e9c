"""Verification: how likely it is that a phrase was said, judged against what else may have been said.

The recogniser's own confidence says little, since the only rival of a word in its grammar is garbage. So the sound is
looked at twice more: with a grammar of the phrase, of words that sound like its words, and of garbage; and with decoys
instead of the phrase. And another network, the rescorer, hears it, which understands whatever may be said. By how much
the phrase explains the sound better than decoys, and than what the rescorer understands (differences of logarithmic
likelihoods), tells how likely it was said.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import in_samples, level
from mao_desktop.speech.recognition.acceptance import ADJOINS, syllables, thresholds
from mao_desktop.speech.recognition.decoys import decoys, near_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.acceptance import Thresholds
    from mao_desktop.speech.recognition.recogniser import RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.rescoring.rescorer import HeardSound

AROUND = in_samples(300)
"""Sound before and after a phrase that is looked at with it."""
CLOSE = in_samples(30)
"""So much of the sound around a phrase is heard with it by the rescorer, where talk adjoins."""
LEVEL, BY_DECOYS, BY_UNDERSTOOD = 2.2, 0.15, 0.6
"""How much speaks for a phrase: weights that were fitted to people; see models/README.md."""
OVER_DECOYS = -4.0, 25.0
OVER_UNDERSTOOD = -6.0, 0.5
"""What lies beyond tells no more: the recogniser knows few people, and the rescorer few synthetic voices."""
UNUSUAL, UNUSUAL_OVER_UNDERSTOOD = frozenset({"mao", "mau"}), (-2.2, 0.5)
"""Words that the rescorer hardly knows: it understands others instead, so that says less."""
MAY_BE_THERE = -6.0
"""What was not found is looked for once more where it is so likely to the rescorer, beside what it understands."""
SLOWER, PERHAPS = 3.6, 1.0
"""What is owed and heard slower needs so much more evidence; it is heard slower where there is the second already.

That is the rescorer's evidence (natural logarithm), of the sound as it is and slower; see models/README.md.
"""
INVENTED = ("thank you", "thanks")
"""What the rescorer understands where it understands nothing, so that it has to be found by the recogniser."""
EARLIER = in_samples(60)
"""A word that is found on looking once more begins at most so long before what was recognised at first.

Up to there everything may have been told to be known.
"""
SHORT_SOUND = in_samples(4_000)
"""The rescorer hears a sound of this length at most as a whole."""
EASIER = 1.0
"""So much more speaks for what is owed by somebody of whom the ear often missed it."""
MOST_OWED = 6
"""So many lines that are owed are looked for, the latest ones."""
BELIEVED, BELIEVED_IN_TALK = 0.5, 0.816
"""A phrase that nobody owes is doubted if it is less likely: said by itself, and with talk right before or after it."""
BELIEVED_BESIDE = 0.915
"""A single word of more than a syllable is doubted if it is less likely, where common words sound like it."""
BEFORE, AFTER = in_samples(200), (in_samples(100), in_samples(300))
"""No talk adjoins where it is quiet for so long before the first word, and from and to so long after the last one."""
QUIET = 8.0
"""It is quiet where the sound is so much softer (dB) than the phrase."""
LEAST = in_samples(30)
"""What is shorter tells nothing."""


@dataclass(frozen=True, slots=True)
class _Odds:
    """The odds (natural logarithm) that a phrase was said: what speaks for it, `times` so much and so much `more`."""

    times: float
    more: float

    def likelihood(self, evidence: float) -> float:
        """Tell how likely (0 to 1) a phrase was said for which so much speaks."""
        return 1 / (1 + math.exp(-self.times * evidence - self.more))


OWED, NOT_OWED = _Odds(1.7, -0.3), _Odds(1.5, -1.5)
"""With these a likelihood is true: of what is called so likely, so much was said, and more where somebody owes it."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A phrase among words, from index `at` on, as the recogniser listens for it."""

    at: int
    words: tuple[RawWord, ...]
    text: str

    @property
    def limits(self) -> Thresholds:
        return thresholds(self.text.split(), owed=self.words[0].owed)

    @property
    def is_sure(self) -> bool:
        return _confidence(self.words) >= self.limits.sure

    @property
    def unsure(self) -> tuple[RawWord, ...]:
        """Its words, so that it is heard unsurely."""
        return tuple(replace(word, confidence=self.limits.unsure) for word in self.words)


class Verifier:
    """Judges the phrases in a segment of speech; it belongs to the recogniser's thread."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Begin where nobody owes anything."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self._rescorer = recogniser.rescorer
        self.due: tuple[str, ...] = ()
        """The lines that somebody owes, as the recogniser listens for them."""
        self.often_missed: frozenset[str] = frozenset()
        """Those of them that the ear often missed of who owes them."""

    def verified(
        self,
        words: tuple[RawWord, ...],
        sound: Samples,
        start: int,
        *,
        goes_on: bool = False,
        cut: bool = False,
        far: bool = False,
    ) -> tuple[RawWord, ...]:
        """Give the words of a segment: phrases as likely as they are, and what was said after all.

        Args:
            words: as they were recognised with the grammar of all phrases.
            sound: the segment's sound.
            start: the number of its first sample.
            goes_on: whether talk goes over into it, so that no silence before it was cut away.
            cut: whether talk goes on after it.
            far: whether it is said far away, beside somebody near: then nothing of it is sure or owed.
        """
        if far:
            return self._doubtful(words)
        for run in _runs(self._found(words)):
            apart = _stands_apart(run, sound, start, goes_on=goes_on)
            for found in run:
                if found.text not in self.due and found.is_sure:
                    least = self._believed(found.text) if apart else BELIEVED_IN_TALK
                    words = _replaced(words, found, self._doubted(found, least, sound, start))
        first = words[0].start - EARLIER if words else start
        whole = self._rescorer.hear(sound)
        words = self._with_due(words, sound, start, whole)
        heard = list(self._found(words))
        if not (goes_on or cut or len(sound) > SHORT_SOUND or any(phrase.is_sure for phrase in heard)):
            suggested, sure = self._suggested(sound, start, whole)
            words = suggested if sure or (suggested and not heard) else words
        return tuple(word if word.start >= first else _begun(word, first) for word in words)

    def _with_due(
        self, words: tuple[RawWord, ...], sound: Samples, start: int, whole: HeardSound
    ) -> tuple[RawWord, ...]:
        """Look for what is due and was not found."""
        surely = {found.text for found in self._found(words) if found.is_sure}
        missing = [line for line in self.due if line not in surely][-MOST_OWED:]
        if missing:
            looked = list(self._look(missing, sound, start, OWED, surely))
            there = {found.text for found, _ in looked}
            lost = [line for line in missing if line not in there]
            for found, likely in [*looked, *self._insist(lost, sound, start, whole)]:
                words = _with_owed(words, found, likely, self._found(words))
            if not any(found.is_sure for found in self._found(words)):
                for found, likely in self._hear_slower(missing, sound, start, whole):
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

    def _doubtful(self, words: tuple[RawWord, ...]) -> tuple[RawWord, ...]:
        """Give words of which no phrase is sure."""
        for found in self._found(words):
            words = _replaced(words, found, found.unsure) if found.is_sure else words
        return words

    def _believed(self, text: str) -> float:
        """Tell how likely a phrase that is said by itself has to be."""
        alike = syllables(text) > 1 and near_words(text, self._recogniser.knows)
        return BELIEVED_BESIDE if alike else BELIEVED

    def _doubted(self, found: _Found, least: float, sound: Samples, start: int) -> tuple[RawWord, ...]:
        """Give the words of a phrase that nobody owes, less sure where decoys explain the sound too well."""
        begin = max(0, found.words[0].start - start - AROUND)
        part = sound[begin : found.words[-1].end - start + AROUND]
        if any(likely >= least for _, likely in self._look([found.text], part, start + begin, NOT_OWED)):
            return found.words
        return found.unsure

    def _look(
        self, lines: Sequence[str], sound: Samples, start: int, odds: _Odds, others: Iterable[str] = ()
    ) -> Iterator[tuple[_Found, float]]:
        """Look for some phrases alone; give those that are there, and how likely they were said rather than others."""
        knows = self._recogniser.knows
        near = (word for line in lines for word in near_words(line, knows) if word not in lines)
        alone = self._recogniser.hypothesis(sound, start, (*lines, *near))
        for line in lines:
            if said := _within(alone.words, line.split()):
                found = _Found(0, said, line)
                yield found, self._likely(found, alone.likelihood, sound, start, odds, others)

    def _insist(
        self, lines: Sequence[str], sound: Samples, start: int, whole: HeardSound
    ) -> Iterator[tuple[_Found, float]]:
        """Look for phrases that the recogniser did not find, where the rescorer may understand them."""
        if not lines or len(sound) > SHORT_SOUND:
            return
        for line, over_understood in zip(lines, whole.advantages(lines), strict=True):
            if over_understood >= MAY_BE_THERE:
                yield from self._placed(line, sound, start, OWED)

    def _hear_slower(
        self, lines: Sequence[str], sound: Samples, start: int, whole: HeardSound
    ) -> Iterator[tuple[_Found, float]]:
        """Look for phrases of several words where nothing sure was found, in the sound as it is and slower."""
        if len(sound) > SHORT_SOUND:
            return
        for line in lines:
            if " " not in line or line in INVENTED or whole.evidence([line])[0] < PERHAPS:
                continue
            asked = [line, *self._like(line)]
            mine, *others = map(np.mean, zip(whole.evidence(asked), whole.slower.evidence(asked), strict=True))
            if mine > max(others, default=-math.inf) and (placed := self._place(line, sound, start)):
                yield placed[0], OWED.likelihood(float(mine) - SLOWER + self._ease(line))

    def _like(self, line: str) -> list[str]:
        """List the lines that share half of their words and more with one that is due, and say something else."""
        words = line.split()
        meant = self._vocabulary.longest_phrase(words, 0)
        alike = (
            other.split()
            for other in self._vocabulary.sounds
            if other not in self.due and 2 * len({*words} & {*other.split()}) >= max(len(words), len(other.split()))
        )
        return [" ".join(other) for other in alike if self._vocabulary.longest_phrase(other, 0) != meant]

    def _suggested(self, sound: Samples, start: int, whole: HeardSound) -> tuple[tuple[RawWord, ...], bool]:
        """Give the words of the line that the rescorer finds likeliest, if any, and whether it was surely said."""
        line = whole.likeliest(self._vocabulary.sounds, MAY_BE_THERE)
        for found, likely in self._placed(line, sound, start, NOT_OWED) if line else ():
            sure = likely >= self._believed(found.text)
            return tuple(replace(word, confidence=1.0) for word in found.words) if sure else found.unsure, sure
        return (), False

    def _placed(self, line: str, sound: Samples, start: int, odds: _Odds) -> Iterator[tuple[_Found, float]]:
        """Find a line, where the rescorer may understand it, and tell how likely it is."""
        if line not in INVENTED and (placed := self._place(line, sound, start)):
            found, likelihood = placed
            yield found, self._likely(found, likelihood, sound, start, odds)

    def _place(self, line: str, sound: Samples, start: int) -> tuple[_Found, float] | None:
        """Find the places of a line's words, with nothing else to be found, not even garbage, and its likelihood."""
        alone = self._recogniser.hypothesis(sound, start, [line], garbage=False)
        if said := _within(alone.words, line.split()):
            return _Found(0, said, line), alone.likelihood
        return (_Found(0, _spread(line.split(), alone.words), line), -math.inf) if alone.words else None

    def _likely(
        self,
        found: _Found,
        likelihood: float,
        sound: Samples,
        start: int,
        odds: _Odds,
        others: Iterable[str] = (),
    ) -> float:
        """Tell how likely (0 to 1) a phrase was said that explains a sound so well, rather than decoys or others."""
        line = found.text
        rival = self._recogniser.hypothesis(sound, start, (*decoys(line, self._recogniser.knows), *others))
        (over_understood,) = self._rescorer.hear(_cut_out(found.words, sound, start)).advantages([line])
        over_decoys = min(max(likelihood - rival.likelihood, OVER_DECOYS[0]), OVER_DECOYS[1])
        least, most = UNUSUAL_OVER_UNDERSTOOD if UNUSUAL & {*line.split()} else OVER_UNDERSTOOD
        evidence = LEVEL + BY_DECOYS * over_decoys + BY_UNDERSTOOD * min(max(over_understood, least), most)
        return odds.likelihood(evidence + self._ease(line))

    def _ease(self, line: str) -> float:
        return EASIER if line in self.often_missed else 0.0


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
    return all(_quiet_around([word for found in run for word in found.words], sound, start, goes_on=goes_on))


def _cut_out(words: Sequence[RawWord], sound: Samples, start: int) -> Samples:
    """Cut words out of a sound, with the quiet around them, and with little of talk that adjoins."""
    begins, ends = _quiet_around(words, sound, start, goes_on=False)
    before, after = BEFORE if begins else CLOSE, AFTER[1] if ends else CLOSE
    return sound[max(0, words[0].start - start - before) : words[-1].end - start + after]


def _quiet_around(words: Sequence[RawWord], sound: Samples, start: int, *, goes_on: bool) -> tuple[bool, bool]:
    """Tell whether it is quiet before words and after them, in the sound that begins at sample `start`."""
    begin, end = max(0, words[0].start - start), words[-1].end - start
    before, after = sound[max(0, begin - BEFORE) : begin], sound[end + AFTER[0] : end + AFTER[1]]
    quiet = level(sound[begin:end]) - QUIET
    begins = level(before) < quiet if len(before) >= LEAST else not goes_on
    return begins, len(after) >= LEAST and level(after) < quiet


def _with_owed(words: tuple[RawWord, ...], owed: _Found, likely: float, found: Iterable[_Found]) -> tuple[RawWord, ...]:
    """Put what is owed in the place of what was recognised there, if it is likely, or if that was unsure as well."""
    begin, end = owed.words[0].start, owed.words[-1].end
    limits = thresholds(owed.text.split(), owed=True)
    hides = any(other.is_sure and other.words[0].start < end and begin < other.words[-1].end for other in found)
    if likely < (limits.sure if hides else limits.unsure):
        return words
    before = (word for word in words if word.middle < begin)
    after = (word for word in words if word.middle >= end)
    return (*before, *(replace(word, confidence=likely, owed=True) for word in owed.words), *after)


def _within(words: Sequence[RawWord], line: Sequence[str]) -> tuple[RawWord, ...]:
    """Find a phrase's words one after the other among words."""
    texts = [word.text for word in words]
    places = range(len(texts) - len(line) + 1)
    at = next((at for at in places if texts[at : at + len(line)] == line), None)
    return () if at is None else tuple(words[at : at + len(line)])


def _begun(word: RawWord, first: int) -> RawWord:
    """Let a word begin no earlier than at a sample."""
    return replace(word, start=first, end=max(first, word.end))


def _spread(line: Sequence[str], words: Sequence[RawWord]) -> tuple[RawWord, ...]:
    """Spread a line's words evenly over where others were recognised, by their letters."""
    begin, length = words[0].start, words[-1].end - words[0].start
    edges = [begin + length * sum(map(len, line[:n])) // sum(map(len, line)) for n in range(len(line) + 1)]
    return tuple(replace(words[0], text=word, start=edges[n], end=edges[n + 1]) for n, word in enumerate(line))


def _replaced(words: tuple[RawWord, ...], found: _Found, by: Iterable[RawWord]) -> tuple[RawWord, ...]:
    return (*words[: found.at], *by, *words[found.at + len(found.words) :])


def _confidence(words: Sequence[RawWord]) -> float:
    return sum(word.confidence for word in words) / len(words)
