"""What stands at a seat for a moment: what a penalty was for, and the light around the plate of who wins."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mao_desktop.ui.table.scene.geometry import FRONT

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QGraphicsScene

    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.seating import Seating
    from mao_desktop.ui.table.scene.tabletop import Tabletop

STANDS, SHINES = 3_600, 1_800
"""How long a mark stands, and a light shines (ms)."""
FRAME, PULSE = 16, 900
"""Times in ms: a frame, and one wave of the light."""
MARK_Z, LIGHT_Z = 6_000, 3_990
WIDEST = 13
"""Width of a mark in sizes of the text, at most."""
REACH = 1.4
"""How far the light reaches around a plate, in sizes of the text."""


class MarkItem(QGraphicsItem):
    """A mark with a text of one or two lines."""

    def __init__(self, look: Look, text: str) -> None:
        """Write it."""
        super().__init__()
        self._look = look
        self.text = text
        self.measure()
        self.setZValue(MARK_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def measure(self) -> None:
        """Take as much room as the text needs in its present size."""
        self.prepareGeometryChange()
        self._size = QFontMetricsF(self._font()).boundingRect(self._most(), self._flags(), self.text).size()

    def _font(self) -> QFont:
        return self._look.font

    def _most(self) -> QRectF:
        text = self._look.font.pixelSize()
        return QRectF(0, 0, text * WIDEST, text * 4)

    def _flags(self) -> int:
        return int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)

    def boundingRect(self) -> QRectF:
        """Give the mark with its frame, around its own middle."""
        text = self._look.font.pixelSize()
        wide, tall = self._size.width() + text, self._size.height() + text * 0.5
        return QRectF(-wide / 2 - 2, -tall / 2 - 2, wide + 4, tall + 4)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw it: a sign that nobody takes for a name plate."""
        theme, body = self._look.theme, self.boundingRect().adjusted(2, 2, -2, -2)
        text = self._look.font.pixelSize()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.bad), text * 0.12))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(body, text * 0.3, text * 0.3)
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._font())
        painter.drawText(body, self._flags(), self.text)


class LightItem(QGraphicsItem):
    """A light around a plate; `share` is how much of its time is over."""

    def __init__(self, look: Look, at: int, plate: QRectF, *, still: bool) -> None:
        """Let it shine around the plate of the place `at`, whose rectangle this is; a still one does not pulse."""
        super().__init__()
        self._look, self.at, self._plate, self._still = look, at, plate, still
        self.share = 0.0
        self.setZValue(LIGHT_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def move_to(self, plate: QRectF) -> None:
        """Shine where the plate is now."""
        self.prepareGeometryChange()
        self._plate = plate

    def boundingRect(self) -> QRectF:
        """Give the plate with all that the light reaches."""
        reach = self._look.font.pixelSize() * REACH
        return self._plate.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw rings that widen and fade."""
        text = self._look.font.pixelSize()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range(2):
            way = 0.25 + 0.4 * ring if self._still else (self.share * SHINES / PULSE + ring / 2) % 1
            colour = QColor(self._look.theme.accent)
            colour.setAlphaF(0.9 * (1 - way) * (1.0 if self._still else math.sin(math.pi * min(1, self.share + 0.2))))
            reach = text * REACH * 0.85 * way
            painter.setPen(QPen(colour, text * 0.28))
            body = self._plate.adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)


class Marks(QObject):
    """The marks and the light of a scene: one mark for each seat at a time, and one light."""

    def __init__(self, scene: QGraphicsScene, tabletop: Tabletop, seating: Seating, look: Look) -> None:
        """Begin without any."""
        super().__init__(scene)
        self._scene, self._tabletop, self._seating, self._look = scene, tabletop, seating, look
        self.marks: dict[int, MarkItem] = {}
        self.light: LightItem | None = None
        self._clock = QElapsedTimer()
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self._shine)

    def tell(self, seat: int, text: str) -> None:
        """Let a text stand at a seat for a while, in the place of what stands there."""
        place = self._tabletop.place_of(seat)
        if place >= len(self._seating.plates):
            return
        self._remove(seat)
        mark = self.marks[seat] = MarkItem(self._look, text)
        mark.setPos(self._beside(place, mark.boundingRect()))
        self._scene.addItem(mark)
        QTimer.singleShot(STANDS, self, lambda: self._take_away(seat, mark))

    def _take_away(self, seat: int, mark: MarkItem) -> None:
        """Take a mark away, if it stands there still."""
        if self.marks.get(seat) is mark:
            self._remove(seat)

    def shine(self, seat: int) -> None:
        """Let a light shine around a seat's plate for a moment."""
        place = self._tabletop.place_of(seat)
        if place >= len(self._seating.plates):
            return
        self._put_out()
        self.light = LightItem(self._look, place, self._body(place), still=not self._tabletop.motion.enabled)
        self._scene.addItem(self.light)
        self._clock.start()
        self._frames.start()

    def place(self) -> None:
        """Keep everything at its seat where the table changes its size."""
        for seat, mark in self.marks.items():
            mark.measure()
            mark.setPos(self._beside(self._tabletop.place_of(seat), mark.boundingRect()))
        if self.light:
            self.light.move_to(self._body(self.light.at))

    def end(self) -> None:
        """Take everything away."""
        for seat in list(self.marks):
            self._remove(seat)
        self._put_out()

    def _shine(self) -> None:
        if self.light is None:
            return
        self.light.share = self._clock.elapsed() / SHINES
        if self.light.share >= 1:
            self._put_out()
        elif self._tabletop.motion.enabled:
            self.light.update()

    def _put_out(self) -> None:
        self._frames.stop()
        if self.light:
            self._scene.removeItem(self.light)
            self.light = None

    def _remove(self, seat: int) -> None:
        if mark := self.marks.pop(seat, None):
            self._scene.removeItem(mark)

    def _body(self, place: int) -> QRectF:
        plate = self._seating.plates[place]
        return plate.mapRectToScene(plate.body())

    def _beside(self, place: int, mark: QRectF) -> QPointF:
        """Find where a mark stands: under others' plates, left of the front one or over it, and within the table."""
        x, y = self._tabletop.plan.seat(place)
        plate, room = self._seating.plates[place].body(), self._scene.sceneRect()
        if place == FRONT:
            x += plate.left() - mark.width() / 2 - self._look.font.pixelSize() * 0.4
        else:
            y += plate.bottom() + mark.height() / 2
        side = mark.width() / 2 + self._tabletop.plan.rim
        if place == FRONT and x < side:
            y += plate.top() - mark.height() / 2  # no room to the left: the own name stays in sight
        return QPointF(min(max(x, side), room.width() - side), y)
