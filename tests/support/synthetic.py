"""Synthetic speech and sound for the tests: what was said, and exactly when."""

from __future__ import annotations

import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soundfile
import soxr

from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, in_ms, to_samples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.speech.audio.samples import Samples

FLITE = ("flite:slt", "flite:rms", "flite:awb")
ESPEAK = ("espeak:en-us", "espeak:en-gb", "espeak:en-us+f3", "espeak:en-gb+m3")
SOUNDS = 300
"""From this on (of 32768) a synthetic voice sounds."""


@cache
def speak(text: str, voice: str = "flite:slt") -> Samples:
    """Say a text, from its first sound to its last."""
    engine, name = voice.split(":")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "said.wav"
        if engine == "flite":
            command = ["flite", "-voice", name, "-t", text, "-o", str(file)]
        else:
            command = ["espeak-ng", "-v", name, "-s", "150", "-w", str(file), text]
        subprocess.run(command, check=True, capture_output=True)
        sound, rate = soundfile.read(file, dtype="float32")
    samples = to_samples(soxr.resample(sound, rate, RATE))
    sounding = np.flatnonzero(np.abs(samples) > SOUNDS)
    return samples[sounding[0] : sounding[-1] + 1]


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.int16)


def noise(seconds: float, loudness: float = 20.0, seed: int = 7) -> Samples:
    made = np.random.default_rng(seed).normal(0, loudness, round(seconds * RATE))
    return made.astype(np.int16)


def tone(seconds: float, hertz: float = 440.0, loudness: float = 8000.0) -> Samples:
    times = np.arange(round(seconds * RATE)) / RATE
    return (np.sin(2 * np.pi * hertz * times) * loudness).astype(np.int16)


def knock(seed: int = 1, loudness: float = 20000.0) -> Samples:
    """Make a knock on wood: a dull thump that dies away at once."""
    times = np.arange(RATE // 10) / RATE
    hiss = np.random.default_rng(seed).normal(0, 0.3, len(times))
    sound = (np.sin(2 * np.pi * 180 * times) + hiss) * np.exp(-times / 0.012)
    loud: Samples = (sound / np.abs(sound).max() * loudness).astype(np.int16)
    return loud


def mixed(seconds: float, *placed: tuple[float, Samples], background: float = 0.0) -> Samples:
    """Lay sounds at their seconds over silence, or over a soft noise."""
    out = noise(seconds, background).astype(np.int32) if background else np.zeros(round(seconds * RATE), np.int32)
    for at, samples in placed:
        begin = round(at * RATE)
        out[begin : begin + len(samples)] += samples[: len(out) - begin]
    return np.clip(out, -32768, 32767).astype(np.int16)


def in_blocks(samples: Samples) -> Iterator[Block]:
    """Give sound as a microphone gives it."""
    for first in range(0, len(samples), BLOCK):
        yield Block(first, in_ms(first), samples[first : first + BLOCK])


def write_wav(path: Path, samples: Samples) -> Path:
    soundfile.write(path, samples, RATE, subtype="PCM_16")
    return path
