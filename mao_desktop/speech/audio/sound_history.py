"""The last minute of a microphone's sound, kept in memory only, to be looked at and heard again."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.speech.audio.samples import SILENT_DB, in_ms, in_samples, level
from mao_desktop.threads import Owner

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Block, Samples

KEPT = 60_000
"""Length of the sound that is kept (ms)."""
LOWEST_DB = -60.0
"""A softer sound is shown as silence (dBFS)."""


class SoundHistory:
    """Keeps sound with its table times. One thread owns it: it keeps, looks and plays."""

    def __init__(self) -> None:
        """Begin with none."""
        self._owner = Owner("the history of a microphone's sound")
        self._blocks: deque[Block] = deque()

    def keep(self, block: Block) -> None:
        """Keep a block, and drop those that are too old."""
        self._owner.check()
        self._blocks.append(block)
        while self._blocks[0].heard < block.heard - KEPT:
            self._blocks.popleft()

    def between(self, begin: int, end: int) -> Samples:
        """Give the sound of a span of table time (ms); silence where none was heard, nothing where none is kept."""
        self._owner.check()
        blocks = [block for block in self._blocks if block.heard < end and _end(block) > begin]
        if not blocks:
            return np.zeros(0, np.int16)
        sound = np.zeros(in_samples(end - begin), np.int16)
        for block in blocks:
            first = in_samples(block.heard - begin)
            piece = block.samples[max(0, -first) : max(0, len(sound) - first)]
            sound[max(0, first) : max(0, first) + len(piece)] = piece
        return sound

    def loudness(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Tell how loud (0 to 1) each part of a span of table time (ms) is; nothing where none is kept."""
        sound = self.between(begin, end)
        return tuple(displayed_loudness(level(part)) for part in np.array_split(sound, parts)) if len(sound) else ()


def displayed_loudness(db: float) -> float:
    """Tell how loud a level (dBFS) is to the eye, from 0 (silence) to 1 (too loud)."""
    return min(1.0, max(0.0, 1 - max(db, SILENT_DB) / LOWEST_DB))


def _end(block: Block) -> float:
    return block.heard + in_ms(len(block.samples))
