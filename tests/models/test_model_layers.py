"""The layers of the model compute what they were made from."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from models.recipe.evaluator import AcousticModel, read_acoustic_model
from models.recipe.kaldi import transition_model, write_acoustic_model
from models.recipe.layers import Network
from models.recipe.tdnn import OFFSETS, phone_layers
from models.recipe.transplant import PATTERNS, Line, block_layers, mixture_layers

if TYPE_CHECKING:
    from pathlib import Path

    from models.recipe.cmu import Mixtures
    from models.recipe.model import Weights

Array = np.ndarray


@pytest.fixture(scope="module")
def features(mixtures: Mixtures) -> Array:
    """Frames that might be speech: near means of the mixtures, smooth over time."""
    dice = np.random.default_rng(3)
    frames = np.zeros((60, 25), np.float32)
    frames[:, :13] = mixtures.means[dice.integers(42, size=60), 0, dice.integers(128, size=60)]
    frames[:, 13:] = dice.normal(0, 5, (60, 12))
    return (frames + np.roll(frames, 1, 0)) / 2


def written(net: Network, output: str, path: Path) -> AcousticModel:
    section, _ = transition_model({1: [0]})
    write_acoustic_model(path / "final.mdl", section, net.written(output))
    return read_acoustic_model(path / "final.mdl")


def with_slopes(features: Array) -> Array:
    padded = np.pad(features[:, :13], ((3, 3), (0, 0)), "edge")
    at = [padded[3 + offset : len(padded) - 3 + offset] for offset in (-3, -2, -1, 0, 1, 2, 3)]
    return np.stack([at[3], at[5] - at[1], at[6] - at[2] - at[4] + at[0]], 1)


def likelihoods(mixtures: Mixtures, features: Array) -> Array:
    """Each state's log-likelihood, straight from the definition: frames x states x phones."""
    total = np.zeros((len(features), 3, len(mixtures.phones)))
    for stream, x in enumerate(with_slopes(features).transpose(1, 0, 2)):
        mean, variance = mixtures.means[:, stream], mixtures.variances[:, stream]
        off = x[:, None, None] - mean
        gaussians = -0.5 * (off**2 / variance + np.log(2 * np.pi * variance)).sum(-1)
        total += (gaussians[:, None] + mixtures.log_weights[stream].transpose(1, 0, 2)).max(-1)
    return total


def test_the_layers_give_the_mixtures_likelihoods(mixtures: Mixtures, features: Array, tmp_path: Path) -> None:
    net = Network(25)
    found = written(net, mixture_layers(net, mixtures), tmp_path).run(features)["states"]
    expected = likelihoods(mixtures, features).reshape(60, -1)
    inside = slice(4, -4)
    assert np.abs(found - expected)[inside].max() < 1.0
    assert np.abs(found - expected)[inside].mean() < 0.1
    assert np.corrcoef(found[inside].ravel(), expected[inside].ravel())[0, 1] > 0.9999


def test_a_line_is_heard_beside_the_mouth_and_the_better_one_counts(
    mixtures: Mixtures, features: Array, tmp_path: Path
) -> None:
    line = Line(np.eye(13) * 0.7, np.full(13, 2.0), np.full((3, 13), 9.0))
    net = Network(25)
    nodes = written(net, mixture_layers(net, mixtures, (line,)), tmp_path).run(features)
    np.testing.assert_array_equal(nodes["states"], np.maximum(nodes["states0"], nodes["states1"]))
    changed = replace(mixtures, means=mixtures.means * 0.7, variances=mixtures.variances * 0.49 + 9.0)
    changed.means[:, 0] += 2.0
    expected = likelihoods(changed, features).reshape(60, -1)
    assert np.abs(nodes["states1"] - expected)[4:-4].max() < 1.0


def test_a_block_scores_three_frames_by_the_best_way_through_its_states(tmp_path: Path) -> None:
    dice = np.random.default_rng(4)
    states = dice.normal(size=(30, 3 * 42)).astype(np.float32)
    net = Network(3 * 42)
    found = written(net, block_layers(net, "input", 42), tmp_path).run(states)["blocks"]
    frame, phone = 12, 7
    for kind, ways in enumerate(PATTERNS.values()):
        scores = [
            sum(states[frame - 1 + n, (int(state) - 1) * 42 + phone] for n, state in enumerate(way)) for way in ways
        ]
        assert found[frame, kind * 42 + phone] == pytest.approx(max(scores), abs=1e-4)


def test_the_layers_give_the_networks_chances(weights: Weights, tmp_path: Path) -> None:
    features = np.random.default_rng(5).normal(0, 10, (50, 25)).astype(np.float32)
    net = Network(25)
    found = written(net, phone_layers(net, weights.network), tmp_path).run(features)["phones"]
    heard = np.pad(features, ((40, 40), (0, 0)), "edge")
    for offsets, matrix, bias in zip(OFFSETS, weights.network.weights[:-1], weights.network.biases[:-1], strict=True):
        frames = [np.roll(heard, -offset, 0) for offset in offsets]
        heard = np.maximum(np.concatenate(frames, 1) @ matrix.T + bias, 0)
    scores = heard @ weights.network.weights[-1].T + weights.network.biases[-1]
    expected = (
        scores
        - np.log(np.exp(scores - scores.max(1, keepdims=True)).sum(1, keepdims=True))
        - scores.max(1, keepdims=True)
    )
    np.testing.assert_allclose(found[22:-22], expected[40:-40][22:-22], atol=0.02)
    np.testing.assert_allclose(np.exp(found).sum(1), 1.0, atol=1e-4)
