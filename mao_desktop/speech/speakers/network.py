"""Resemblyzer's network (GE2E, three LSTM layers) in numpy alone, with the program's own way of cutting sound for it.

`models/README.md` tells where its weights come from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.speakers.mel import mel_frames
from mao_desktop.speech.speakers.products import product
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from pathlib import Path

    from mao_desktop.speech.audio.samples import Samples

    Array = npt.NDArray[np.float32]

LAYERS, WIDTH = 3, 256
WINDOW = 160
"""The network was trained on so many frames of 10 ms at a time; what is longer is two windows, each at an end of it.

More of them would tell little more, and take more time.
"""
SCALE = np.repeat(np.array([0.5, 0.5, 1, 0.5], np.float32), WIDTH)
OFFSET = np.repeat(np.array([0.5, 0.5, 0, 0.5], np.float32), WIDTH)
"""Three of a layer's four gates are logistic, which is a scaled hyperbolic tangent; so one call does for all four."""


class SpeakerNetwork:
    """The network with its weights; any thread may use it."""

    def __init__(self, path: Path) -> None:
        """Read the weights.

        Raises:
            SpeechError: they can't be read.
        """
        self._weights = arrays(path)

    def vector(self, samples: Samples) -> Array | None:
        """Give a unit vector of sound, as a row; None where it is shorter than a frame."""
        frames = mel_frames(samples) if len(samples) else np.zeros((0, 0), np.float32)
        return units(self._vectors(_windows(frames)).mean(axis=0)[None]) if len(frames) > 1 else None

    def _vectors(self, windows: Array) -> Array:
        """Give a unit vector for each window."""
        rows = windows
        for layer in range(LAYERS):
            rows = self._layer(layer, rows)
        return units(np.maximum(0, rows[:, -1] @ self._weights["linear"] + self._weights["linear_bias"]))

    def _layer(self, number: int, rows: Array) -> Array:
        """Let one LSTM layer go over each window's rows."""
        weights = self._weights
        hidden = weights[f"hidden_{number}"]
        windows, length, _ = rows.shape
        flat = product(rows.reshape(windows * length, -1), weights[f"input_{number}"])
        gates = flat.reshape(windows, length, -1) + weights[f"bias_{number}"]
        told = np.zeros((windows, WIDTH), np.float32)
        cell = np.zeros_like(told)
        out = np.empty((windows, length, WIDTH), np.float32)
        for step in range(length):
            gate = OFFSET + SCALE * np.tanh(SCALE * (gates[:, step] + told @ hidden))
            take, keep, change, give = (gate[:, part * WIDTH : (part + 1) * WIDTH] for part in range(4))
            cell = keep * cell + take * change
            told = give * np.tanh(cell)
            out[:, step] = told
        return out


def arrays(path: Path) -> dict[str, Array]:
    """Read named arrays.

    Raises:
        SpeechError: they can't be read.
    """
    try:
        with np.load(path) as file:
            return {name: file[name].astype(np.float32) for name in file.files}
    except (OSError, ValueError) as wrong:
        message = Message("{path} can't be read ({why}): install the program again", path=path, why=wrong)
        raise SpeechError(message) from None


def units(rows: Array) -> Array:
    """Make each row as long as 1."""
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6), np.float32)


def _windows(frames: Array) -> Array:
    """Cut one window or two; what is shorter than one is repeated."""
    if len(frames) < WINDOW:
        return np.resize(frames, (WINDOW, frames.shape[1]))[None]
    return np.stack([frames[:WINDOW], frames[-WINDOW:]][: 1 + (len(frames) > WINDOW)])
