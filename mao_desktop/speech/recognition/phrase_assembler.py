"""Assembles final words to phrases, and to talk that is none of the phrases."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.speech.recognition.acceptance import ADJOINS, Outcome, PhraseMatch, find_phrases, unfinished
from mao_desktop.speech.recognition.vocabulary import UNKNOWN
from mao_desktop.speech.reports import HeardPhrase, HeardWord, OtherTalk, Report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.recognition.vocabulary import Vocabulary

TALK = 500
"""Words outside of phrases are surely talk if they last this long (ms)."""
LONGEST_TALK = 8_000
"""Talk without a pause that lasts longer (ms) is told again."""


class PhraseAssembler:
    """Holds words back while they may be the beginning of a phrase that goes on after a pause."""

    def __init__(self, vocabulary: Vocabulary, seat: int | None) -> None:
        """Begin with nothing said; the seat is the microphone's."""
        self._vocabulary = vocabulary
        self._seat = seat
        self._words: tuple[HeardWord, ...] = ()
        self._before: tuple[HeardWord, ...] = ()
        """The last word that was given, if it was talk: what follows it may belong to it."""
        self._told: OtherTalk | None = None
        """The talk that was told last, from where it began, which may go on."""
        self._db = 0
        self._level = 0.0
        self._far = False

    @property
    def waiting(self) -> int | None:
        """When the words began (ms) that are held back; None where there are none."""
        return self._words[0].start if self._words else None

    def add(self, words: Sequence[HeardWord], db: int, level: float, *, far: bool = False) -> None:
        """Add final words, their loudness over the usual (dB), their level (dBFS), and whether they came from afar."""
        self._words = (*self._words, *words)
        self._db = db
        self._level = level
        self._far = far

    def ready(self, heard: int, known: int, promised: int) -> list[Report]:
        """Give what is complete.

        Args:
            heard: the time (ms) from which on words may still come.
            known: the time at which it is told.
            promised: the watermark that was told last; what began before it is late.
        """
        return self._assembled(unfinished(self._vocabulary, self._words, heard), known, promised)

    def flush(self, known: int, promised: int) -> list[Report]:
        """Give all that is held back, since nothing follows."""
        return self._assembled(len(self._words), known, promised)

    def _assembled(self, count: int, known: int, promised: int) -> list[Report]:
        given = tuple(replace(word, known=known, late=word.start < promised) for word in self._words[:count])
        self._words = self._words[count:]
        words = (*self._before, *given)
        out: list[Report] = []
        at = len(self._before)
        for found in find_phrases(self._vocabulary, words):
            if found.outcome is not Outcome.NOT_HEARD:
                out += self._talk(words[at : found.at], known)
                out += self._phrase(found, known)
                at = found.at + len(found.words)
        out += self._talk(words[at:], known)
        self._before = words[-1:] if words and words[-1].text == UNKNOWN else ()
        return out

    def _phrase(self, found: PhraseMatch, known: int) -> list[Report]:
        """Tell a phrase; from afar only what somebody owes is sure."""
        words = found.said
        sure = found.outcome is Outcome.HEARD and (words[0].owed or not self._far)
        text, late = " ".join(found.spelled), words[0].late
        phrase = HeardPhrase(text, words, known, sure, self._db, self._level, self._seat, late)
        return [*words, phrase]

    def _talk(self, words: Sequence[HeardWord], known: int) -> list[Report]:
        """Tell talk; of talk without a pause that comes in pieces, no more once it is surely talk."""
        if not words:
            return []
        start, end, before = words[0].start, words[-1].end, self._told
        if before and (start - before.end > ADJOINS or end - before.start > LONGEST_TALK):
            before = None
        begin = before.start if before else start
        self._told = OtherTalk(begin, end, known, end - begin >= TALK, self._db, self._seat)
        return [] if before and before.sure else [replace(self._told, start=start)]
