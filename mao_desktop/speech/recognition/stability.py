"""Which phrases of a partial result are stable: they may meet a duty before the final result is known.

They have been in it for a while, or there is silence after them; and no longer phrase begins with them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mao_desktop.speech.recognition.acceptance import AS_LOUD, Outcome, PhraseMatch, find_phrases, syllables
from mao_desktop.speech.recognition.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import HeardWord

STANDS = 180
"""How long a phrase has been in the partial results unchanged until it is stable (ms of sound)."""
NEAR = 120
"""How far its onset may move meanwhile (ms)."""
LEAST_SYLLABLES = 3


class StabilityTracker:
    """Watches the phrases in the partial results of one segment."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Begin with nothing said."""
        self._vocabulary = vocabulary
        self._since: dict[tuple[str, ...], tuple[int, int]] = {}

    def reset(self) -> None:
        """Begin a new segment, since the final result of the last one is known."""
        self._since.clear()

    def update(self, words: Sequence[HeardWord], taken_in: int) -> list[PhraseMatch]:
        """Take in a partial result of a time (ms); tell the phrases in it that are stable.

        A short phrase never is, for it may be the beginning of any other word.
        """
        found = [f for f in find_phrases(self._vocabulary, words) if f.outcome is not Outcome.NOT_HEARD]
        since = {}
        for phrase in found:
            start = phrase.words[0].start
            first_seen, was = self._since.get(phrase.spelled, (taken_in, start))
            since[phrase.spelled] = (first_seen, was) if abs(was - start) <= NEAR else (taken_in, start)
        self._since = since
        return [
            phrase
            for phrase in found
            if taken_in - since[phrase.spelled][0] >= STANDS
            and syllables(" ".join(phrase.spelled)) >= LEAST_SYLLABLES
            and not self._goes_on(phrase)
        ]

    def complete(self, words: Sequence[HeardWord]) -> list[PhraseMatch]:
        """Tell the phrases that were surely heard if nothing follows these words.

        None is where other lines' words are heard beside it as loudly: so talk sounds that is none of the lines.
        """
        found = find_phrases(self._vocabulary, words)
        within = {word for phrase in found for word in phrase.words}
        beside = max((word.level for word in words if word.text != UNKNOWN and word not in within), default=-math.inf)
        stands = [phrase for phrase in found if phrase.outcome is Outcome.HEARD and not self._goes_on(phrase)]
        return [phrase for phrase in stands if phrase.words[0].level >= beside + AS_LOUD]

    def _goes_on(self, phrase: PhraseMatch) -> bool:
        """Tell whether a longer phrase begins with it, so that it may not be all yet."""
        return self._vocabulary.part_of_longer(phrase.spelled)[1]
