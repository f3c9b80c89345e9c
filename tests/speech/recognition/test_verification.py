"""What is owed is looked for, and what nobody owes is doubted where people say something else that sounds like it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
import pytest
from synthetic import in_blocks, mixed, noise, speak

from mao_desktop.language.phrases import pattern
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.recognition.acceptance import LONG_OWED
from mao_desktop.speech.recognition.decoys import NEAR, decoys
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Hypothesis, RawWord, Recogniser
from mao_desktop.speech.recognition.verification import Verifier
from mao_desktop.speech.reports import HeardPhrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

    HearOwed = Callable[..., list[tuple[str, bool]]]

HISS = 1_500
MANY = 20
"""Of so many lines on they are decoys."""


@pytest.fixture
def hear_owed(model: Model, cambridge: Vocabulary) -> HearOwed:
    """Hear a sound at a table of Cambridge where somebody owes phrases: what was heard, and whether surely."""

    def hear_owed(samples: Samples, *owed: str) -> list[tuple[str, bool]]:
        pipeline = RecognitionPipeline(Recogniser(model, cambridge.sounds), cambridge)
        pipeline.expect(pattern(phrase) for phrase in owed)
        heard = [report for block in in_blocks(samples) for report in pipeline.hear(block)] + pipeline.end()
        return [(report.text, report.sure) for report in heard if isinstance(report, HeardPhrase)]

    return hear_owed


def in_hiss(text: str) -> Samples:
    said = mixed(3.5, (1.0, speak(text, "flite:rms")))
    return mixed(3.5, (0.0, said), (0.0, noise(3.5, HISS, seed=3)))


def test_what_is_owed_is_heard_in_a_hiss_that_drowns_it_among_all_phrases(hear_owed: HearOwed) -> None:
    sound = in_hiss("that's the badger")
    assert ("that's the badger", True) not in hear_owed(sound)
    assert hear_owed(sound, "that's the badger") == [("that's the badger", True)]


def test_what_is_owed_is_not_heard_where_something_else_is_said(hear_owed: HearOwed) -> None:
    sound = mixed(3, (1.0, speak("ten of clubs")), background=15)
    assert hear_owed(sound, "have a nice day", "spades") == [("ten of clubs", True)]


def test_a_call_with_the_words_that_are_owed_stays_a_call(hear_owed: HearOwed) -> None:
    call = "failure to say have a nice day"
    sound = mixed(4.5, (1.0, speak(call)), background=15)
    assert hear_owed(sound, "have a nice day", "last card") == [(call, True)]


@pytest.mark.parametrize(("said", "heard"), [("joke", "joker"), ("eight", "spades")])
def test_bug_a_word_that_sounds_like_one_of_the_game_was_surely_taken_for_it(
    hear_owed: HearOwed, said: str, heard: str
) -> None:
    assert (heard, True) not in hear_owed(mixed(3, (1.0, speak(said)), background=15))


def test_speech_far_below_the_usual_level_is_another_room(hear_owed: HearOwed) -> None:
    near = [(1.0 + 2.2 * n, speak("ten of clubs")) for n in range(6)]
    far = (speak("queen of hearts") * 0.06).astype(np.int16)
    sound = mixed(17, *near, (14.5, far), background=3)
    assert hear_owed(sound) == [("ten of clubs", True)] * 6 + [("queen of hearts", False)]


def test_no_decoy_is_a_word_of_its_phrase_or_sounds_the_same(model: Model) -> None:
    assert not {"four", "for", "clubs"} & set(decoys("four of clubs", model.knows))
    assert "to" not in decoys("two", model.knows)


def test_the_model_knows_nearly_all_words_that_sound_like_the_games(model: Model) -> None:
    lacking = [rival for rivals in NEAR.values() for rival in rivals if not model.knows(rival)]
    assert len(lacking) <= 2, lacking


class Thinks:
    """A recogniser for which each phrase explains its sound somewhat better than decoys do."""

    def __init__(self, advantage: float) -> None:
        self._advantage = advantage

    def knows(self, _word: str) -> bool:
        return True

    def hypothesis(self, _sound: Samples, first: int, lines: Iterable[str], *, garbage: bool = True) -> Hypothesis:  # noqa: ARG002
        """Find the phrase where it is looked for alone: then there are few lines, and its own is the first."""
        looked_for, *others = lines
        said = tuple(RawWord(word, first, first, 1.0) for word in looked_for.split())
        return Hypothesis(said, 0.0 if len(others) > MANY else self._advantage)


def believed(vocabulary: Vocabulary, sound: Samples, *said: tuple[str, float, float], advantage: float) -> list[bool]:
    """Tell of phrases that were recognised from some second to another which are believed."""
    words = [
        RawWord(word, round((begin + n * (end - begin) / len(text.split())) * RATE), round(end * RATE), 1.0)
        for text, begin, end in said
        for n, word in enumerate(text.split())
    ]
    verifier = Verifier(cast("Recogniser", Thinks(advantage)), vocabulary)
    return [word.confidence == 1.0 for word in verifier.verified(tuple(words), sound, 0)][:: len(words) // len(said)]


def test_what_nobody_owes_is_believed_less_in_the_middle_of_talk(cambridge: Vocabulary) -> None:
    card, talk = speak("ten of clubs"), speak("she told me that the train was late")
    end = 2.0 + len(card) / RATE
    found = ("ten of clubs", 2.0, end)
    alone = mixed(5, (2.0, card), background=15)
    after_talk = mixed(5, (2.0 - len(talk) / RATE, talk), (2.0, card), background=15)
    before_talk = mixed(5, (2.0, card), (end, talk), background=15)
    assert believed(cambridge, alone, found, advantage=5) == [True]
    assert believed(cambridge, after_talk, found, advantage=5) == [False]
    assert believed(cambridge, before_talk, found, advantage=5) == [False]
    assert believed(cambridge, after_talk, found, advantage=20) == [True]


def test_a_word_that_common_words_sound_like_is_believed_less(cambridge: Vocabulary) -> None:
    word = speak("joker")
    sound = mixed(4, (2.0, word), background=15)
    for text, sure in (("joker", False), ("ten of clubs", True)):
        assert believed(cambridge, sound, (text, 2.0, 2.0 + len(word) / RATE), advantage=4) == [sure]
    assert believed(cambridge, sound, ("joker", 2.0, 2.0 + len(word) / RATE), advantage=7) == [True]


def test_phrases_that_are_said_in_one_breath_are_no_talk_for_each_other(cambridge: Vocabulary) -> None:
    card = speak("ten of clubs")
    middle = 1.0 + len(card) / RATE
    end = middle + len(card) / RATE
    sound = mixed(4, (1.0, card), (middle, card), background=15)
    found = ("ten of clubs", 1.0, middle), ("ten of clubs", middle, end)
    assert believed(cambridge, sound, *found, advantage=5) == [True, True]


def test_what_the_ear_often_missed_of_somebody_is_taken_for_said_more_readily(cambridge: Vocabulary) -> None:
    verifier = Verifier(cast("Recogniser", Thinks(0.0)), cambridge)
    verifier.due = ("last card",)

    def met() -> bool:
        found = verifier.verified((), noise(1.0), 0)
        return all(word.confidence >= LONG_OWED.sure for word in found)

    assert not met()
    verifier.often_missed = frozenset({"last card"})
    assert met()


class Mumbled:
    """A recogniser to which garbage explains all sound best, and one line explains it somewhat better than decoys."""

    def __init__(self, line: str) -> None:
        self._line = line

    def knows(self, _word: str) -> bool:
        return True

    def hypothesis(self, _sound: Samples, first: int, lines: Iterable[str], *, garbage: bool = True) -> Hypothesis:
        """Find the line only where garbage may not be."""
        if garbage or self._line not in lines:
            return Hypothesis((), 0.0)
        return Hypothesis(tuple(RawWord(word, first, first, 1.0) for word in self._line.split()), 5.0)


@pytest.mark.parametrize(("line", "heard"), [("trick or treat", True), ("pass", False)])
def test_bug_what_somebody_owes_and_slurs_was_taken_for_garbage(
    cambridge: Vocabulary, line: str, *, heard: bool
) -> None:
    verifier = Verifier(cast("Recogniser", Mumbled(line)), cambridge)
    verifier.due = (line,)
    assert bool(verifier.verified((), noise(1.0), 0)) is heard
