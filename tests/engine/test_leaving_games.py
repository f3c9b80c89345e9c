"""Random games of seats that leave and come in again: table, engine and oracle agree on all that comes of them."""

from __future__ import annotations

import leaving_games
import pytest

from mao_desktop.variants import VARIANTS

GAMES = 60


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_leaves_and_comes_in_is_judged_as_the_table_stands_and_as_the_oracle_does(variant: str) -> None:
    wrong = {seed: leaving_games.wrong_with(leaving_games.play_out(variant, seed)) for seed in range(GAMES)}
    assert {seed: found for seed, found in wrong.items() if found} == {}


def test_bug_who_left_twice_amid_a_deal_lost_cards_of_the_new_hand() -> None:
    assert leaving_games.wrong_with(leaving_games.play_out("moo", 72_788)) == []


def test_bug_a_card_drawn_by_who_had_left_before_the_deal_counted_for_nobody() -> None:
    assert leaving_games.wrong_with(leaving_games.play_out("german", 71_299)) == []


def test_bug_words_of_a_call_were_heard_before_others_of_their_millisecond_that_were_known_first() -> None:
    assert leaving_games.wrong_with(leaving_games.play_out("cambridge", 79_281)) == []
