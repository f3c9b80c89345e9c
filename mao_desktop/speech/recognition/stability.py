"""Which phrases of what is being said may meet a duty before all is known.

They have stood for a while, or it got quiet after them; and no longer phrase begins with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.speech.recognition.acceptance import Outcome, PhraseMatch, find_phrases, syllables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import HeardWord

STANDS = 180
"""How long (ms of sound) a phrase has to have been there unchanged."""
NEAR = 120
"""How much (ms) its beginning may move meanwhile."""
LEAST_SYLLABLES = 3


class StabilityTracker:
    """Watches the phrases of one stretch of speech as they form."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Begin with nothing said."""
        self._vocabulary = vocabulary
        self._since: dict[tuple[str, ...], tuple[int, int]] = {}

    def forget(self) -> None:
        """Let go of what was forming, since it is known now."""
        self._since.clear()

    def watch(self, words: Sequence[HeardWord], taken_in: int) -> list[PhraseMatch]:
        """Take in how what is being said seems at a time (ms); tell the phrases that have stood for a while.

        A short phrase never stands before it is known, for it may be the beginning of any other word.
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

    def ended(self, words: Sequence[HeardWord]) -> list[PhraseMatch]:
        """Tell the phrases that were surely heard if nothing follows these words."""
        found = find_phrases(self._vocabulary, words)
        return [phrase for phrase in found if phrase.outcome is Outcome.HEARD and not self._goes_on(phrase)]

    def _goes_on(self, phrase: PhraseMatch) -> bool:
        """Tell whether a longer phrase begins with it, so that it may not be all yet."""
        return self._vocabulary.is_part(phrase.spelled)[1]
