"""Computer players go by their own count of turns where the table does not show whose turn it is (SEC-02)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from written_rules import ANN, BOB, CID, DOT, Game, rules_with, when

from mao_desktop.engine import Draw, OfRank, Play, Played, Rank, Reverse, Ruling, Skip, Verdict, WriteRule, view
from mao_desktop.players.counting import TurnCount, counted
from mao_desktop.players.memory import Memory
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.session.simulation import Simulation

SKIP = replace(when(Played(OfRank(Rank.FOUR)), Skip()), author=DOT)
REVERSE = replace(when(Played(OfRank(Rank.FOUR)), Reverse()), author=DOT)


def count(game: Game, before: TurnCount | None = None, seat: int = ANN) -> TurnCount:
    return counted(view(game.state, seat, game.now), before, game.now)


def test_who_does_not_know_of_the_skip_counts_by_the_known_rules() -> None:
    game = Game.of(rules_with(SKIP), "4H 6D 10D")
    first = count(game)
    after = count(game.play(1000, ANN, "4H"), first)
    assert (first.seat, after.seat, game.turn) == (ANN, BOB, CID)


def test_after_a_card_that_went_back_as_out_of_turn_the_next_seat_is_asked() -> None:
    game = Game.of(rules_with(SKIP), "4H 6D 10D")
    seen = count(game.play(1000, ANN, "4H"), count(game))
    seen = count(game.play(2000, BOB, "4C"), seen)
    assert seen.seat == CID
    seen = count(game.call(2500, BOB, "playing out of turn"), seen)
    assert (seen.seat, game.turn) == (CID, CID)


def test_a_wrong_card_that_went_back_leaves_the_turn_where_it_was() -> None:
    game = Game.of(rules_with(SKIP), "10D 6D 10C")
    seen = count(game.play(1000, ANN, "10D"), count(game))
    seen = count(game.call(1500, ANN, "bad card"), seen)
    assert (seen.seat, game.turn) == (ANN, ANN)


def test_a_move_from_the_other_side_turns_the_count_round() -> None:
    game = Game.of(rules_with(REVERSE), "4H 6D 10D", "2C 4C 6C", "2H 4H 6H", "6H 10C QD")
    seen = count(game.play(1000, ANN, "4H"), count(game))
    seen = count(game.play(2000, DOT, "6H"), seen)
    assert (seen.direction, seen.seat, game.turn) == (-1, CID, CID)


def test_bug_who_draws_in_anothers_turn_until_a_card_can_be_played_is_counted_to_be_on_turn_and_takes_its_time() -> (
    None
):
    game = Game.of(rules_with(SKIP, options={"draw_until_playable": True}), "4H 6D 10D", "2C 4C 6C")
    player, memory = Player(BOB, Skill(attention=1.0), 3), Memory()
    memory, _ = player.think(view(game.state, BOB, game.now), memory, game.now)
    game.draw(25_000, BOB)
    memory, wanted = player.think(view(game.state, BOB, game.now), memory, game.now)
    assert count(game, memory.count, BOB).seat == BOB
    assert min(each.at for each in wanted if isinstance(each.deed, Play | Draw)) > game.now + 300


@pytest.mark.parametrize("people", [(CID,), ()])
def test_bug_who_was_told_that_it_is_not_their_turn_tries_no_more_while_it_may_be_a_persons(
    people: tuple[int, ...],
) -> None:
    game = Game.of(rules_with(SKIP), "4H 6D 10D", "2C 4C 6C")
    player, memory = Player(BOB, Skill(attention=1.0), 3, frozenset(people)), Memory()
    memory, _ = player.think(view(game.state, BOB, game.now), memory, game.now)
    game.play(1000, ANN, "4H")
    memory, _ = player.think(view(game.state, BOB, game.now), memory, game.now)
    game.play(2000, BOB, "4C")
    memory, _ = player.think(view(game.state, BOB, game.now), memory, game.now)
    game.call(2500, BOB, "playing out of turn")
    memory, wanted = player.think(view(game.state, BOB, game.now), memory, game.now)
    assert any(isinstance(each.deed, Play | Draw) for each in wanted) == (not people)


@pytest.mark.rule("SEC-02", "SEC-08")
def test_computer_players_finish_a_game_whose_turns_only_the_author_knows_and_enforces() -> None:
    game = Simulation("cambridge", 4, 3)
    rulings: list[Ruling] = []
    game.session.subscribe(lambda _, facts: rulings.extend(fact for fact in facts if isinstance(fact, Ruling)))
    game.session.submit(WriteRule(0, "when a queen is played, the next seat is skipped", agreed=True))
    played = game.play()
    assert played.ended
    assert played.cards_kept
    upheld = [ruling for ruling in rulings if ruling.rule == "CAM-12" and ruling.verdict is Verdict.UPHELD]
    assert upheld
    assert {ruling.by for ruling in upheld} == {0}
