"""Which rules a rule contradicts: both hold in one situation, and say opposite things of it."""

from __future__ import annotations

import pytest
from written_rules import rules_with

from mao_desktop.engine import WriteRule
from mao_desktop.secret_rules import conflicts, parse, row_of
from mao_desktop.session import Session
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.variants import VARIANTS

TWOS = "when a 2 is played, the play is valid"


def contradicted(text: str, *others: str) -> list[str]:
    rules = rules_with(*(row_of(parse(other).sentence) for other in others))
    cards = VARIANTS["cambridge"].cards(rules, 4)
    return [conflict.row.text for conflict in conflicts(row_of(parse(text).sentence), rules.written, rules, cards)]


@pytest.mark.rule("SEC-10")
@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("when a red card is played, if the card under it is red, the play is invalid", TWOS),
        ("when a 2 is played, the suit is hearts", "when an even card is played, the suit is spades"),
        (TWOS, "when a card is played, if the player's hand has fewer than 3 cards, the play is invalid"),
    ],
)
def test_rules_that_say_opposite_things_of_a_play_contradict_each_other(text: str, other: str) -> None:
    assert contradicted(text, other) == [other]
    assert contradicted(other, text) == [text]


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("when an odd card is played, if the card under it is red, the play is invalid", TWOS),
        ("when a red card is played, the order reverses", "when a red card is played, the order reverses, knock once"),
        ("when a 2 is played, the suit is hearts", "when a 2 is played, if it is red, the suit is hearts"),
        ("when a 2 is played, knock twice", TWOS),
        ("rule CAM-31 is off", TWOS),
    ],
)
def test_rules_that_hold_beside_each_other_do_not(text: str, other: str) -> None:
    assert contradicted(text, other) == []


def test_the_play_of_which_two_rules_differ_is_named() -> None:
    rules = rules_with(row_of(parse(TWOS).sentence))
    row = row_of(parse("when a red card is played, if the card under it is a king, the play is invalid").sentence)
    (found,) = conflicts(row, rules.written, rules, VARIANTS["cambridge"].cards(rules, 4))
    assert found.under
    assert (found.card.rank.value, found.under.rank.value) == ("2", "K")


@pytest.mark.rule("SEC-10")
def test_an_author_learns_that_a_hidden_rule_is_contradicted_and_not_which() -> None:
    session = Session(Setup("cambridge", (Seat("Ann"), Seat("Bob"))), clock=lambda: 0)
    for seat, text in enumerate((TWOS, "when a red card is played, if the card under it is red, the play is invalid")):
        session.submit(WriteRule(seat, text, agreed=True))
    assert [row.id for row in session.view(1).judged.rules.written] == ["SEC:2"]
    assert session.contradicts_hidden("SEC:2") is True
    assert session.contradicts_hidden("SEC:9") is False
