"""Moves cards over the table: short glides that never block a hand."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer

from mao_desktop.ui.table.scene.geometry import Spot, between

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.table.scene.card_items import CardItem

FRAME = 8
SHIFT = 120
STAGGER = 60
SETTLE = 110
PENALTY, BOUNCE, PENALTY_STAGGER = 620, 950, 180
"""Times in ms at the normal speed: a frame, a hand closing up, between cards dealt one after another, a card that
settles where it landed, the flight of a penalty card, of one that bounces, and between several of them."""
TURNS = 0.55
"""The share of its flight after which a card that bounces turns back."""
RISE, SINK = 0.07, -0.035
"""By how much (share of its size) a card grows in the middle of its flight onto the pile, and shrinks as it settles."""


@dataclass(frozen=True, slots=True)
class Glide:
    """A card's flight from spot to spot, from `begin` on, of a length (ms of the motion's clock).

    In its middle the card is larger by `swell`, a share of its size. It goes by the spot `via`, if there is one.
    """

    start: Spot
    end: Spot
    begin: int
    length: int
    done: Callable[[], None] | None
    swell: float
    via: Spot | None
    curve: QEasingCurve

    def at(self, share: float) -> Spot:
        """Give the spot at a share of the flight."""
        if self.via is None:
            return between(self.start, self.end, share)
        if share < TURNS:
            return between(self.start, self.via, share / TURNS)
        return between(self.via, self.end, (share - TURNS) / (1 - TURNS))


class Motion(QObject):
    """Carries all glides of a scene on one timer."""

    def __init__(self, parent: QObject) -> None:
        """Begin with nothing moving."""
        super().__init__(parent)
        self.stretch = 1.0
        """By how much all times are stretched; with 0 nothing moves."""
        self._glides: dict[CardItem, Glide] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._quick = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._slow = QEasingCurve(QEasingCurve.Type.InOutQuad)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._step)

    @property
    def enabled(self) -> bool:
        """Tell whether anything is to move."""
        return self.stretch > 0

    def move(
        self,
        item: CardItem,
        to: Spot,
        length: int,
        delay: int = 0,
        done: Callable[[], None] | None = None,
        swell: float = 0.0,
        via: Spot | None = None,
    ) -> None:
        """Let a card glide to a spot, times as at normal speed; a glide under way is taken over from where it is."""
        if not self.enabled:
            self.stop(item)
            item.lie(to)
            if done:
                done()
            return
        under_way = self._glides.get(item)
        if under_way and under_way.end == to:
            return
        curve = self._slow if length >= PENALTY else self._quick
        begin = self._clock.elapsed() + round(delay * self.stretch)
        self._glides[item] = Glide(item.spot, to, begin, max(1, round(length * self.stretch)), done, swell, via, curve)
        self._timer.start()

    def lead(self, item: CardItem, to: Spot) -> None:
        """Let a card lie at a spot: at once, or where it glides, at the end of its glide."""
        if glide := self._glides.get(item):
            self._glides[item] = replace(glide, end=to)
        else:
            item.lie(to)

    def carry_over(self, change: Callable[[Spot], Spot]) -> None:
        """Let all glides go on where every spot has become another."""
        for item, glide in self._glides.items():
            via = change(glide.via) if glide.via else None
            self._glides[item] = replace(glide, start=change(glide.start), end=change(glide.end), via=via)
            item.lie(change(item.spot))

    def stop(self, item: CardItem) -> None:
        """Take a card out of its glide, where it is."""
        if self._glides.pop(item, None):
            item.setScale(1)
            item.lie(item.spot)

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
                rough = glide.start.height != glide.end.height
                item.lie(glide.at(glide.curve.valueForProgress(share)), rough=rough)
                item.setScale(1 + glide.swell * math.sin(math.pi * share))
        if not self._glides:
            self._timer.stop()

    def _arrive(self, item: CardItem, glide: Glide) -> None:
        self._glides.pop(item, None)
        item.setScale(1)
        item.lie(glide.end)
        if glide.done:
            glide.done()
