"""What lies on the table as scene items: cards, other hands, and the stack."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mao_desktop.ui.style.card_art import draw_card, shadow_pixmap
from mao_desktop.ui.style.card_shape import CARD_RATIO, CORNER, SHADOW
from mao_desktop.ui.table.scene.geometry import Spot

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.ui.style.look import Look

NOWHERE = Spot(0, 0, 0, 100)


CROWD = 10
"""Of more cards in a hand only the first throws a shadow: all together would be black."""


def card_rect(height: float, grow: float = 0) -> QRectF:
    """Give a card's rectangle around its own middle."""
    width = height * CARD_RATIO
    return QRectF(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow)


class CardItem(QGraphicsItem):
    """One card that can be told from the others: of the front hand, of the pile, or in flight."""

    def __init__(self, look: Look, card: Card | None, spot: Spot, *, face_up: bool = True) -> None:
        """Lay a card down; None is a card of which only the back may be known."""
        super().__init__()
        self.card = card
        self.face_up = face_up
        self.lifted = False
        self.marked = False
        self.flat = False
        self.spot = NOWHERE
        self._look = look
        self._drawn = 0
        self._rough = False
        self._drawn_as: tuple[object, ...] = ()
        self._turned: QPixmap | None = None
        self.lie(spot)

    def lie(self, spot: Spot, *, rough: bool = False) -> None:
        """Lie at a spot, at once; it is drawn `rough`ly while its size changes on its way."""
        height = round(spot.height)
        if rough != self._rough:
            self._rough = rough
            self.update()
        if height != self._drawn:
            self.prepareGeometryChange()
            self._drawn = height
        self.spot = spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)

    def area(self) -> QRectF:
        """Give the card's rectangle in the scene."""
        spot = self.spot
        return QTransform().translate(spot.x, spot.y).rotate(spot.angle).mapRect(card_rect(spot.height))

    def turn(self, *, face_up: bool) -> None:
        """Turn the card's face or back up."""
        if face_up != self.face_up:
            self.face_up = face_up
            self.update()

    def set_lifted(self, *, lifted: bool) -> None:
        """Lift the card off the table, or lay it down: its shadow tells."""
        self.lifted = lifted
        self.update()

    def mark(self, *, marked: bool) -> None:
        """Let the keyboard's frame stand around the card."""
        if marked != self.marked:
            self.marked = marked
            self.update()

    def covers(self, point: QPointF) -> bool:
        """Tell whether a point of the scene lies on the card, or just under it where it was drawn up."""
        rect = card_rect(self.spot.height)
        return rect.adjusted(0, 0, 0, self.spot.height * 0.2).contains(self.mapFromScene(point))

    def boundingRect(self) -> QRectF:
        """Give the card with its shadow."""
        return card_rect(self._drawn, self._drawn * SHADOW * 1.6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the shadow and the card; one that was drawn so before is drawn from a picture turned beforehand."""
        card = self.card if self.face_up else None
        look = self._look
        made_as = (
            card,
            self.spot.angle,
            self._drawn,
            self._rough,
            self.lifted,
            self.flat,
            self.marked,
            look.deck,
            look.theme,
            look.ratio,
        )
        if made_as != self._drawn_as:
            self._drawn_as, self._turned = made_as, None
            self._draw(painter, card)
            return
        if self._turned is None:
            self._turned = self._turn_beforehand(card)
        at = painter.worldTransform()
        scale = self.scale()
        painter.setWorldTransform(QTransform.fromTranslate(round(at.dx()), round(at.dy())).scale(scale, scale))
        half = QPointF(self._turned.width(), self._turned.height()) / (2 * look.ratio)
        painter.drawPixmap(-half, self._turned)

    def _turn_beforehand(self, card: Card | None) -> QPixmap:
        """Draw the card as it lies into a picture: a turned picture is slow to draw again and again."""
        ratio = self._look.ratio
        area = QTransform().rotate(self.spot.angle).mapRect(self.boundingRect())
        half = math.ceil(max(area.width(), area.height()) / 2 * ratio)
        made = QPixmap(2 * half, 2 * half)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.translate(half / ratio, half / ratio)
        painter.rotate(self.spot.angle)
        self._draw(painter, card)
        painter.end()
        return made

    def _draw(self, painter: QPainter, card: Card | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        height, ratio = self._drawn, self._look.ratio
        shadow = card_rect(height, height * SHADOW)
        drop = height * (0.055 if self.lifted else 0.012)
        corner = shadow.translated(drop * 0.4, drop).topLeft()
        if self.lifted or not self.flat:
            painter.drawPixmap(corner, shadow_pixmap(height, ratio, lifted=self.lifted))
        draw_card(painter, card_rect(height).topLeft(), self._look.deck, card, height, ratio, rough=self._rough)
        if self.marked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._look.theme.accent), max(3.0, height * 0.022)))
            painter.drawRoundedRect(card_rect(height, 1), height * CORNER, height * CORNER)


class BacksItem(QGraphicsItem):
    """Cards of which only backs and number may be seen, drawn as one; their faces, where all hands are shown."""

    def __init__(self, look: Look, *, piled: bool = False) -> None:
        """Begin with no cards; `piled` ones lie so close that only the lowest throws a shadow."""
        super().__init__()
        self._look = look
        self._piled = piled
        self._spots: tuple[Spot, ...] = ()
        self._faces: tuple[Card | None, ...] = ()
        self._bounds = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def lay(self, spots: tuple[Spot, ...], faces: tuple[Card, ...] = ()) -> None:
        """Lay the cards on these spots; those of which a face is given lie face up."""
        shown = (*faces[: len(spots)], *(None for _ in spots[len(faces) :]))
        if (spots, shown) == (self._spots, self._faces):
            return
        self.prepareGeometryChange()
        self._spots, self._faces = spots, shown
        self._bounds = QRectF()
        for spot in spots:
            reach = spot.height * 0.75
            self._bounds |= QRectF(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach)
        self.update()

    def boundingRect(self) -> QRectF:
        """Give all cards with their shadows."""
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw every card with its shadow."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for spot, face in zip(self._spots, self._faces, strict=True):
            height = round(spot.height)
            painter.save()
            painter.translate(spot.x, spot.y)
            painter.rotate(spot.angle)
            if spot is self._spots[0] or not (self._piled or len(self._spots) > CROWD):
                shadow = shadow_pixmap(height, self._look.ratio, lifted=False)
                painter.drawPixmap(card_rect(height, height * SHADOW).topLeft(), shadow)
            draw_card(painter, card_rect(height).topLeft(), self._look.deck, face, height, self._look.ratio)
            painter.restore()
