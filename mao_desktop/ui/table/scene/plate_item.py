"""Name plates: who sits where, with the number of cards, whose turn it is, who deals, and what else all can see."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mao_desktop.ui.style.faces import Mood, face_pixmap
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.style.look import Look

NAME, NOTE = 8, 15
"""Longest name and longest note, in sizes of the text."""
LEAST = 2.1
BESIDE, AROUND = 4.2, 1.8
"""Room that is taken beside a name and around a note, in sizes of the text."""
FACE, FACE_ROOM = 2.9, 2.45
"""Size of a face, and the room that it takes before the name, in sizes of the text."""
MARGIN = 0.55
"""Room around a plate, into which a face reaches, in sizes of the text."""
SMALL = 0.88
"""Size of a note under the name, as a share of the text's."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What a name plate says: name, cards in hand, and what stands beside or under them.

    `note` are the passing things. `dealer` is who is to deal first, or dealt last; `front` plates have everything in
    one line. `raised` is whose hand is up for a call. `yours`: it is the turn of the person who looks.
    `face` is whose face is drawn beside the name, if anybody's.
    """

    name: str
    count: int
    note: str = ""
    points: str = ""
    on_turn: bool = False
    speaking: bool = False
    out: bool = False
    dealer: bool = False
    front: bool = False
    raised: bool = False
    yours: bool = False
    face: str = ""
    mood: Mood = Mood.CALM

    @property
    def loud(self) -> str:
        """What stands out in the second line: whose turn it is where it is yours, and what passes."""
        return " · ".join(text for text in (tr("your turn") if self.yours else "", self.note) if text)

    @property
    def second(self) -> str:
        """What stands in the second line."""
        return " · ".join(text for text in (self.loud, self.points) if text)


class PlateItem(QGraphicsItem):
    """A seat's name plate; an arrow and a frame say whose turn it is."""

    def __init__(self, look: Look) -> None:
        """Begin with an empty plate."""
        super().__init__()
        self._look = look
        self.plate = Plate("", 0)
        self._size = float(look.font.pixelSize())
        self._room = math.inf
        self._bounds = QRectF()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def wish(self, plate: Plate, size: float) -> float:
        """Tell how wide the plate would be if there were room, in a size of text (pixels)."""
        self._size = size
        return self._within(self._measure(plate, math.inf)).width()

    def write(self, plate: Plate, x: float, y: float, room: float) -> None:
        """Write the plate, no wider than there is room, with the middle of its name at a place of the scene."""
        self.setPos(x, y)
        self._room = room
        bounds = self._measure(plate, room)
        if plate != self.plate or bounds != self._bounds:
            self.prepareGeometryChange()
            self.plate = plate
            self._bounds = bounds
            self.update()

    def body(self) -> QRectF:
        """Give the plate itself, without the room around it."""
        return self._within(self._bounds)

    def _within(self, bounds: QRectF) -> QRectF:
        margin = self._text() * MARGIN
        return bounds.adjusted(margin, margin, -margin, -margin)

    def boundingRect(self) -> QRectF:
        """Give the plate with the room around it."""
        return self._bounds

    def _text(self) -> float:
        return self._size

    def _font(self, size: float = 1, *, bold: bool = False) -> QFont:
        font = QFont(self._look.font)
        font.setPixelSize(round(self._text() * size))
        font.setBold(bold)
        return font

    def _width(self, text: str, font: QFont, most: float) -> tuple[str, float]:
        """Cut a text off where it is too long, and tell its width."""
        metrics = QFontMetricsF(font)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self._text() * most)
        return cut, metrics.horizontalAdvance(cut) + 2

    def _name(self, plate: Plate, room: float) -> tuple[str, float]:
        """Cut the name off where there is no room for all of it, but for a letter or two, and tell its width."""
        most = max(LEAST, min(NAME, room / self._text() - BESIDE - self._marks(plate)))
        return self._width(plate.name, self._font(bold=True), most)

    def _second_line(self, plate: Plate, room: float) -> tuple[str, float]:
        """Cut the second line off where there is no room for all of it, and tell its width."""
        return self._width(plate.second, self._font(SMALL), min(NOTE, room / self._text() - AROUND))

    def _marks(self, plate: Plate) -> float:
        passing = 0.9 * plate.on_turn + 1.2 * plate.speaking + 1.6 * plate.raised
        return passing + 1.6 * plate.dealer + FACE_ROOM * bool(plate.face)

    def _measure(self, plate: Plate, room: float) -> QRectF:
        text = self._text()
        _, name = self._name(plate, room)
        width = name + text * (4.0 + self._marks(plate))
        height = text * 2.1
        if plate.second and plate.front:
            width += self._width(plate.second, self._font(), NOTE * 2)[1] + text * 0.5
        elif plate.second:
            width = max(width, self._second_line(plate, room)[1] + text * 1.6)
        below = text * 1.15 if plate.second and not plate.front else 0
        margin = text * MARGIN
        return QRectF(-width / 2 - margin, -height / 2 - margin, width + 2 * margin, height + below + 2 * margin)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the plate."""
        theme, text, plate, body = self._look.theme, self._text(), self.plate, self.body()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            QPen(QColor(theme.accent if plate.on_turn else theme.edge), text * (0.2 if plate.on_turn else 0.07))
        )
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(body, text * 1.05, text * 1.05)
        end = self._line(painter, body)
        if plate.second and plate.front:
            second, width = self._width(plate.second, self._font(), NOTE * 2)
            self._second(painter, second, QRectF(end + text * 0.5, -text, width, 2 * text), self._font())
        elif plate.second:
            second, width = self._second_line(plate, self._room)
            self._second(painter, second, QRectF(-width / 2, text * 0.72, width, text * 1.2), self._font(SMALL))

    def _line(self, painter: QPainter, body: QRectF) -> float:
        """Draw the name with its marks and the count; give where the line ends."""
        theme, text, plate = self._look.theme, self._text(), self.plate
        name, width = self._name(plate, self._room)
        long = width + text * (2.0 + self._marks(plate))
        x = body.left() + text if plate.front else -long / 2
        if plate.face:
            self._face(painter, x + text * 0.5)
            x += text * FACE_ROOM
        if plate.on_turn:
            self._arrow(painter, x, text)
            x += text * 0.9
        if plate.raised:
            self._hand(painter, x, text)
            x += text * 1.6
        if plate.dealer:
            self._disc(painter, x, text)
            x += text * 1.6
        painter.setPen(QColor(theme.quiet if plate.out else theme.ink))
        painter.setFont(self._font(bold=True))
        painter.drawText(QRectF(x, -text, width, 2 * text), Qt.AlignmentFlag.AlignVCenter, name)
        x += width + text * 0.45
        if plate.speaking:
            self._waves(painter, x, text)
            x += text * 1.2
        self._count(painter, x, text)
        return x + text * 1.55

    def _second(self, painter: QPainter, second: str, rect: QRectF, font: QFont) -> None:
        """Write the second line: what passes stands out, points do not."""
        theme, align = self._look.theme, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        loud = second[: len(self.plate.loud)]
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet if self.plate.out else theme.accent))
        painter.drawText(rect, align, loud)
        rect.setLeft(rect.left() + QFontMetricsF(font).horizontalAdvance(loud))
        painter.setPen(QColor(theme.quiet))
        painter.drawText(rect, align, second[len(loud) :])

    def _arrow(self, painter: QPainter, x: float, text: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent))
        points = [
            QPointF(x - text * 0.28, -text * 0.46),
            QPointF(x + text * 0.52, 0),
            QPointF(x - text * 0.28, text * 0.46),
        ]
        painter.drawPolygon(QPolygonF(points))

    def _face(self, painter: QPainter, x: float) -> None:
        """Draw the face with its middle at `x`, in a ring of the plate's colour."""
        theme, text, plate = self._look.theme, self._text(), self.plate
        size = round(text * FACE)
        painter.setPen(QPen(QColor(theme.accent if plate.on_turn else theme.edge), text * 0.16))
        painter.setBrush(QColor(theme.surface))
        painter.drawEllipse(QPointF(x, 0), size / 2, size / 2)
        picture = face_pixmap(plate.face, plate.mood, size - 2, self._look.ratio)
        painter.setOpacity(0.5 if plate.out else 1)
        painter.drawPixmap(QPointF(x - size / 2 + 1, 1 - size / 2), picture)
        painter.setOpacity(1)

    def _disc(self, painter: QPainter, x: float, text: float) -> None:
        """Draw the dealer's disc."""
        theme = self._look.theme
        disc = QRectF(x - text * 0.1, -text * 0.65, text * 1.3, text * 1.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        painter.drawEllipse(disc)
        painter.setPen(QColor(theme.surface))
        painter.setFont(self._font(0.85, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, tr("D"))

    def _hand(self, painter: QPainter, x: float, text: float) -> None:
        """Draw a raised hand: four fingers, a thumb and the palm."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent))
        unit = text * 0.22
        for finger, top in enumerate((-0.62, -0.8, -0.74, -0.55)):
            left = x + finger * unit * 1.12
            painter.drawRoundedRect(QRectF(left, top * text, unit, (0.2 - top) * text), unit / 2, unit / 2)
        painter.drawRoundedRect(QRectF(x, -text * 0.1, unit * 4.36, text * 0.8), unit, unit)
        painter.save()
        painter.translate(x + unit * 3.9, text * 0.42)
        painter.rotate(38)
        painter.drawRoundedRect(QRectF(0, -text * 0.62, unit, text * 0.62), unit / 2, unit / 2)
        painter.restore()

    def _waves(self, painter: QPainter, x: float, text: float) -> None:
        painter.setPen(QPen(QColor(self._look.theme.accent), text * 0.12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for reach in (0.25, 0.5, 0.75):
            rect = QRectF(x - text * reach, -text * reach, 2 * text * reach, 2 * text * reach)
            painter.drawArc(rect, -45 * 16, 90 * 16)

    def _count(self, painter: QPainter, x: float, text: float) -> None:
        """Draw a small card with the number of cards on it."""
        theme = self._look.theme
        badge = QRectF(x, -text * 0.72, text * 1.55, text * 1.44)
        shape = QPainterPath()
        shape.addRoundedRect(badge, text * 0.22, text * 0.22)
        painter.setPen(QPen(QColor(theme.quiet), text * 0.06))
        painter.setBrush(QColor(theme.raised))
        painter.drawPath(shape)
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._font(bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.plate.count))
