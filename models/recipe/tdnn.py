"""The small network that hears phones: its weights as they are kept, and as layers of the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .kaldi import BYTES
from .layers import Network, around

if TYPE_CHECKING:
    from pathlib import Path

Array = npt.NDArray[np.float32]

OFFSETS = ((-2, -1, 0, 1, 2), (-1, 0, 1), (-3, 0, 3), (-3, 0, 3), (-6, 0, 6), (-6, 0, 6))
"""Which frames of 10 ms each layer looks at, of the layer before it."""

_STEPS = 255


@dataclass(frozen=True, slots=True)
class Tdnn:
    """A trained network and what it was trained on.

    Attributes:
        weights: of each layer, outputs x inputs, the frames of `OFFSETS` side by side; the last layer looks at one.
        biases: of each layer.
        chances: how often each phone was heard in training.
        mean: the usual features, which are taken off before anything has been heard.
    """

    weights: tuple[Array, ...]
    biases: tuple[Array, ...]
    chances: Array
    mean: Array

    def save(self, path: Path) -> None:
        """Keep the network in a file, 8 bits a weight."""
        kept: dict[str, npt.NDArray[np.generic]] = {"chances": self.chances, "mean": self.mean}
        for number, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            least, span = weights.min(), np.ptp(weights)
            kept[f"codes{number}"] = np.rint((weights - least) / span * _STEPS).astype(np.uint8)
            kept[f"range{number}"] = np.array([least, span], np.float32)
            kept[f"bias{number}"] = bias.astype(np.float32)
        np.savez(path, allow_pickle=False, **kept)

    @classmethod
    def load(cls, path: Path) -> Tdnn:
        """Take a network out of its file."""
        with np.load(path) as kept:
            layers = range(len(OFFSETS) + 1)
            weights = tuple(_weights(kept[f"codes{number}"], *kept[f"range{number}"]) for number in layers)
            biases = tuple(kept[f"bias{number}"] for number in layers)
            return cls(weights, biases, kept["chances"], kept["mean"])


def _weights(codes: npt.NDArray[np.uint8], least: np.float32, span: np.float32) -> Array:
    return (codes.astype(np.float32) * (span / _STEPS) + least).astype(np.float32)


def phone_layers(net: Network, tdnn: Tdnn) -> str:
    """Add the network; the node's value k is the logarithm of the chance of phone k."""
    heard = "input"
    for number, offsets in enumerate(OFFSETS):
        weights, bias = tdnn.weights[number], tdnn.biases[number]
        linear = net.affine(f"linear{number}", around(heard, offsets), weights, bias, BYTES)
        heard = net.positive(f"heard{number}", linear, len(bias))
    weights, bias = tdnn.weights[-1], tdnn.biases[-1]
    return net.log_softmax("phones", net.affine("guess", heard, weights, bias, BYTES), len(bias))
