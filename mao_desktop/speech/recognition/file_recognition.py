"""Recognises sound files: for the command line, for the judge of scripts and for benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.speech.audio.sound_file import file_blocks
from mao_desktop.speech.recognition.event_mapping import arrivals
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.recognition.vocabulary import Vocabulary, vocabulary_of_variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import Phrase
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.recognition.event_mapping import Arrival
    from mao_desktop.speech.reports import Report


def recognise_file(path: str, model: Model, vocabulary: Vocabulary) -> Iterator[Report]:
    """Recognise a sound file, or a WAV stream on standard input (-), as if a microphone heard it.

    Raises:
        SpeechError: it can't be read, is no sound, or holds none.
    """
    return recognise_blocks(file_blocks(path), model, vocabulary)


def recognise_blocks(
    blocks: Iterable[Block], model: Model, vocabulary: Vocabulary, due: Iterable[Phrase] = ()
) -> Iterator[Report]:
    """Recognise blocks one after the other, up to their end, while somebody owes what is `due`."""
    pipeline = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
    pipeline.expect(due)
    for block in blocks:
        yield from pipeline.hear(block)
    yield from pipeline.end()


def transcribe(path: str, model: Model, lexicon: Lexicon, seat: int) -> tuple[Arrival, ...]:
    """Recognise a sound file as one seat's microphone: what of it enters a game, in the order in which it became known.

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
    heard = arrivals(recognise_file(path, model, vocabulary), seat)
    return tuple(sorted(heard, key=lambda arrival: arrival.known))
