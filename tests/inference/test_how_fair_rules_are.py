"""How fair a rule is said to be: what an author reads before it counts."""

from __future__ import annotations

import pytest

from mao_desktop.inference import Fairness, Grade, fairness_of
from mao_desktop.secret_rules import parse
from mao_desktop.variants import VARIANTS

RULES = VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid", "Dot"))


def tried(text: str, seed: int = 1) -> Fairness:
    found = fairness_of(parse(text, ()).sentence, RULES, seed)
    assert found is not None
    return found


def test_a_rule_on_one_rank_is_fair_and_bites_about_once_in_thirteen_plays() -> None:
    found = tried('when a 4 is played, say "that\'s the rabbit"')
    assert 0.5 < found.bites < 1.1
    assert found.half is not None
    assert found.most is not None
    assert found.half <= found.most <= 120
    assert (found.grade, found.refused) == (Grade.FAIR, False)
    assert found.stuck == found.stuck_without


def test_the_nearest_other_rule_comes_with_a_card_that_only_one_of_the_two_is_about() -> None:
    found = tried("when a red card is played, knock twice").nearest
    assert found is not None
    assert found.sentence.startswith("when a card is played, if ")
    assert found.bites is (str(found.card)[-1] in "HD")


def test_a_rule_on_more_than_half_of_the_cards_is_refused() -> None:
    found = tried("when a number card is played, knock once")
    assert (found.grade, found.refused) == (Grade.TOO_OFTEN, True)


def test_a_rule_that_hardly_ever_applies_is_refused() -> None:
    found = tried("when the queen of spades is played, if the card under it is a queen, knock once")
    assert (found.grade, found.refused) == (Grade.TOO_RARE, True)


def test_a_rule_that_forbids_cards_leaves_hands_stuck_more_often() -> None:
    found = tried("when a card is played, if its rank is odd and the card under it is even, the play is invalid")
    assert found.stuck > found.stuck_without + 0.05


def test_the_same_seed_gives_the_same_answer_and_progress_is_told_in_order() -> None:
    told: list[float] = []
    sentence = parse("when a 6 is played, knock twice", ()).sentence
    assert fairness_of(sentence, RULES, 3, told.append) == fairness_of(sentence, RULES, 3)
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] < 1


@pytest.mark.parametrize("text", ["rule CAM-31 is off", "option grace is 6"])
def test_a_rule_on_another_rule_or_an_option_is_not_tried_out(text: str) -> None:
    assert fairness_of(parse(text, ()).sentence, RULES, 1) is None


@pytest.mark.parametrize(
    "text",
    [
        'when "sorry" is said, knock once',
        'when "have a nice day" is said, the next seat says "and you"',
        'when "so much more than that to say" is said, say "thank you"',
        'when "sorry" is said, that is forbidden, the call is "manners"',
    ],
)
def test_a_rule_on_what_is_said_is_tried_out_as_if_that_were_said_for_one_rank_of_thirteen(text: str) -> None:
    found = tried(text)
    assert found.assumed
    assert 0 < found.bites < 0.8
    assert found.half is not None
    assert found.most is not None
    assert 8 < found.half <= found.most < 200
    assert 0 < found.paid < 12
    assert not found.refused


def test_what_is_forbidden_to_say_is_found_out_by_what_it_costs_and_not_by_who_keeps_it() -> None:
    forbidden, asked = tried('when "sorry" is said, that is forbidden'), tried('when "sorry" is said, knock once')
    assert forbidden.half
    assert asked.half
    assert forbidden.half > asked.half


@pytest.mark.parametrize("test", ["fewer than 6", "exactly 9"])
def test_words_with_a_test_are_devilish_and_never_refused_for_how_seldom_they_are_said(test: str) -> None:
    found = tried(f'when "sorry" is said, if the player\'s hand has {test} cards, knock once')
    assert (found.grade, found.refused) == (Grade.DEVILISH, False)


@pytest.mark.parametrize(
    "text",
    [
        "when a card is drawn, knock once",
        'when a penalty is given, say "thank you"',
        'when a hand reaches 3 cards, say "three"',
        "when a turn begins, if the next seat's hand has fewer than 3 cards, knock once",
        'when a card is taken back, say "sorry"',
    ],
)
def test_a_rule_on_a_moment_is_tried_out_as_one_on_cards_is(text: str) -> None:
    found = tried(text)
    assert not found.refused
    assert found.half is not None
    assert found.most is not None
    assert 3 < found.half <= found.most < 120
    assert found.paid > 0


def test_a_rule_on_every_turn_is_refused_and_one_that_no_player_thinks_of_is_devilish() -> None:
    assert tried("when a turn begins, knock once").grade is Grade.TOO_OFTEN
    hard = "when a card is drawn, if the next seat's hand has 5 cards or the player's hand has 9 cards, knock once"
    assert tried(hard).grade in (Grade.DEVILISH, Grade.TOO_RARE)
