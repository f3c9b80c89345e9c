"""Tells speech from silence: a voice activity detector, and how long it has been quiet."""

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
"""Of the detector: 0 takes most for speech, 3 least."""
QUIETEST_DB = -60.0
"""What is softer is no speech (dBFS)."""
OPENS_WITH, OPENS_WITHIN = 2, 3
"""So many frames of speech among so many begin a stretch of speech."""


class VoiceActivityDetector:
    """Listens to a stream frame by frame."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._vad = webrtcvad.Vad(STRICTNESS)
        self._recent: deque[bool] = deque(maxlen=OPENS_WITHIN)
        self.quiet = 0
        """For how many samples there was no speech."""

    @property
    def opens(self) -> bool:
        """Whether somebody has begun to speak."""
        return sum(self._recent) >= OPENS_WITH

    def hear(self, samples: Samples) -> None:
        """Take in the samples that follow."""
        for begin in range(0, len(samples), FRAME):
            frame = samples[begin : begin + FRAME]
            speech = level(frame) > QUIETEST_DB and self._is_speech(frame)
            self._recent.append(speech)
            self.quiet = 0 if speech else self.quiet + len(frame)

    def _is_speech(self, frame: Samples) -> bool:
        whole = np.zeros(FRAME, "<i2")
        whole[: len(frame)] = frame
        return bool(self._vad.is_speech(whole.tobytes(), RATE))
