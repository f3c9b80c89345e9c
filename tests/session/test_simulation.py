"""Computer players against each other: every game ends, no card is lost, and the seed decides everything."""

from __future__ import annotations

import pytest

from mao_desktop.session.simulation import Simulation, is_sound, report, simulate


@pytest.mark.parametrize(("variant", "seats"), [("cambridge", 3), ("cambridge", 7), ("moo", 2), ("moo", 5)])
def test_every_game_ends_no_move_is_refused_and_no_card_is_lost(variant: str, seats: int) -> None:
    played = list(simulate(variant, seats, 8, 1000))
    assert is_sound(played)
    assert all(game.winners and game.moves >= 5 for game in played)
    assert sum(sum(game.rulings.values()) for game in played) > len(played)


@pytest.mark.parametrize("variant", ["cambridge", "moo"])
def test_winners_come_in_again_and_win_again(variant: str) -> None:
    played = Simulation(variant, 4, 7).play(wins=8)
    assert played.ended
    assert played.cards_kept
    assert not played.refused
    assert len(played.winners) > len(set(played.winners))


def test_the_same_seed_plays_the_same_game_to_the_millisecond_and_another_does_not() -> None:
    first, again, other = (Simulation("cambridge", 4, seed) for seed in (5, 5, 6))
    for simulation in (first, again, other):
        simulation.play()
    assert first.session.log() == again.session.log()
    assert first.session.log() != other.session.log()


def test_what_goes_wrong_is_told() -> None:
    played = Simulation("cambridge", 3, 1).play()
    played.refused, played.ended, played.cards_kept = 2, False, False
    assert not is_sound([played])
    assert list(report([played]))[-1] == "refused moves: 2, games without an end: 1, games that lost a card: 1"
