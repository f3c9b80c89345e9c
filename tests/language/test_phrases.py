"""A phrase is written as one would say it: counted words, words that may be left out, and several ways."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mao_desktop.language.phrases import after, one_of, pattern
from mao_desktop.language.words import words_of

TWO_OF_SPADES = pattern("spade|two spade|two of spades", "two of spades")


def said(spelling: str, words: str, at: int = 0) -> int:
    return pattern(spelling).match(words_of(words), at)


@pytest.mark.parametrize(
    ("spelling", "words", "length"),
    [
        ("last card", "last card", 2),
        ("last card", "Last, CARD!", 2),
        ("last card", "last cards", 0),
        ("last card", "last", 0),
        ("last card", "last um card", 0),
        ("last card", "last card last card", 2),
        ("have a very{0} nice day", "have a nice day", 4),
        ("have a very{0} nice day", "have a very nice day", 0),
        ("have a very{2} nice day", "have a very very nice day", 6),
        ("have a very{2} nice day", "have a very nice day", 0),
        ("have a very{2} nice day", "have a very very very nice day", 0),
        ("have a very* nice day", "have a nice day", 4),
        ("have a very* nice day", "have a very very very nice day", 7),
        ("have a very* nice day", "have a very bad day", 0),
        ("thank you very{1} much", "thank you very much", 4),
        ("thank you|thank you very* much", "thank you", 2),
        ("thank you|thank you very* much", "thank you very much", 4),
        ("thank you|thank you very* much", "thank you very", 2),
        ("thank you very* much|thank you", "thank you very much", 4),
        ("(the) five of spades", "five of spades", 3),
        ("(the) five of spades", "the five of spades", 4),
        ("(the) five of spades", "the the five of spades", 0),
        ("say (that is) all", "say that is all", 4),
        ("say (that is) all", "say that all", 0),
        ("that's it", "thats it", 2),
        ("7 cards", "seven cards", 2),
        ("seven cards", "7 cards", 2),
        ("(the) the badger", "the badger", 2),
        ("(the) the badger", "the the badger", 3),
        ("very* very nice", "very nice", 2),
        ("very* very nice", "very very very nice", 4),
        ("(a) (a b)", "a b", 2),
        ("", "anything", 0),
        ("|", "anything", 0),
        ("very{0}", "very", 0),
    ],
)
def test_a_phrase_takes_what_says_it(spelling: str, words: str, length: int) -> None:
    assert said(spelling, words) == length


@pytest.mark.parametrize(
    ("words", "length"),
    [
        ("two of spades", 3), ("2 of spades", 3), ("two spade", 2), ("spade", 1), ("two spades", 0), ("spades", 0),
        ("two of", 0), ("three of spades", 0), ("of spades", 0), ("spade two", 1),
    ],
)  # fmt: skip
def test_a_card_with_several_names_is_named_by_each(words: str, length: int) -> None:
    assert TWO_OF_SPADES.match(words_of(words), 0) == length


def test_a_phrase_is_matched_where_it_begins_and_nowhere_else() -> None:
    words = words_of("well have a very nice day then")
    found = [pattern("have a very* nice day").match(words, at) for at in range(len(words) + 1)]
    assert found == [0, 5, 0, 0, 0, 0, 0, 0]


def test_phrases_of_one_text_are_the_same_phrase() -> None:
    assert pattern("mao|mau", "mao") == pattern("mao")
    assert pattern("mao") != pattern("mau")
    assert pattern("  last   card ").text == "last card"


def test_joined_phrases_are_said_by_any_of_them() -> None:
    either = one_of("a farewell", [pattern("good bye|bye"), pattern("so long")])
    assert either.text == "a farewell"
    assert either.spoken() == ("good bye", "bye", "so long")
    assert [either.match(words_of(w), 0) for w in ("bye", "good bye", "so long", "so")] == [1, 2, 2, 0]


def test_a_call_names_what_was_not_said_with_or_without_its_article() -> None:
    call = after("failure to say (the)|failed to say (the)", pattern("queen of hearts|queen heart", "queen of hearts"))
    assert call.text == "failure to say queen of hearts"
    for words in (
        "failure to say queen of hearts", "failure to say the queen of hearts", "failed to say the queen heart",
    ):  # fmt: skip
        assert call.match(words_of(words), 0) == len(words.split())
    assert call.match(words_of("failure to say a queen of hearts"), 0) == 0
    assert call.match(words_of("failure to say"), 0) == 0


def test_a_call_names_a_phrase_that_itself_begins_with_the_article() -> None:
    call = after("failure to say (the)", pattern("the badger"))
    assert call.match(words_of("failure to say the badger"), 0) == 5
    assert call.match(words_of("failure to say the the badger"), 0) == 6


def test_what_a_phrase_can_begin_with_is_known() -> None:
    assert pattern("(the) five of spades|spade").first_words() == {"the", "five", "spade"}
    assert pattern("very* nice|day").first_words() == {"very", "nice", "day"}
    assert pattern("very{2} nice").first_words() == {"very"}


def test_what_the_recogniser_must_know_is_every_word_of_every_way() -> None:
    assert pattern("have a very* nice day|(the) end").spoken() == ("have a very nice day", "the end")
    assert pattern("have a very{2} nice day").spoken() == ("have a very very nice day",)


ALPHABET = ("a", "b", "very")
WORD = st.sampled_from(ALPHABET)
ITEM = st.one_of(
    WORD,
    WORD.map("({})".format),
    st.lists(WORD, min_size=2, max_size=2).map(lambda words: f"({' '.join(words)})"),
    WORD.map("{}*".format),
    st.tuples(WORD, st.integers(0, 3)).map(lambda counted: f"{counted[0]}{{{counted[1]}}}"),
)
WAY = st.lists(ITEM, min_size=1, max_size=4).map(" ".join)
SPELLING = st.lists(WAY, min_size=1, max_size=3).map("|".join)
SPOKEN = st.lists(st.sampled_from((*ALPHABET, "zebra")), max_size=8).map(tuple)


def meant(spelling: str) -> re.Pattern[str]:
    """Write a spelling as a regular expression over words that each end with a comma."""
    written = spelling.replace(" ", ",").replace("|", ",|")
    left_out = re.sub(r"\(([^)]*)\),", r"(?:\1,)?", f"{written},")
    any_number = re.sub(r"(\w+)\*,", r"(?:\1,)*", left_out)
    return re.compile(re.sub(r"(\w+)\{(\d)\},", r"(?:\1,){\2}", any_number))


@given(SPELLING, SPOKEN, st.integers(0, 8))
def test_a_phrase_takes_as_many_words_as_can_say_it(spelling: str, spoken: tuple[str, ...], at: int) -> None:
    at = min(at, len(spoken))
    lengths = range(len(spoken) - at, -1, -1)
    said_by = meant(spelling)
    longest = next((n for n in lengths if said_by.fullmatch("".join(f"{word}," for word in spoken[at : at + n]))), 0)
    assert pattern(spelling).match(spoken, at) == longest


@given(SPELLING, SPOKEN, SPOKEN)
def test_every_way_to_say_a_phrase_says_it_wherever_it_stands(
    spelling: str, before: tuple[str, ...], then: tuple[str, ...]
) -> None:
    phrase = pattern(spelling)
    for way in phrase.spoken():
        words = words_of(way)
        assert phrase.match((*before, *words, "zebra", *then), len(before)) >= len(words)
        assert phrase.match((*before, *words), len(before)) >= len(words)


@given(SPELLING, SPOKEN)
def test_a_phrase_begins_with_none_but_its_first_words(spelling: str, spoken: tuple[str, ...]) -> None:
    phrase = pattern(spelling)
    if phrase.match(spoken, 0):
        assert spoken[0] in phrase.first_words()


@given(SPELLING, SPOKEN, SPOKEN)
def test_what_follows_a_foreign_word_does_not_change_what_was_said(
    spelling: str, spoken: tuple[str, ...], then: tuple[str, ...]
) -> None:
    phrase = pattern(spelling)
    assert phrase.match((*spoken, "zebra", *then), 0) == phrase.match((*spoken, "zebra"), 0)


@given(SPELLING, SPOKEN)
def test_words_say_a_phrase_whole_where_it_takes_them_all(spelling: str, spoken: tuple[str, ...]) -> None:
    phrase = pattern(spelling)
    for words in (spoken, *(words_of(way) for way in phrase.spoken())):
        assert phrase.says(words) is (len(words) > 0 and phrase.match(words, 0) == len(words))
