#!/usr/bin/env python3
"""Write the table's sounds: python assets/make_sounds.py [folder].

A sound is a list of samples between -1 and 1 at 22.05 kHz; it is written as 16-bit mono WAV.
"""

from __future__ import annotations

import array
import math
import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

RATE = 22_050
PEAK = 0.7
"""How loud the loudest sound's loudest sample is; the rest leaves room for speech on top."""

Sound = list[float]

BELL = ((1, 1.0, 1.0), (2, 0.35, 0.6), (3, 0.12, 0.4), (4.2, 0.06, 0.25))
WOOD = ((1, 1.0, 1.0), (2.76, 0.45, 0.45), (5.4, 0.2, 0.25))
GONG = ((0.5, 0.5, 1.2), (1, 1.0, 1.0), (1.5, 0.3, 0.8), (2.01, 0.35, 0.6), (2.99, 0.12, 0.4))
"""Partials: times the note's pitch, loudness, times the note's decay."""


def note(pitch: float, decay: float, partials: Iterable[tuple[float, float, float]]) -> Sound:
    """Strike a note.

    Args:
        pitch: its frequency in Hz.
        decay: seconds in which it falls to a third.
        partials: what it is made of.
    """
    parts = list(partials)
    seconds = 5 * decay

    def at(time: float) -> float:
        onset = min(1, time / 0.004)
        tones = sum(
            loud * math.exp(-time / (decay * last)) * math.sin(math.tau * pitch * times * time)
            for times, loud, last in parts
        )
        return onset * tones

    return fade([at(i / RATE) for i in range(int(seconds * RATE))])


def hiss(seed: int) -> Iterator[float]:
    """Yield white noise, the same for the same seed on every machine."""
    state = seed
    while True:
        state = (state * 1_103_515_245 + 12_345) % 2**31
        yield state / 2**30 - 1


def rustle(seconds: float, seed: int, shape: Callable[[float], float], dull: float, rumble: float) -> Sound:
    """Rub paper: noise within a band, shaped over its length.

    Args:
        seconds: its length.
        seed: which noise.
        shape: loudness over the part of the length that has gone by, 0 to 1.
        dull: how much of every sample stays from the one before, 0 bright to 1 silent.
        rumble: likewise for what is taken away at the low end, near 1.
    """
    count = int(seconds * RATE)
    low = floor = 0.0
    samples = []
    for i, value in zip(range(count), hiss(seed), strict=False):
        low = dull * low + (1 - dull) * value
        floor = rumble * floor + (1 - rumble) * low
        samples.append((low - floor) * shape(i / count))
    return fade(samples)


def fade(samples: Sound) -> Sound:
    """Let the last five milliseconds die away, lest the end clicks."""
    tail = min(len(samples), RATE // 200)
    keep = len(samples) - tail
    return samples[:keep] + [value * (tail - i) / tail for i, value in enumerate(samples[keep:])]


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Lay sounds over one another, each with its start in seconds and its loudness."""
    whole = [0.0] * max(int(start * RATE) + len(sound) for start, _, sound in parts)
    for start, loud, sound in parts:
        for i, value in enumerate(sound, int(start * RATE)):
            whole[i] += loud * value
    return whole


def levelled(samples: Sound, peak: float) -> Sound:
    """Scale a sound so that its loudest sample is ``peak``."""
    top = max(map(abs, samples))
    return [value * peak / top for value in samples]


def swell(part: float) -> float:
    """Rise and fall, as a card that slides by."""
    return math.sin(math.pi * part) ** 2


def slap(part: float) -> float:
    """Begin at once and die away, as a card that lands."""
    return min(1, part * 40) * math.exp(-6 * part)


def card_lift() -> Sound:
    """Slide a card off the others."""
    return levelled(rustle(0.09, 11, swell, dull=0.45, rumble=0.9), PEAK * 0.35)


def card_down() -> Sound:
    """Put a card on a pile on cloth."""
    paper = levelled(rustle(0.1, 23, slap, dull=0.6, rumble=0.95), 1)
    return levelled(mixed((0, 0.7, paper), (0, 0.6, note(118, 0.03, WOOD[:1]))), PEAK * 0.6)


def shuffle() -> Sound:
    """Riffle two halves into one another and push them square."""
    flicks = [
        (0.03 * i - 0.0006 * i * i, 0.6 + 0.4 * swell(i / 20), levelled(rustle(0.03, 100 + i, slap, 0.5, 0.93), 1))
        for i in range(20)
    ]
    slide = levelled(rustle(0.22, 7, swell, dull=0.6, rumble=0.93), 0.6)
    return levelled(mixed(*flicks, (0.42, 1, slide), (0.62, 0.8, card_down())), PEAK * 0.55)


def penalty() -> Sound:
    """Play two wooden notes, falling."""
    return levelled(mixed((0, 0.9, note(392.0, 0.09, WOOD)), (0.14, 1, note(293.66, 0.13, WOOD))), PEAK * 0.7)


def turn() -> Sound:
    """Play one soft, high note."""
    return levelled(note(783.99, 0.09, BELL), PEAK * 0.4)


def knock() -> Sound:
    """Knock on the table twice."""
    tap = mixed((0, 1, note(196, 0.028, WOOD)), (0, 0.5, rustle(0.02, 5, slap, dull=0.7, rumble=0.97)))
    return levelled(mixed((0, 1, tap), (0.16, 0.85, tap)), PEAK * 0.8)


def win() -> Sound:
    """Play a chord, note by note, upwards."""
    chord = (523.25, 659.26, 783.99, 1046.5)
    return levelled(mixed(*((0.11 * i, 0.8, note(pitch, 0.2, BELL)) for i, pitch in enumerate(chord))), PEAK)


def point_of_order() -> Sound:
    """Strike a small gong."""
    return levelled(note(329.63, 0.26, GONG), PEAK * 0.75)


SOUNDS: dict[str, Callable[[], Sound]] = {
    "card-lift": card_lift,
    "card-down": card_down,
    "shuffle": shuffle,
    "penalty": penalty,
    "turn": turn,
    "knock": knock,
    "win": win,
    "point-of-order": point_of_order,
}


def write(file: Path, samples: Sound) -> None:
    """Write a sound as 16-bit mono WAV."""
    words = array.array("h", (round(value * 32_767) for value in samples))
    if sys.byteorder == "big":
        words.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(words.tobytes())


def make(folder: Path) -> None:
    """Write all sounds under ``folder/sounds``."""
    sounds = folder / "sounds"
    sounds.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        write(sounds / f"{name}.wav", sound())


if __name__ == "__main__":
    make(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent)
