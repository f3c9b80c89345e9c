"""What rooms, hum and others' talk do to the speaker encoder's vectors, learnt from people's recordings.

A person's vectors in a room differ from those in quiet. Directions in which they differ much say little of who speaks,
so the program weighs them down (`freeing`), around the middle of all vectors. Others' talk, in synthetic voices, is
kept as well: the program lays it over a voice that it learns.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import soundfile
from scipy.signal import resample_poly

from mao_desktop.speech.speakers.network import SpeakerNetwork

from .rooms import level, room, steady_noise
from .voices import RATE, speak

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from .rooms import Dice, Sound

    Array = npt.NDArray[Any]

SEED = 1
FRAME, PAUSE_BELOW = RATE * 30 // 1000, 35.0
"""Frames that are so much softer (dB) than the loudest are left out: pauses."""
LENGTHS, MOST = (RATE * 1500 // 1000, RATE * 700 // 1000), 3
"""A person's sound is cut into so many pieces of each length, in samples."""
SHORTEST = 2 * LENGTHS[0]
"""Who says less is left out."""
HUM_SOFTER, TALK_SOFTER = (10.0, 20.0), (10.0, 5.0)
TALKERS, TALK_SECONDS = ("slt", "rms", "espeak"), 5
SHRINKING = 1.0
"""So much of the usual difference is added in each direction, for those that were not seen often."""


def learn(folders: Iterable[Path], weights: Path, target: Path) -> int:
    """Write what was learnt from all recordings in some folders; tell from how many people.

    A recording's name begins with the speaker's, up to a hyphen.
    """
    network, dice = SpeakerNetwork(weights), np.random.default_rng(SEED)
    talk = _talk()
    people = [sound for sound in _people(folders).values() if len(sound) >= SHORTEST]
    every, differences = [], []
    for number, sound in enumerate(people):
        others = [people[n] for n in dice.choice([n for n in range(len(people)) if n != number], 3, replace=False)]
        quiet = _vectors(network, sound)
        middle = quiet[:MOST].mean(axis=0)
        middle /= np.linalg.norm(middle)
        for heard in (quiet, *(_vectors(network, worse) for worse in _worse(sound, others, talk, dice))):
            every.append(heard)
            differences.append(heard - middle)
    apart = np.concatenate(differences)
    widths, directions = np.linalg.eigh(apart.T @ apart / len(apart))
    freeing = directions @ np.diag((widths + SHRINKING * widths.mean()) ** -0.5) @ directions.T
    freeing /= np.abs(freeing).max()
    found = {"middle": np.concatenate(every).mean(axis=0), "freeing": freeing, "talk": talk}
    np.savez_compressed(target, **{name: array.astype(np.float16) for name, array in found.items()})
    return len(people)


def _people(folders: Iterable[Path]) -> dict[str, Sound]:
    """Read what each person says, without pauses."""
    said: defaultdict[str, list[Sound]] = defaultdict(list)
    for path in sorted(path for folder in folders for path in folder.iterdir() if path.suffix in (".wav", ".flac")):
        sound, rate = soundfile.read(path, dtype="int16")
        said[path.stem.split("-")[0]].append(_sounding(resample_poly(sound.astype(np.float32), RATE, rate)))
    return {name: np.concatenate(pieces) for name, pieces in said.items()}


def _sounding(sound: Sound) -> Sound:
    frames = sound[: len(sound) // FRAME * FRAME].reshape(-1, FRAME)
    strengths = 20 * np.log10(np.sqrt((frames**2).mean(axis=1)) + 1e-3)
    return frames[strengths > strengths.max() - PAUSE_BELOW].reshape(-1)


def _talk() -> Array:
    """Let synthetic voices talk at once, with a strength of 1."""
    talk = np.zeros(RATE * TALK_SECONDS, np.float32)
    for voice in TALKERS:
        said = np.concatenate([each.sound for each in speak(voice, TALK_SECONDS, SEED)]).astype(np.float32)
        talk += np.resize(said, len(talk)) / level(said)
    return talk / talk.std()


def _worse(sound: Sound, others: list[Sound], talk: Array, dice: Dice) -> Iterator[Sound]:
    """Give a person's sound in a room, there with hum and with others' talk, and with synthetic talk."""
    there = room(sound, dice)
    yield there
    yield _added(there, steady_noise(len(there), dice), dice.uniform(*HUM_SOFTER))
    for db in TALK_SOFTER:
        babble = sum(
            np.resize(np.roll(other, dice.integers(len(other))), len(there)) / level(other) for other in others
        )
        yield _added(there, np.asarray(babble), db)
        yield _added(sound if db == TALK_SOFTER[0] else there, np.resize(talk, len(there)), db)


def _added(sound: Sound, other: Array, softer: float) -> Sound:
    """Add another sound that is so much softer (dB)."""
    strength = np.sqrt((sound**2).mean() / (other**2).mean()) * 10 ** (-softer / 20)
    return (sound + other * strength).astype(np.float32)


def _vectors(network: SpeakerNetwork, sound: Sound) -> Array:
    """Give the vectors of pieces of sound, a row for each."""
    whole = np.clip(np.rint(sound), -32768, 32767).astype(np.int16)
    pieces = [
        whole[n * length : (n + 1) * length]
        for length in LENGTHS
        for n in range(min(MOST, len(whole) // length))
    ]  # fmt: skip
    return np.concatenate([vector for vector in map(network.vector, pieces) if vector is not None])
