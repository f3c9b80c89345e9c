"""Lags of an echo tell how fast two clocks drift apart, whatever else is heard."""

from __future__ import annotations

import numpy as np
import pytest

from mao_desktop.speech.audio.echo_delay import Lag, drift_of, lag_of
from mao_desktop.speech.audio.samples import RATE


def test_lags_on_a_line_are_a_drift_and_strays_are_left_out() -> None:
    lags = [Lag(n * RATE, 500 + n * RATE * 50e-6, 20.0) for n in range(8)]
    lags[3] = Lag(3 * RATE, 4_000, 9.0)
    drift = drift_of(lags)
    assert drift.slope == pytest.approx(50e-6)
    assert drift.lag_at(0) == pytest.approx(500)


def test_bug_two_lags_far_apart_left_none_and_ended_the_listener() -> None:
    drift = drift_of([Lag(0, 300, 9.0), Lag(RATE, 2_000, 9.0)])
    assert drift.lag == 2_000


def test_the_lag_of_an_echo_is_found_between_two_samples() -> None:
    played = np.random.default_rng(1).normal(size=3 * RATE)
    fine = np.fft.irfft(np.fft.rfft(played) * np.exp(-2j * np.pi * np.fft.rfftfreq(len(played)) * 700.25), len(played))
    lag = lag_of(fine[RATE : 2 * RATE], played, RATE, least=-RATE)
    assert lag.clear > 20
    assert lag.samples == pytest.approx(700.25, abs=0.05)
    assert RATE < lag.at < 2 * RATE
