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

WOOD = ((1, 1.0, 1.0), (2.76, 0.45, 0.45), (5.4, 0.2, 0.25))
GLASS = ((1, 1.0, 1.0), (1.003, 0.3, 1.0), (1.62, 0.25, 0.6))
TRIANGLE = ((1, 1.0, 1.0), (1.07, 0.6, 0.8), (1.16, 0.45, 1.1), (1.3, 0.25, 0.5))
"""Partials: times the note's pitch, loudness, times the note's decay."""

LOWEST = 7_040.0
"""The lowest note (Hz), and `SOFT` the loudest peak of notes: so a microphone's ear takes none of them for speech."""
SOFT = 0.22


def note(pitch: float, decay: float, partials: Iterable[tuple[float, float, float]], attack: float = 0.004) -> Sound:
    """Strike a note.

    Args:
        pitch: its frequency in Hz.
        decay: seconds in which it falls to a third.
        partials: what it is made of.
        attack: seconds in which it rises.
    """
    parts = list(partials)
    seconds = 5 * decay

    def at(time: float) -> float:
        onset = min(1, time / attack)
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
    """Slide a card over cloth and let it land: it rises too slowly to be taken for a knock."""
    slide = levelled(rustle(0.12, 29, swell, dull=0.55, rumble=0.93), 1)
    paper = levelled(rustle(0.1, 23, slap, dull=0.6, rumble=0.95), 1)
    return levelled(mixed((0, 0.5, slide), (0.06, 0.7, paper), (0.06, 0.4, note(118, 0.03, WOOD[:1]))), PEAK * 0.6)


def shuffle() -> Sound:
    """Riffle two halves into one another and push them square."""
    flicks = [
        (0.03 * i - 0.0006 * i * i, 0.6 + 0.4 * swell(i / 20), levelled(rustle(0.03, 100 + i, slap, 0.5, 0.93), 1))
        for i in range(20)
    ]
    slide = levelled(rustle(0.22, 7, swell, dull=0.6, rumble=0.93), 0.6)
    return levelled(mixed(*flicks, (0.42, 1, slide), (0.62, 0.8, card_down())), PEAK * 0.55)


def glass(pitch: float, decay: float) -> Sound:
    """Stroke a glass; struck it would click, and a click is heard all over the scale."""
    return note(pitch, decay, GLASS, attack=0.03)


def penalty() -> Sound:
    """Play two notes on glass, falling."""
    return levelled(mixed((0, 0.9, glass(LOWEST * 1.122, 0.1)), (0.14, 1, glass(LOWEST, 0.15))), SOFT * 0.9)


def bounce() -> Sound:
    """Play three quick notes on glass, down and up again: something comes back."""
    notes = (LOWEST * 1.26, LOWEST, LOWEST * 1.26)
    return levelled(mixed(*((0.1 * i, 0.8 + 0.1 * i, glass(pitch, 0.08)) for i, pitch in enumerate(notes))), SOFT * 0.9)


def bell() -> Sound:
    """Strike a small bell twice, the second time higher."""
    first, second = (note(LOWEST * times, 0.22, TRIANGLE, attack=0.03) for times in (1, 1.189))
    return levelled(mixed((0, 0.8, first), (0.18, 1, second)), SOFT)


def turn() -> Sound:
    """Play one soft note on glass."""
    return levelled(glass(LOWEST, 0.1), SOFT * 0.6)


def knock() -> Sound:
    """Knock on the table once; several in a row are as fast as one knocks."""
    tap = mixed((0, 1, note(196, 0.028, WOOD)), (0, 0.5, rustle(0.02, 5, slap, dull=0.7, rumble=0.97)))
    return levelled(mixed((0, 1, tap), (0, 0, [0.0] * int(0.17 * RATE))), PEAK * 0.8)


def win() -> Sound:
    """Play a chord on glass, note by note, upwards."""
    chord = (LOWEST, LOWEST * 1.059, LOWEST * 1.122, LOWEST * 1.26)
    return levelled(mixed(*((0.11 * i, 0.8, glass(pitch, 0.18)) for i, pitch in enumerate(chord))), SOFT)


def point_of_order() -> Sound:
    """Let a triangle sound."""
    return levelled(note(LOWEST, 0.26, TRIANGLE, attack=0.03), SOFT * 0.8)


SOUNDS: dict[str, Callable[[], Sound]] = {
    "card-lift": card_lift,
    "card-down": card_down,
    "shuffle": shuffle,
    "penalty": penalty,
    "bounce": bounce,
    "turn": turn,
    "knock": knock,
    "bell": bell,
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
