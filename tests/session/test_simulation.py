"""Computer players against each other: every game ends, no card is lost, and the seed decides everything."""

from __future__ import annotations

import pytest

from mao_desktop.session.simulation import Simulation, is_sound, report, simulate
from mao_desktop.store.setup import Seat, Setup

TABLES = [
    ("cambridge", 3, 8), ("cambridge", 7, 8), ("moo", 2, 8), ("moo", 5, 8), ("german", 2, 8), ("german", 6, 8),
    ("santa-cruz", 2, 8), ("santa-cruz", 5, 8), ("mau-mau", 2, 3), ("mau-mau", 5, 3),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "seats", "games"), TABLES)
def test_every_game_ends_no_move_is_refused_and_no_card_is_lost(variant: str, seats: int, games: int) -> None:
    played = list(simulate(variant, seats, games, 1000))
    assert is_sound(played)
    assert all(game.winners and game.moves >= 5 for game in played)
    assert sum(sum(game.rulings.values()) for game in played) >= len(played) / 3


def test_a_game_for_points_goes_on_until_one_is_left() -> None:
    (played,) = simulate("mau-mau", 3, 1, 7, wins=2)
    assert len(played.winners) == 1
    assert played.rounds > 2


@pytest.mark.parametrize("variant", ["cambridge", "moo", "german", "santa-cruz"])
def test_winners_play_on_and_win_again(variant: str) -> None:
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


def test_a_table_without_cards_enough_for_its_hands_is_refused() -> None:
    three = tuple(Seat(name) for name in ("Ann", "Bob", "Cid"))
    with pytest.raises(ValueError, match="61 cards are to be dealt, and there are 54: smaller hands or more decks"):
        Setup("german", three, {"hand_size": 20})
    assert len(Setup("german", three, {"hand_size": 17}).cards) == 54


def test_among_many_callers_who_owes_words_is_let_speak() -> None:
    assert Simulation("moo", 8, 5049).play().ended


def test_whose_card_came_back_from_a_lost_race_in_their_turn_moves_again() -> None:
    assert Simulation("santa-cruz", 4, 929).play().ended
