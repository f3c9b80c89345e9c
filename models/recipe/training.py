"""Training of the small network; the only part of the recipe that needs torch."""

# ruff: noqa: T201  a command tells how far it is

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from .features import CEPSTRA, centred
from .phones import CLASSES
from .tdnn import OFFSETS, Tdnn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

REACH = sum(offsets[-1] for offsets in OFFSETS)
"""How many frames the network looks back and ahead."""

_STRIDES = (1, 3, 1, 1, 1, 1)
"""The second layer makes frames of 30 ms out of those of 10."""

_WIDTH = 288
_LENGTH = 150
_BATCH = 64
_KEPT_OUT = 300
_SPEAKER = 0.35
"""How much a phone of one speaker may be off, as a part of how widely each feature is spread."""


class PhoneNet(nn.Module):
    """The network while it learns: convolutions over time, each with its mean and spread taken off."""

    def __init__(self, width: int, mean: torch.Tensor, spread: torch.Tensor) -> None:
        """Begin with chance weights; `mean` and `spread` are those of the features."""
        super().__init__()
        convolutions = []
        size, rate = CEPSTRA, 1
        for offsets, stride in zip(OFFSETS, _STRIDES, strict=True):
            gap = (offsets[1] - offsets[0]) // rate
            convolutions.append(nn.Conv1d(size, width, len(offsets), stride=stride, dilation=gap))
            size, rate = width, rate * stride
        self.convolutions = nn.ModuleList(convolutions)
        self.norms = nn.ModuleList([nn.BatchNorm1d(width, affine=False) for _ in convolutions])
        self.guess = nn.Conv1d(width, len(CLASSES), 1)
        self.register_buffer("mean", mean)
        self.register_buffer("spread", spread)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """Score phones: lines x features x frames to lines x phones x frames of 30 ms."""
        heard = (features - self.mean[:, None]) / self.spread[:, None]
        for convolution, norm in zip(self.convolutions, self.norms, strict=True):
            heard = functional.dropout(norm(torch.relu(convolution(heard))), 0.1, self.training)
        return self.guess(heard)

    def folded(self, chances: np.ndarray, mean: np.ndarray) -> Tdnn:
        """Fold means and spreads into the weights: relu(a) / s is relu(a / s), and a mean goes into the next bias."""
        scale, shift = 1 / self.spread, -self.mean / self.spread
        weights, biases = [], []
        for convolution, norm in zip(self.convolutions, self.norms, strict=True):
            bias = convolution.bias + torch.einsum("oik,i->o", convolution.weight, shift)
            frames = (convolution.weight * scale[None, :, None]).permute(0, 2, 1).flatten(1)
            alive = norm.running_var > norm.eps
            steady = torch.where(alive, torch.rsqrt(norm.running_var + norm.eps), torch.zeros_like(norm.running_var))
            weights.append(frames * steady[:, None])
            biases.append(bias * steady)
            scale, shift = torch.ones_like(steady), -norm.running_mean * steady
        last = self.guess.weight[:, :, 0]
        weights.append(last)
        biases.append(self.guess.bias + last @ shift)
        return Tdnn(
            tuple(each.detach().numpy() for each in weights),
            tuple(each.detach().numpy() for each in biases),
            chances.astype(np.float32),
            mean.astype(np.float32),
        )


def train(files: Sequence[Path], epochs: int, seed: int, threads: int) -> Tdnn:
    """Train the network.

    Args:
        files: training data as `corpus.make` keeps it.
        epochs: how often all of it is gone through.
        seed: of all chance.
        threads: how many cores are used.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    dice = np.random.default_rng(seed)
    features, targets, mean = _read(files)
    chances = np.bincount(targets[::3], minlength=len(CLASSES)) / len(targets[::3])
    sample = features[::97].float()
    net = PhoneNet(_WIDTH, sample.mean(0), sample.std(0) + 1e-3)
    batches = _Batches(features, torch.from_numpy(targets.astype(np.int64)), sample.std(0), dice)
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)
    steps = epochs * len(batches.learnt) // _BATCH + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, total_steps=steps, pct_start=0.1)
    for epoch in range(epochs):
        began, losses = time.monotonic(), []
        net.train()
        for starts in batches.shuffled():
            x, y = batches.cut(starts, varied=True)
            loss = functional.cross_entropy(net(x), y, label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimiser.step()
            schedule.step()
            losses.append(loss.item())
        right = _right(net, batches)
        took = time.monotonic() - began
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.3f}, kept out {right:.1%} right, {took:.0f} s", flush=True)
    return net.eval().folded(chances, mean)


def _read(files: Sequence[Path]) -> tuple[torch.Tensor, np.ndarray, np.ndarray]:
    """Read training data; each stream has its running mean taken off."""
    parts, targets = [], []
    for path in files:
        with np.load(path) as kept:
            parts += np.split(kept["x"], np.cumsum(kept["n"])[:-1])
            targets.append(kept["y"])
    mean = sum(part.sum(0, dtype=np.float64) for part in parts) / sum(len(part) for part in parts)
    mean = mean.astype(np.float32)
    features = np.concatenate([centred(part.astype(np.float32), mean).astype(np.float16) for part in parts])
    return torch.from_numpy(features), np.concatenate(targets), mean


class _Batches:
    """Pieces of one and a half seconds; some are kept out, to see what has been learnt."""

    def __init__(
        self, features: torch.Tensor, targets: torch.Tensor, spread: torch.Tensor, dice: np.random.Generator
    ) -> None:
        self._features, self._targets, self._spread, self._dice = features, targets, spread, dice
        pieces = dice.permutation(np.arange(1, len(features) // _LENGTH - 1)) * _LENGTH
        self.kept_out, self.learnt = pieces[:_KEPT_OUT], pieces[_KEPT_OUT:]

    def shuffled(self) -> list[np.ndarray]:
        order = self._dice.permutation(self.learnt)
        return [order[at : at + _BATCH] for at in range(0, len(order) - _BATCH + 1, _BATCH)]

    def cut(self, starts: np.ndarray, *, varied: bool) -> tuple[torch.Tensor, torch.Tensor]:
        """Cut pieces out; `varied` moves them and makes each phone of each piece another speaker's."""
        if varied:
            starts = starts + self._dice.integers(-40, 40, len(starts))
        starts = np.clip(starts, REACH, len(self._features) - _LENGTH - REACH - 1)
        spans = [slice(start - REACH, start + _LENGTH - 2 + REACH) for start in starts]
        x = torch.stack([self._features[span] for span in spans]).float()
        y = torch.stack([self._targets[span] for span in spans])
        if varied:
            offsets = torch.randn(len(starts), len(CLASSES), CEPSTRA) * self._spread * _SPEAKER
            moved = offsets.gather(1, y[:, :, None].expand(-1, -1, CEPSTRA)).transpose(1, 2)
            x = x + functional.avg_pool1d(moved, 5, 1, 2, count_include_pad=False).transpose(1, 2)
            x = x + torch.randn_like(x) * 0.3
        return x.transpose(1, 2), y[:, REACH : len(y[0]) - REACH : 3]


def _right(net: PhoneNet, batches: _Batches) -> float:
    net.eval()
    with torch.no_grad():
        x, y = batches.cut(batches.kept_out, varied=False)
        return (net(x).argmax(1) == y).float().mean().item()
