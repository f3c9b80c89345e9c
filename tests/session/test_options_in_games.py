"""Computer players cope with options that change what a turn is."""

from __future__ import annotations

import pytest

from mao_desktop.session.simulation import Simulation
from mao_desktop.variants import VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "options",
    [{"draw_and_play": True}, {"draw_until_playable": True, "first_card_live": True}, {"turn_limit": 0}],
    ids=str,
)
def test_computer_players_play_whole_games_with_the_options_of_drawing(
    variant: str, options: dict[str, object]
) -> None:
    played = Simulation(variant, 3, seed=5, options=options).play(1)
    assert (played.ended, played.cards_kept, played.refused) == (True, True, 0)
