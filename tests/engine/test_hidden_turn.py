"""While a secret rule on turns is in force and unpublished, the table shows nobody whose turn it is (SEC-02)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from written_rules import ANN, BOB, CID, DOT, Game, rules_with, when

from mao_desktop.engine import (
    KnockTimes,
    Leave,
    OfRank,
    Played,
    Rank,
    Row,
    Ruling,
    Seats,
    Skip,
    TurnBegins,
    TurnTaken,
    WriteRule,
    view,
)
from mao_desktop.secret_rules import written
from mao_desktop.variants import VARIANTS

SKIP = when(Played(OfRank(Rank.FOUR)), Skip())
KNOCK = when(Played(OfRank(Rank.FOUR)), KnockTimes(Seats.PLAYER, 2))


def by_bob(row: Row) -> Game:
    return Game.of(rules_with(replace(row, author=BOB)), "4H 6D 10D")


@pytest.mark.rule("SEC-02")
def test_nobody_is_shown_whose_turn_it_is_the_author_included() -> None:
    game = by_bob(SKIP).play(1000, ANN, "4H")
    assert game.turn == CID
    for seat in (ANN, BOB, CID, DOT):
        seen = view(game.state, seat, 1500)
        assert seen.turn_is_hidden
        assert seen.judged.turn.seat is None


def test_a_rule_that_moves_no_turn_hides_none() -> None:
    assert view(by_bob(KNOCK).state, ANN, 500).judged.turn.seat == ANN


def test_the_turn_is_shown_again_once_the_rule_is_published() -> None:
    game = by_bob(SKIP).play(1000, ANN, "4H").at(2000, Leave(BOB, publish=True))
    seen = view(game.state, ANN, 2500)
    assert (seen.turn_is_hidden, seen.judged.turn.seat) == (False, CID)


def test_a_rule_of_the_variant_switched_off_in_secret_hides_the_turn_where_it_was_about_turns() -> None:
    rules = VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid", "Dot"))
    hides = {text: written(text, rules, None) for text in ("rule CAM-30 is off", "rule CAM-40 is off")}
    assert [view(by_bob(row).state, ANN, 500).turn_is_hidden for row in hides.values()] == [True, False]


def test_only_who_knows_every_rule_on_turns_can_count_rightly() -> None:
    game = by_bob(SKIP).play(1000, ANN, "4H")
    counts = [view(game.state, seat, 1500).known_turn for seat in (ANN, BOB)]
    assert [turn and turn.seat for turn in counts] == [None, CID]
    game.at(2000, WriteRule(ANN, "…", when(Played(OfRank(Rank.SIX)), Skip()), agreed=True))
    assert [view(game.state, seat, 2500).known_turn for seat in (ANN, BOB)] == [None, None]


def test_nothing_else_in_a_view_tells_whose_turn_it_is() -> None:
    game = by_bob(SKIP).play(1000, ANN, "4H").play(2000, BOB, "2C")  # Cid is on turn: Bob was skipped
    honest = Game.of(rules_with(), "4H 6D 10D").play(1000, ANN, "4H").play(2000, BOB, "2C")
    seen, other = (view(each.state, ANN, 2500).judged for each in (game, honest))
    assert [i.offence.call for i in game.judged.seats[BOB].infractions][-1] == "playing out of turn"
    assert [i.offence.call for i in seen.seats[BOB].infractions if "turn" in i.offence.call] == []
    assert {card.before.seat for card in seen.pile} == {None}
    assert [(seat.moves, seat.last_ended) for seat in seen.seats] == [(s.moves, 0) for s in other.seats]


def test_who_owes_something_because_a_turn_began_is_not_told_either() -> None:
    rows = (replace(SKIP, author=BOB), replace(when(TurnBegins(), KnockTimes(Seats.PLAYER, 1)), published=True))
    game = Game.of(rules_with(*rows), "4H 6D 10D").play(1000, ANN, "4H")
    assert [duty.seat for duty in game.judged.duties if duty.spec.knocks] == [ANN, CID]
    assert [duty.seat for duty in view(game.state, ANN, 1500).judged.duties if duty.spec.knocks] == []


def test_a_ruling_on_a_card_out_of_turn_does_not_say_whose_turn_it_was() -> None:
    game = by_bob(SKIP).play(1000, ANN, "4H").play(2000, BOB, "2C").call(2500, BOB, "playing out of turn")
    ruling = next(fact for fact in game.facts if isinstance(fact, Ruling))
    assert isinstance(ruling.matter.about, TurnTaken)
    assert ruling.matter.about.turn is None
