"""Games with troubles: nothing breaks, a seed plays the same game again, and what breaks is found and made small."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from journal_games import judged_otherwise
from mao_command import run

from mao_desktop.fuzzing import MINUTE, Plan, Trouble, disk, findings, planned, shrunk
from mao_desktop.fuzzing.world import World
from mao_desktop.table_chance import TableChance
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

GAMES, LENGTH = 60, 25_000
"""How many games of a variant are played in each run of the tests, and how long each is (ms)."""
PLAY = """
import hashlib
from mao_desktop.fuzzing import planned, played
print(hashlib.sha256(played(planned(11, minutes=1))).hexdigest())
"""


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_goes_wrong_in_a_game_nothing_breaks_and_the_oracle_judges_alike(variant: str, seed: int) -> None:
    plan = replace(planned(seed, variant), length=LENGTH)
    assert findings(plan, judged_otherwise) == []


def test_with_every_trouble_at_once_nothing_breaks() -> None:
    assert findings(replace(planned(5, minutes=1), troubles=frozenset(Trouble))) == []


@pytest.mark.timeout(60)
def test_bug_who_was_told_that_it_was_not_its_turn_tried_again_at_once_without_end() -> None:
    assert findings(planned(619518, minutes=1), judged_otherwise) == []


@pytest.mark.timeout(60)
def test_bug_a_card_taken_in_the_millisecond_in_which_a_point_of_order_ended_was_taken_again_without_end() -> None:
    assert findings(planned(643563, minutes=1), judged_otherwise) == []


@pytest.mark.timeout(60)
def test_bug_who_took_anothers_turn_for_a_chain_drew_a_card_each_millisecond() -> None:
    assert findings(planned(709263, minutes=1), judged_otherwise) == []


@pytest.mark.timeout(60)
def test_bug_the_oracle_heard_no_phrase_of_a_rule_that_was_written_just_after_it_was_begun() -> None:
    assert findings(planned(924952, minutes=1), judged_otherwise) == []


@pytest.mark.timeout(60)
def test_bug_the_oracle_took_a_call_in_a_secret_rules_own_words_for_one_of_the_page() -> None:
    assert findings(planned(920658, minutes=1), judged_otherwise) == []


@pytest.mark.timeout(60)
def test_bug_words_known_first_were_heard_before_those_of_an_utterance_that_had_begun_before() -> None:
    assert findings(planned(915929, minutes=1), judged_otherwise) == []


def test_bug_a_card_that_was_out_while_its_seats_hand_went_again_was_taken_for_one_of_the_hand_of_coming_in() -> None:
    assert findings(planned(710997, minutes=1), judged_otherwise) == []


def test_bug_a_computer_that_slept_ended_the_game_that_this_was_to_disturb(tmp_path: Path) -> None:
    world = World(replace(planned(9, "moo"), length=4 * MINUTE, pace=1, troubles=frozenset({Trouble.ASLEEP})), tmp_path)
    *_, end = world.steps()
    world.session.close()
    assert end > 30 * MINUTE
    assert 4 * MINUTE <= world.session.now() < 5 * MINUTE


def test_a_seed_plays_the_same_game_again_to_the_byte() -> None:
    journals = {
        subprocess.run(
            [sys.executable, "-c", PLAY], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(journals) == 1
    assert journals.pop()


def test_a_failed_write_that_would_spoil_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableChance, "copy", lambda self: self)  # as it once was
    monkeypatch.setattr(disk, "FAILING", 0.3)  # chance is asked seldom
    plans = (replace(planned(seed, "mau-mau", minutes=1), troubles=frozenset({Trouble.DISK})) for seed in range(12))
    assert any("exported it is ruled otherwise" in findings(plan) for plan in plans)


def test_what_is_broken_is_made_as_short_as_it_can_be_and_loses_the_troubles_that_it_does_not_need() -> None:
    plan = replace(planned(1, minutes=5), troubles=frozenset(Trouble))

    def fails(plan: Plan) -> bool:
        return Trouble.KILLED in plan.troubles and plan.length >= MINUTE

    least = shrunk(plan, fails)
    assert least.troubles == {Trouble.KILLED}
    assert MINUTE <= least.length <= MINUTE + 1_000


def test_the_command_says_how_many_games_it_played_and_that_nothing_broke() -> None:
    ran = run("fuzz", "--games", "2", "--minutes", "1", "--seed", "7", "--without", "rules, disk")
    assert ran.status == 0
    assert ran.out.startswith("2 games, seeds 7 to 8: nothing broken; 2 minutes of table time in ")


def test_bug_a_seed_that_no_table_can_have_was_told_as_a_crash_of_the_program() -> None:
    ran = run("fuzz", "--games", "1", "--seed", "1000000000")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "a seed from 0 to 999999999 was expected, not 1000000000\n"


def test_bug_a_game_longer_than_any_can_be_was_played_without_an_end() -> None:
    ran = run("fuzz", "--games", "1", "--minutes", "1441", "--without", "rain")
    assert ran.status == 2
    assert "1441 is not in the range" in ran.err


def test_the_command_refuses_a_trouble_and_a_variant_that_it_does_not_know() -> None:
    assert run("fuzz", "--without", "rain").err.startswith("there is no trouble “rain” (there are: late, ")
    assert run("fuzz", "--variant", "uno").err.startswith("there is no variant “uno”")
