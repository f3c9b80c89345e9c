"""Hears sound files whole: for the command line, for the judge of scripts and for benchmarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.events import Gap, Knock, Spoken
from mao_desktop.engine.words import Word
from mao_desktop.language.words import words_of
from mao_desktop.speech import reports
from mao_desktop.speech.ear import Ear
from mao_desktop.speech.recogniser import Model, Recogniser
from mao_desktop.speech.reports import HeardPhrase, Knocked, OtherTalk
from mao_desktop.speech.sound_file import file_blocks
from mao_desktop.speech.vocabulary import Vocabulary, vocabulary_of_variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.reports import Report
    from mao_desktop.speech.sound import Block

FLUENT = 300
"""Phrases that follow one another so soon (ms) are one utterance."""
OTHER_TALK = "…"
"""Stands for talk that is none of the phrases; no phrase has it as a word."""


def hear_file(path: str, model: Model, vocabulary: Vocabulary) -> Iterator[Report]:
    """Hear a sound file, or a WAV stream on standard input (-), as a microphone would.

    Raises:
        SpeechError: it can't be read, is no sound, or holds none.
    """
    return hear_blocks(file_blocks(path), model, vocabulary)


def hear_blocks(blocks: Iterable[Block], model: Model, vocabulary: Vocabulary) -> Iterator[Report]:
    """Hear blocks one after the other, up to their end."""
    ear = Ear(Recogniser(model, vocabulary.sounds), vocabulary)
    for block in blocks:
        yield from ear.hear(block)
    yield from ear.end()


@dataclass(frozen=True, slots=True)
class Arrival:
    """Something that was heard, as it enters a game: when it began, was over and became known (ms)."""

    at: int
    until: int
    known: int
    event: Spoken | Knock | Gap


def transcribe(path: str, model: Model, lexicon: Lexicon, seat: int) -> tuple[Arrival, ...]:
    """Hear a sound file as one seat's microphone: what of it enters a game, in the order in which it became known.

    Second 0 of the file is table time 0.

    Args:
        path: the sound file.
        model: the loaded model.
        lexicon: the variant's phrases, which are listened for.
        seat: whose voice it is.

    Raises:
        SpeechError: the file can't be read, is no sound, or holds none.
    """
    vocabulary = vocabulary_of_variant(lexicon, model)
    heard = arrivals(hear_file(path, model, vocabulary), seat)
    return tuple(sorted(heard, key=lambda arrival: arrival.known))


def arrivals(heard: Iterable[Report], seat: int) -> Iterator[Arrival]:
    """Turn reports into what enters a game as heard of a seat; fluent speech of one sureness is one utterance.

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
            case Knocked(count, time, known):
                yield Arrival(time, time, known, Knock(seat, count, time))
            case reports.Gap(begin, end, why, known):
                yield Arrival(begin, end, known, Gap(begin, end, why.value))
            case _:
                pass
    yield from _utterance(utterance, seat)


def _fluent(before: HeardPhrase | OtherTalk, after: HeardPhrase | OtherTalk) -> bool:
    return after.start - before.end <= FLUENT and before.sure is after.sure


def _utterance(parts: list[HeardPhrase | OtherTalk], seat: int) -> Iterator[Arrival]:
    """Give one utterance; unsure talk that is none of the phrases is nothing."""
    words = tuple(word for part in parts for word in _words(part))
    if words:
        known = max(part.known for part in parts)
        event = Spoken(seat, words, sure=parts[0].sure, db=max(part.db for part in parts))
        yield Arrival(words[0].start, words[-1].end, known, event)


def _words(part: HeardPhrase | OtherTalk) -> Iterator[Word]:
    if isinstance(part, HeardPhrase):
        yield from (Word(text, word.start, word.end) for word in part.words for text in words_of(word.text))
    elif part.sure:
        yield Word(OTHER_TALK, part.start, part.end)
