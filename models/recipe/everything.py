"""Training anew, from nothing but CMU's model and synthetic voices: voices, rooms, network, line."""

# ruff: noqa: T201  a command tells how far it is

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from . import corpus, lines, training, voices
from .model import Weights

if TYPE_CHECKING:
    from pathlib import Path

READ = {
    "awb": (2600, 12),
    "espeak": (8000, 21),
    "kal16": (2000, 13),
    "kal": (1200, 15),
    "rms": (2600, 16),
    "slt-hts": (1800, 14),
    "slt": (2600, 11),
}
"""How many lines each voice reads, and the seed of its reading."""

_LEARNT_FROM = ("rms", "slt", "awb", "kal16", "slt-hts")
_LINES_FOR_LINE = 260
_ROOMS, _NETWORK, _LINE = 1, 7, 11
"""The seeds of the rooms, of the network and of the line."""

_EPOCHS = 3


def train(work: Path, cores: int) -> Weights:
    """Train anew; what has been made stays in `work` and is used again.

    Args:
        work: a folder for what the voices say and the training data, about 2 GB.
        cores: how many are used.
    """
    work.mkdir(parents=True, exist_ok=True)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a process a core is enough
    with ProcessPoolExecutor(cores, max_tasks_per_child=1) as pool:
        list(pool.map(partial(_prepare, work), READ))
    network = training.train([work / f"{voice}-data.npz" for voice in READ], _EPOCHS, _NETWORK, cores)
    said = (voices.load(work / f"{voice}.npz")[:_LINES_FOR_LINE] for voice in _LEARNT_FROM)
    return Weights(network, lines.learn(said, network.mean, _LINE))


def _prepare(work: Path, voice: str) -> None:
    """Let a voice read its lines, and make training data of them."""
    began = time.monotonic()
    count, seed = READ[voice]
    path = work / f"{voice}.npz"
    if not path.exists():
        voices.save(path, list(voices.speak(voice, count, seed)))
    data = work / f"{voice}-data.npz"
    if not data.exists():
        corpus.make(voices.load(path), data, _ROOMS)
    print(f"{voice}: ready after {time.monotonic() - began:.0f} s", flush=True)
