"""Random games in rounds: no card is lost, judged and lying hands agree, a log always gives the same game."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from random_games import Recipe, everything
from round_games import ROUNDS, play_out
from test_games import known_otherwise, rulings

from mao_desktop.engine.facts import Refused, RoundOver, ShuffleWanted, Won
from mao_desktop.engine.judgement import Authority
from mao_desktop.engine.reducer import apply, replay


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    """Make recipes of games of the variants in rounds, judged by the seats or by the program."""
    variant = draw(st.sampled_from(ROUNDS))
    return Recipe(
        variant,
        seed=draw(st.integers(0, 10**9)),
        seats=draw(st.integers(2, 5)),
        steps=draw(st.integers(5, 70)),
        options={"twos": True} if variant == "santa-cruz" and draw(st.booleans()) else {},
        authority=draw(st.sampled_from([Authority.DEMOCRATIC, Authority.COMPUTER])),
        latest=draw(st.sampled_from([0, 2000, 20_000])),
        pace=draw(st.sampled_from([800, 3000, 9000])),
    )


games = settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@given(recipes())
@games
def test_no_card_is_lost_or_made(recipe: Recipe) -> None:
    game = play_out(recipe)
    assert everything(game) == sorted(game.opening.table.cards(), key=str)


@given(recipes())
@games
def test_the_judged_hands_are_the_hands_on_the_table_once_everything_is_known_and_paid(recipe: Recipe) -> None:
    game = play_out(recipe)
    assume(game.state.settled.running)
    owed = [sum(count for seat, count in game.state.table.debts if seat == at) for at in range(recipe.seats)]
    lying = [len(hand) for hand in game.state.table.hands]
    assert [n + more for n, more in zip(lying, owed, strict=True)] == list(game.state.settled.hands)


@given(recipes())
@games
def test_a_replay_gives_the_same_game_and_leaves_the_old_one_as_it_was(recipe: Recipe) -> None:
    game = play_out(recipe)
    before = repr(game.opening)
    again = replay(game.opening, tuple(game.log))
    assert again.state == game.state
    assert list(again.facts) == game.facts
    assert repr(game.opening) == before


@given(recipes(), st.integers(0, 10**6))
@games
def test_no_ruling_depends_on_when_words_became_known(recipe: Recipe, seed: int) -> None:
    assume(recipe.variant != "german")  # its thanks are owed from the ruling on
    game = play_out(recipe)
    assume(not any(isinstance(fact, Won | RoundOver) for fact in game.facts))  # a deal waits until the end is known
    log = known_otherwise(game, random.Random(seed))  # noqa: S311  delays, not secrets
    state, facts = game.opening, []
    for stamped in log:
        state, found = apply(state, stamped)
        facts.extend(found)
    assume(not any(isinstance(fact, Refused | ShuffleWanted) for fact in facts))
    assert rulings(facts) == rulings(game.facts)
    assert state.settled.hands == game.state.settled.hands
