"""Whether a sound card plays already, or still fills its buffer or sleeps: found from when it requests sound.

It may request one block at a time or a burst of a few. When it plays, it waits after each burst about as long as the
burst lasts. While it fills its buffer it does not wait.
"""

from __future__ import annotations

WAITS = 0.3
"""When it plays, a burst is followed by a wait of at least this fraction of the burst's length."""
BURSTS = 4
"""After this many bursts with a wait it plays."""
ANY_BUFFER = 3.0
"""No card takes this much sound (s) without playing."""


class PlaybackProbe:
    """Watches the requests of a sound card."""

    def __init__(self, rate: int) -> None:
        """Begin before the first block; the rate (Hz) is the card's."""
        self._rate = rate
        self._last = 0.0
        self._burst = 0
        self._bursts_at_pace = 0
        self._taken = 0

    @property
    def plays(self) -> bool:
        """Whether it plays by now."""
        return self._bursts_at_pace >= BURSTS or self._taken > ANY_BUFFER * self._rate

    @property
    def begins(self) -> bool:
        """Whether it seems to begin to play, or plays."""
        return self.plays or self._bursts_at_pace > 1

    def requested(self, frames: int, now: float) -> None:
        """Note that it requests frames at a monotonic time (s)."""
        waited = now - self._last
        if self._burst and waited > WAITS * frames / self._rate:
            at_pace = waited > WAITS * self._burst / self._rate
            self._bursts_at_pace = self._bursts_at_pace + 1 if at_pace else 0
            self._burst = 0
        self._burst += frames
        self._taken += frames
        self._last = now
