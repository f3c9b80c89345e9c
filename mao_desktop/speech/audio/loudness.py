"""How loud somebody speaks, compared with what is usual at the microphone."""

from __future__ import annotations

from collections import deque
from statistics import median

KEPT = 20
"""Number of utterances whose median level is the usual one."""
LEARNT = 5
"""From so many utterances on it is known which level is usual."""
FAR = 18
"""What is softer than usual by this much (dB) is said in another room, or by a television."""


class LoudnessBaseline:
    """Remembers how loud the last utterances of a microphone were."""

    def __init__(self) -> None:
        """Begin without a usual level."""
        self._levels: deque[float] = deque(maxlen=KEPT)

    def over_usual(self, db: float) -> int:
        """Tell by how much (dB) an utterance of this level (dBFS) is louder than is usual; the first one is usual."""
        usual = median(self._levels) if self._levels else db
        self._levels.append(db)
        return round(db - usual)

    def is_far(self, over: int) -> bool:
        """Tell whether an utterance that is so much louder than usual (dB) was said far from the table."""
        return len(self._levels) > LEARNT and over <= -FAR
