"""Words are compared without case, punctuation, accents and apostrophes, and numbers as they are said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mao_desktop.language.words import normalise, number_words, words_of


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("That's the BADGER!", "thats the badger"),
        ("that’s the badger", "thats the badger"),
        ("thats  the\tbadger.", "thats the badger"),
        ("re-entering the game", "re entering the game"),
        ("“Mao”, he said", "mao he said"),
        ("café Zoë", "cafe zoe"),
        ("7 of Spades", "seven of spades"),
        ("10 of hearts", "ten of hearts"),
        ("within 10 seconds", "within ten seconds"),
        ("21", "twenty one"),
        ("007", "seven"),
        ("100", "one hundred"),
        ("2026", "two thousand twenty six"),
        ("7th", "7th"),
        ("x7", "x7"),
        ("½", "one two"),
        ("1,000", "one zero"),
        ("1234567", "1234567"),
        ("snake_case", "snake case"),
        ("FAILURE-TO-SAY", "failure to say"),
        ("…", ""),
        ("  ", ""),
    ],
)
def test_text_is_compared_as_it_is_said(written: str, said: str) -> None:
    assert " ".join(words_of(written)) == said


@pytest.mark.parametrize(("one", "other"), [("ПРИВЕТ", "привет"), ("ΜΆΟ", "μαο"), ("毛", "毛"), ("Łódź", "łodz")])
def test_words_of_other_alphabets_are_words_too(one: str, other: str) -> None:
    assert words_of(one) == words_of(other) == (other,)


def test_numbers_are_spelled_as_they_are_said() -> None:
    assert [number_words(n) for n in (0, 12, 20, 47, 100, 101, 999)] == [
        "zero", "twelve", "twenty", "forty seven", "one hundred", "one hundred one", "nine hundred ninety nine",
    ]  # fmt: skip
    assert number_words(999_999) == "nine hundred ninety nine thousand nine hundred ninety nine"
    assert number_words(40_000) == "forty thousand"


def test_no_two_numbers_sound_the_same() -> None:
    assert len({number_words(n) for n in range(20_000)}) == 20_000


@given(st.integers(0, 999_999))
def test_a_number_in_digits_is_the_number_in_words(number: int) -> None:
    assert words_of(str(number)) == words_of(number_words(number)) == tuple(number_words(number).split())


@given(st.text(max_size=30))
def test_words_are_plain_and_stay_as_they_are(text: str) -> None:
    words = words_of(text)
    assert all(word.isalnum() for word in words)
    assert words_of(" ".join(words)) == words


@given(st.lists(st.text(max_size=8), max_size=4))
def test_each_token_gives_its_words_by_itself(tokens: list[str]) -> None:
    joined = " ".join(tokens)
    assert words_of(joined) == tuple(word for token in joined.split() for word in normalise(token))


@given(st.text("abcdefghij'’", min_size=1, max_size=12))
def test_case_and_apostrophes_do_not_matter(text: str) -> None:
    assert words_of(text.upper()) == words_of(text) == words_of(text.replace("'", "").replace("’", ""))
