"""A round: what comes next, how fast, for how long, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from practising import DAY, NOON, attempt, rules_of

from mao_desktop.players.chance import Chance
from mao_desktop.practice import (
    SILENCE,
    Drill,
    Outcome,
    Rating,
    Result,
    Round,
    Schedule,
    Source,
    after,
    begin,
    judge,
    next_key,
    next_trial,
    noted,
    right_answer,
    scheduled,
)

if TYPE_CHECKING:
    from collections.abc import Callable

KEYS = tuple(f"say:{n}" for n in range(9))


def played(going: Round, latency: Callable[[int], int | None]) -> Round:
    """Play a round to its end, each trial answered rightly after so long (ms), or not at all."""
    spent = 0
    while (trial := next_trial(going, spent)) is not None:
        wait = latency(len(going.steps))
        done = () if wait is None else right_answer(trial, trial.cue + wait)
        outcome = judge(trial, done, trial.until)
        assert outcome is not None
        spent += trial.until
        going = after(going, trial, outcome, NOON + spent)
    return going


@pytest.fixture(scope="module")
def whole() -> Round:
    """A round of Moo by somebody who knows nearly everything."""
    return played(begin(rules_of("moo"), (), NOON, seed=4), lambda turn: None if turn % 7 == 3 else 900)


def test_a_round_takes_three_minutes_and_ends_with_five_cards_without_feedback(whole: Round) -> None:
    spent = sum(step.trial.until for step in whole.steps if step.trial.feedback)
    assert 180_000 <= spent < 190_000
    assert [step.trial.feedback for step in whole.steps[-6:]] == [True, False, False, False, False, False]
    assert {step.attempt.source for step in whole.steps} == {Source.PRACTICE, Source.CHECK}
    assert all(step.trial.pace == whole.rules.grace for step in whole.steps if not step.trial.feedback)


def test_nothing_comes_twice_running(whole: Round) -> None:
    keys = [step.attempt.item for step in whole.steps]
    assert all(one != other for one, other in pairwise(keys))


def test_the_list_of_a_round_tells_each_trial_with_its_rating(whole: Round) -> None:
    assert all(step.rated.why for step in whole.steps)
    missed = [step for step in whole.steps if step.attempt.result is Result.MISSED]
    assert missed
    assert all(step.rated.rating is Rating.AGAIN for step in missed)


def test_the_first_trial_of_an_item_shows_its_answer_and_counts_for_nothing() -> None:
    going = begin(rules_of("moo"), (), NOON, seed=8)
    trial = next_trial(going, 0)
    assert trial
    assert trial.told
    silent = judge(trial, (), trial.until)
    assert silent
    going = after(going, trial, silent, NOON)
    assert going.steps[0].outcome.result is Result.MISSED
    assert going.steps[0].attempt.result is Result.TOLD
    assert going.steps[0].rated.rating is None
    assert going.schedule.learnt(trial.item.key).tried == 0
    kept = [step.attempt for step in going.steps]
    other_day = begin(rules_of("moo"), kept, NOON + DAY, seed=8, chosen=(trial.item.key,))
    again = next_trial(other_day, 0)
    assert again
    assert (again.item.key, again.told) == (trial.item.key, False)


def test_what_the_ear_doubts_of_a_first_trial_counts_for_the_ear() -> None:
    going = begin(rules_of("moo"), (), NOON, seed=8)
    trial = next_trial(going, 0)
    assert trial
    going = after(going, trial, Outcome(Result.UNSURE, trial.until, 900, "last card"), NOON)
    assert going.steps[0].attempt.result is Result.UNSURE


def test_asked_again_a_round_gives_the_same_trial() -> None:
    going = begin(rules_of("moo"), (), NOON, seed=8)
    assert next_trial(going, 0) == next_trial(going, 0)


def test_only_chosen_items_and_forms_come() -> None:
    going = begin(
        rules_of("moo"), (), NOON, seed=8, chosen=("say:MOO-25", "say:MOO-24"), drills=(Drill.CARD, Drill.NAMES)
    )
    going = played(going, lambda _: 900)
    assert {step.attempt.item for step in going.steps} <= {"say:MOO-25", "say:MOO-24", SILENCE}
    assert {step.trial.drill for step in going.steps} <= {Drill.CARD, Drill.NAMES}


def test_a_round_without_anything_to_drill_is_over_at_once() -> None:
    going = begin(rules_of("mau-mau"), (), NOON, seed=1, chosen=("say:MMT-30",), drills=(Drill.KNOCK,))
    assert next_trial(going, 0) is None


def keys_of(schedule: Schedule, turns: int, result: Result = Result.MET, seed: int = 1) -> list[str]:
    """List what comes next, where every answer ends the same way."""
    found = []
    for turn in range(turns):
        found.append(next_key(schedule, Chance(seed), turn))
        ending = Result.MET if found[-1] == SILENCE else result
        schedule = noted(schedule, attempt(ending, 1_000, item=found[-1]))
    return found


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_a_fifth_asks_for_nothing_and_nothing_comes_twice_running(seed: int) -> None:
    keys = keys_of(scheduled(KEYS, (), NOON), 120, seed=seed)
    assert 12 <= keys.count(SILENCE) <= 36
    assert all(one != other for one, other in pairwise(keys))
    assert set(keys) == {*KEYS, SILENCE}


def test_no_more_is_new_than_can_be_learnt_at_once() -> None:
    keys = keys_of(scheduled(KEYS, (), NOON), 60, Result.MISSED)
    assert len(set(keys) - {SILENCE}) == 6


def test_what_comes_up_most_often_is_learnt_first() -> None:
    schedule = scheduled(KEYS, (), NOON, {key: n / 10 for n, key in enumerate(KEYS, 1)})
    assert next_key(schedule, Chance(1), 0) == KEYS[-1]


def test_what_was_wrong_comes_sooner_than_what_was_right() -> None:
    known = [attempt(Result.MET, 900, item=key) for key in KEYS for _ in range(6)]
    known += [attempt(Result.MISSED, None, item=KEYS[2]) for _ in range(4)]
    keys = keys_of(scheduled(KEYS, known, NOON), 60)
    assert keys.count(KEYS[2]) > max(keys.count(key) for key in KEYS if key != KEYS[2])


def test_the_pace_is_slow_until_an_item_holds_and_then_goes_up_and_down() -> None:
    schedule = scheduled(KEYS, (), NOON)
    for _ in range(3):
        assert schedule.pace_of(KEYS[0]) == 5_000
        schedule = noted(schedule, attempt(item=KEYS[0]))
    assert schedule.learnt(KEYS[0]).holds
    assert not schedule.learnt(KEYS[1]).holds
    for pace in (5_000, 5_000, 4_250, 4_250, 3_612):
        assert schedule.pace_of(KEYS[0]) == pace
        schedule = noted(schedule, attempt(item=KEYS[0]))
    schedule = noted(schedule, attempt(Result.LATE, item=KEYS[0]))
    assert schedule.pace == 4_249
    assert schedule.pace_of(KEYS[1]) == 5_000


def test_the_pace_never_leaves_its_bounds() -> None:
    quick = slow = scheduled(KEYS, [attempt(item=KEYS[0]) for _ in range(3)], NOON)
    for _ in range(60):
        quick, slow = noted(quick, attempt(item=KEYS[0])), noted(slow, attempt(Result.LATE, item=KEYS[0]))
    assert (quick.pace, slow.pace) == (1_000, 5_000)


@pytest.mark.parametrize("result", [Result.UNSURE, Result.GUESS])
def test_what_the_ear_doubts_and_what_is_a_guess_change_nothing_that_is_known(result: Result) -> None:
    schedule = scheduled(KEYS, [attempt(item=KEYS[0]) for _ in range(4)], NOON)
    doubted = noted(schedule, attempt(result, 900, item=KEYS[0]))
    assert (doubted.known, doubted.pace, doubted.running) == (schedule.known, schedule.pace, schedule.running)


def test_the_last_cards_do_not_change_the_pace() -> None:
    schedule = scheduled(KEYS, [attempt(item=KEYS[0]) for _ in range(4)], NOON)
    checked = attempt(Result.MISSED, None, item=KEYS[0], source=Source.CHECK)
    assert noted(schedule, checked).pace == schedule.pace


def test_another_variants_attempts_are_left_out() -> None:
    other = replace(attempt(item="say:MOO-24"), variant="santa-cruz")
    assert begin(rules_of("moo"), [other], NOON, seed=1).schedule.known == {}


def test_an_attempt_keeps_what_was_measured() -> None:
    going = begin(rules_of("moo"), (), NOON, seed=8)
    trial = next_trial(going, 0)
    assert trial is not None
    step = after(going, trial, Outcome(Result.MET, 2_000, 812, "moo"), NOON + 5, lag=240).steps[-1]
    kept = step.attempt
    assert (kept.at, kept.latency, kept.lag, kept.pace, kept.words) == (NOON + 5, 812, 240, 5_000, "moo")
    assert (kept.item, kept.variant, kept.card) == (trial.item.key, "moo", str(trial.card))
