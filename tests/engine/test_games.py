"""Random games of all variants: what holds in every one of them, and that engine and oracle judge them alike."""

from __future__ import annotations

import random

import oracle_tapes
import pytest
import random_games
import round_games
import round_tapes
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from known_otherwise import ruled_otherwise, without_what_is_excepted
from of_variants import ROUNDS, of
from random_games import Game, Recipe, everything

from mao_desktop.engine import (
    Authority,
    replay,
)
from mao_desktop.variants import VARIANTS

GAMES = 50


@st.composite
def recipes(draw: st.DrawFn, variant: str, *, one_round: bool = False, judged: bool = False) -> Recipe:
    """Make recipes of games of a variant, with and without options, judged by the seats or by the program."""
    values = {name: st.sampled_from(of(variant).options[name]) for name in of(variant).options}
    options = draw(st.fixed_dictionaries({}, optional=values)) if draw(st.booleans()) else {}
    return Recipe(
        variant,
        seed=draw(st.integers(0, 10**9)),
        seats=draw(st.integers(2, 5)),
        steps=draw(st.integers(5, 60)),
        options=options,
        authority=draw(st.sampled_from([Authority.DEMOCRATIC, Authority.COMPUTER])),
        latest=draw(st.sampled_from([0, 2000, 20_000])),
        pace=draw(st.sampled_from([800, 3000, 9000])),
        faces=draw(st.sampled_from([0, 4, 8, 16])),
        one_round=one_round,
        judged=judged,
    )


games = settings(
    max_examples=GAMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
more_games = settings(games, max_examples=3 * GAMES)
every_variant = pytest.mark.parametrize("variant", VARIANTS)


def play_out(recipe: Recipe) -> Game:
    """Play a random game, of the variants in rounds several."""
    return round_games.play_out(recipe) if recipe.variant in ROUNDS else random_games.play_out(recipe)


@pytest.mark.parametrize("variant", ["cambridge", "moo"])
@given(data=st.data())
@games
def test_engine_and_oracle_judge_every_game_alike(variant: str, data: st.DataObject) -> None:
    assert oracle_tapes.disagreements(random_games.play_out(data.draw(recipes(variant)))) == []


@pytest.mark.parametrize("variant", ROUNDS)
@given(data=st.data())
@more_games
def test_engine_and_oracle_judge_every_round_alike(variant: str, data: st.DataObject) -> None:
    game = round_games.play_out(data.draw(recipes(variant, judged=True)))
    assert round_tapes.disagreements_on_game(game) == []


@every_variant
@given(data=st.data())
@games
def test_no_card_is_lost_or_made(variant: str, data: st.DataObject) -> None:
    game = play_out(data.draw(recipes(variant)))
    assert everything(game) == sorted(game.opening.table.cards(), key=str)


@every_variant
@given(data=st.data())
@games
def test_the_judged_hands_are_the_hands_on_the_table_once_everything_is_known_and_paid(
    variant: str, data: st.DataObject
) -> None:
    recipe = data.draw(recipes(variant))
    game = play_out(recipe)
    assume(game.state.settled.running)
    owed = [sum(count for seat, count in game.state.table.debts if seat == at) for at in range(recipe.seats)]
    lying = [len(hand) for hand in game.state.table.hands]
    assert [n + more for n, more in zip(lying, owed, strict=True)] == [s.cards for s in game.state.settled.seats]


@every_variant
@given(data=st.data())
@games
def test_a_replay_gives_the_same_game_and_leaves_the_old_one_as_it_was(variant: str, data: st.DataObject) -> None:
    game = play_out(data.draw(recipes(variant)))
    before = repr(game.opening)
    again, facts = replay(game.opening, tuple(game.log))
    assert again == game.state
    assert list(facts) == game.facts
    assert repr(game.opening) == before


@every_variant
@given(data=st.data())
@games
def test_no_ruling_depends_on_when_words_became_known(variant: str, data: st.DataObject) -> None:
    """What the pages except is listed in docs/reliability.md, under "What depends on when something became known"."""
    recipe = data.draw(recipes(variant, judged=True))  # a locked card is one only once it has been taken
    game = play_out(without_what_is_excepted(recipe))
    chance = random.Random(data.draw(st.integers(0, 10**6)))  # noqa: S311  delays, not secrets
    found = ruled_otherwise(game, chance)
    assume(found is not None)
    assert found == []
