"""Times of a microphone that was just opened."""

from __future__ import annotations

import pytest
from synthetic import tone

from mao_desktop.speech.audio.clock_calibration import ClockCalibration, RawBlock
from mao_desktop.speech.audio.samples import RATE


def test_the_first_sounds_get_their_times_from_the_later_ones() -> None:
    calibration = ClockCalibration(RATE)
    ready: list[RawBlock] = []
    for number in range(60):
        wrong = max(0.0, 0.5 - number * 0.06)
        ready += calibration.ready(RawBlock(number * 960, 3.0 + number * 0.06 - wrong, tone(0.06).tobytes()))
    assert len(ready) == 60
    assert [raw.heard for raw in ready] == pytest.approx([3.0 + number * 0.06 for number in range(60)], abs=0.02)
