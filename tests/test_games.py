"""Random games: what holds in every one of them, and that engine and oracle judge them alike."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from oracle_tapes import disagreements
from random_games import Game, Recipe, everything, play_out

from mao_desktop.engine.events import Called, HeardUpTo, Spoken, Stamped
from mao_desktop.engine.facts import Fact, Refused, Ruling, ShuffleWanted
from mao_desktop.engine.judgement import Authority
from mao_desktop.engine.reducer import apply, replay

GAMES = 100
OPTIONS: dict[str, dict[str, st.SearchStrategy[object]]] = {
    "cambridge": {
        "grace": st.integers(2, 10),
        "feasible": st.sampled_from([0.5, 1, 2]),
        "no_seven_escape": st.booleans(),
        "thanks": st.booleans(),
        "last_card_voids_mao": st.booleans(),
    },
    "moo": {"grace": st.integers(2, 10), "feasible": st.sampled_from([0.5, 1, 2])},
}


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    """Make recipes of games of both variants, with and without options, judged by the seats or by the program."""
    variant = draw(st.sampled_from(["cambridge", "moo"]))
    options = draw(st.fixed_dictionaries({}, optional=OPTIONS[variant])) if draw(st.booleans()) else {}
    return Recipe(
        variant,
        seed=draw(st.integers(0, 10**9)),
        seats=draw(st.integers(2, 5)),
        steps=draw(st.integers(5, 50)),
        options=options,
        authority=draw(st.sampled_from([Authority.DEMOCRATIC, Authority.COMPUTER])),
        latest=draw(st.sampled_from([0, 2000, 20_000])),
        pace=draw(st.sampled_from([800, 3000, 9000])),
    )


games = settings(
    max_examples=GAMES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@given(recipes())
@games
def test_engine_and_oracle_judge_every_game_alike(recipe: Recipe) -> None:
    assert disagreements(play_out(recipe)) == []


@given(recipes())
@games
def test_no_card_is_lost_or_made(recipe: Recipe) -> None:
    game = play_out(recipe)
    assert everything(game) == sorted(game.opening.table.cards(), key=str)


@given(recipes())
@games
def test_the_judged_hands_are_the_hands_on_the_table_once_everything_is_known_and_paid(recipe: Recipe) -> None:
    game = play_out(recipe)
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
    game = play_out(recipe)
    log = known_otherwise(game, random.Random(seed))  # noqa: S311  delays, not secrets
    state, facts = game.opening, []
    for stamped in log:
        state, found = apply(state, stamped)
        facts.extend(found)
    assume(not any(isinstance(fact, Refused | ShuffleWanted) for fact in facts))
    assert rulings(facts) == rulings(game.facts)
    assert state.settled.hands == game.state.settled.hands


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
