"""The commands simulate, export and replay, as a user runs them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from mao_command import run

from mao_desktop.session.simulation import Simulation
from mao_desktop.store.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    Simulation("cambridge", 4, 2, lambda setup: Journal.begin(path, setup, "now")).play(wins=3)
    return path


def test_simulate_tells_lengths_wins_and_rulings_and_the_same_again() -> None:
    ran = run("simulate", "--variant", "moo", "--seats", "3", "--games", "4", "--seed", "9")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0] == "games: 4, seeds 9 to 12"
    assert lines[1].startswith("length: ")
    assert lines[-1] == "refused moves: 0, games without an end: 0, games that lost a card: 0"
    wins = next(line for line in lines if line.startswith("wins: "))
    assert sum(int(part.split()[-1]) for part in wins.removeprefix("wins: ").split(", ")) == 4
    assert any(line.startswith("MOO-") for line in lines)
    assert run("simulate", "--variant", "moo", "--seats", "3", "--games", "4", "--seed", "9") == ran


def test_simulate_tells_how_fair_patient_players_are_to_a_person() -> None:
    ran = run("simulate", "--person", "--patience", "1", "--games", "2")
    assert ran.status == 0
    assert ran.out.splitlines()[-5].startswith("the person's calls: ")
    assert "of them by Person " in ran.out.splitlines()[-4]
    assert run("simulate", "--patience", "2").status != 0


def test_simulate_tells_how_fair_a_secret_rule_would_be_or_why_it_is_none() -> None:
    ran = run("simulate", "--rule", "when a 4 is played, knock twice")
    assert ran.status == 0
    assert ran.out.startswith("fair: it applies to 0.")
    assert "half of the players have it after " in ran.out
    assert run("simulate", "--rule", "rule CAM-31 is off").out.startswith("rules that switch another one off,")
    assert run("simulate", "--rule", "when a 4 is pleyed, knock twice").err.startswith("column 13: ")
    assert run("simulate", "--rule", "knock", "--variant", "uno").err.startswith("there is no variant “uno”")


def test_simulate_of_an_unknown_variant_says_which_there_are() -> None:
    ran = run("simulate", "--variant", "uno")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("there is no variant “uno” (there are: cambridge, ")


def test_an_exported_game_is_judged_as_it_was_played(log: Path, tmp_path: Path) -> None:
    exported = run("export", "--running", str(log))
    assert exported.status == 0
    script = tmp_path / "script.yaml"
    script.write_text(exported.out, encoding="utf-8")
    judged = run("judge", "--no-open", str(script))
    assert judged.status == 0
    lines = [json.loads(line) for line in judged.out.splitlines()]
    verdicts = [line["verdict"] for line in lines if "verdict" in line]
    kept = [fact for line in log.read_text().splitlines()[1:] for fact in json.loads(line).get("facts", [])]
    as_played = [fact["verdict"] if fact["kind"] == "Ruling" else "win" for fact in kept if fact["kind"] in SHOWN]
    assert [verdict for verdict in verdicts if verdict != "no win"] == as_played
    assert verdicts.count("win") == 3


def test_a_running_game_is_exported_only_where_that_is_asked_for(log: Path, tmp_path: Path) -> None:
    ran = run("export", str(log))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{log}: this game is not over, and its script shows all cards: add --running if you want that\n"
    over = tmp_path / "over.jsonl"
    Simulation("mau-mau", 3, 2, lambda setup: Journal.begin(over, setup, "now")).play()
    assert run("export", str(over)).out.startswith("variant: mau-mau\n")


SHOWN = ("Ruling", "Won")


def test_replay_says_that_nothing_differs_or_what(log: Path) -> None:
    ran = run("replay", str(log))
    assert ran.status == 0
    assert ran.out.endswith(" rulings judged anew, nothing differs\n")
    log.write_text(log.read_text().replace('"verdict":"upheld"', '"verdict":"void"', 1))
    changed = run("replay", str(log))
    assert changed.status == 1
    first, last = changed.out.splitlines()
    assert first.startswith(f"{log}:")
    assert '"verdict":"void"' in first
    assert last.endswith(" rulings judged anew, 1 differs")


@pytest.mark.parametrize("command", ["export", "replay"])
def test_what_is_no_journal_is_one_sentence_and_status_two(command: str, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("notes\n")
    ran = run(command, str(tmp_path / "notes"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "notes:1: this is no line of a game's journal" in ran.err
    missing = run(command, str(tmp_path / "none"))
    assert missing.status == 2
    assert "can't be read" in missing.err
