"""What can be practised is found in the rules in force, and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from practising import item_of, rules_of

from mao_desktop.players.chance import Chance
from mao_desktop.practice import ME, Drill, Kind, drills_of, items, make_trial, worth
from mao_desktop.secret_rules import written
from mao_desktop.variants import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_duties_to_practise_each_in_a_form(variant: str) -> None:
    rules = rules_of(variant)
    found = items(rules)
    assert any(item.kind is not Kind.CALL for item in found)
    assert all(drills_of(rules, item) for item in found)
    assert all(0 < share <= 1 for share in worth(rules).values())
    assert {item.rule for item in found} <= {row.id for row in rules.rows_in_force}


def test_the_duties_of_cambridge_are_all_there() -> None:
    rules = rules_of("cambridge")
    found = {item.key: item.example for item in items(rules) if item.kind is not Kind.CALL}
    assert found == {
        "say:CAM-14": "last card",
        "claim:CAM-15": "mao",
        "say:CAM-34": "ace of spades",
        "say:CAM-35": "that's the badger",
        "say:CAM-40": "have a nice day",
        "answer:CAM-41": "penalty card",
        "say:CAM-42": "have a very nice day",
        "order:CAM-70": "point of order",
    }


def test_forms_follow_from_what_cards_ask_for() -> None:
    rules = rules_of("cambridge")
    forms = {item.key: drills_of(rules, item) for item in items(rules)}
    assert forms["say:CAM-34"][0] is Drill.NAMES
    assert forms["say:CAM-35"][0] is Drill.CARD
    assert forms["answer:CAM-41"] == (Drill.CHAIN,)
    assert forms["say:CAM-14"][0] is Drill.LAST
    assert forms["call:CAM-10"] == (Drill.CALL,)


def test_knocks_and_suits_are_items_where_a_variant_asks_for_them() -> None:
    german = {item.key for item in items(rules_of("german"))}
    mau_mau = {item.key for item in items(rules_of("mau-mau"))}
    assert "knock:GER-11" in german
    assert "suit:MMT-19" in mau_mau


@pytest.mark.parametrize(
    ("variant", "key", "phrase"),
    [
        ("german", "say:GER-15", "thank you"),  # after a penalty
        ("santa-cruz", "say:SCM-26", "spam"),  # an equal card out of turn
        ("mau-mau", "announce:MMT-21", "snap"),  # before a card, where two equal ones lie
    ],
)
def test_what_no_card_in_turn_asks_for_is_practised(variant: str, key: str, phrase: str) -> None:
    item = item_of(variant, key)
    assert item.example == phrase
    assert Drill.BESIDE in drills_of(rules_of(variant), item)


@pytest.mark.parametrize(
    ("variant", "key", "call"),
    [
        ("cambridge", "call:CAM-12", "playing out of turn"),
        ("cambridge", "call:CAM-41", "failure to say penalty card"),  # owed by who is next
        ("cambridge", "call:CAM-42", "failure to say have a very nice day"),  # in a chain
        ("german", "call:GER-04", "card for talking"),
        ("santa-cruz", "call:SCM-43", "penalty asking a question"),
    ],
)
def test_whatever_others_do_wrong_or_leave_out_is_to_be_called(variant: str, key: str, call: str) -> None:
    assert item_of(variant, key).example == call


def test_a_rule_that_was_dropped_is_not_practised() -> None:
    rules = rules_of("cambridge")
    keys = {item.key for item in items(rules.changed(dropped=frozenset({"CAM-35"})))}
    assert not {"say:CAM-35", "call:CAM-35"} & keys
    assert "say:CAM-34" in keys


def test_a_rule_of_ones_own_is_practised_and_kept_by_its_text() -> None:
    rules = rules_of("cambridge")
    text = 'when a queen is played, say "good morning"'
    house = rules.with_written(replace(written(text, rules, None), author=0, source=text))
    own = [item for item in items(house) if item.rule not in {row.id for row in rules.rows}]
    assert {(item.kind, item.rule) for item in own} == {(Kind.SAY, text), (Kind.CALL, text)}
    assert own[0].example == "good morning"


HOUSE_RULES = {
    'when a 4 is played, say "that\'s the rabbit"': Kind.SAY,
    "when a 6 is played, knock twice": Kind.KNOCK,
    'when a king is played, every other seat says "long live the king"': Kind.SAY,
    "when a card is played, if its suit is the suit of the card under it and its rank is lower than the rank of the "
    'card under it, say "downhill"': Kind.SAY,
    'when a hand reaches 3 cards, say "getting there"': Kind.SAY,
    'when a card is drawn, say "one more"': Kind.SAY,
    'when a penalty is given, say "so be it"': Kind.SAY,
    'when a card is taken back, say "oh dear"': Kind.SAY,
    'when a turn begins, say "here goes"': Kind.SAY,
    "when a turn ends, knock once": Kind.KNOCK,
    'when "good grief" is said, every other seat says "bless you"': Kind.SAY,
}


def test_all_kinds_of_house_rules_are_found_and_can_be_practised() -> None:
    rules = rules_of("santa-cruz")
    for text in HOUSE_RULES:
        rules = rules.with_written(replace(written(text, rules, None), author=0, source=text))
    found = {item.rule: item for item in items(rules) if item.kind is not Kind.CALL}
    assert {text: found[text].kind if text in found else None for text in HOUSE_RULES} == HOUSE_RULES
    for text in HOUSE_RULES:
        trial = make_trial(rules, found[text], drills_of(rules, found[text])[0], 3_000, Chance(1))
        assert trial is not None, text
        assert text in [item.rule for item in trial.items]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "text", ['when a card is drawn, say "one more"', 'when "oh" is said, every other seat says "my"']
)
def test_bug_what_no_card_asks_for_can_be_practised_with_one_deck_as_well(variant: str, text: str) -> None:
    rules = rules_of(variant)
    house = rules.with_written(replace(written(text, rules, None), author=0, source=text))
    for item in (item for item in items(house) if item.rule == text):
        assert make_trial(house, item, drills_of(house, item)[0], 3_000, Chance(1)) is not None, item


@pytest.mark.parametrize("text", ['when a card is drawn, say "one more"', 'when a penalty is given, say "so be it"'])
def test_calls_of_what_a_draw_or_a_penalty_asks_for_are_practised(text: str) -> None:
    rules = rules_of("santa-cruz")
    house = rules.with_written(replace(written(text, rules, None), author=0, source=text))
    call = next(item for item in items(house) if item.rule == text and item.kind is Kind.CALL)
    assert drills_of(house, call) == (Drill.CALL,)
    trial = make_trial(house, call, Drill.CALL, 3_000, Chance(1))
    assert trial is not None
    assert trial.watched not in (None, ME)
