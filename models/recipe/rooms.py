"""What comes between a mouth and a recogniser: rooms, microphones, lines, noises of a card table.

Every function takes sound as samples of 16 bits at 16 kHz (floats) and a source of chance, and gives sound of the same
length.
"""

# ruff: noqa: PLR2004  odds and sizes stand where the dice are thrown

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.signal import butter, fftconvolve, lfilter, resample_poly

if TYPE_CHECKING:
    from collections.abc import Callable

Sound = npt.NDArray[np.float32]
Dice = np.random.Generator

_RATE = 16_000
_FULL = 32767.0
_PINK = ([0.049922, -0.095993, 0.050612, -0.004408], [1, -2.494956, 2.017265, -0.522189])


def level(sound: Sound) -> float:
    """Give the usual strength of what is said, the silence around it left out."""
    loud = np.sort(sound.astype(np.float64) ** 2)[len(sound) // 2 :]
    return float(np.sqrt(loud.mean())) + 1e-3


def steady_noise(count: int, dice: Dice) -> Sound:
    """Make noise of strength 1: white, pink, rumbling, or with a hum in it."""
    noise = dice.normal(size=count)
    kind = dice.integers(4)
    if kind == 1:
        noise = lfilter(*_PINK, noise)
    elif kind > 1:
        noise = lfilter([1], [1, -0.97], noise)
    if kind == 3:
        time = np.arange(count) / _RATE
        hum = sum(np.sin(2 * np.pi * 50 * harmonic * time + harmonic) for harmonic in (1, 2, 3, 5))
        noise = noise + hum * noise.std() * dice.uniform(0.3, 3)
    return (noise / noise.std()).astype(np.float32)


def room(sound: Sound, dice: Dice) -> Sound:
    """Speak in a room, nearer or farther from the microphone."""
    length = int(_RATE * dice.uniform(0.08, 0.6))
    echo = dice.normal(size=length) * np.exp(-6.9 * np.arange(length) / length)
    echo[: int(dice.uniform(20, 100))] = 0
    echo *= 10 ** (-dice.uniform(-2, 14) / 20) / (np.sqrt((echo**2).sum()) + 1e-9)
    response = np.concatenate([[1.0], echo]).astype(np.float32)
    return fftconvolve(sound, response)[: len(sound)].astype(np.float32)


def microphone(sound: Sound, dice: Dice) -> Sound:
    """Colour the sound as a microphone does: a slope and two bumps."""
    frequency = np.linspace(0, 1, 129)
    gain = dice.uniform(-10, 10) * frequency
    for _ in range(2):
        gain = gain + dice.uniform(-7, 7) * np.exp(-(((frequency - dice.uniform()) / dice.uniform(0.05, 0.3)) ** 2))
    taps = np.roll(np.fft.irfft(10 ** (gain / 20)), 128) * np.hanning(256)
    return fftconvolve(sound, taps)[128 : 128 + len(sound)].astype(np.float32)


def without_bass(sound: Sound, dice: Dice) -> Sound:
    """Take the lowest tones away."""
    low, line = butter(2, dice.uniform(60, 300) / (_RATE / 2), "high")
    return lfilter(low, line, sound).astype(np.float32)


def narrow_band(sound: Sound, dice: Dice) -> Sound:
    """Send the sound through 8 kHz, as telephones and headsets do; sometimes in 8 bits, sometimes without bass."""
    narrow = resample_poly(sound, 1, 2)
    if dice.random() < 0.4:
        high, line = butter(3, dice.uniform(80, 350) / (_RATE / 4), "high")
        narrow = lfilter(high, line, narrow)
    if dice.random() < 0.3:
        low, line = butter(6, dice.uniform(3000, 3900) / (_RATE / 4))
        narrow = lfilter(low, line, narrow)
    if dice.random() < 0.25:
        narrow = _eight_bits(narrow)
    return resample_poly(narrow, 2, 1)[: len(sound)].astype(np.float32)


def _eight_bits(sound: Sound) -> Sound:
    """Round as telephone lines do (mu law)."""
    greatest = np.abs(sound).max() * 1.5 + 1
    pressed = np.sign(sound) * np.log1p(255 * np.abs(sound) / greatest) / np.log(256)
    rounded = np.rint(pressed * 127) / 127
    return np.sign(rounded) * (256 ** np.abs(rounded) - 1) / 255 * greatest


def clipped(sound: Sound, dice: Dice) -> Sound:
    """Overdrive the microphone."""
    top = np.abs(sound).max() * dice.uniform(0.2, 0.6)
    return np.clip(sound, -top, top)


def table_noises(sound: Sound, dice: Dice) -> Sound:
    """Add what is heard at a card table: cards, a knock, keys, a click, a breath."""
    noisy = sound.copy()
    loud = level(sound)
    kinds: tuple[Callable[[Dice], Sound], ...] = (_card, _knock, _keys, _click, _breath)
    for _ in range(dice.poisson(len(sound) / _RATE * 0.5)):
        noise = kinds[dice.integers(len(kinds))](dice)[: len(sound) - 1]
        at = dice.integers(len(sound) - len(noise))
        noisy[at : at + len(noise)] += noise * loud * 10 ** (dice.uniform(-24, 4) / 20)
    return noisy


def _burst(dice: Dice, seconds: float, band: tuple[float, float], rise: float) -> Sound:
    """Make a burst of noise that comes in `rise` of its time and dies away; its strength is 1."""
    count = int(_RATE * seconds)
    shape = np.minimum(np.linspace(0, 1 / rise, count), np.exp(-4 * np.linspace(-rise, 1 - rise, count)))
    low, line = butter(2, [band[0] / (_RATE / 2), band[1] / (_RATE / 2)], "band")
    noise = lfilter(low, line, dice.normal(size=count)) * shape
    return (noise / (noise.std() + 1e-6)).astype(np.float32)


def _card(dice: Dice) -> Sound:
    """Slide a card, then let it snap."""
    slide = _burst(dice, dice.uniform(0.05, 0.3), (1500, dice.uniform(4000, 7500)), 0.5)
    snap = _burst(dice, dice.uniform(0.01, 0.05), (dice.uniform(200, 1500), 6500), 0.02)
    return np.concatenate([slide * dice.uniform(0, 0.4), snap])


def _knock(dice: Dice) -> Sound:
    """Knock on wood, once or a few times."""
    time = np.arange(int(_RATE * 0.12)) / _RATE
    knock = np.exp(-time * dice.uniform(40, 120)) * np.sin(2 * np.pi * dice.uniform(80, 400) * time)
    thud = knock + 0.3 * np.resize(_burst(dice, 0.01, (300, 4000), 0.02), len(knock)) * np.exp(-time * 400)
    gap = np.zeros(int(_RATE * dice.uniform(0.05, 0.3)))
    parts = [part for _ in range(dice.integers(1, 5)) for part in (thud, gap)]
    return (np.concatenate(parts) / thud.std()).astype(np.float32)


def _keys(dice: Dice) -> Sound:
    """Press a few keys."""
    parts: list[Sound] = []
    for _ in range(dice.integers(1, 6)):
        parts += [
            _burst(dice, dice.uniform(0.008, 0.03), (1000, 7000), 0.05),
            np.zeros(int(_RATE * dice.uniform(0.03, 0.2)), np.float32),
        ]
    return np.concatenate(parts)


def _click(dice: Dice) -> Sound:
    """Press a mouse button, or pull a plug."""
    count = int(dice.integers(2, 60))
    return (dice.normal(size=count) * 3).astype(np.float32)


def _breath(dice: Dice) -> Sound:
    """Breathe in or out."""
    return _burst(dice, dice.uniform(0.2, 0.7), (dice.uniform(200, 800), dice.uniform(2000, 6000)), 0.5)
