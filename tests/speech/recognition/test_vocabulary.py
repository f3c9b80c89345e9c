"""What is listened for: every word is one that the model knows, and only whole phrases count."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.recognition.acceptance import Outcome, find_phrases, syllables, unfinished
from mao_desktop.speech.recognition.vocabulary import Vocabulary, vocabulary_of, vocabulary_of_variant
from mao_desktop.speech.reports import HeardWord

if TYPE_CHECKING:
    from mao_desktop.speech.recognition.recogniser import Model


def words(*said: str, confidence: float = 1.0, apart: int = 0) -> list[HeardWord]:
    return [
        HeardWord(text, n * (300 + apart), n * (300 + apart) + 300, 9_000, confidence)
        for n, text in enumerate(" ".join(said).split())
    ]


def found(vocabulary: Vocabulary, *said: str, confidence: float = 1.0) -> list[tuple[str, Outcome]]:
    return [
        (" ".join(phrase.spelled), phrase.outcome)
        for phrase in find_phrases(vocabulary, words(*said, confidence=confidence))
    ]


def test_an_unknown_word_is_an_error_with_near_words(model: Model) -> None:
    with pytest.raises(SpeechError, match=r"“bager” in “that's the bager”.*“badger”") as wrong:
        vocabulary_of(["ten of clubs", "that's the bager"], model)
    assert "\n" not in str(wrong.value)


def test_a_phrase_without_words_is_an_error(model: Model) -> None:
    for empty in ("", "…", " - "):
        with pytest.raises(SpeechError, match="has no words"):
            vocabulary_of([empty], model)


@pytest.mark.parametrize("symbol", ["<eps>", "[unk]"])
def test_bug_a_models_own_symbol_counted_as_a_word_and_ended_the_program(model: Model, symbol: str) -> None:
    with pytest.raises(SpeechError, match="does not know the word"):
        vocabulary_of([f"ten {symbol} of clubs"], model)


def test_bug_signs_in_a_phrase_were_read_as_a_pattern_and_parts_of_it_counted(model: Model) -> None:
    vocabulary = vocabulary_of(["(That's | it is) - the badger*"], model)
    assert vocabulary.lines == ("that's it is the badger",)
    assert found(vocabulary, "that's it is the badger") == [("that's it is the badger", Outcome.HEARD)]
    assert found(vocabulary, "that's it is the") == []


def test_a_phrase_is_never_shortened(model: Model) -> None:
    lexicon = Lexicon((Entry(pattern("ten of xyzzy|ten of clubs"), Meaning.NOTHING),))
    assert vocabulary_of_variant(lexicon, model).lines == ("ten of clubs",)


def test_what_can_be_said_otherwise_is_not_told_to_be_lacking(model: Model) -> None:
    ways = pattern("ten of xyzzy|ten of clubs"), pattern("xyzzy (of clubs)")
    vocabulary = vocabulary_of_variant(Lexicon(tuple(Entry(way, Meaning.NOTHING) for way in ways)), model)
    assert vocabulary.deaf_to == ("xyzzy (of clubs)",)


def test_all_words_of_the_variants_are_known(cambridge: Vocabulary) -> None:
    assert len(cambridge.lines) > 300
    assert "that's the badger" in cambridge.lines
    assert cambridge.deaf_to == ()


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("you dont win", "you don't win"),
        ("That’s the BADGER!", "that's the badger"),
        ("7 of clubs", "seven of clubs"),
        ("clubs – ace", "clubs ace"),
    ],
)
def test_phrases_are_spelled_as_the_model_does(model: Model, written: str, spelled: str) -> None:
    assert vocabulary_of([written], model).lines == (spelled,)


def test_only_whole_phrases_count(model: Model) -> None:
    vocabulary = vocabulary_of(["ten of clubs", "point of order"], model)
    assert found(vocabulary, "ten of order") == []
    assert found(vocabulary, "ten [unk] of clubs") == []
    assert found(vocabulary, "of ten of clubs point of order ten") == [
        ("ten of clubs", Outcome.HEARD),
        ("point of order", Outcome.HEARD),
    ]


def test_of_several_phrases_the_longest_is_found(model: Model) -> None:
    vocabulary = vocabulary_of(["thank you", "thank you very much"], model)
    assert found(vocabulary, "thank you very much") == [("thank you very much", Outcome.HEARD)]
    assert found(vocabulary, "thank you very") == [("thank you", Outcome.UNSURE)]


def test_a_word_may_be_said_any_number_of_times_where_the_phrase_says_so(model: Model) -> None:
    lexicon = Lexicon((Entry(pattern("have a very* nice day"), Meaning.NOTHING),))
    vocabulary = vocabulary_of_variant(lexicon, model)
    text = "have a very very very nice day"
    assert found(vocabulary, text) == [(text, Outcome.HEARD)]


def test_words_far_apart_are_no_phrase(model: Model) -> None:
    vocabulary = vocabulary_of(["ten of clubs"], model)
    assert find_phrases(vocabulary, words("ten of clubs", apart=1_000)) == []


def test_a_short_phrase_has_to_be_surer(model: Model) -> None:
    vocabulary = vocabulary_of(["mao", "point of order"], model)
    assert found(vocabulary, "point of order", confidence=0.85) == [("point of order", Outcome.HEARD)]
    assert found(vocabulary, "mao", confidence=0.85) == [("mao", Outcome.UNSURE)]
    assert found(vocabulary, "mao", confidence=0.3) == [("mao", Outcome.NOT_HEARD)]


def test_bug_a_short_word_hardly_made_out_in_the_middle_of_talk_was_told(model: Model) -> None:
    vocabulary = vocabulary_of(["hearts", "point of order"], model)
    assert found(vocabulary, "hearts", confidence=0.7) == [("hearts", Outcome.UNSURE)]
    assert found(vocabulary, "[unk] hearts [unk]", confidence=1.0) == [("hearts", Outcome.UNSURE)]
    assert found(vocabulary, "[unk] hearts [unk]", confidence=0.7) == [("hearts", Outcome.NOT_HEARD)]
    assert found(vocabulary, "[unk] point of order [unk]", confidence=0.7) == [("point of order", Outcome.UNSURE)]


@pytest.mark.parametrize(
    ("text", "count"), [("mao", 1), ("spade", 1), ("mau mau", 2), ("hearts", 1), ("badger", 2), ("ten of clubs", 3)]
)
def test_syllables_are_counted(text: str, count: int) -> None:
    assert syllables(text) == count


def test_words_that_may_be_the_beginning_of_a_phrase_wait_for_the_rest(model: Model) -> None:
    vocabulary = vocabulary_of(["thank you", "thank you very much", "ten of clubs"], model)
    assert unfinished(vocabulary, words("ten of clubs thank you"), heard=1_600) == 3
    assert unfinished(vocabulary, words("ten of clubs thank you"), heard=9_000) == 5
    assert unfinished(vocabulary, words("thank you very much"), heard=1_300) == 4


def test_what_ends_a_phrase_does_not_begin_another(model: Model) -> None:
    vocabulary = vocabulary_of(["last card", "card for talking"], model)
    assert unfinished(vocabulary, words("last card"), heard=700) == 2
