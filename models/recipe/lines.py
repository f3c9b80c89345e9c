"""What a narrow line does to CMU's features, learnt from voices heard with and without it.

CMU's mixtures know people, but only people at a good microphone in a long recording. How they sound through 8 kHz, in
the first seconds, when the usual mean is taken off and not their own, is close to a linear change of the cepstra; so
the mixtures can be changed likewise, and hear people there too.
"""

# ruff: noqa: PLR2004  odds and sizes stand where the dice are thrown

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from . import rooms
from .corpus import gated, streams
from .features import DITHER, centred, cepstra, labels
from .transplant import STREAM, Line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .kaldi import Floats
    from .voices import Utterance

_MARGIN = 1.5
"""People differ more than synthetic voices do."""


def learn(voices: Iterable[list[Utterance]], mean: Floats, seed: int) -> Line:
    """Learn the narrow line.

    Args:
        voices: lines of several voices.
        mean: the usual features, which are taken off before anything has been heard.
        seed: of all chance.
    """
    dice = np.random.default_rng(seed)
    before, after = [], []
    for stream in chain.from_iterable(streams(said, dice) for said in voices):
        wide = stream.sound * (10 ** (dice.uniform(-24, -3) / 20) * 32767 / (np.abs(stream.sound).max() + 1))
        narrow = rooms.narrow_band(wide, dice)
        if dice.random() < 0.5:
            hiss = dice.normal(size=len(narrow)) * rooms.level(narrow) * 10 ** (-dice.uniform(20, 45) / 20)
            narrow = gated(narrow + hiss, stream, dice)  # type: ignore[arg-type]  # as exact as it comes
        narrow = narrow / (np.abs(narrow).max() + 1) * np.abs(wide).max()
        heard = [cepstra(sound + dice.normal(0, DITHER, len(sound))) for sound in (wide, narrow)]
        speech = labels(stream.phones, stream.ends, len(heard[0])) > 0
        ideal = heard[0][:, :STREAM] - heard[0][:, :STREAM].mean(0)
        before.append(_with_slopes(ideal)[speech])
        after.append(_with_slopes(centred(heard[1], mean)[:, :STREAM])[speech])
    return _fitted(np.concatenate(before), np.concatenate(after))


def _with_slopes(features: Floats) -> Floats:
    """Add slopes, and the slopes' slopes, as CMU's features have them: frames x streams x 13."""
    places = np.arange(len(features))

    def moved(by: int) -> Floats:
        return features[np.clip(places + by, 0, len(features) - 1)]

    return np.stack([features, moved(2) - moved(-2), moved(3) - moved(-1) - moved(1) + moved(-3)], 1)


def _fitted(before: Floats, after: Floats) -> Line:
    """Fit the cepstra by least squares; what is left over is noise."""
    rows = np.concatenate([before[:, 0], np.ones((len(before), 1))], 1)
    solution = np.linalg.lstsq(rows, after[:, 0], rcond=None)[0]
    mixing, shift = solution[:STREAM].T, solution[STREAM]
    left = after - before @ mixing.T
    left[:, 0] -= shift
    return Line(mixing, shift, (left**2).mean(0) * _MARGIN)
