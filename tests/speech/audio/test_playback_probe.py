"""When a sound card plays: made-up sequences of the blocks that it asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mao_desktop.speech.audio.playback_probe import PlaybackProbe

RATE = 48_000
FRAMES = 480
LENGTH = FRAMES / RATE
Asked = Iterator[tuple[float, int]]


def at_once(count: int, at: float = 0.0) -> Asked:
    """Fill a buffer."""
    return ((at + n * 1e-4, FRAMES) for n in range(count))


def in_bursts(size: int, seconds: float, begin: float) -> Asked:
    """Ask for so many blocks at once, each time when they have been played."""
    for burst in range(round(seconds / (size * LENGTH))):
        yield from at_once(size, begin + burst * size * LENGTH)


def plays_from(*sequences: Asked) -> float | None:
    """Tell when a card that asks so was found to play (s)."""
    probe = PlaybackProbe(RATE)
    for at, frames in (asked for sequence in sequences for asked in sequence):
        probe.requested(frames, at)
        if probe.plays:
            return at
    return None


@pytest.mark.parametrize("size", [1, 2, 3, 4, 8])
def test_bug_a_card_that_asks_in_bursts_never_began_to_sound(size: int) -> None:
    begins = plays_from(at_once(15), in_bursts(size, 2.0, 0.15))
    assert begins is not None
    assert begins < 0.15 + 6 * size * LENGTH


@pytest.mark.parametrize("woken", [0.3, 1.0, 2.0])
def test_a_card_that_sleeps_on_a_full_buffer_does_not_play_yet(woken: float) -> None:
    assert plays_from(at_once(15)) is None
    begins = plays_from(at_once(15), at_once(9, woken), in_bursts(1, 1.0, woken + 9 * LENGTH))
    assert begins is not None
    assert begins > woken + 9 * LENGTH


def test_a_block_that_comes_late_and_those_that_make_up_for_it_do_not_begin_it_anew() -> None:
    uneven = [0.00, 0.01, 0.03, 0.031, 0.04, 0.06, 0.061, 0.07, 0.08, 0.09]
    begins = plays_from(at_once(15), ((0.15 + at, FRAMES) for at in uneven))
    assert begins is not None


def test_a_card_that_takes_more_than_any_buffer_holds_plays_however_it_asks() -> None:
    waits_little = ((n * LENGTH * 0.1, FRAMES) for n in range(round(5 / LENGTH)))
    assert plays_from(waits_little) is not None
