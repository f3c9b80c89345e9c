"""A sentence of slots: each shows what stands there, offers what may, and the text follows."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_sentences import sentence
from rule_pages import read_page

from mao_desktop.secret_rules import (
    BLANK,
    Changeable,
    Count,
    Line,
    Pick,
    Place,
    Role,
    When,
    Words,
    neighbours,
    parse,
    show,
    slots_of,
)

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Sentence, Slot

EXAMPLES = re.findall(r"^\d+\. `(.*)`$", read_page("secret-language"), re.MULTILINE)
CHANGEABLE = Changeable(("CAM-31", "CAM-40"), {"grace": 4.0, "no_talking": False})


def shown(text: str) -> list[str]:
    """Write the slots down, each with what stands there."""
    return [_shown(slot) for slot in slots_of(parse(text).sentence, CHANGEABLE)]


def _shown(slot: Slot | Words) -> str:
    match slot:
        case Words(text):
            return text
        case Pick(_, choices, at):
            return f"[{choices[at].text}]"
        case Count(_, value):
            return f"[{value}]"
        case Line(_, text):
            return f"[“{text}”]"


def put(sentence: Sentence, place: Place, value: str | int) -> Sentence:
    """Put something into a slot."""
    slot = next(each for each in slots_of(sentence, CHANGEABLE) if not isinstance(each, Words) and each.place == place)
    match slot:
        case Pick(_, choices):
            return next(choice.then for choice in choices if choice.text == value)
        case Count(put=to):
            return to(int(value))
        case Line(put=write):
            return write(str(value))


@pytest.mark.rule("SEC-03")
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_slot_of_an_example_shows_what_stands_there(example: str) -> None:
    sentence = parse(example).sentence
    for slot in slots_of(sentence, CHANGEABLE):
        match slot:
            case Pick(_, choices, at):
                assert choices[at].then == sentence
            case Count(_, value, _, _, to):
                assert to(value) == sentence
            case Line(_, text, write):
                assert write(text) == sentence


def test_a_sentence_stands_in_slots_with_words_between_them() -> None:
    assert shown("when the queen of spades is played, if it is red or its rank is 4, knock twice") == [
        "[when]", "[the]", "[queen]", "of", "[spades]", "[or …]", "[is played]",
        "[if]", "[it]", "[is]", "[red]", "[or]", "[its rank]", "[is]", "[4]", "[and …]",
        "then", "[the player]", "[knocks]", "[twice]", "[and …]", "the call is", "[“”]",
    ]  # fmt: skip


@given(st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_whatever_is_chosen_in_a_slot_is_a_sentence_that_prints_and_reads_back(seed: int) -> None:
    start = parse(sentence(Random(seed))).sentence  # noqa: S311  sentences, not secrets
    chosen = [choice for slot in slots_of(start, CHANGEABLE) if isinstance(slot, Pick) for choice in slot.choices]
    for choice in Random(seed).sample(chosen, min(30, len(chosen))):  # noqa: S311
        assert parse(show(choice.then)).sentence == choice.then


@pytest.mark.rule("SEC-03")
def test_a_rule_can_be_put_together_from_lists_alone() -> None:
    built: Sentence = BLANK
    for place, value in (
        (Place(Role.CARD), "a red card"),
        (Place(Role.MORE_TESTS), "the card under it"),
        (Place(Role.MORE_TESTS), "the player's hand"),
        (Place(Role.JOINER, 1), "or"),
        (Place(Role.RELATION, 1), "has at most"),
        (Place(Role.VALUE, 1), 2),
        (Place(Role.VALUE), "a jack"),
        (Place(Role.MORE_VALUES), "a king"),
        (Place(Role.PHRASE), "good day"),
        (Place(Role.WHO), "the next seat"),
        (Place(Role.MORE_EFFECTS), "draws …"),
        (Place(Role.AMOUNT, 1), 2),
        (Place(Role.CALL), "manners"),
    ):
        built = put(built, place, value)
    assert show(built) == (
        "when a red card is played, if the card under it is a jack or a king or the player's hand has at most 2 cards, "
        'the next seat says "good day", the player draws 2 cards, the call is "manners"'
    )


@pytest.mark.parametrize(
    ("place", "value", "left"),
    [
        (
            Place(Role.JOINER),
            "(leave this out)",
            "when a 4 is played, if its suit is heart, knock once, the order reverses",
        ),
        (Place(Role.JOINER, 1), "(leave this out)", "when a 4 is played, if it is red, knock once, the order reverses"),
        (
            Place(Role.EFFECT, 1),
            "(leave this out)",
            "when a 4 is played, if it is red and its suit is heart, knock once",
        ),
        (Place(Role.BEGINNING), "rule … is off", "rule CAM-31 is off"),
        (Place(Role.BEGINNING), "option … is …", "option grace is 4.0"),
    ],
)
def test_a_part_can_be_left_out_and_another_form_chosen(place: Place, value: str, left: str) -> None:
    start = parse("when a 4 is played, if it is red and its suit is heart, knock once, the order reverses").sentence
    assert show(put(start, place, value)) == left


def test_what_stands_in_a_slot_and_is_in_no_list_leads_it() -> None:
    slots = slots_of(parse("when a 4 is played, if the rank of it is 4, knock once").sentence, CHANGEABLE)
    subject = next(slot for slot in slots if isinstance(slot, Pick) and slot.place.role is Role.SUBJECT)
    assert (subject.at, subject.choices[0].text) == (0, "the rank of it")


def test_neighbours_differ_in_one_slot_and_are_no_twins() -> None:
    start = parse("when a 4 is played, if the player's hand has at most 3 cards, knock twice").sentence
    assert isinstance(start, When)
    near = [show(each) for others in neighbours(start) for each in others]
    assert show(start) not in near
    assert len(set(near)) == len(near)
    assert {
        "when a 5 is played, if the player's hand has at most 3 cards, knock twice",
        "when a 4 is played, if the player's hand has at most 2 cards, knock twice",
        "when a 4 is played, knock twice",
        "when a 4 is played, if the player's hand has at most 3 cards, knock once",
    } <= set(near)
