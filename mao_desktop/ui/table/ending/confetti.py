"""Confetti over the table for a moment: it falls beside what is read, and is gone by itself."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsRectItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from mao_desktop.ui.style.theme import Theme

FRAME, FALLS = 16, 3_000
"""Times in ms: a frame, and how long confetti falls."""
PIECES = 54
CONFETTI_Z = 7_000


class Piece(NamedTuple):
    """A piece of confetti: where it falls (share of the width), when it begins (share of the time), how it turns."""

    item: QGraphicsRectItem
    across: float
    begins: float
    sways: float
    turns: float


class Confetti(QObject):
    """Lets confetti fall over a scene, once."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, size: float) -> None:
        """Throw it, in pieces of a size (pixels)."""
        super().__init__(scene)
        self._scene = scene
        colours = (theme.accent, theme.good, theme.doubt, theme.bad, theme.felt_ink)
        self._pieces = [self._piece(n, QColor(colours[n % len(colours)]), size) for n in range(PIECES)]
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._step)
        self._timer.start()
        self._step()

    def end(self) -> None:
        """Take it away; again does no harm."""
        self._timer.stop()
        for piece in self._pieces:
            self._scene.removeItem(piece.item)
        self._pieces.clear()

    def _piece(self, number: int, colour: QColor, size: float) -> Piece:
        item = QGraphicsRectItem(QRectF(-size / 2, -size * 0.3, size, size * 0.6))
        item.setPen(Qt.PenStyle.NoPen)
        item.setBrush(colour)
        item.setZValue(CONFETTI_Z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        spread = number * 0.618_034 % 1  # the golden section spreads any number of pieces evenly
        return Piece(item, spread, number * 0.381_966 * 1.7 % 1 * 0.45, 0.5 + number % 5 / 4, 1 + number % 7 / 3)

    def _step(self) -> None:
        share = self._clock.elapsed() / FALLS
        if share >= 1:
            self.end()
            return
        room = self._scene.sceneRect()
        for piece in self._pieces:
            fallen = (share - piece.begins) / (1 - piece.begins)
            sway = math.sin(fallen * math.tau * piece.sways) * room.width() * 0.015
            piece.item.setPos(room.width() * piece.across + sway, room.height() * (1.15 * fallen - 0.08))
            piece.item.setRotation(360 * fallen * piece.turns)
            piece.item.setOpacity(0 if fallen < 0 else min(1.0, 4 * (1 - fallen)))
