"""What is known of an item: ratings from what was measured, forgetting over days, and no clock that is read."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from practising import DAY, NOON, attempt

from mao_desktop.practice import Learnt, Rating, Result, learn, rate

KEY = "say:CAM-34"
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("result", "latency", "rating"),
    [
        (Result.MET, 1_100, Rating.EASY),
        (Result.MET, 1_250, Rating.GOOD),
        (Result.MET, 2_400, Rating.HARD),
        (Result.MET, None, Rating.GOOD),
        (Result.LATE, 4_200, Rating.AGAIN),
        (Result.WRONG, 900, Rating.AGAIN),
        (Result.MISSED, None, Rating.AGAIN),
        (Result.EXCESS, 900, Rating.AGAIN),
        (Result.UNSURE, 900, None),
        (Result.GUESS, 90, None),
    ],
)
def test_ratings_follow_from_what_was_measured(result: Result, latency: int | None, rating: Rating | None) -> None:
    rated = rate(result, latency, (1_400, 1_500, 1_500, 1_600))
    assert rated.rating is rating
    assert rated.why.endswith(".")


def test_slow_is_slower_than_ones_own_usual_time() -> None:
    rated = rate(Result.MET, 2_400, (1_400, 1_500, 1_500, 1_600))
    assert rated.usual == 1_500
    assert rate(Result.MET, 2_400, (2_300, 2_400, 2_500)).rating is Rating.GOOD
    assert rate(Result.MET, 2_400, (1_500,)).rating is Rating.GOOD


def test_what_is_known_is_forgotten_over_days_and_slower_the_better_it_is_known() -> None:
    once = learn([attempt()])[KEY]
    often = learn([attempt(at=NOON + day * DAY) for day in (0, 3, 10)])[KEY]
    assert once.recall(NOON) == 1
    assert once.recall(NOON + 30 * DAY) < once.recall(NOON + 5 * DAY) < 1
    assert often.recall(NOON + 40 * DAY) > once.recall(NOON + 30 * DAY)
    assert once.due is not None
    assert often.due is not None
    assert often.due - (NOON + 10 * DAY) > once.due - NOON > 0


def test_the_first_trial_of_a_day_is_its_review_and_the_others_are_practice() -> None:
    first = learn([attempt()])[KEY]
    more = learn([attempt(), *(attempt(Result.MISSED, None, at=NOON + n) for n in range(1, 9))])[KEY]
    assert more.due == first.due
    assert more.wrong > first.wrong


def test_a_trial_after_the_persons_midnight_is_the_review_of_another_day() -> None:
    evening, night = attempt(at=NOON + 7 * HOUR), attempt(at=NOON + 9 * HOUR)
    assert learn([evening, night])[KEY].due == learn([evening])[KEY].due
    assert learn([evening, night], lambda at: (at + 2 * HOUR) // DAY)[KEY].due != learn([evening])[KEY].due


def test_what_counts_for_nothing_teaches_nothing() -> None:
    assert learn([attempt(Result.UNSURE), attempt(Result.GUESS, 20)]) == {KEY: Learnt()}


def test_three_right_answers_running_hold_for_good() -> None:
    right, wrong = attempt(), attempt(Result.MISSED, None)
    assert not learn([right, right, wrong, right, right])[KEY].holds
    assert learn([right, right, right, wrong])[KEY].holds


def test_no_clock_is_read() -> None:
    with patch("fsrs.scheduler.datetime", None), patch("fsrs.card.datetime", None):
        known = learn([attempt(), attempt(at=NOON + DAY)])[KEY]
        assert 0 < known.recall(NOON + 9 * DAY) < 1
