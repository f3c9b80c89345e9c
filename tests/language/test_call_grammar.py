"""The grammar of calls: every frame with every phrase and every act is one call, and rigid rules take none of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mao_desktop.engine import Meaning, Mechanism
from mao_desktop.language.call_acts import DONE, UNDONE, expand, heads
from mao_desktop.language.call_grammar import CallFrame, FreeCall, all_wordings, charges
from mao_desktop.language.phrases import Pattern, pattern
from mao_desktop.language.words import words_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules

SEATS = ("Ann", "Bob", "Cid")
EVERYTHING = {
    "cambridge": {"no_talking": True, "laughing": True, "cursing": True, "lying": True, "conduct": True},
    "santa-cruz": {"too_loud": True},
}
BEGIN = {"german": "card for ", "mau-mau": "mistake ", "santa-cruz": "penalty "}
FRAMES = sorted({" ".join(line) for line, verb in heads() if verb == "say"})
WHO = ("", "you ", "Bob ", "he ", "still ", "you still ")
MOST_LINES = 1_200
"""So many lines the recogniser is given at most; its grammar is made of them in some tens of milliseconds."""


@cache
def rules_of(variant: str) -> Rules:
    return VARIANTS[variant].rules(EVERYTHING.get(variant, {}), SEATS)


@cache
def free_calls(variant: str) -> tuple[tuple[str, FreeCall], ...]:
    forms = rules_of(variant).call_forms
    return tuple((form.rule, form.phrase) for form in forms if isinstance(form.phrase, FreeCall))


def meant(variant: str, line: str) -> set[str]:
    words = words_of(BEGIN.get(variant, "") + line)
    return {form.rule for form in rules_of(variant).call_forms if form.phrase.says(words)}


PHRASES = [
    (variant, rule, phrase.spoken()[0])
    for variant in VARIANTS
    for rule, call in free_calls(variant)
    for phrase in call.unsaid
]
ACTS = [
    (variant, rule, act)
    for variant in VARIANTS
    for rule, call in free_calls(variant)
    for act, words in sorted(call.own)
    if (act in DONE or act in UNDONE) and not words
]


@given(st.sampled_from(PHRASES), st.sampled_from(FRAMES), st.sampled_from(WHO), st.sampled_from(("", "the ")))
def test_a_missing_phrase_is_one_call_in_every_frame(
    missing: tuple[str, str, str], frame: str, who: str, article: str
) -> None:
    variant, rule, phrase = missing
    assert rule in meant(variant, f"{who}{frame} {article}{phrase}")


@given(st.sampled_from(ACTS), st.data())
def test_an_act_is_one_call_in_every_wording(done: tuple[str, str, str], data: st.DataObject) -> None:
    variant, rule, act = done
    line = data.draw(st.sampled_from(sorted(all_wordings(act))))
    assert rule in meant(variant, data.draw(st.sampled_from(WHO)) + line)


@given(st.sampled_from([each for each in PHRASES if each[0] == "cambridge"]), st.sampled_from(FRAMES))
def test_where_only_exact_calls_are_taken_every_other_wording_is_an_offence(
    missing: tuple[str, str, str], frame: str
) -> None:
    _, _, phrase = missing
    rules = VARIANTS["cambridge"].rules({"rigid_calls": True}, SEATS)
    words = words_of(f"{frame} {phrase}")
    first = next(form for form in rules.call_forms if form.phrase.says(words))
    exact = frame == "failure to say" or isinstance(first.phrase, Pattern)
    assert (first.rule == "CAM-38") is not exact


def test_where_only_exact_calls_are_taken_no_offence_is_called_otherwise() -> None:
    rules = VARIANTS["cambridge"].rules({"rigid_calls": True}, SEATS)
    parts = [part for row in rules.rows for part in row.parts if isinstance(part, Mechanism)]
    forms = [form for part in parts for offence in part.offences() for form in offence.forms]
    assert forms
    assert all(isinstance(form, Pattern) for form in forms)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_exact_call_is_understood_in_free_wording_too(variant: str) -> None:
    for form in rules_of(variant).call_forms:
        if isinstance(form.phrase, Pattern) and form.phrase.text != "mistake":
            for line in form.phrase.spoken():
                assert any(call.says(words_of(line)) for _, call in free_calls(variant)), line


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_owed_is_no_call_of_itself(variant: str) -> None:
    reader = rules_of(variant).reader
    entries = getattr(reader, "entries", ())
    calls = (Meaning.CALL, Meaning.CONTEST)
    said = [line for entry in entries if entry.meaning not in calls for line in entry.phrase.spoken()]
    assert said
    for line in said:
        words = words_of(line)
        assert not any(call.says(words) for _, call in free_calls(variant)), line
        reading = reader.read(words, 0)
        assert reading is not None
        assert reading.meaning is not Meaning.CALL, line


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_recogniser_is_given_the_common_wordings_and_not_all(variant: str) -> None:
    lines = set(VARIANTS[variant].lexicon({}, SEATS).spoken())
    begin = BEGIN.get(variant, "")
    assert len(lines) < MOST_LINES
    common = {
        "cambridge": ("you didnt say last card", "never said five of spades", "wrong card", "out of turn"),
        "moo": ("forgetting to say thank you", "not saying last card", "you didnt draw", "too slow"),
        "german": ("failure to knock", "you didnt say mao", "forgetting to say thank you"),
        "mau-mau": ("failure to say snap", "you didnt say mau mau", "wrong card", "out of turn"),
        "santa-cruz": ("not saying spam", "forgetting to say last card", "out of turn", "too slow"),
    }[variant]
    assert {begin + line for line in common} <= lines


def test_the_failure_that_went_on_is_called_with_or_without_that_word_and_no_other_with_it() -> None:
    rules = rules_of("cambridge")
    spades = [call for rule, call in free_calls("cambridge") if rule == "CAM-34"]
    assert spades
    duty = rules.wording.say("SEC:1", "", "that's the rabbit", None, None)
    assert duty is not None
    assert duty.again is not None
    for words, first, again in (
        ("not saying that's the rabbit", True, True),
        ("continued not saying that's the rabbit", False, True),
        ("you still didn't say that's the rabbit", True, True),
    ):
        assert any(form.says(words_of(words)) for form in duty.offence.forms) is first
        assert any(form.says(words_of(words)) for form in duty.again.forms) is again


def test_a_rule_of_the_tables_own_is_called_in_free_wording() -> None:
    for variant in VARIANTS:
        wording, begin = rules_of(variant).wording, BEGIN.get(variant, "")
        knock, draw = wording.knock("SEC:1", "", 1), wording.draw("SEC:1", "", 1)
        own = wording.forbidden("SEC:1", "manners")
        bad = wording.bad_card("SEC:1", "")
        for line, offence in (
            ("you didn't knock", knock.offence), ("forgetting to draw a card", draw.offence),
            ("Bob, manners", own), ("playing a wrong card", bad),
        ):  # fmt: skip
            assert any(form.says(words_of(begin + line)) for form in offence.forms), (variant, line)


def test_only_the_variants_first_words_begin_a_call() -> None:
    frame = CallFrame(pattern("card for"), ("Ann",))
    assert charges(words_of("not knocking"), frame) == ()
    assert charges(words_of("card for"), frame) == ()
    assert "not knocking" in {charge.act for charge in charges(words_of("card for Ann not knocking"), frame)}


def test_lines_are_written_out_with_every_choice() -> None:
    assert expand("(a) [bad|wrong] card") == (
        ("a", "bad", "card"), ("a", "wrong", "card"), ("bad", "card"), ("wrong", "card"),
    )  # fmt: skip
    assert expand("<draw> # cards")[:2] == (("drawing", "#", "cards"), ("drew", "#", "cards"))
