"""A second pass over segments in which only fragments of phrases were recognised.

The recogniser's grammar is a back-off bigram over all phrases, so it may cross from one into another: “ten of point of
order” for “end of point of order”. The second pass has a grammar of the few phrases only that are nearly there.
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
"""A phrase is nearly there if this fraction of its words was recognised, in order."""
LEAST_WORDS = 2


class SecondPass:
    """Recognises a segment of speech a second time where that may help."""

    def __init__(self, recogniser: Recogniser, vocabulary: Vocabulary) -> None:
        """Prepare; the recogniser is the one of the first pass."""
        self._recogniser = recogniser
        self._vocabulary = vocabulary
        self._lines = [tuple(line.split()) for line in vocabulary.sounds]

    def improved(self, words: tuple[RawWord, ...], sound: Samples, start: int) -> tuple[RawWord, ...]:
        """Give the words of a segment, of the first pass or the second, whichever has more words in phrases.

        Args:
            words: the first pass's.
            sound: the segment's sound.
            start: the number of its first sample.
        """
        recognised = [word.text for word in words if word.text != UNKNOWN]
        found = self._phrases(words)
        if sum(map(len, found)) == len(recognised):
            return words
        near = self._nearest(recognised, found)
        if not near:
            return words
        again = self._recogniser.second_pass(sound, start, [" ".join(line) for line in (*near, *found)])
        return again if sum(map(len, self._phrases(again))) > sum(map(len, found)) else words

    def _nearest(self, recognised: Sequence[str], found: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """List the phrases, of those not found already, of which most words were recognised."""
        shared = {line: LCSseq.similarity(line, recognised) for line in self._lines if line not in found}
        nearly = {line: s for line, s in shared.items() if s >= max(LEAST_WORDS, LEAST_SHARED * len(line))}
        most = max(nearly.values(), default=0)
        return [line for line, count in nearly.items() if count == most]

    def _phrases(self, words: Sequence[RawWord]) -> list[tuple[str, ...]]:
        texts = [word.text for word in words]
        found = []
        at = 0
        while at < len(texts):
            length = len(self._vocabulary.longest_phrase(texts, at))
            if length:
                found.append(tuple(texts[at : at + length]))
            at += max(1, length)
        return found
