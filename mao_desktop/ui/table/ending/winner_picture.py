"""The winner as a picture: a medallion with the face, and the card that was put down last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mao_desktop.ui.style.card_art import draw_card, shadow_pixmap
from mao_desktop.ui.style.card_shape import CARD_RATIO, SHADOW
from mao_desktop.ui.style.faces import Mood, face_pixmap

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.ui.style.look import Look

TALL, WIDE = 6.4, 11.0
"""Height and width in sizes of the text."""
LEAN = 9
"""By how many degrees the card leans to the right."""


class WinnerPicture(QWidget):
    """Shows who won; it says nothing that is not said in words beside it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Begin without a winner."""
        super().__init__(parent)
        self._look = look
        self._name, self._face = "", ""
        self._card: Card | None = None

    def show_winner(self, name: str, face: str, card: Card | None) -> None:
        """Show a winner, whose face (empty: the name's first letter), and the card with which it won, if known."""
        self._name, self._face, self._card = name, face, card
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give its size, which goes by the text's."""
        text = self._look.font.pixelSize()
        return QSize(round(text * WIDE), round(text * TALL))

    def minimumSizeHint(self) -> QSize:
        """Give its least size, which is its size."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card behind the medallion."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = QPointF(self.width() / 2, self.height() / 2)
        size = self.height() * 0.86
        shift = size * 0.36 if self._card else 0
        if self._card:
            self._draw_card(painter, middle + QPointF(shift, 0), round(size))
        self._draw_medallion(painter, middle - QPointF(shift, 0), size * 0.98)

    def _draw_card(self, painter: QPainter, middle: QPointF, height: int) -> None:
        corner = QPointF(-height * CARD_RATIO / 2, -height / 2)
        painter.save()
        painter.translate(middle)
        painter.rotate(LEAN)
        reach = height * SHADOW
        painter.drawPixmap(corner - QPointF(reach, reach), shadow_pixmap(height, self._look.ratio, lifted=False))
        draw_card(painter, corner, self._look.deck, self._card, height, self._look.ratio)
        painter.restore()

    def _draw_medallion(self, painter: QPainter, middle: QPointF, size: float) -> None:
        theme = self._look.theme
        disc = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        painter.setPen(QPen(QColor(theme.accent), size * 0.05))
        painter.setBrush(QColor(theme.surface))
        painter.drawEllipse(disc)
        if self._face:
            inner = round(size * 0.95)
            picture = face_pixmap(self._face, Mood.GLAD, inner, self._look.ratio)
            painter.drawPixmap(middle - QPointF(inner / 2, inner / 2), picture)
            return
        font = QFont(self._look.font)
        font.setPixelSize(round(size * 0.5))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._name[:1])
