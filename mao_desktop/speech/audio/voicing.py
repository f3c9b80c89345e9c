"""Voicing: whether sound repeats itself as a voice does, and how much of its energy is low."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mao_desktop.speech.audio.samples import RATE, in_samples

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

STEP = in_samples(10)
WINDOW = in_samples(40)
"""A step is judged by the sound around it of this length: two periods of the lowest voice."""
LOWEST_HZ, HIGHEST_HZ = 70, 400
"""Pitch of voices."""
VOICED = 0.6
"""A step is voiced if the sound is this like itself (autocorrelation, 0 to 1) after one period."""
FAINT = 1e-3
"""A step with less than this share of the loudest step's energy is not voiced: it is an echo or a hum."""
LOW_HZ = 60, 500


def voiced_steps(samples: Samples) -> npt.NDArray[np.bool_]:
    """Tell for each step of 10 ms whether it is voiced."""
    count = max(0, (len(samples) - WINDOW) // STEP + 1)
    if not count:
        return np.zeros(0, bool)
    frames = np.lib.stride_tricks.sliding_window_view(samples.astype(np.float64), WINDOW)[::STEP][:count]
    frames = frames - frames.mean(axis=1, keepdims=True)
    shortest, longest = RATE // HIGHEST_HZ, RATE // LOWEST_HZ
    spectrum = np.fft.rfft(frames, 2 * WINDOW)
    products = np.fft.irfft(np.abs(spectrum) ** 2)[:, shortest : longest + 1]
    energy = np.sum(frames**2, axis=1)
    loud = energy > FAINT * energy.max()
    likeness = products.max(axis=1) / np.maximum(energy, 1.0)
    voiced: npt.NDArray[np.bool_] = (likeness > VOICED) & loud
    return voiced


def low_share(samples: Samples) -> float:
    """Tell which share of the sound's energy (0 to 1) is low."""
    energy = np.abs(np.fft.rfft(samples.astype(np.float64))) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    low = energy[(hertz >= LOW_HZ[0]) & (hertz <= LOW_HZ[1])].sum()
    return float(low / max(energy.sum(), 1.0))
