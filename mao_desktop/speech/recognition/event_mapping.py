"""Maps reports of what was heard to events of a game: utterances, knocks and gaps."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from mao_desktop.engine import Gap, Knock, Spoken, Word
from mao_desktop.language.words import words_of
from mao_desktop.limits import MOST_WORDS
from mao_desktop.speech import reports
from mao_desktop.speech.reports import OTHER_TALK, HeardPhrase, Knocked, OtherTalk
from mao_desktop.voices import VoiceProfile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.speech.reports import Report
    from mao_desktop.voices import VoiceVector

FLUENT = 300
"""The longest pause between two phrases of one utterance (ms)."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """Something that was heard, as it enters a game: when it began, was over and became known (ms)."""

    at: int
    until: int
    known: int
    event: Spoken | Knock | Gap
    voice: VoiceVector | None = None
    """What the voice sounded like."""


def arrivals(heard: Iterable[Report], seat: int | None) -> Iterator[Arrival]:
    """Turn reports into what enters a game as heard of a seat, None for a shared microphone.

    Fluent speech of one sureness is one utterance.

    An utterance is given when it is clear that it does not go on, which may be after what became known later.
    """
    utterance: list[HeardPhrase | OtherTalk] = []
    for report in heard:
        match report:
            case HeardPhrase() | OtherTalk():
                if utterance and not _fluent(utterance[-1], report):
                    yield from _utterance(utterance, seat)
                    utterance = []
                utterance.append(report)
            case Knocked(count, time, known) if seat is not None:
                yield Arrival(time, time, known, Knock(seat, count, time))
            case reports.Gap(begin, end, why, known):
                yield Arrival(begin, end, known, Gap(begin, end, why.value))
            case _:
                pass
    yield from _utterance(utterance, seat)


def _fluent(before: HeardPhrase | OtherTalk, after: HeardPhrase | OtherTalk) -> bool:
    return after.start - before.end <= FLUENT and before.sure is after.sure


def _utterance(parts: list[HeardPhrase | OtherTalk], seat: int | None) -> Iterator[Arrival]:
    """Give one utterance; unsure talk that is none of the phrases is nothing."""
    found = (word for part in parts for word in _words(part))
    while words := tuple(islice(found, MOST_WORDS)):  # an endless one enters in parts
        known = max(part.known for part in parts)
        event = Spoken(seat, words, sure=parts[0].sure, db=max(part.db for part in parts))
        yield Arrival(words[0].start, words[-1].end, known, event, _voice(parts))


def _voice(parts: list[HeardPhrase | OtherTalk]) -> VoiceVector | None:
    """Tell what the voice of all parts together sounded like, None where it is not known of each."""
    samples = tuple(part.voice for part in parts if isinstance(part, HeardPhrase) and part.voice)
    return VoiceProfile(samples).mean if len(samples) == len(parts) else None


def _words(part: HeardPhrase | OtherTalk) -> Iterator[Word]:
    if isinstance(part, HeardPhrase):
        yield from (Word(text, word.start, word.end) for word in part.words for text in words_of(word.text))
    elif part.sure:
        yield Word(OTHER_TALK, part.start, part.end)
