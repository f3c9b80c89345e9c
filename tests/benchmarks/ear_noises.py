"""Rooms that are not quiet: a babble of four voices, a fan with talk over it, music. Each seed gives the same sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from ear_sets import TALK
from synthetic import ESPEAK, FLITE, speak

from mao_desktop.speech.audio.samples import RATE

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from mao_desktop.speech.audio.samples import Samples

LOUDNESS = 32768 * 10 ** (-30 / 20)
"""Root mean square of the sound (of 32768): 30 dB below the loudest that is possible."""
FAN_BELOW_TALK = 5.0
"""How much softer the fan is than who talks (dB)."""
CHORDS = ((220.0, 277.2, 329.6), (196.0, 246.9, 293.7), (174.6, 220.0, 261.6), (164.8, 207.7, 246.9))
BEAT = 0.4
"""Length of a note (s)."""


def babble(seconds: float, seed: int) -> Samples:
    """Let four voices talk at once without a pause, each about something else; no phrase of the game is said."""
    chance = np.random.default_rng(seed)
    voices = chance.permutation((*FLITE, *ESPEAK))[:4]
    return _samples(sum(_talk(seconds, str(voice), chance) for voice in voices), LOUDNESS)


def fan(seconds: float, seed: int) -> Samples:
    """Let a fan hum and hiss, and somebody talk over it now and then, 5 dB louder."""
    chance = np.random.default_rng(seed)
    times = np.arange(round(seconds * RATE)) / RATE
    hum = sum(np.sin(2 * np.pi * 100 * n * times + chance.uniform(0, 6)) / n for n in range(1, 6))
    hiss = np.convolve(chance.normal(0, 1, len(times)), np.ones(8) / 8, "same")
    talk = _talk(seconds, str(chance.choice((*FLITE, *ESPEAK))), chance, pause=4.0)
    soft = _at(hum + 2 * hiss, LOUDNESS * 10 ** (-FAN_BELOW_TALK / 20))
    return _samples(_at(talk, LOUDNESS, sounding=True) + soft)


def music(seconds: float, seed: int) -> Samples:
    """Play chords with a melody over them, each note plucked."""
    chance = np.random.default_rng(seed)
    sound = np.zeros(round(seconds * RATE))
    for n, begin in enumerate(range(0, len(sound), round(BEAT * RATE))):
        chord = CHORDS[n // 8 % len(CHORDS)]
        for hertz in (*chord, 2 * float(chance.choice(chord))):
            note = _note(hertz)[: len(sound) - begin]
            sound[begin : begin + len(note)] += note
    return _samples(sound, LOUDNESS)


ROOMS: dict[str, Callable[[float, int], Samples]] = {"babble": babble, "fan": fan, "music": music}


def _note(hertz: float) -> npt.NDArray[np.float64]:
    times = np.arange(RATE) / RATE
    partials = sum(np.sin(2 * np.pi * hertz * n * times) / n for n in range(1, 6))
    return np.asarray(partials * np.exp(-times / 0.3))


def _talk(seconds: float, voice: str, chance: np.random.Generator, *, pause: float = 0.0) -> npt.NDArray[np.float64]:
    """Let a voice say one sentence after the other, with so long a pause between (s)."""
    pieces: list[npt.NDArray[np.float64]] = []
    while sum(map(len, pieces)) < seconds * RATE:
        pieces += [speak(str(chance.choice(TALK)), voice).astype(np.float64), np.zeros(round(pause * RATE))]
    talk = np.concatenate(pieces)
    return _at(np.roll(talk, int(chance.integers(len(talk))))[: round(seconds * RATE)], 1.0)


def _at(sound: npt.NDArray[np.float64], loudness: float, *, sounding: bool = False) -> npt.NDArray[np.float64]:
    """Bring sound to a loudness: of all of it, or of where it sounds."""
    counted = sound[np.abs(sound) > np.abs(sound).max() / 30] if sounding else sound
    return sound * (loudness / float(np.sqrt(np.mean(counted**2))))


def _samples(sound: npt.NDArray[np.float64] | float, loudness: float | None = None) -> Samples:
    whole = np.asarray(sound) if loudness is None else _at(np.asarray(sound), loudness)
    return np.clip(np.rint(whole), -32768, 32767).astype(np.int16)
