"""Segments of speech: where their words lie, and that who is near is heard apart from who is far away."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
import pytest
from synthetic import in_blocks, knock, mixed, speak

from mao_desktop.language.phrases import pattern
from mao_desktop.speech.audio.samples import BLOCK, RATE, in_ms, in_samples
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Hypothesis, RawWord, Recogniser
from mao_desktop.speech.recognition.segmenter import Segment, Segmenter
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.speech.rescoring.rescorer import rescorer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

    Hear = Callable[..., list[HeardPhrase]]

SPOKEN_FROM = 1_000
TOO_EARLY = 200
"""A word is told to begin so long (ms) before it sounds."""
FAR_DB = 20.0
OTHERS = (
    "what shall we have for dinner tonight I think it is going to rain before the evening she told me that the train "
    "was late again and we went to see my sister and her children at the sea"
)


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


def softer(sound: Samples, db: float) -> Samples:
    made: Samples = (sound * 10 ** (-db / 20)).astype(np.int16)
    return made


def others() -> Samples:
    """Let others talk far away, without a pause."""
    return softer(speak(OTHERS, "flite:rms"), FAR_DB)


@pytest.fixture
def phrases(model: Model, cambridge: Vocabulary) -> Hear:
    """Hear a sound at a table of Cambridge where somebody owes phrases: what was heard."""

    def phrases(samples: Samples, *owed: str) -> list[HeardPhrase]:
        pipeline = RecognitionPipeline(Recogniser(model, cambridge.sounds), cambridge)
        pipeline.expect(pattern(phrase) for phrase in owed)
        heard = [report for block in in_blocks(samples) for report in pipeline.hear(block)] + pipeline.end()
        return [report for report in heard if isinstance(report, HeardPhrase)]

    return phrases


@pytest.mark.parametrize("text", ["five of spades", "that's the badger", "last card", "point of order"])
def test_who_speaks_near_while_others_talk_far_away_is_heard_from_beginning_to_end(phrases: Hear, text: str) -> None:
    said = speak(text)
    (phrase,) = phrases(mixed(8, (0.3, others()), (3, said), background=5))
    assert (phrase.text, phrase.sure, phrase.late) == (text, True, False)
    assert phrase.start == pytest.approx(3_000, abs=60)
    assert phrase.end == pytest.approx(3_000 + in_ms(len(said)), abs=150)


@pytest.mark.parametrize("text", ["that's the badger", "have a very nice day"])
def test_others_who_talk_on_far_away_do_not_hold_up_what_was_said_near(phrases: Hear, text: str) -> None:
    said = speak(text)
    end = 1 + len(said) / RATE
    (phrase,) = phrases(mixed(6, (1, said), (end + 0.1, others()), background=5))
    assert (phrase.text, phrase.sure) == (text, True)
    assert phrase.known <= end * 1000 + 600


def test_who_speaks_far_away_right_after_somebody_near_does_not_meet_what_is_owed(phrases: Hear) -> None:
    near, far = speak("what shall we have for dinner tonight"), softer(speak("last card", "flite:rms"), FAR_DB)
    assert not phrases(mixed(6, (1, near), (1.05 + len(near) / RATE, far), background=5), "last card")


def test_bug_who_speaks_far_away_right_before_somebody_near_was_heard_surely(phrases: Hear) -> None:
    far, near = softer(speak("ten of clubs", "flite:rms"), FAR_DB), speak("that's the badger")
    heard = phrases(mixed(6, (1, far), (1.05 + len(far) / RATE, near), background=5))
    assert [(phrase.text, phrase.sure) for phrase in heard] == [("ten of clubs", False), ("that's the badger", True)]


@pytest.mark.parametrize("owed", [(), ("have a nice day",)])
def test_who_speaks_far_away_is_heard_where_nobody_is_near(phrases: Hear, owed: tuple[str, ...]) -> None:
    far = softer(speak("have a nice day", "flite:rms"), FAR_DB)
    assert [(phrase.text, phrase.sure) for phrase in phrases(mixed(4, (1, far), background=5), *owed)] == [
        ("have a nice day", True)
    ]


@pytest.mark.parametrize("at", [0.75, 1.25, 1.5])
def test_a_knock_that_is_far_louder_than_who_speaks_is_nobody_near(phrases: Hear, at: float) -> None:
    said = softer(speak("that's the badger"), FAR_DB)
    between_blocks = (round(at * RATE) // BLOCK + 1) * BLOCK / RATE - 0.0075
    sound = mixed(4, (1, said), (between_blocks, knock(loudness=25_000)), background=5)
    (phrase,) = phrases(sound, "that's the badger")
    assert (phrase.text, phrase.sure) == ("that's the badger", True)
