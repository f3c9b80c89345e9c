"""Guesses about draws, penalties, turns, hands and words are compared too; what nobody sees is left open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from guess_tables import Table
from written_rules import ANN, BOB, CID, DOT, Game

from mao_desktop.guesses import Contradiction, Finding

THANKS = 'when a penalty is given, say "so sorry"'
DRAWING = 'when a card is drawn, say "one more"'
BACK = "when a card is taken back, knock once"
TURN = 'when a turn begins, if the player\'s hand has exactly 2 cards, say "last words"'
ENDS = 'when a turn ends, say "good morning"'
REACHES = 'when a hand reaches 2 cards, say "getting there"'
MANNERS = 'when "hello there" is said, that is forbidden, the call is "manners"'
HANDS = "9C 9D 6D", "3C 5C 8C", "6C 9C JC"


def penalty(table: Table) -> Game:
    """Ann's wrong card is called: she takes a penalty and her card back, and says nothing."""
    return table.game.play(1_000, ANN, "9C").call(2_000, ANN, "bad card")


def test_a_penalty_after_which_nobody_did_what_is_due_is_open_and_its_call_shows_the_rule() -> None:
    table = Table(THANKS, *HANDS)
    penalty(table)
    assert table.finds(THANKS) == Finding(1, 0, 0, 1, ())
    table.game.at(6_500).call(7_000, ANN, "failure to say so sorry")
    assert table.game.verdicts[-1][1] == "SEC:1"
    found = table.finds(THANKS)
    assert found is not None
    assert (found.shown, found.against) == (1, ())
    other = table.finds('when a card is drawn, say "so sorry"')
    assert other is not None
    assert other.against == (Contradiction(7_000, None, None, called=True),)


def test_a_drawn_card_shows_the_rule_where_the_words_are_said_and_a_call_in_vain_contradicts_it() -> None:
    table = Table(DRAWING, *HANDS)
    table.game.draw(1_000, ANN).say(1_500, ANN, "one more").draw(4_000, BOB)
    assert table.finds(DRAWING) == Finding(2, 1, 1, 1, ())
    table.game.call(9_000, BOB, "failure to say one more")
    assert table.finds(DRAWING) == Finding(2, 2, 2, 0, ())
    wrong = table.finds('when a card is drawn, if the player\'s hand has fewer than 2 cards, say "one more"')
    assert wrong is not None
    assert [each.at for each in wrong.against] == [4_000]


def test_a_call_in_vain_contradicts_a_guess_that_expects_it() -> None:
    table = Table(THANKS, *HANDS)
    table.game.draw(1_000, ANN).at(5_500).call(6_000, ANN, "failure to say so sorry")
    found = table.finds('when a card is drawn, say "so sorry"')
    assert found is not None
    assert found.against == (Contradiction(1_000, None, None, called=False),)


def test_a_card_taken_back_is_an_occasion_and_knocks_are_seen() -> None:
    table = Table(BACK, *HANDS)
    penalty(table)
    assert table.finds(BACK) == Finding(1, 0, 0, 1, ())
    table.game.knock(3_000, ANN, 1)
    assert table.finds(BACK) == Finding(1, 1, 1, 0, ())
    assert table.finds("when a card is taken back, knock twice") == Finding(1, 0, 0, 1, ())


def test_turns_are_occasions_that_fit_where_nothing_is_due() -> None:
    table = Table(TURN, "3C 9D", "4C 5C", "5H 9C")
    table.game.play(1_000, ANN, "3C").play(3_000, BOB, "4C").at(8_000)
    table.game.call(8_500, BOB, "failure to say last words").call(9_000, CID, "failure to say last words")
    found = table.finds(TURN)
    assert found is not None
    assert (found.seen, found.shown, found.against) == (3, 2, ())  # Ann's first turn was left open
    ends = table.finds('when a turn ends, say "last words"')
    assert ends is not None
    assert ends.against


def test_a_hand_that_reaches_a_size_is_an_occasion_however_it_does() -> None:
    table = Table(REACHES, "3C 9D 6D", "4C")
    table.game.play(1_000, ANN, "3C").say(1_500, ANN, "getting there").draw(3_000, BOB).at(8_000)
    assert table.finds(REACHES) == Finding(2, 1, 1, 1, ())
    table.game.call(8_500, BOB, "failure to say getting there")
    assert table.finds(REACHES) == Finding(2, 2, 2, 0, ())


def test_words_are_occasions_of_a_guess_that_forbids_them() -> None:
    table = Table(MANNERS, *HANDS)
    table.game.say(1_000, ANN, "oh hello there").say(2_000, BOB, "good morning").call(3_000, ANN, "manners")
    assert table.finds(MANNERS) == Finding(1, 1, 1, 0, ())
    other = table.finds(MANNERS.replace("hello there", "good morning"))
    assert other is not None
    assert [(each.at, each.called) for each in other.against] == [(3_000, True)]


def test_bug_words_within_a_phrase_that_the_rules_know_were_an_occasion_of_a_guess() -> None:
    guess = MANNERS.replace("hello there", "nice day")
    table = Table(guess, *HANDS)
    table.game.say(1_000, ANN, "have a nice day").say(3_000, ANN, "oh nice day").call(5_000, ANN, "manners")
    assert table.game.verdicts[-1][1] == "SEC:1"
    assert table.finds(guess) == Finding(1, 1, 1, 0, ())


def test_once_a_breach_is_a_wrong_guess_s_no_occasion_it_is_contradicted_at_the_call() -> None:
    table = Table(ENDS, *HANDS)
    table.game.draw(1_000, ANN).at(6_000).call(6_500, ANN, "failure to say good morning")
    right, wrong = table.finds(ENDS), table.finds(ENDS.replace("a turn ends", "a hand reaches 9 cards"))
    assert right is not None
    assert wrong is not None
    assert right.against == ()
    assert wrong.against == (Contradiction(6_500, None, None, called=True),)


REVERSES = "when a 10 is played, the order reverses"


@pytest.mark.rule("SEC-02")
def test_while_the_turn_is_hidden_a_guess_at_the_direction_is_left_open() -> None:
    """It was judged by the true direction, which the table hides: the guess told more than anybody had seen."""
    table = Table(REVERSES, "10H 9D", "4H 5H", "6H 9H", "8H KH")
    table.game.play(1_000, ANN, "10H").play(4_000, DOT, "8H").call(5_000, DOT, "bad card", by=BOB)
    for way in ("clockwise", "counterclockwise"):
        guess = f'when a heart is played, if play goes {way}, say "this way"'
        assert table.finds(guess) == Finding(2, 0, 0, 2, ())
    beside = 'when a heart is played, if the next seat\'s hand has exactly 1 card, say "this way"'
    assert table.finds(beside) == Finding(2, 0, 0, 2, ())
    assert table.finds('when a turn begins, say "this way"') == Finding(0, 0, 0, 0, ())
    record = table.record()
    assert {(play.direction, play.in_turn) for play in record.plays} == {(None, None)}
    assert record.plays[1].order == (ANN, BOB, CID)


def test_published_it_is_compared_again() -> None:
    table = Table(REVERSES, "10H 9D", "4H 5H", "6H 9H", "8H KH")
    rules = table.rules
    shown = tuple(replace(row, published=True) for row in rules.written)
    table.begin_with(replace(rules, written=shown))
    table.game.play(1_000, ANN, "10H").play(4_000, DOT, "8H")
    assert [play.direction for play in table.record().plays] == [1, -1]
