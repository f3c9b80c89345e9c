"""Card faces, backs and shadows as pixmaps, drawn from the project's vectors at the size that is asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mao_desktop.engine import JOKER, Suit
from mao_desktop.resources import find
from mao_desktop.ui.style.card_shape import CARD_RATIO, SHADOW
from mao_desktop.ui.style.kept_pictures import kept
from mao_desktop.ui.style.theme import PAPER, tint

if TYPE_CHECKING:
    from mao_desktop.engine import Card

DECKS = ("standard", "four-colour", "large-index")
BACK = "back-blue"
ROUGH = 48
"""In steps of so many pixels pictures are drawn for cards that grow or shrink on their way."""


MARGIN = 2
"""Clear pixels around a picture, so that its edges stay smooth when it is turned."""


class ArtMissingError(Exception):
    """The cards' pictures do not lie with the program."""


def file_name(card: Card | None) -> str:
    """Tell the name of a card's picture, the back's for None."""
    if card is None:
        return BACK
    return "joker-1" if card == JOKER else str(card)


@lru_cache(maxsize=256)
def _renderer(deck: str, name: str) -> QSvgRenderer:
    folder = find("assets", "assets")
    path = folder / "cards" / deck / f"{name}.svg" if folder else None
    if path is None or not path.is_file():
        message = f"the picture of a card is missing ({deck}/{name}.svg): install the program again"
        raise ArtMissingError(message)
    return QSvgRenderer(str(path))


@kept
def card_pixmap(deck: str, card: Card | None, height: int, ratio: float) -> QPixmap:
    """Draw a card's face, or its back for None, at a height in pixels for a screen's pixel ratio."""
    width = round(height * CARD_RATIO * ratio)
    made = QPixmap(width + 2 * MARGIN, round(height * ratio) + 2 * MARGIN)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(made.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    _renderer(deck, file_name(card)).render(painter, area)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def draw_card(
    painter: QPainter, at: QPointF, deck: str, card: Card | None, height: int, ratio: float, *, rough: bool = False
) -> None:
    """Draw a card with its corner at a point; one that grows or shrinks `rough`ly, from a picture of about its size."""
    made = -(-height // ROUGH) * ROUGH if rough else height
    picture, size = card_pixmap(deck, card, made, ratio), height / made / ratio
    margin = QPointF(MARGIN, MARGIN) * size
    area = QRectF(at - margin, QSizeF(picture.size()) * size)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))


@kept
def shadow_pixmap(height: int, ratio: float, *, lifted: bool) -> QPixmap:
    """Draw the soft shadow of a card of a height beforehand; a live effect would be too slow to drag."""
    reach = height * SHADOW
    width = height * CARD_RATIO
    made = QPixmap(round((width + 2 * reach) * ratio), round((height + 2 * reach) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rings = 12
    painter.setBrush(tint(PAPER.shadow, 9 if lifted else 5))
    for ring in range(rings):
        inset = reach * ring / rings
        painter.drawRoundedRect(
            QRectF(inset, inset, width + 2 * (reach - inset), height + 2 * (reach - inset)), reach, reach
        )
    painter.end()
    return made


def suit_path(suit: Suit) -> QPainterPath:
    """Draw a suit's sign in a square from -1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    match suit:
        case Suit.HEARTS:
            _heart(path, 1)
        case Suit.SPADES:
            _heart(path, -1)
            _stem(path)
        case Suit.DIAMONDS:
            path.moveTo(0, -1)
            path.quadTo(0.25, -0.4, 0.72, 0)
            path.quadTo(0.25, 0.4, 0, 1)
            path.quadTo(-0.25, 0.4, -0.72, 0)
            path.quadTo(-0.25, -0.4, 0, -1)
        case Suit.CLUBS:
            for x, y in ((0, -0.48), (-0.5, 0.22), (0.5, 0.22)):
                path.addEllipse(QRectF(x - 0.44, y - 0.44, 0.88, 0.88))
            path.addEllipse(QRectF(-0.25, -0.2, 0.5, 0.5))
            _stem(path)
    return path


def _heart(path: QPainterPath, up: int) -> None:
    """Draw a heart, upright or (up -1) as the blade of a spade."""
    lift = 0.0 if up > 0 else -0.12
    path.moveTo(0, up * 0.95 + lift)
    path.cubicTo(-0.25, up * 0.55 + lift, -0.95, up * 0.2 + lift, -0.95, up * -0.3 + lift)
    path.cubicTo(-0.95, up * -0.95 + lift, -0.15, up * -0.98 + lift, 0, up * -0.4 + lift)
    path.cubicTo(0.15, up * -0.98 + lift, 0.95, up * -0.95 + lift, 0.95, up * -0.3 + lift)
    path.cubicTo(0.95, up * 0.2 + lift, 0.25, up * 0.55 + lift, 0, up * 0.95 + lift)


def _stem(path: QPainterPath) -> None:
    path.moveTo(0, 0.1)
    path.quadTo(0.02, 0.8, 0.36, 0.98)
    path.lineTo(-0.36, 0.98)
    path.quadTo(-0.02, 0.8, 0, 0.1)
