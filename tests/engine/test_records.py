"""Values that only the type checker keeps from being changed: nothing that judges changes one."""

from __future__ import annotations

import pytest
import random_games
import round_games
from of_variants import ROUNDS
from random_games import Recipe

from mao_desktop.engine import Play, State, TurnState, apply, next_wake, provisional
from mao_desktop.engine.model.cards import JOKER
from mao_desktop.variants import VARIANTS


def test_a_record_gives_another_with_other_values_and_stays_what_it_is() -> None:
    turn = TurnState(2, 1_000, extra=1)
    other = turn._replace(seat=3, extra=0)
    assert (other.seat, other.since, other.extra) == (3, 1_000, 0)
    assert turn == TurnState(2, 1_000, extra=1)
    assert other != turn


def test_a_record_knows_its_fields() -> None:
    with pytest.raises(AttributeError, match="chair"):
        TurnState(2, 1_000)._replace(chair=3)


def test_equal_records_are_one_key() -> None:
    assert {Play(1, JOKER), Play(1, JOKER), Play(2, JOKER)} == {Play(1, JOKER), Play(2, JOKER)}


def picture(state: State) -> str:
    """Write a state out, but for its rules."""
    judged = {name: value for name, value in vars(state.settled).items() if name != "rules"}
    return f"{state.table} {state.tail} {state.heard} {state.log} {judged}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_event_changes_the_state_before_it(variant: str) -> None:
    for seed in range(5):
        recipe = Recipe(variant, seed, steps=40)
        game = round_games.play_out(recipe) if variant in ROUNDS else random_games.play_out(recipe)
        state = game.opening
        for stamped in game.log:
            before = picture(state)
            following = apply(state, stamped)[0]
            next_wake(state)
            provisional(state, stamped.at + 1_000)
            assert picture(state) == before
            state = following
