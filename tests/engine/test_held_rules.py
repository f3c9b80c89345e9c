"""Rules that are written and not in force yet: whose they are, who sees them, and what happens to them."""

from __future__ import annotations

import pytest
from written_rules import ANN, BOB, Game, rules_with, when

from mao_desktop.engine import KnockTimes, Leave, OfRank, Played, Rank, Refusal, Refused, Seats, WriteRule, view
from mao_desktop.engine.mechanics.written_rows import HeldRules

ROW = when(Played(OfRank(Rank.FOUR)), KnockTimes(Seats.PLAYER, 2))


@pytest.mark.rule("MOO-50")
def test_what_a_seat_has_written_and_not_introduced_only_it_sees() -> None:
    game = Game.of(rules_with(variant="moo"), tokens={BOB: 1}).at(100, WriteRule(BOB, "secret words", ROW, held=True))
    held = {seat: view(game.state, seat, 200).judged.slots[HeldRules] for seat in (ANN, BOB)}
    assert "secret words" in repr(held[BOB])
    assert "secret words" not in repr(view(game.state, ANN, 200))


@pytest.mark.rule("MOO-50")
def test_a_held_rule_needs_its_token_when_it_is_introduced() -> None:
    game = Game.of(rules_with(variant="moo"), tokens={BOB: 1})
    game.at(100, WriteRule(BOB, "…", ROW, held=True)).at(200, WriteRule(BOB, "…", ROW))
    game.say(300, BOB, "introducing new rule")
    assert [fact.why for fact in game.facts if isinstance(fact, Refused)] == [Refusal.NO_TOKEN]
    assert [row.id for row in game.judged.rules.written] == ["SEC:1"]


def test_of_two_held_rules_the_later_one_is_introduced() -> None:
    game = Game.of(rules_with(variant="moo"), tokens={BOB: 2})
    game.at(100, WriteRule(BOB, "first", ROW, held=True)).at(200, WriteRule(BOB, "second", ROW, held=True))
    game.say(300, BOB, "introducing new rule")
    assert [row.source for row in game.judged.rules.written] == ["second"]


@pytest.mark.rule("CAM-90")
def test_a_rule_is_known_to_all_once_its_author_publishes_it_on_leaving() -> None:
    game = Game.of(rules_with()).at(100, WriteRule(BOB, "secret words", ROW, agreed=True))
    assert view(game.state, ANN, 200).judged.rules.written == ()
    game.at(300, Leave(BOB, publish=True))
    assert [row.source for row in view(game.state, ANN, 400).judged.rules.written] == ["secret words"]
