"""The model folder, put together from CMU's mixtures, the small network and the graph."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .cmu import read_mixtures
from .features import CEPSTRA, MFCC_CONF
from .graph import write_graph
from .kaldi import BYTES, transition_model, write_acoustic_model, write_mean
from .layers import Network, joined
from .lexicon import lexicon
from .phones import CLASSES, GARBAGE, PHONES, POSITIONS, SILENCE, phone_ids
from .tdnn import Tdnn, phone_layers
from .transplant import PATTERNS, Line, block_layers, mixture_layers

if TYPE_CHECKING:
    from pathlib import Path

    from .cmu import Mixtures
    from .kaldi import Block, Loop

_NOISES = ("+NSN+", "+SPN+", SILENCE)
_LEAST_CHANCE = 1e-4


@dataclass(frozen=True, slots=True)
class Weights:
    """What training makes: the network, and the line through which the mixtures hear narrow bands."""

    network: Tdnn
    line: Line

    def save(self, folder: Path) -> None:
        """Keep the weights in a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        self.network.save(folder / "network.npz")
        self.line.save(folder / "narrow-line.npz")

    @classmethod
    def load(cls, folder: Path) -> Weights:
        """Take weights out of their folder."""
        return cls(Tdnn.load(folder / "network.npz"), Line.load(folder / "narrow-line.npz"))


@dataclass(frozen=True, slots=True)
class Balance:
    """What was chosen on the development set.

    Attributes:
        network: how much the network counts beside the mixtures.
        prior: how much of a phone's usual frequency is taken off the network's chances.
        garbage: how far below the best phone's score the garbage word stays.
        silence: what is added to silence.
        acoustic: Kaldi's scale of all these scores against the graph's costs.
        beam: how far behind the best a path may fall.
    """

    network: float = 8.0
    prior: float = 0.8
    garbage: float = 18.0
    silence: float = 0.0
    acoustic: float = 0.04
    beam: int = 10


CHOSEN = Balance()

_MODEL_CONF = """--min-active=200
--max-active=3000
--beam={beam}
--lattice-beam=2
--acoustic-scale={acoustic}
--frame-subsampling-factor=3
--frames-per-chunk=12
--determinize-min-chunk-size=4
--determinize-max-delay=5
--endpoint.silence-phones=1
--endpoint.rule2.min-trailing-silence=0.5
--endpoint.rule3.min-trailing-silence=0.75
--endpoint.rule4.min-trailing-silence=1.0
"""


def build(weights: Weights, folder: Path, balance: Balance = CHOSEN) -> None:
    """Write a complete Vosk model folder; takes a few seconds."""
    transitions = write_acoustics(weights, folder, balance)
    write_graph(lexicon(), transitions, folder / "graph")


def write_acoustics(weights: Weights, folder: Path, balance: Balance = CHOSEN) -> dict[int, Loop | Block]:
    """Write all of the folder but the graph; the transitions that a graph needs come back."""
    for part in ("am", "conf"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    mixtures = read_mixtures()
    section, transitions = transition_model(_outputs(mixtures))
    write_acoustic_model(folder / "am" / "final.mdl", section, _network(mixtures, weights, balance))
    write_mean(folder / "am" / "global_cmvn.stats", weights.network.mean)
    (folder / "conf" / "mfcc.conf").write_text(MFCC_CONF, encoding="utf-8")
    conf = _MODEL_CONF.format(beam=balance.beam, acoustic=balance.acoustic)
    (folder / "conf" / "model.conf").write_text(conf, encoding="utf-8")
    return transitions


def _outputs(mixtures: Mixtures) -> dict[int, list[int]]:
    """Tell which outputs score each phone: its four kinds of block; the last two are silence and garbage.

    Silence and garbage are loops of one state: were there several ways through a long silence, a lattice would hold
    them all.
    """
    count = len(mixtures.phones)
    ids = phone_ids()
    outputs = {ids[SILENCE]: [len(PATTERNS) * count], ids[GARBAGE]: [len(PATTERNS) * count + 1]}
    for phone in PHONES:
        blocks = [kind * count + mixtures.phones.index(phone) for kind in range(len(PATTERNS))]
        outputs |= {ids[phone + position]: blocks for position in POSITIONS}
    return outputs


def _network(mixtures: Mixtures, weights: Weights, balance: Balance) -> bytes:
    """Put the layers together: a phone's score is the mixtures' plus so many times the network's."""
    names = mixtures.phones
    count, outputs = len(names), len(PATTERNS) * len(names)
    net = Network(CEPSTRA)
    blocks = block_layers(net, mixture_layers(net, mixtures, (weights.line,)), count)
    phones = phone_layers(net, weights.network)
    opinion = net.affine("opinion", phones, *_spread(mixtures, weights.network, balance))
    scores = net.same("scores", f"Sum({blocks},{opinion})", outputs)
    silence = _best(net, "silence", scores, [name == SILENCE for name in names])
    speech = _best(net, "speech", scores, [name not in _NOISES for name in names])
    added = np.append(np.zeros(outputs), [balance.silence, -balance.garbage])
    return net.written(net.bias("all", joined([scores, silence, speech]), added))


def _best(net: Network, name: str, scores: str, wanted: list[bool]) -> str:
    """Take the best score of any block of the wanted phones."""
    places = np.flatnonzero(np.tile(wanted, len(PATTERNS)))
    chosen = np.eye(len(PATTERNS) * len(wanted))[places]
    only = net.affine(f"{name}-blocks", scores, chosen, np.zeros(len(places)), BYTES)
    return net.greatest(f"{name}-best", only, 1, len(places))


def _spread(mixtures: Mixtures, tdnn: Tdnn, balance: Balance) -> tuple[np.ndarray, np.ndarray]:
    """Weigh the network's chances and hand each to all four blocks of its phone."""
    usual = balance.prior * np.log(np.maximum(tdnn.chances, _LEAST_CHANCE))
    usual -= usual.mean()
    classes = [CLASSES.get(phone, 0) for phone in mixtures.phones]
    weights = np.eye(len(CLASSES))[classes] * balance.network
    bias = -balance.network * usual[classes]
    return np.tile(weights, (len(PATTERNS), 1)), np.tile(bias, len(PATTERNS))
