"""Attribution of speech where several seats have microphones of their own: each of them also hears the other seats.

What several microphones heard at the same time was said at the one where it was loudest. It can be told as soon as no
microphone can still hear more of it. Other words, surely heard and about as loud, were said by somebody else meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.speech.reports import HeardPhrase

OVERLAP = 0.5
"""Phrases that overlap by this fraction of the shorter one were the same sound."""
AS_LOUD = 6.0
"""What comes from another seat is softer by more than this (dB) than what is said there."""


@dataclass(frozen=True, slots=True)
class Attribution:
    """Phrases of several microphones that are held back, and up to when (ms) each microphone has heard everything.

    `heard` has a key for each microphone that listens; one that is deaf does not hold anything up.
    """

    heard: Mapping[str, int]
    waiting: tuple[tuple[str, HeardPhrase], ...] = ()

    def took(self, microphone: str, phrase: HeardPhrase) -> Attribution:
        """Take in a phrase that a microphone heard."""
        return Attribution(self.heard, (*self.waiting, (microphone, phrase)))

    def up_to(self, microphone: str, time: int) -> Attribution:
        """Note that a microphone has told everything up to a time (ms)."""
        return Attribution({**self.heard, microphone: time}, self.waiting)

    def without(self, microphone: str) -> Attribution:
        """Note that a microphone does not listen any more."""
        return Attribution({name: time for name, time in self.heard.items() if name != microphone}, self.waiting)

    def settled(self) -> tuple[Attribution, tuple[HeardPhrase, ...]]:
        """Give out the phrases that no microphone can hear louder any more, each once, in the order of their starts."""
        if not self.waiting:
            return self, ()
        everywhere = min(self.heard.values(), default=None)
        ready = [p for _, p in self.waiting if everywhere is None or p.end <= everywhere]
        kept = tuple(each for each in self.waiting if each[1] not in ready)
        loudest = (p for p in ready if not any(_drowned(p, other) for _, other in self.waiting))
        return Attribution(self.heard, kept), tuple(sorted(loudest, key=lambda phrase: phrase.start))

    @property
    def watermark(self) -> int | None:
        """Up to when (ms) everything is known and given out; None where nobody listens."""
        times: Iterable[int] = (*self.heard.values(), *(phrase.start for _, phrase in self.waiting))
        return min(times, default=None)


def _drowned(phrase: HeardPhrase, other: HeardPhrase) -> bool:
    """Tell whether another microphone heard the same sound louder; of equal ones the lower seat's counts."""
    shared = min(phrase.end, other.end) - max(phrase.start, other.start)
    shorter = min(phrase.end - phrase.start, other.end - other.start)
    if phrase is other or phrase.seat == other.seat or shared < OVERLAP * shorter:
        return False
    if phrase.text != other.text and phrase.sure and other.sure and abs(phrase.level - other.level) <= AS_LOUD:
        return False
    return (other.level, -_order(other)) > (phrase.level, -_order(phrase))


def _order(phrase: HeardPhrase) -> int:
    return -1 if phrase.seat is None else phrase.seat
