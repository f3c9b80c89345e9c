"""The encoder's features: the power of sound in 40 bands of the mel scale, every 10 ms."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.speakers.products import product

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

    Array = npt.NDArray[np.float32]

BANDS = 40
WINDOW, STEP = RATE // 40, RATE // 100
"""25 ms and 10 ms, in samples."""
USUAL_DB = -30.0
"""Softer sound is made as loud as this (dBFS), as the encoder was trained."""
LINEAR_HZ, LINEAR_MEL = 200 / 3, 15.0
"""Slaney's scale: so many hertz make a mel, up to so many mel, and from there on it is logarithmic."""
LOG_STEP = np.log(6.4) / 27


def mel_frames(samples: Samples) -> Array:
    """Give the features of sound, a row for each step."""
    sound = np.pad(_as_loud_as_usual(samples), WINDOW // 2)
    frames = np.lib.stride_tricks.sliding_window_view(sound, WINDOW)[::STEP]
    power = np.abs(np.fft.rfft(frames * _hann(), axis=1)) ** 2
    return product(power.astype(np.float32), _bank().T)


def _as_loud_as_usual(samples: Samples) -> Array:
    sound = samples.astype(np.float32) / 32768
    loudness = float(np.sqrt(np.mean(sound**2))) if len(sound) else 0.0
    louder = max(1.0, 10 ** (USUAL_DB / 20) / max(loudness, 1e-6))
    return np.asarray(sound * louder, np.float32)


@cache
def _hann() -> Array:
    return np.asarray(0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW), np.float32)


@cache
def _bank() -> Array:
    """Give each band as a triangle over the spectrum, a row for each."""
    mel = np.linspace(0, _mel(RATE / 2), BANDS + 2)
    edges = np.where(mel < LINEAR_MEL, mel * LINEAR_HZ, LINEAR_MEL * LINEAR_HZ * np.exp(LOG_STEP * (mel - LINEAR_MEL)))
    hertz = np.linspace(0, RATE / 2, WINDOW // 2 + 1)
    widths, away = np.diff(edges), edges[:, None] - hertz[None]
    triangles = np.maximum(0, np.minimum(-away[:-2] / widths[:-1, None], away[2:] / widths[1:, None]))
    return np.asarray(triangles * (2 / (edges[2:] - edges[:-2]))[:, None], np.float32)


def _mel(hertz: float) -> float:
    """Convert a frequency in the logarithmic part of the scale."""
    return float(LINEAR_MEL + np.log(hertz / (LINEAR_MEL * LINEAR_HZ)) / LOG_STEP)
