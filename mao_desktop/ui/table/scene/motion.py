"""Moves cards over the table: short glides that never block a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer

from mao_desktop.ui.table.scene.geometry import Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.table.scene.card_items import CardItem

FRAME = 8
MOVE = 230
SHIFT = 120
STAGGER = 60
"""Times in ms: a frame, a card's flight, a hand closing up, and between cards dealt one after another."""


@dataclass(frozen=True, slots=True)
class Glide:
    """A card's flight from spot to spot, from `begin` on, of a length (ms of the motion's clock)."""

    start: Spot
    end: Spot
    begin: int
    length: int
    done: Callable[[], None] | None


class Motion(QObject):
    """Carries all glides of a scene on one timer."""

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing moving."""
        super().__init__(parent)
        self.enabled = True
        self._glides: dict[CardItem, Glide] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._step)

    def move(
        self, item: CardItem, to: Spot, length: int, delay: int = 0, done: Callable[[], None] | None = None
    ) -> None:
        """Let a card glide to a spot; a glide under way is taken over from where it is."""
        if not self.enabled:
            self.stop(item)
            item.lie(to)
            if done:
                done()
            return
        under_way = self._glides.get(item)
        if under_way and under_way.end == to:
            return
        self._glides[item] = Glide(item.spot, to, self._clock.elapsed() + delay, length, done)
        self._timer.start()

    def stop(self, item: CardItem) -> None:
        """Take a card out of its glide, where it is."""
        self._glides.pop(item, None)

    def finish(self) -> None:
        """Bring everything to its end at once."""
        for item, glide in list(self._glides.items()):
            self._arrive(item, glide)

    def moving(self) -> bool:
        """Tell whether anything moves."""
        return bool(self._glides)

    def _step(self) -> None:
        now = self._clock.elapsed()
        for item, glide in list(self._glides.items()):
            share = (now - glide.begin) / glide.length
            if share >= 1:
                self._arrive(item, glide)
            elif share > 0:
                item.lie(_between(glide.start, glide.end, self._curve.valueForProgress(share)))
        if not self._glides:
            self._timer.stop()

    def _arrive(self, item: CardItem, glide: Glide) -> None:
        self._glides.pop(item, None)
        item.lie(glide.end)
        if glide.done:
            glide.done()


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return Spot(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + (end.angle - start.angle) * share,
        start.height + (end.height - start.height) * share,
    )
