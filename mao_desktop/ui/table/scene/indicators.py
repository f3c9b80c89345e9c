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

DISC, UNDER = 1.25, 1.75
"""Sizes of the disc of a named suit: its radius in sizes of the text, and in radii how far its name stands under it."""


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
        self._bounds = QRectF()
        self.indicators = Indicators()
        self.setZValue(-10)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_indicators(self, indicators: Indicators, plan: Plan) -> None:
        """Show these indicators on a table of this plan."""
        if indicators != self.indicators or plan != self._plan:
            self.indicators, self._plan = indicators, plan
            self.update()
        bounds = self._reach(plan)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def _reach(self, plan: Plan) -> QRectF:
        """Find how far the indicators reach: a picture of them is kept, and one of the whole table leaves no room."""
        size = self._size()
        bounds = self._oval(plan).adjusted(-size, -size, size, size)
        if self.indicators.suit:
            at, reach = self._beside(plan), size * DISC * 1.1
            bounds |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
            bounds |= self._text_area(self.indicators.suit_text, at + QPointF(0, size * DISC * UNDER))
        if self.indicators.locked:
            bounds |= self._text_area(self.indicators.locked, self._under_locked(plan))
        return bounds

    def boundingRect(self) -> QRectF:
        """Give all that is drawn."""
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the indicators."""
        plan = self._plan
        if plan is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ring(painter, self._oval(plan))
        if self.indicators.suit:
            self._suit(painter, self.indicators.suit, self.indicators.suit_text, self._beside(plan))
        if self.indicators.locked:
            self._text(painter, self.indicators.locked, self._under_locked(plan))

    def _oval(self, plan: Plan) -> QRectF:
        """Give the oval around stack and pile."""
        x, y = plan.middle()
        across, up = plan.middle_height * 1.62, plan.middle_height * OVAL_HEAD
        return QRectF(x - across, y - up, 2 * across, up + plan.oval_foot)

    def _beside(self, plan: Plan) -> QPointF:
        """Give the place beside the pile."""
        return QPointF(plan.pile(0).x + plan.middle_height * 0.62, plan.middle()[1])

    def _under_locked(self, plan: Plan) -> QPointF:
        """Give the place under the locked cards."""
        lies = plan.locked(FRONT, 1)[0]
        return QPointF(lies.x, lies.y + lies.height * 0.36 + self._size())

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

    def _text_area(self, text: str, at: QPointF) -> QRectF:
        width = QFontMetricsF(self._look.font).horizontalAdvance(text) + 4
        size = self._size()
        return QRectF(at.x() - width / 2, at.y() - size, width, 2 * size)

    def _text(self, painter: QPainter, text: str, at: QPointF) -> None:
        painter.setFont(self._look.font)
        painter.setPen(QColor(self._look.theme.felt_ink))
        painter.drawText(self._text_area(text, at), Qt.AlignmentFlag.AlignCenter, text)

    def _suit(self, painter: QPainter, suit: Suit, text: str, at: QPointF) -> None:
        """Draw the named suit on a light disc, with its name under it."""
        size = self._size() * DISC
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
        self._text(painter, text, QPointF(at.x(), at.y() + size * UNDER))
