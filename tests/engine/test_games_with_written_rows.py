"""Random games with random written rows: nothing breaks, each log replays to the same game, each seat has a view."""

from __future__ import annotations

import json
import random

import pytest
import random_games
import round_games
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import Recipe
from row_strategies import parts, several, whens
from written_rules import when

from mao_desktop.engine import (
    Authority,
    DrawCards,
    HandReaches,
    KnockTimes,
    OffRow,
    OfRank,
    Played,
    Rank,
    Reverse,
    Row,
    SayPhrase,
    Seats,
    SetOption,
    Skip,
    Validity,
    WriteRule,
    replay,
    view,
)
from mao_desktop.session.simulation import Simulation, is_sound
from mao_desktop.store.codec import read_rules, write_rules
from mao_desktop.variants import VARIANTS

changes = st.sampled_from(
    [OffRow("CAM-34"), OffRow("MMT-16"), OffRow("SCM-26"), SetOption("grace", 2), SetOption("no_talking", value=True)]
)
EXAMPLES = (
    when(Played(OfRank(Rank.FOUR)), SayPhrase(Seats.PLAYER, "that's the rabbit")),
    when(Played(OfRank(Rank.KING)), SayPhrase(Seats.EVERY_OTHER, "long live the king")),
    when(Played(OfRank(Rank.FIVE)), DrawCards(Seats.NEXT, 2)),
    when(Played(OfRank(Rank.SIX)), KnockTimes(Seats.PLAYER, 2)),
    when(Played(OfRank(Rank.TEN)), Reverse()),
    when(Played(OfRank(Rank.QUEEN)), Skip()),
    when(Played(OfRank(Rank.TWO)), Validity(valid=True)),
    when(HandReaches(3), SayPhrase(Seats.PLAYER, "getting there")),
    Row("", "…", (SetOption("grace", 5),)),
)
rows = st.builds(Row, st.just(""), st.just("…"), several(whens | changes | parts))


@pytest.mark.parametrize("variant", VARIANTS)
@given(several(rows), st.integers(0, 10**6), st.sampled_from([Authority.DEMOCRATIC, Authority.COMPUTER]))
@settings(max_examples=8, deadline=None)
def test_any_rows_can_be_played_by(variant: str, written: tuple[Row, ...], seed: int, authority: Authority) -> None:
    chance = random.Random(seed)  # noqa: S311  cards, not secrets
    games = random_games if variant in ("cambridge", "moo") else round_games
    game = games.begin(Recipe(variant, seed, seats=chance.randint(2, 5), steps=40, authority=authority))
    for number, row in enumerate(written):
        game.act(WriteRule(number % game.recipe.seats, "…", row, agreed=True))
    for _ in range(game.recipe.steps):
        game.go_to(game.now + chance.choice((1, 400, 3_000)))
        games.step(game)
    game.go_to(game.now + 60_000)
    game.hear(game.now)
    again, _ = replay(game.opening, tuple(game.log))
    assert again == game.state
    rules = game.state.settled.rules
    assert read_rules(json.loads(json.dumps(write_rules(rules)))) == rules
    for seat in range(game.recipe.seats):
        shown = view(game.state, seat, game.now).judged
        assert all(row.author == seat for row in shown.rules.written)


@pytest.mark.parametrize("variant", ["cambridge", "german", "santa-cruz"])  # Moo sells rules, Mau Mau's cost too much
def test_computer_players_play_by_written_rows(variant: str) -> None:
    table = Simulation(variant, 3, seed=1)
    for number, row in enumerate(EXAMPLES):
        table.session.submit(WriteRule(number % 3, "…", row, agreed=True))
    assert is_sound([table.play()])
