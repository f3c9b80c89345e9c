"""Sentences of secret rules: read, printed back, and refused with the place and what could stand there."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_sentences import broken, sentence
from rule_pages import read_page
from sentence_games import differences
from written_rules import rules_with

from mao_desktop.secret_rules import RuleError, parse, show, written
from mao_desktop.store.spoken_words import spoken_words

if TYPE_CHECKING:
    from mao_desktop.engine import Row

EXAMPLES = re.findall(r"^\d+\. `(.*)`$", read_page("secret-language"), re.MULTILINE)
seeds = st.integers(0, 10**9)


def attempt(text: str) -> tuple[Row | None, str]:
    """Make a row of a sentence, or tell why it is refused."""
    try:
        return written(text, rules_with(), spoken_words()), ""
    except RuleError as refused:
        return None, str(refused)


def test_the_page_has_its_examples() -> None:
    assert len(EXAMPLES) == 17


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_accepted_and_prints_back_as_itself(example: str) -> None:
    row = written(example, rules_with(), spoken_words())
    assert row.text == show(parse(example).sentence) == example


@pytest.mark.parametrize("end", [".", " .", ". "])
def test_a_full_stop_may_end_a_sentence_and_is_not_kept(end: str) -> None:
    assert written(EXAMPLES[1] + end, rules_with(), spoken_words()).text == EXAMPLES[1]
    assert attempt(f"when a 4 is played{end}")[1] == "column 19: the sentence ends, and a comma was expected"
    assert parse(f"option grace is 4{end}") == parse("option grace is 4")


@given(seeds)
@settings(max_examples=150, deadline=None)
def test_a_sentence_prints_back_as_one_of_the_same_meaning(seed: int) -> None:
    parsed = parse(sentence(Random(seed))).sentence  # noqa: S311  sentences, not secrets
    printed = show(parsed)
    assert parse(printed).sentence == parsed
    assert show(parse(printed.replace(" ", "   ")).sentence) == printed


@given(seeds)
@settings(max_examples=100, deadline=None)
def test_engine_and_oracle_judge_a_sentence_alike_or_it_is_refused_with_one_line(seed: int) -> None:
    chance = Random(seed)  # noqa: S311  sentences, not secrets
    text = sentence(chance)
    row, told = attempt(text)
    assert "\n" not in told
    if row and text.startswith("when"):
        assert differences(text, row, chance) == []


@given(seeds)
@settings(max_examples=200, deadline=None)
def test_a_broken_sentence_is_refused_with_one_line_or_still_is_one(seed: int) -> None:
    text = broken(Random(seed))  # noqa: S311  sentences, not secrets
    row, told = attempt(text)
    if row is None:
        found = re.fullmatch(r"column (\d+): [^\n]+", told)
        assert found
        assert 1 <= int(found[1]) <= len(text) + 1
    else:
        assert attempt(row.text) == (row, "")


@given(st.text(max_size=200))
@settings(max_examples=100, deadline=None)
def test_any_text_is_refused_with_one_line_and_never_run(text: str) -> None:
    with pytest.raises(RuleError, match=r"^column \d+: [^\n]+$"):
        written(text, rules_with(), spoken_words())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "column 1: the sentence ends, and “option”, “rule” or “when” was expected"),
        ("whem a 4 is played", "column 1: “whem” stands here: perhaps “when” was meant"),
        ("when a 4 is pleyed, knock twice", "column 13: “pleyed” stands here: perhaps “played” was meant"),
        ("when a 4 is played", "column 19: the sentence ends, and a comma was expected"),
        ("when a 4 is played; knock twice", "column 19: “;” stands here, and a comma was expected"),
        (
            "when a 4 is played, if",
            (
                "column 23: the sentence ends, "
                "and a test (as in “it is red”, “its rank is 4”), “play” or “the” was expected"
            ),
        ),
        ("when a 4 is played, if its", "column 27: the sentence ends, and rank, suit or colour was expected"),
        ("when a 4 is played, say hello", "column 25: “hello” stands here, and a phrase in double quotes was expected"),
        ('when a 4 is played, say "hello', "column 25: the phrase that begins here has no closing double quote"),
        ("when a 1 is played, knock twice", "column 8: ace, 2 to 10, jack, queen or king was expected, not 1"),
        ("when a 4 is played, knock 7 times", "column 27: once, twice, or 3 to 5 times was expected"),
        (
            "when a 4 is drawn, knock twice",
            "column 6: “a card” was expected here: only of a card that is played can a rule say which",
        ),
        (
            'when a king is played, every rehto seat says "hello"',
            "column 30: “rehto” stands here, and “other” or “seat” was expected",
        ),
        ("when a hand reaches x cards", "column 21: “x” stands here, and a number was expected"),
        (
            "when a 4 is played, if it is red or a king, knock once",
            "column 37: a test was expected here, such as “it is a king”: before “or” stands no card",
        ),
        (
            "when a 4 is played, if the card under it is played out of turn, knock once",
            "column 24: only “it” is played out of turn",
        ),
        (
            "when Bob plays a 4, knock once",
            "column 6: a rule binds all alike and can't name Bob: write “the player”, “the next seat” or the like",
        ),
        ("rule CAM-31", "column 12: the sentence ends, and “is” was expected"),
        ("option grace", "column 13: the sentence ends, and “is” was expected"),
        (
            "when a 4 is played, knock once" + " " * 1000,
            "column 1001: a sentence of at most 1000 characters was expected",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_what_could_stand_there(text: str, told: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse(text, ("Ann", "Bob"))
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("WHEN  a 4 is PLAYED ,  Knock Twice", "when a 4 is played, knock twice"),
        ("when 4 is played, knock 3 times and say “hi”", 'when a 4 is played, knock 3 times, say "hi"'),
        ("when a queen of spades is played, knock once", "when the queen of spades is played, knock once"),
        ('when a ace is played, the player says "hi"', 'when an ace is played, say "hi"'),
        ("option NO_TALKING is yes", "option no_talking is on"),
        ("rule cam-31 is off", "rule CAM-31 is off"),
        ('option curse_words is "damn , heck"', 'option curse_words is "damn, heck"'),
    ],
)
def test_a_sentence_prints_in_one_form(text: str, printed: str) -> None:
    assert show(parse(text).sentence) == printed
