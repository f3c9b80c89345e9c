"""Rooms that are not quiet: a babble of four voices, a fan with talk over it, music; and noises in which nobody speaks.

Each seed gives the same sound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from ear_people import GAME, Task
from ear_sets import TALK, Clip
from synthetic import ESPEAK, FLITE, speak

from mao_desktop.speech.audio.samples import RATE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy.typing as npt

    from mao_desktop.speech.audio.samples import Samples

LOUDNESS = 32768 * 10 ** (-30 / 20)
"""Root mean square of the sound (of 32768): 30 dB below the loudest that is possible."""
FAN_BELOW_TALK = 5.0
"""How much softer the fan is than who talks (dB)."""
CHORDS = ((220.0, 277.2, 329.6), (196.0, 246.9, 293.7), (174.6, 220.0, 261.6), (164.8, 207.7, 246.9))
BEAT = 0.4
"""Length of a note (s)."""
VOWELS = ((730, 1090, 2440), (270, 2290, 3010), (300, 870, 2240), (530, 1840, 2480), (570, 840, 2410))
"""Resonances of five vowels (Hz)."""
CROWD = 8


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


def hum(seconds: float, seed: int) -> Samples:
    """Let a machine hum at the mains' pitch, and its fan hiss."""
    chance = np.random.default_rng(seed)
    times = np.arange(round(seconds * RATE)) / RATE
    tones = sum(np.sin(2 * np.pi * 100 * n * times + chance.uniform(0, 6)) / n for n in range(1, 8))
    return _samples(tones + np.convolve(chance.normal(0, 1, len(times)), np.ones(8) / 4, "same"), LOUDNESS)


def drums(seconds: float, seed: int) -> Samples:
    """Beat a bass drum, a snare drum and a cymbal, four beats of which are one bar."""
    chance = np.random.default_rng(seed)
    times = np.arange(round(0.3 * RATE)) / RATE
    bass = np.sin(2 * np.pi * (50 + 60 * np.exp(-times / 0.03)) * times) * np.exp(-times / 0.1)
    snare = chance.normal(0, 0.6, len(times)) * np.exp(-times / 0.06) + bass / 3
    cymbal = np.diff(chance.normal(0, 0.2, len(times) + 1)) * np.exp(-times / 0.02)
    beats = [(BEAT / 2 * n, (bass, cymbal, snare, cymbal)[n % 4]) for n in range(round(2 * seconds / BEAT))]
    return _strewn(seconds, beats)


def typing(seconds: float, seed: int) -> Samples:
    """Type: bursts of dull clicks, each with a sharp one before it."""
    chance = np.random.default_rng(seed)
    times = np.arange(round(0.08 * RATE)) / RATE
    beats, at = [], 0.0
    while at < seconds:
        thud = np.sin(2 * np.pi * chance.uniform(150, 400) * times) * np.exp(-times / 0.012)
        click = np.diff(chance.normal(0, 1, len(times) + 1)) * np.exp(-times / 0.003)
        beats.append((at, chance.uniform(0.4, 1) * (thud + click)))
        at += float(chance.choice([chance.uniform(0.08, 0.25), chance.uniform(0.5, 3)], p=[0.9, 0.1]))
    return _strewn(seconds, beats)


def dishes(seconds: float, seed: int) -> Samples:
    """Let dishes clink: high tones that ring."""
    chance = np.random.default_rng(seed)
    times = np.arange(round(0.5 * RATE)) / RATE
    beats, at = [], 0.0
    while at < seconds:
        pitches = chance.uniform(900, 6_000, 4)
        ring = sum(np.sin(2 * np.pi * pitch * times) * np.exp(-times * pitch / 200) for pitch in pitches)
        beats.append((at, chance.uniform(0.2, 1) * np.asarray(ring)))
        at += float(chance.exponential(0.5))
    return _strewn(seconds, beats)


def singing(seconds: float, seed: int) -> Samples:
    """Sing vowels without words: pulses at the pitch of a melody, in the resonances of a mouth."""
    chance = np.random.default_rng(seed)
    sound = np.zeros(round(seconds * RATE))
    times = np.arange(round(2 * BEAT * RATE)) / RATE
    for begin in range(0, len(sound), len(times)):
        pitch, formants = float(chance.choice(CHORDS[0])), VOWELS[int(chance.integers(len(VOWELS)))]
        phase = 2 * np.pi * pitch * (times + 0.002 * np.sin(2 * np.pi * 5 * times))
        tones = (n * pitch for n in range(1, int(4_000 / pitch)))
        loud = (sum(1 / (1 + ((tone - each) / 90) ** 2) for each in formants) for tone in tones)
        note = sum(each * np.sin(n * phase) for n, each in enumerate(loud, start=1))
        shaped = np.asarray(note) * np.minimum(1, np.minimum(times, times[::-1]) / 0.05)
        sound[begin : begin + len(times)] += shaped[: len(sound) - begin]
    return _samples(sound, LOUDNESS)


def crowd(seconds: float, seed: int) -> Samples:
    """Let a crowd murmur in a large room: voices whose words nobody can tell."""
    chance = np.random.default_rng(seed)
    talk = sum(_talk(seconds, str(chance.choice((*FLITE, *ESPEAK))), chance) for _ in range(CROWD))
    length = 2 * RATE
    room = chance.normal(size=length) * np.exp(-6.9 * np.arange(length) / length)
    size = round(seconds * RATE) + length
    echo = np.fft.irfft(np.fft.rfft(np.asarray(talk), size) * np.fft.rfft(room, size), size)
    return _samples(echo[: round(seconds * RATE)], LOUDNESS)


NOISES: dict[str, Callable[[float, int], Samples]] = {
    "hum": hum, "music": music, "drums": drums, "singing": singing, "typing": typing, "dishes": dishes, "crowd": crowd,
}  # fmt: skip
"""Sounds in which nothing of the game is said, and hardly anything else."""


def noise_task(minutes: float, seed: int) -> Task:
    """Give so much of each noise, in pieces of at most a minute, to be heard with all that Cambridge knows."""
    count = max(1, round(minutes))
    seconds = 60 * minutes / count
    clips = (
        Clip(name, f"{name} {n}", "", make(seconds, seed + n), 0.0, seconds)
        for name, make in NOISES.items()
        for n in range(count)
    )
    return Task("noise", tuple(clips), GAME)


def _strewn(seconds: float, beats: Iterable[tuple[float, npt.NDArray[np.float64]]]) -> Samples:
    """Lay short sounds at their seconds."""
    sound = np.zeros(round(seconds * RATE))
    for at, beat in beats:
        begin = round(at * RATE)
        sound[begin : begin + len(beat)] += beat[: max(0, len(sound) - begin)]
    return _samples(sound, LOUDNESS)


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
