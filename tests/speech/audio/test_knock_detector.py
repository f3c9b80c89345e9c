"""Knocks on the table: counted and timed by their sound, and not found in speech."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from synthetic import FLITE, in_blocks, knock, mixed, speak, tone

from mao_desktop.speech.audio.knock_detector import KnockDetector, Knocks
from mao_desktop.speech.audio.samples import RATE

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples


def knocks_in(samples: Samples) -> list[Knocks]:
    finder = KnockDetector()
    return [knocks for block in in_blocks(samples) for knocks in finder.hear(block.first, block.samples)]


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_knocks_are_counted_and_timed(count: int) -> None:
    times = [1.0 + 0.25 * n for n in range(count)]
    (row,) = knocks_in(mixed(5, *((at, knock(seed=n)) for n, at in enumerate(times)), background=30))
    assert row.count == count
    assert row.first / RATE == pytest.approx(1.0, abs=0.012)


def test_knocks_far_apart_are_counted_anew() -> None:
    rows = knocks_in(mixed(6, (1.0, knock()), (1.3, knock()), (3.0, knock()), background=30))
    assert [row.count for row in rows] == [2, 1]


def test_a_lasting_noise_is_no_knock() -> None:
    assert knocks_in(mixed(4, (1.0, tone(0.6)), background=30)) == []


def test_soft_noises_are_no_knocks() -> None:
    assert knocks_in(mixed(4, (1.0, knock(loudness=150)), background=5)) == []


@pytest.mark.parametrize("voice", FLITE)
@pytest.mark.parametrize("text", ["that's the badger", "ten of clubs", "point of order", "have a very nice day"])
def test_speech_is_no_knock(text: str, voice: str) -> None:
    assert knocks_in(mixed(4, (1.0, speak(text, voice)), background=30)) == []


def test_knocks_in_the_making_are_told() -> None:
    finder = KnockDetector()
    for block in in_blocks(mixed(1.3, (1.0, knock()), background=30)):
        finder.hear(block.first, block.samples)
    assert finder.waiting == pytest.approx(RATE, abs=200)
    cut = finder.cut()
    assert cut is not None
    assert cut.count == 1
    assert finder.waiting is None


def test_bug_a_plosive_before_a_voice_is_no_knock() -> None:
    plosive = mixed(0.9, (0.0, knock()), (0.12, speak("all over")[: RATE // 2]))
    assert knocks_in(mixed(4, (1.0, plosive), background=30)) == []


def test_typing_is_no_knock() -> None:
    click = (knock() * np.cos(np.arange(RATE // 10) * 2.2)).astype(np.int16)
    assert knocks_in(mixed(4, (1.0, click), (1.2, click), (1.45, click), background=30)) == []


def test_knocks_before_a_sound_that_is_none_are_told() -> None:
    talk = speak("that's the badger")
    (row,) = knocks_in(mixed(5, (1.0, knock()), (1.25, knock()), (1.95, talk), background=30))
    assert row.count == 2
