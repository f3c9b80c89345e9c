"""CMU's Gaussian mixtures as fixed layers of a network, and their states gathered into blocks of 30 ms.

Vosk takes a frame to be 30 ms whatever a model says, and CMU's states are made for 10 ms. So an output scores three
frames of 10 ms at once, by the best of a few ways in which a phone's three states may follow each other there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from .features import CEPSTRA
from .kaldi import BYTES, WORDS
from .layers import Network, around, joined

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .cmu import Mixtures
    from .kaldi import Floats

STATES = 3
STREAM = 13
"""CMU's features are 13 cepstra, their slopes and the slopes' slopes, each a stream of Gaussians of its own."""

_SLOPES = (
    {0: 1.0},
    {2: 1.0, -2: -1.0},
    {3: 1.0, -1: -1.0, 1: -1.0, -3: 1.0},
)
_REACH = range(-3, 4)

PATTERNS = {
    "S": ("123", "123", "123"),
    "B": ("111", "112", "122"),
    "M": ("222", "122", "223"),
    "E": ("223", "233", "333"),
}
"""Which states may be heard in the three frames of a phone's only, first, middle and last block."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a line between the mouth and the recogniser does to CMU's features.

    Attributes:
        mixing: how much of each of the 13 cepstra comes out as each (out x in).
        shift: what is added to the cepstra; their slopes do not notice.
        noise: the variance that comes in: streams x 13.
    """

    mixing: Floats
    shift: Floats
    noise: Floats

    def save(self, path: Path) -> None:
        """Keep the line in a file."""
        np.savez(path, mixing=self.mixing, shift=self.shift, noise=self.noise)

    @classmethod
    def load(cls, path: Path) -> Line:
        """Take a line out of its file."""
        with np.load(path) as kept:
            return cls(kept["mixing"], kept["shift"], kept["noise"])

    def heard(self, mixtures: Mixtures) -> Mixtures:
        """Give the mixtures as they sound through the line."""
        means = mixtures.means @ self.mixing.T
        means[:, 0] += self.shift
        variances = mixtures.variances @ (self.mixing.T**2) + self.noise[None, :, None]
        return replace(mixtures, means=means, variances=variances)  # type: ignore[arg-type]  # as exact as they come


def mixture_layers(net: Network, mixtures: Mixtures, lines: Sequence[Line] = ()) -> str:
    """Add the mixtures; the node's value `state * P + phone` is that state's log-likelihood.

    Where lines are given, a state's likelihood is the greatest of that straight from the mouth and those through a
    line. The greatest Gaussian stands for the sum of all, and 16 bits hold a weight.
    """
    scale = _spread(mixtures)
    slopes = net.affine("slopes", around("input", _REACH), _slopes() / scale[:, None], np.zeros(len(scale)))
    net.product("squares", joined([slopes, slopes]), len(scale))
    count = STATES * len(mixtures.phones)
    ways = []
    for way, heard in enumerate([mixtures, *(line.heard(mixtures) for line in lines)]):
        first, second, third = (_stream(net, heard, way, stream, scale) for stream in range(len(_SLOPES)))
        ways.append(net.same(f"states{way}", f"Sum({first},Sum({second},{third}))", count))
    return net.greatest_of("states", ways, count)


def _slopes() -> Floats:
    """Make the weights that turn seven frames of cepstra into CMU's features."""
    weights = np.zeros((len(_SLOPES) * STREAM, len(_REACH) * CEPSTRA))
    for stream, taps in enumerate(_SLOPES):
        for (offset, weight), dimension in product(taps.items(), range(STREAM)):
            weights[stream * STREAM + dimension, (offset - _REACH[0]) * CEPSTRA + dimension] += weight
    return weights


def _spread(mixtures: Mixtures) -> Floats:
    """Measure how widely each feature is spread, so that all weights are of a size and few bits suffice."""
    within, between = mixtures.variances.mean((0, 2)), mixtures.means.var((0, 2))
    return np.asarray(np.sqrt(within + between).reshape(-1), np.float64)


def _stream(net: Network, mixtures: Mixtures, way: int, stream: int, scale: Floats) -> str:
    """Add the Gaussians of one stream: each is linear in the features and their squares."""
    name = f"{way}{stream}"
    phones, _, gaussians, dimensions = mixtures.means.shape
    means, variances = mixtures.means[:, stream], mixtures.variances[:, stream]
    here = scale[stream * STREAM : (stream + 1) * STREAM]
    weights = np.concatenate([means / variances * here, -0.5 / variances * here**2], -1)
    constants = -0.5 * (means**2 / variances + np.log(2 * np.pi * variances)).sum(-1)
    parts = [net.part(f"{kind}{name}", kind, stream * STREAM, STREAM) for kind in ("slopes", "squares")]
    flat = weights.reshape(phones * gaussians, 2 * dimensions)
    scores = net.affine(f"gaussians{name}", joined(parts), flat, constants.reshape(-1), WORDS)
    log_weights = mixtures.log_weights[stream].transpose(1, 0, 2).reshape(-1)
    weighted = net.bias(f"weighted{name}", joined([scores] * STATES), log_weights)
    return net.greatest(f"likeliest{name}", weighted, STATES * phones, gaussians)


def block_layers(net: Network, states: str, phones: int) -> str:
    """Add the blocks; the node's value `k * P + phone` scores the kind of block `SBME[k]`."""
    weights = np.zeros((len(PATTERNS), phones, 3, 3 * STATES * phones))
    for kind, patterns in enumerate(PATTERNS.values()):
        for (number, way), phone in product(enumerate(patterns), range(phones)):
            for frame, state in enumerate(way):
                weights[kind, phone, number, (frame * STATES + int(state) - 1) * phones + phone] += 1
    flat = weights.reshape(-1, weights.shape[-1])
    ways = net.affine("ways", around(states, (-1, 0, 1)), flat, np.zeros(len(flat)), BYTES)
    return net.greatest("blocks", ways, len(PATTERNS) * phones, 3)
