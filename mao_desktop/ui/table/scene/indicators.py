"""Indicators on the felt: the direction of play, a named suit, and where a card may be dropped."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mao_desktop.engine import Suit
from mao_desktop.ui.style.card_art import suit_path
from mao_desktop.ui.style.theme import DROP, PAPER, tint
from mao_desktop.ui.table.scene.geometry import FRONT, OVAL_HEAD

if TYPE_CHECKING:
    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.geometry import Plan


@dataclass(frozen=True, slots=True)
class Indicators:
    """What the indicators say; texts are ready to be shown."""

    clockwise: bool | None = True
    """None where the table does not show it."""
    running: bool = False
    suit: Suit | None = None
    suit_text: str = ""
    chain: str = ""
    stack: str = ""
    between: str = ""
    """What stands in the middle while no round is played."""
    locked: str = ""
    drop: bool = False


class IndicatorsItem(QGraphicsItem):
    """What lies under the cards, drawn in the scene's own coordinates; counts stand on them."""

    def __init__(self, look: Look) -> None:
        """Begin without any sign."""
        super().__init__()
        self._look = look
        self._plan: Plan | None = None
        self.indicators = Indicators()
        self.setZValue(-10)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_indicators(self, indicators: Indicators, plan: Plan) -> None:
        """Show these indicators on a table of this plan."""
        if indicators != self.indicators or plan != self._plan:
            if plan != self._plan:
                self.prepareGeometryChange()
            self.indicators, self._plan = indicators, plan
            self.update()

    def boundingRect(self) -> QRectF:
        """Give the whole table."""
        return QRectF(0, 0, self._plan.width, self._plan.height) if self._plan else QRectF()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the indicators."""
        if self._plan is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = self._plan.middle()
        height = self._plan.middle_height
        across, up = height * 1.62, height * OVAL_HEAD
        self._ring(painter, QRectF(x - across, y - up, 2 * across, up + self._plan.oval_foot))
        beside = QPointF(self._plan.pile(0).x + height * 0.62, y)
        if self.indicators.suit:
            self._suit(painter, self.indicators.suit, self.indicators.suit_text, beside)
        if self.indicators.locked:
            lies = self._plan.locked(FRONT, 1)[0]
            self._text(painter, self.indicators.locked, QPointF(lies.x, lies.y + lies.height * 0.36 + self._size()))

    def _ring(self, painter: QPainter, oval: QRectF) -> None:
        """Draw the oval with arrow heads along the direction of play, or question marks where that is not shown."""
        theme = self._look.theme
        colour = QColor(theme.accent if self.indicators.drop else theme.line)
        width = self._look.font.pixelSize() * 0.12
        painter.setPen(QPen(colour, width * (2 if self.indicators.drop else 1)))
        painter.setBrush(tint(PAPER.card, DROP) if self.indicators.drop else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(oval)
        if not self.indicators.running:
            return
        if self.indicators.clockwise is None:
            centre, across, up = oval.center(), oval.width() / 2, oval.height() / 2
            for x, y in ((across, 0), (-across, 0), (0, up), (0, -up)):
                self._question(painter, QPointF(centre.x() + x, centre.y() + y))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt_ink))
        sign = 1 if self.indicators.clockwise else -1
        size = self._look.font.pixelSize() * 0.62
        for turned in (0, 90, 180, 270):
            angle = math.radians(turned)
            tip = QPointF(
                oval.center().x() + oval.width() / 2 * math.cos(angle),
                oval.center().y() + oval.height() / 2 * math.sin(angle),
            )
            painter.save()
            painter.translate(tip)
            painter.rotate(turned + 90 * sign)
            head = [QPointF(-size * 0.7, -size * 0.75), QPointF(size, 0), QPointF(-size * 0.7, size * 0.75)]
            painter.drawPolygon(QPolygonF(head))
            painter.restore()

    def _question(self, painter: QPainter, at: QPointF) -> None:
        """Draw a question mark on a small disc of felt."""
        size = self._size() * 0.8
        painter.setPen(QPen(QColor(self._look.theme.line), size * 0.1))
        painter.setBrush(QColor(self._look.theme.felt))
        painter.drawEllipse(at, size, size)
        self._text(painter, "?", at)

    def _size(self) -> float:
        return self._look.font.pixelSize()

    def _text(self, painter: QPainter, text: str, at: QPointF) -> None:
        painter.setFont(self._look.font)
        painter.setPen(QColor(self._look.theme.felt_ink))
        width = QFontMetricsF(self._look.font).horizontalAdvance(text) + 4
        size = self._look.font.pixelSize()
        painter.drawText(QRectF(at.x() - width / 2, at.y() - size, width, 2 * size), Qt.AlignmentFlag.AlignCenter, text)

    def _suit(self, painter: QPainter, suit: Suit, text: str, at: QPointF) -> None:
        """Draw the named suit on a light disc, with its name under it."""
        size = self._look.font.pixelSize() * 1.25
        painter.setPen(QPen(QColor(self._look.theme.accent), size * 0.12))
        painter.setBrush(QColor(PAPER.card))
        painter.drawEllipse(at, size, size)
        painter.save()
        painter.translate(at)
        painter.scale(size * 0.55, size * 0.55)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER.red if suit in (Suit.HEARTS, Suit.DIAMONDS) else PAPER.black))
        painter.drawPath(suit_path(suit))
        painter.restore()
        self._text(painter, text, QPointF(at.x(), at.y() + size * 1.75))
