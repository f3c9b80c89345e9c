"""What the voices of phrases sound like: a vector for each that is surely heard, of the sound from which it was."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of
from mao_desktop.speech.audio.sound_history import SoundHistory
from mao_desktop.speech.reports import Forming, HeardPhrase

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Phrase
    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.reports import Report
    from mao_desktop.speech.speakers.encoder import SoundsLike
    from mao_desktop.voices import VoiceVector

AROUND = 60
"""Sound before and after a phrase (ms) that is taken for its voice."""
REMEMBERED = 8
"""Phrases whose vectors are remembered: each is told as it stands, and again when it is known for good."""


class PhraseVoices:
    """Keeps the sound of the last minute, and tells whose phrases sound like what. One thread owns it."""

    def __init__(self, sounds_like: SoundsLike) -> None:
        """Begin with no sound."""
        self._sounds_like = sounds_like
        self._sound = SoundHistory()
        self._told: deque[HeardPhrase] = deque(maxlen=REMEMBERED)

    def keep(self, block: Block) -> None:
        """Take in the sound that follows."""
        self._sound.keep(block)

    def told(self, report: Report, due: Collection[Phrase]) -> Report:
        """Give a report with the vectors of its phrases; of what is still forming only of those that are due."""
        match report:
            case HeardPhrase(sure=True):
                return self._voiced(report)
            case Forming(stable=stable) if due and stable:
                return replace(report, stable=tuple(self._voiced(p) if _is_due(p, due) else p for p in stable))
            case _:
                return report

    def _voiced(self, phrase: HeardPhrase) -> HeardPhrase:
        before = next((told for told in self._told if phrase.is_again(told)), None)
        voiced = replace(phrase, voice=before.voice if before else self._vector(phrase))
        if before is None:
            self._told.append(voiced)
        return voiced

    def _vector(self, phrase: HeardPhrase) -> VoiceVector | None:
        return self._sounds_like(self._sound.between(phrase.start - AROUND, phrase.end + AROUND))


def _is_due(phrase: HeardPhrase, due: Collection[Phrase]) -> bool:
    words = words_of(phrase.text)
    return phrase.sure and any(owed.says(words) for owed in due)
