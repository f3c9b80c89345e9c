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
from of_variants import ROUNDS, of
from random_games import Game, Recipe, everything

from mao_desktop.engine import (
    Authority,
    Called,
    Fact,
    HeardUpTo,
    Refused,
    RoundOver,
    Ruling,
    ShuffleWanted,
    Spoken,
    Stamped,
    Won,
    apply,
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


@pytest.mark.parametrize("variant", [name for name in VARIANTS if name != "german"])  # thanks are owed from the ruling
@given(data=st.data())
@games
def test_no_ruling_depends_on_when_words_became_known(variant: str, data: st.DataObject) -> None:
    game = play_out(data.draw(recipes(variant, judged=True)))  # a locked card is one only once it has been taken
    if variant in ROUNDS:  # a deal waits until the end is known
        assume(not any(isinstance(fact, Won | RoundOver) for fact in game.facts))
    chance = random.Random(data.draw(st.integers(0, 10**6)))  # noqa: S311  delays, not secrets
    state, facts = game.opening, list[Fact]()
    for stamped in known_otherwise(game, chance):
        state, found = apply(state, stamped)
        facts.extend(found)
    assume(not any(isinstance(fact, Refused | ShuffleWanted) for fact in facts))
    assert rulings(facts) == rulings(game.facts)
    assert tuple(s.cards for s in state.settled.seats) == tuple(s.cards for s in game.state.settled.seats)


def calls_of_one_millisecond(game: Game) -> bool:
    """Tell whether two calls or utterances began at one moment: of these the first in the log comes first."""
    begun = [event.words[0].start for _, _, event in game.carried_out if isinstance(event, Spoken | Called)]
    return len(set(begun)) < len(begun)


def known_otherwise(game: Game, chance: random.Random) -> list[Stamped]:
    """Give the log of a game as it had been, had its words become known at other times.

    At each time the watermark goes to what is known by then, as a session would do it.
    """
    arrivals = []
    for at, number, event in game.carried_out:
        words = event.words if isinstance(event, Spoken | Called) else ()
        known = (
            words[-1].end + chance.choice((0, 300, 4000, 15_000)) if words and words[-1].end > words[0].start else at
        )
        hold = words[0].start if words else None
        arrivals.append((known, number, hold, event))
    arrivals.sort(key=lambda arrival: arrival[:2])
    log = []
    for n, (known, _, _, event) in enumerate(arrivals):
        rest = arrivals[n:]
        heard = min([known, *(hold for _, _, hold, _ in rest if hold is not None)])
        if n == 0 or arrivals[n - 1][0] < known:
            log.append(Stamped(known, HeardUpTo(heard)))
        log.append(Stamped(known, event))
    end = max(game.now, arrivals[-1][0] if arrivals else 0)
    return [*log, Stamped(end, HeardUpTo(game.now, whole=True))]


def rulings(facts: list[Fact]) -> list[tuple[object, ...]]:
    """List what was ruled by the time that counts, without when it was ruled."""
    found = [(f.at, f.verdict, f.call, f.by, f.on, f.rule, f.paid_by, f.cards) for f in facts if isinstance(f, Ruling)]
    return sorted(found, key=str)
