"""Segments of speech: where their words lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from synthetic import in_blocks, mixed, speak

from mao_desktop.speech.audio.samples import in_samples
from mao_desktop.speech.recognition.recogniser import Hypothesis, RawWord, Recogniser
from mao_desktop.speech.recognition.segmenter import Segment, Segmenter
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.rescoring.rescorer import rescorer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import Model

SPOKEN_FROM = 1_000
TOO_EARLY = 200
"""A word is told to begin so long (ms) before it sounds."""


class TellsTooEarly:
    """A recogniser that hears one word, unsurely, from before it sounds."""

    rescorer = rescorer()

    def begin(self, first: int) -> None:
        """Nothing is recognised."""

    def feed(self, samples: Samples) -> None:
        """Nothing is recognised."""

    def partial_result(self) -> tuple[RawWord, ...]:
        return ()

    def early_result(self) -> tuple[RawWord, ...]:
        return (RawWord("snap", in_samples(SPOKEN_FROM - TOO_EARLY), in_samples(SPOKEN_FROM + 400), 0.3),)

    def hypothesis(self, *_: object, **__: object) -> Hypothesis:
        """Find nothing on a second look."""
        return Hypothesis((), 0.0)


def early_and_final(segmenter: Segmenter, sound: Samples) -> Iterable[tuple[int, ...]]:
    """Tell where words begin in each early result, which is accepted, and in each segment at its end."""
    for block in in_blocks(sound):
        ended: list[Segment] = segmenter.feed(block.first, block.samples)
        told = segmenter.early_result(segmenter.partial_result())
        if told:
            segmenter.accept_early_result()
        for words in (told, *(segment.words for segment in ended)):
            if words:
                yield tuple(word.start for word in words)


def test_bug_the_beginning_of_a_word_was_moved_twice_where_an_early_result_was_the_last(model: Model) -> None:
    segmenter = Segmenter(cast("Recogniser", TellsTooEarly()), vocabulary_of(("snap",), model))
    sound = mixed(3, (SPOKEN_FROM / 1000, speak("snap")), background=1)
    *_, early, final = early_and_final(segmenter, sound)
    assert early == final
    assert early[0] > in_samples(SPOKEN_FROM - TOO_EARLY)
