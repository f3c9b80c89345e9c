"""Figures of progress: medians with their bands, shares, counts and forecasts, and “not enough yet” under eight."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp

from hypothesis import given, settings
from hypothesis import strategies as st
from practising import DAY, NOON, attempt

from mao_desktop.practice import SILENCE, Happened, Happening, Result, Source, learn, statistics

HOUR = 3_600_000
LATENCIES = st.lists(st.integers(150, 5_000), min_size=8, max_size=40)


@settings(max_examples=25, deadline=None)
@given(LATENCIES)
def test_the_median_lies_in_its_band_and_the_band_among_the_values(values: list[int]) -> None:
    figure = statistics.latency([attempt(latency=value) for value in values])
    assert figure.value is not None
    assert figure.low is not None
    assert figure.high is not None
    assert min(values) <= figure.low <= figure.value <= figure.high <= max(values)
    assert figure.n == len(values)


def test_the_band_holds_the_true_median_nine_times_of_ten() -> None:
    chance = random.Random(7)  # noqa: S311  no secrets
    held = 0
    for _ in range(400):
        figure = statistics.latency([attempt(latency=round(chance.lognormvariate(7, 0.5))) for _ in range(25)])
        assert figure.low is not None
        assert figure.high is not None
        held += figure.low <= exp(7) <= figure.high
    assert 345 <= held <= 390


def test_under_eight_trials_there_is_not_enough_yet() -> None:
    seven = [attempt() for _ in range(7)]
    assert statistics.latency(seven) == statistics.Figure(None, None, None, 7)
    assert statistics.share_met(seven).value is None
    assert statistics.share_met([*seven, attempt(Result.MISSED, None)]).value == 7 / 8


def test_latencies_are_of_what_was_met_in_practice_beside_games() -> None:
    some = [attempt(latency=1_000) for _ in range(9)] + [attempt(latency=2_000, source=Source.GAME) for _ in range(8)]
    some += [attempt(Result.LATE, 9_000) for _ in range(5)]
    practice, games = (statistics.latency(of) for of in (statistics.practised(some), statistics.played(some)))
    assert (practice.value, practice.n) == (1_000, 9)
    assert (games.value, games.n) == (2_000, 8)


def test_before_and_after_are_the_two_halves() -> None:
    some = [attempt(latency=2_000)] * 8 + [attempt(latency=1_000)] * 8
    before, after = statistics.before_and_after(some)
    assert (before.value, after.value) == (2_000, 1_000)


def test_what_the_ear_doubted_is_no_miss_and_counts_for_the_ear() -> None:
    some = [attempt()] * 8 + [attempt(Result.UNSURE)] * 2
    assert statistics.share_met(some) == (8, 8)
    assert statistics.ear_sure(some) == (8, 10)
    assert statistics.ear_lag([attempt(lag=200 + n) for n in range(9)]).value == 204


def test_what_the_ear_often_misses_is_listed_with_what_it_took_it_for() -> None:
    some = [replace(attempt(item="say:CAM-35", words="badger"), due="that's the badger") for _ in range(5)]
    doubtful = replace(some[0], result=Result.UNSURE)
    unsure = [replace(doubtful, words=words) for words in ("last card", "last card", "mumble")]
    (found,) = statistics.misheard([*some, *unsure, attempt(Result.UNSURE)])
    assert found == ("cambridge", "that's the badger", 3, 8, ("last card", "mumble"))
    assert not statistics.misheard([*some, *unsure[:2]])
    assert not statistics.misheard([*unsure, *some * 6])


def test_false_starts_are_counted_where_nothing_was_due() -> None:
    foils = [attempt(Result.EXCESS, 700, item=SILENCE)] * 2 + [attempt(Result.MET, None, item=SILENCE)] * 6
    assert statistics.false_starts([*foils, attempt(Result.WRONG)]) == (2, 8)
    assert statistics.share_met(foils) == (0, 0)


def test_games_are_counted_and_penalties_by_rule_and_day() -> None:
    some = [
        Happening(NOON, "moo", Happened.GAME),
        Happening(NOON, "moo", Happened.PENALTY, "MOO-24", 1),
        Happening(NOON + DAY, "moo", Happened.PENALTY, "MOO-40", 2),
        Happening(NOON + DAY, "moo", Happened.PENALTY, "MOO-40", 1),
        Happening(NOON, "moo", Happened.WIN),
    ]
    today = NOON // DAY
    assert statistics.penalties(some) == {"MOO-40": {today + 1: 3}, "MOO-24": {today: 1}}
    assert list(statistics.penalties(some)) == ["MOO-40", "MOO-24"]
    assert statistics.counts(some)[Happened.PENALTY] == 3
    assert statistics.counts(some)[Happened.BAD_CALL] == 0


def test_the_forecast_tells_what_is_due_on_which_day() -> None:
    known = [attempt(), attempt(Result.MISSED, None, item="say:CAM-35")]
    soon = statistics.forecast(known, NOON)
    assert [key for day in soon for key in day] == ["say:CAM-35", "say:CAM-34"]
    assert statistics.forecast(known, NOON + 300 * DAY)[0] == ("say:CAM-34", "say:CAM-35")


def test_streaks_of_answers_and_of_days() -> None:
    right, wrong, unsure = attempt(), attempt(Result.MISSED, None), attempt(Result.UNSURE)
    assert statistics.streak([right, right, unsure, right, wrong, right]) == 3
    days = [replace(right, at=NOON + day * DAY) for day in (0, 1, 2, 4, 5)]
    assert statistics.day_streak(days, NOON + 6 * DAY) == 2
    assert statistics.day_streak(days, NOON + 7 * DAY) == 0


def test_days_are_those_of_the_person_and_not_of_utc() -> None:
    evening, night = attempt(at=NOON + 7 * HOUR), attempt(at=NOON + 9 * HOUR)  # 23:00 and 01:00, two hours east
    assert statistics.day_streak([evening, night], night.at) == 1
    assert statistics.day_streak([evening, night], night.at, east) == 2
    due = learn([night])[night.item].due
    assert due
    assert statistics.forecast([night], due - 2 * HOUR, 2) == ((night.item,), ())
    assert statistics.forecast([night], due - 2 * HOUR, 2, east) == ((), (night.item,))
    penalty = Happening(night.at, "moo", Happened.PENALTY, "MOO-24", 1)
    assert statistics.penalties([penalty], east) == {"MOO-24": {NOON // DAY + 1: 1}}


def east(at: int) -> int:
    """Tell the day two hours east of Greenwich."""
    return (at + 2 * HOUR) // DAY
