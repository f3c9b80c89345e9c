"""Doubts what the program may have said itself: what is left of its voice at a microphone is no person's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.language.words import words_of
from mao_desktop.speech.reports import Forming, HeardPhrase, OtherTalk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.reports import Report

ECHO = 500
"""A room echoes so long (ms) that something is understood, and clocks differ a little."""


@dataclass(frozen=True, slots=True)
class OwnWords:
    """What the program says from `begin` to `end` (ms of table time)."""

    text: str
    begin: int
    end: int

    def sound_between(self, begin: int, end: int) -> bool:
        """Tell whether they, or their echo, sound in a span of time."""
        return self.begin - ECHO < end and begin < self.end + ECHO

    def have(self, phrase: str) -> bool:
        """Tell whether a phrase is among them, or most of its words."""
        own, heard = set(words_of(self.text)), words_of(phrase)
        return sum(word in own for word in heard) * 2 > len(heard)


@dataclass(frozen=True, slots=True)
class Residue:
    """What is left of the sound from `begin` to `end` (ms of table time) once the echo was taken out, and its `power`.

    With less power than `most` it may be of the echo.
    """

    begin: int
    end: int
    power: float
    most: float


def doubted(report: Report, own: Iterable[OwnWords], left: Iterable[Residue]) -> Report:
    """Doubt what was heard while the program said the same, and talk that is no phrase while it said anything.

    What is as soft as what may be left of an echo is unsure, whatever it sounds like.
    """
    match report:
        case HeardPhrase():
            same = any(said.sound_between(report.start, report.end) and said.have(report.text) for said in own)
            return replace(report, sure=False) if same or _is_residue(report, left) else report
        case OtherTalk(start=start, end=end):
            return replace(report, sure=False) if any(said.sound_between(start, end) for said in own) else report
        case Forming(stable=stable):
            kept = tuple(p for p in (doubted(phrase, own, left) for phrase in stable) if isinstance(p, HeardPhrase))
            return replace(report, stable=kept)
        case _:
            return report


def _is_residue(phrase: HeardPhrase, left: Iterable[Residue]) -> bool:
    """Tell whether what was taken for a phrase is so soft that it may be left of an echo."""
    meanwhile = [each for each in left if each.begin < phrase.end and phrase.start < each.end]
    return sum(each.power for each in meanwhile) < sum(each.most for each in meanwhile)
