"""What was played, at the places at which a microphone's samples were heard: any rate, any lag, any drift."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import RATE

if TYPE_CHECKING:
    import numpy.typing as npt

    from mao_desktop.speech.audio.echo_delay import Drift
    from mao_desktop.speech.audio.echo_filter import Sound
    from mao_desktop.speech.audio.playback_record import PlaybackRecord

SIDE = 16
"""A sample is computed from so many periods of the lower rate on each side."""
PHASES = 256
"""Places between two frames for which the weights are known."""
BAND = 0.95
"""So much of the lower rate's band is kept."""


class EchoReference:
    """The record of a loudspeaker, read in a microphone's samples."""

    def __init__(self, record: PlaybackRecord, sample: float, frame: float) -> None:
        """Let a sample be heard when a frame was, as the cards' times say."""
        self.record = record
        self.begin = sample
        self._frame = frame
        self._pace = record.rate / RATE

    def frame_at(self, sample: float) -> float:
        """Tell the frame that was heard with a sample, as far as the times of the beginning told."""
        return self._frame + (sample - self.begin) * self._pace

    def plays(self, first: float, end: float) -> bool:
        """Tell whether anything may have been played between two samples."""
        return not self.record.is_silent(self.frame_at(first), self.frame_at(end))

    def sound(self, first: float, count: int, drift: Drift) -> Sound:
        """Give what was played (from -1 to 1) the lag of `drift` before so many samples from `first` on."""
        samples = first + np.arange(count)
        frames = self.frame_at(0.0) + (samples - drift.lag - (samples - drift.at) * drift.slope) * self._pace
        weights = _weights(self.record.rate)
        side = weights.shape[1] // 2
        begins = np.floor(frames).astype(np.int64)
        around = self.record.between(int(begins[0]) - side + 1, int(begins[-1]) + side + 1)
        if not around.any():
            return np.zeros(count)
        pieces = np.lib.stride_tricks.sliding_window_view(around, 2 * side)[begins - begins[0]]
        phases = ((frames - begins) * PHASES).astype(np.int64)
        sound: Sound = np.einsum("ij,ij->i", pieces, weights[phases]).astype(np.float64)
        return sound


@cache
def _weights(rate: int) -> npt.NDArray[np.float32]:
    """Give the weights of the frames around each place between two frames: a windowed sinc."""
    band = BAND * min(1.0, RATE / rate)
    side = int(np.ceil(SIDE / min(1.0, RATE / rate)))
    away = np.arange(1 - side, side + 1) - (np.arange(PHASES)[:, None] + 0.5) / PHASES
    window = np.cos(np.pi / 2 * np.clip(away / side, -1, 1)) ** 2
    weights: npt.NDArray[np.float32] = (band * np.sinc(band * away) * window).astype(np.float32)
    return weights
