"""Voice activity: whether somebody speaks, and since when there has been silence."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np
import webrtcvad

from mao_desktop.speech.audio.samples import RATE, in_samples, level

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

FRAME = in_samples(30)
STRICTNESS = 2
"""Of the detector: 0 takes most frames for speech, 3 fewest."""
QUIETEST_DB = -60.0
"""A softer frame (dBFS) is not speech."""
ONSET_FRAMES, ONSET_WINDOW = 2, 3
"""Speech begins where at least 2 of the last 3 frames are speech."""


class VoiceActivityDetector:
    """Classifies a stream frame by frame."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._vad = webrtcvad.Vad(STRICTNESS)
        self._recent: deque[bool] = deque(maxlen=ONSET_WINDOW)
        self.silence = 0
        """Samples since the last frame of speech."""

    @property
    def is_onset(self) -> bool:
        """Whether somebody begins to speak."""
        return sum(self._recent) >= ONSET_FRAMES

    def feed(self, samples: Samples) -> None:
        """Take in the samples that follow."""
        for begin in range(0, len(samples), FRAME):
            frame = samples[begin : begin + FRAME]
            speech = level(frame) > QUIETEST_DB and self._is_speech(frame)
            self._recent.append(speech)
            self.silence = 0 if speech else self.silence + len(frame)

    def _is_speech(self, frame: Samples) -> bool:
        whole = np.zeros(FRAME, "<i2")
        whole[: len(frame)] = frame
        return bool(self._vad.is_speech(whole.tobytes(), RATE))
