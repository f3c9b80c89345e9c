"""The audio clock: samples are mapped to table time through jitter, drift and lost sound."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mao_desktop.speech.audio.clock import AudioClock
from mao_desktop.speech.audio.samples import BLOCK, RATE, in_ms

HOUR = 3600 * RATE


def errors_over(hours: float, drift: float, jitter: float, seed: int, base: float = 5000.0) -> list[float]:
    """Tell how far off (ms) the clock is, now and for words that are five seconds old, over hours of sound."""
    chance = np.random.default_rng(seed)
    clock = AudioClock()
    off = []
    for number, sample in enumerate(range(0, round(hours * HOUR), BLOCK)):
        true = base + in_ms(sample) * (1 + drift)
        late = float(chance.exponential(jitter))
        assert clock.observe(sample, true + late) is None
        if number % 97 == 96:
            for back in (0, 5 * RATE):
                old = max(0, sample - back)
                off.append(clock.at(old) - (base + in_ms(old) * (1 + drift)))
    return off


@pytest.mark.parametrize("drift", [0.0, 80e-6, -120e-6])
def test_two_hours_of_drift_stay_within_30_ms(drift: float) -> None:
    assert max(map(abs, errors_over(2, drift, jitter=8.0, seed=3))) <= 30


def test_drift_is_measured() -> None:
    clock = AudioClock()
    for sample in range(0, 300 * RATE, BLOCK):
        clock.observe(sample, in_ms(sample) * (1 + 100e-6))
    assert clock.fit.drift == pytest.approx(100e-6, abs=2e-6)


@given(st.integers(0, 2**32 - 1), st.floats(-150e-6, 150e-6))
def test_a_few_wild_times_do_not_move_the_clock(seed: int, drift: float) -> None:
    chance = np.random.default_rng(seed)
    clock = AudioClock()
    for sample in range(0, 40 * RATE, BLOCK):
        wild = 120.0 if chance.random() < 0.15 else 0.0
        clock.observe(sample, in_ms(sample) * (1 + drift) + wild)
    assert abs(clock.at(39 * RATE) - 39_000 * (1 + drift)) <= 5


def test_lost_sound_is_noticed_where_it_was_lost() -> None:
    clock = AudioClock()
    lost_at = 20 * RATE
    noticed = None
    for sample in range(0, 30 * RATE, BLOCK):
        lost = 400.0 if sample >= lost_at else 0.0
        noticed = clock.observe(sample, in_ms(sample) + lost) or noticed
    assert noticed == pytest.approx(20_000, abs=in_ms(2 * BLOCK))
    assert clock.at(29 * RATE) == pytest.approx(29_400, abs=2)


def test_after_a_restart_time_goes_on_from_the_new_sound() -> None:
    clock = AudioClock()
    for sample in range(0, 10 * RATE, BLOCK):
        clock.observe(sample, in_ms(sample))
    clock.restart()
    for sample in range(10 * RATE, 12 * RATE, BLOCK):
        clock.observe(sample, in_ms(sample) + 7_000)
    assert clock.at(11 * RATE) == pytest.approx(18_000, abs=2)
