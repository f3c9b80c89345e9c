"""The command that plays many random games: a seed gives the same games again, and what differs is made small."""

from __future__ import annotations

from typing import TYPE_CHECKING

import oracle_games
import pytest

from mao_desktop.engine import Draw, HeardUpTo, Shuffled
from mao_desktop.scripts import read_script
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from random_games import Game


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seed_gives_the_same_games_again(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert oracle_games.drawn(variant, 1, 3) == oracle_games.drawn(variant, 1, 3) != oracle_games.drawn(variant, 1, 4)
    assert oracle_games.run(variant, range(1), seed=1, shown=0) == 0
    assert "1 of 1 games are judged alike" in capsys.readouterr().out


def test_a_game_that_differs_is_made_as_small_as_it_can_be_and_is_a_table_script() -> None:
    def draws(game: Game) -> bool:
        return any(isinstance(stamped.event, Draw) for stamped in game.log)

    game = next(game for n in range(9) if draws(game := oracle_games.play_out(oracle_games.drawn("moo", 1, n))))
    small = oracle_games.smaller(game, draws)
    left = [stamped.event for stamped in small.log if not isinstance(stamped.event, HeardUpTo | Shuffled)]
    assert [type(event) for event in left] == [Draw]
    assert len(read_script(oracle_games.as_script(small).encode()).events) == 2
