"""A second look at speech of which only fragments of phrases were made out.

The recogniser's grammar is a back-off bigram over all phrases, so that it may cross from one into another: “ten of
point of order” for “end of point of order”. It then listens once more, for the few phrases only that are nearly there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz.distance import LCSseq

from mao_desktop.speech.recognition.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import RawWord, Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

LEAST_SHARED = 0.6
"""A phrase is nearly there if so much of it was made out, in order."""
LEAST_WORDS = 2


class SecondPass:
    """Listens to a stretch of speech once more where that may help."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Prepare; the recogniser is the one of the first look."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self._lines = [tuple(line.split()) for line in vocabulary.sounds]

    def look(self, words: tuple[RawWord, ...], sound: Samples, start: int) -> tuple[RawWord, ...]:
        """Give the words of a stretch, as the first look or the second told them, whichever made more of them a phrase.

        Args:
            words: what the first look told.
            sound: the stretch's sound.
            start: the number of its first sample.
        """
        made_out = [word.text for word in words if word.text != UNKNOWN]
        found = self._phrases(words)
        if sum(map(len, found)) == len(made_out):
            return words
        near = self._nearest(made_out, found)
        if not near:
            return words
        again = self._recogniser.once_more(sound, start, [" ".join(line) for line in (*near, *found)])
        return again if sum(map(len, self._phrases(again))) > sum(map(len, found)) else words

    def _nearest(self, made_out: Sequence[str], found: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """List the phrases, of those not found already, that most was made out of."""
        shared = {line: LCSseq.similarity(line, made_out) for line in self._lines if line not in found}
        nearly = {line: s for line, s in shared.items() if s >= max(LEAST_WORDS, LEAST_SHARED * len(line))}
        most = max(nearly.values(), default=0)
        return [line for line, count in nearly.items() if count == most]

    def _phrases(self, words: Sequence[RawWord]) -> list[tuple[str, ...]]:
        texts = [word.text for word in words]
        found = []
        at = 0
        while at < len(texts):
            length = len(self._vocabulary.longest(texts, at))
            if length:
                found.append(tuple(texts[at : at + length]))
            at += max(1, length)
        return found
