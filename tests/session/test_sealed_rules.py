"""A running game keeps its secret rules sealed in its files, and tells what came of one once it is published."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Game, laid_out

from mao_desktop.engine import Card, Play, Publish, RulePublished, WriteRule
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import RuleStory, Session
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rejudging import rejudge

if TYPE_CHECKING:
    from pathlib import Path

RULE = 'when a 4 is played, say "that\'s the rabbit", the call is "no manners"'
WORDS = ("rabbit", "manners", "4 is played")


def begun(path: Path) -> Game:
    setup = laid_out({"Ann": "4H 6D 10D", "Bob": "2C 4C 6C", "Cid": "2H 4S 6H"}, "3H")
    return Game(setup, Journal.begin(path, setup, ""))


def broken(path: Path) -> Game:
    """Let Bob write the rule, and Ann break it."""
    game = begun(path)
    game.at(1_000).submit(WriteRule(1, RULE, agreed=True))
    game.at(2_000).submit(Play(0, Card.parse("4H")))
    game.at(9_000)
    return game


@pytest.mark.rule("SEC-07")
def test_neither_the_journal_nor_the_export_of_a_running_game_shows_a_word_of_the_rule(tmp_path: Path) -> None:
    game = broken(tmp_path / "game.jsonl")
    told = read_game(tmp_path / "game.jsonl")
    assert any(fact for record in told.records for fact in record.facts)
    texts = ((tmp_path / "game.jsonl").read_text(), export(told))
    assert [word for word in WORDS for text in texts if word in text] == []
    assert rejudge(told).differences == ()
    game.session.close()


def test_a_game_with_a_sealed_rule_is_gone_on_with(tmp_path: Path) -> None:
    broken(tmp_path / "game.jsonl").session.close()
    session = Session.resume(tmp_path / "game.jsonl", clock=lambda: 0)
    assert [row.source for row in session.view(1).judged.rules.written] == [RULE]
    session.close()


def test_an_export_with_sealed_rules_is_judged_as_the_game_was(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Simulation("cambridge", 4, 3, journal=lambda setup: Journal.begin(path, setup, ""))
    game.play(2)
    told = read_game(path)
    texts = [record.event.text for record in told.records if isinstance(record.event, WriteRule)]
    script = export(told)
    assert texts
    assert not any(text in script for text in texts)
    facts = judge(read_script(script.encode())).facts
    was = [fact for record in told.records for fact in record.facts]
    rulings = [[fact for fact in each if type(fact).__name__ in ("Ruling", "Won")] for each in (facts, was)]
    assert rulings[0] == rulings[1]


@pytest.mark.rule("SEC-11")
def test_a_published_rule_stands_in_the_export_as_it_was_written(tmp_path: Path) -> None:
    game = broken(tmp_path / "game.jsonl")
    facts = game.session.submit(Publish(1))
    assert [(fact.rule, fact.author) for fact in facts if isinstance(fact, RulePublished)] == [("SEC:1", 1)]
    assert "that's the rabbit" in export(read_game(tmp_path / "game.jsonl")).replace("''", "'")
    game.session.close()


def test_publishing_where_there_is_nothing_to_publish_does_nothing(tmp_path: Path) -> None:
    game = begun(tmp_path / "game.jsonl")
    assert game.at(1_000).submit(Publish(1)) == ()
    game.session.close()


@pytest.mark.rule("SEC-11")
def test_the_story_of_a_rule_tells_who_kept_it_who_worked_it_out_when_and_what_it_cost(tmp_path: Path) -> None:
    game = broken(tmp_path / "game.jsonl")
    game.at(9_500).call(2, "no manners", 0)
    game.at(11_000).submit(Play(1, Card.parse("4C")))
    game.at(11_200).say(1, "that's the rabbit")
    game.at(20_000).say(0, "I think I have it")
    assert game.session.rule_story("SEC:1") == RuleStory({1: 1}, ((2, 9_500),), 1, ((0, 20_000),))
    assert game.session.rule_story("SEC:7") == RuleStory({}, (), 0)
    game.session.close()
