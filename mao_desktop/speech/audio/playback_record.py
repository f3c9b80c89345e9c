"""What a loudspeaker played of late, and when: the reference for taking its echo out of what a microphone hears.

Threads: PortAudio's callback writes, and any thread may read. They share a ring and one number, and take no lock: a
reader gets sound that is long complete, since what it reads was heard, and so was written some time ago.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from mao_desktop.speech.audio.samples import Samples

SECONDS_KEPT = 16
"""Sound that is older is forgotten."""


class PlaybackRecord:
    """The last seconds that one stream played, at the card's rate (Hz)."""

    def __init__(self, rate: int) -> None:
        """Begin before the first frame."""
        self.rate = rate
        self.written = 0
        """Frames that were given to the card so far."""
        self.zero = 0.0
        """The monotonic time (s) at which frame 0 is heard, as the card told it last."""
        self._ring = np.zeros(rate * SECONDS_KEPT, np.int16)
        self._last_sound = -self._ring.size

    def write(self, frames: Samples, zero: float) -> None:
        """Note what follows; `zero` is when frame 0 is heard (monotonic, s)."""
        places = np.arange(self.written, self.written + len(frames)) % self._ring.size
        self._ring[places] = frames
        if frames.any():
            self._last_sound = self.written + len(frames)
        self.zero = zero
        self.written += len(frames)

    def is_silent(self, begin: float, end: float) -> bool:
        """Tell whether it surely played nothing between two frames; what is older than the last sound is not known."""
        return begin >= min(self._last_sound, self.written) or end <= 0

    def between(self, begin: int, end: int) -> npt.NDArray[np.float32]:
        """Give frames (from -1 to 1); silence where nothing was played, and where it is forgotten or not played yet."""
        written = self.written
        oldest = max(0, written - self._ring.size)
        first, last = min(max(begin, oldest), end), max(min(end, written), begin)
        sound = np.zeros(end - begin, np.float32)
        if first < last:
            sound[first - begin : last - begin] = self._ring[np.arange(first, last) % self._ring.size]
        return sound / np.float32(32768)
