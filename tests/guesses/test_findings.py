"""A guess at a secret rule is compared with what everybody has seen, and never with the rule itself."""

from __future__ import annotations

import pytest
from guess_tables import Table
from written_rules import ANN, BOB, CID, DOT, rules_with

from mao_desktop.engine import Card
from mao_desktop.guesses import Contradiction, Finding, finding
from mao_desktop.secret_rules import parse

RED_ON_RED = "when a red card is played, if the card under it is red, the play is invalid"
RABBIT = 'when a 4 is played, say "long ears"'


@pytest.fixture
def red() -> Table:
    """A table at which red may not lie on red: Ann's card was called, Bob's and Cid's were not."""
    table = Table(RED_ON_RED, "4H 9D", "3C 5C", "6C 9C")
    table.game.play(1_000, ANN, "4H").call(3_000, ANN, "bad card")
    table.game.play(5_000, BOB, "3C").play(8_000, CID, "6C")
    return table


def test_a_right_guess_fits_all_plays_and_was_at_work_in_some(red: Table) -> None:
    assert red.finds(RED_ON_RED) == Finding(3, 3, 1, 0, ())


def test_a_call_that_a_guess_does_not_expect_contradicts_it_at_its_play(red: Table) -> None:
    found = red.finds("when a black card is played, if the card under it is red, the play is invalid")
    assert found
    assert found.against == (Contradiction(1_000, Card.parse("4H"), Card.parse("3H"), called=True),)
    assert (found.seen, found.fits, found.open) == (3, 1, 1)


def test_what_nobody_called_is_left_open(red: Table) -> None:
    assert red.finds("when a card is played, the play is invalid") == Finding(3, 1, 1, 2, ())


def test_a_call_in_vain_contradicts_who_takes_the_card_for_wrong(red: Table) -> None:
    red.game.call(9_000, CID, "bad card")
    found = red.finds("when a club is played, the play is invalid")
    assert found
    assert Contradiction(8_000, Card.parse("6C"), Card.parse("3C"), called=False) in found.against
    assert red.finds(RED_ON_RED) == Finding(3, 3, 1, 0, ())


def test_a_call_by_a_rule_that_all_know_says_nothing() -> None:
    table = Table(RED_ON_RED, "9C 9D", "3C 5C")
    table.game.play(1_000, ANN, "9C").call(2_000, ANN, "bad card")
    assert table.game.verdicts[-1][1] != "SEC:1"
    assert table.finds(RED_ON_RED) == Finding(1, 1, 0, 0, ())


@pytest.fixture
def rabbit() -> Table:
    """A table at which a 4 asks for a phrase: Ann says it, Bob does not and is called."""
    table = Table(RABBIT, "4H 9D", "4C 5C", "6C 9C")
    table.game.play(1_000, ANN, "4H").say(1_500, ANN, "long ears")
    table.game.play(4_000, BOB, "4C").call(9_500, BOB, "failure to say long ears")
    table.game.play(12_000, CID, "6C")
    return table


def test_what_is_said_and_what_is_called_show_that_a_phrase_is_due(rabbit: Table) -> None:
    assert rabbit.finds(RABBIT) == Finding(3, 3, 2, 0, ())


def test_a_call_for_a_phrase_contradicts_who_expects_it_of_other_cards(rabbit: Table) -> None:
    found = rabbit.finds('when a heart is played, say "long ears"')
    assert found
    assert [contradiction.at for contradiction in found.against] == [4_000]
    found = rabbit.finds('when an even card is played, say "long ears"')
    assert found == Finding(3, 2, 2, 1, ())


def test_calls_by_other_words_say_nothing_of_a_guess(rabbit: Table) -> None:
    assert rabbit.finds("when a 4 is played, knock twice") == Finding(3, 1, 0, 2, ())


def test_a_guess_that_another_rule_is_off_is_not_compared(rabbit: Table) -> None:
    assert rabbit.finds("rule CAM-31 is off") is None


def test_the_rule_itself_is_not_asked(rabbit: Table) -> None:
    rules = rules_with()
    record = rabbit.record()
    assert finding(parse(RABBIT).sentence, record, rules) == rabbit.finds(RABBIT)


def test_hands_and_order_are_noted_as_all_see_them() -> None:
    table = Table(RED_ON_RED, "3C 9D", "3D 5C")
    table.game.play(1_000, ANN, "3C").play(4_000, BOB, "3D")
    record = table.record()
    ann, bob = record.plays
    assert (ann.hands, ann.order, ann.direction, ann.in_turn) == ((1, 2, 3, 3), (BOB, CID, DOT), 1, True)
    assert [str(card) for card in bob.cards if card] == ["3D", "3C", "3H"]
    guess = "when a card is played, if the next seat's hand has exactly 2 cards, the play is invalid"
    assert table.finds(guess) == Finding(2, 1, 0, 1, ())
