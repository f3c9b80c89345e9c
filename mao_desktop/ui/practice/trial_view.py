"""The big card of a trial on a piece of felt, with the bar of the time that there is for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from mao_desktop.ui.style.card_art import draw_card, shadow_pixmap
from mao_desktop.ui.style.card_shape import CARD_RATIO, SHADOW

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.ui.style.theme import Theme

TALL, WITHIN = 0.78, 0.86
"""The card's height as a share of the view's, and of the room under the line above it: the card below it lies askew."""
LINE = 1.8
"""The height of that line in sizes of the text."""
BAR = 10
"""The bar's height (pixels)."""


class TrialView(QWidget):
    """Draws what it is told to; it knows no rules."""

    def __init__(self, theme: Theme, deck: str) -> None:
        """Begin empty."""
        super().__init__()
        self.theme, self.deck = theme, deck
        self.card: Card | None = None
        self.under: Card | None = None
        self.hidden = False
        """Whether the card lies face down: who practises hears it instead."""
        self.text = ""
        self.caption = ""
        self.spent: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Ask for most of a small window."""
        return QSize(640, 360)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the felt, the cards, and the bar."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(0, 0, -1, -BAR - 8)
        gradient = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.6)
        gradient.setColorAt(0, QColor(self.theme.felt))
        gradient.setColorAt(1, QColor(self.theme.felt_edge))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRoundedRect(area, 14, 14)
        if self.text:
            self._write(painter, area, self.text, 2.2)
        else:
            self._lay(painter, area)
        if self.caption:
            self._write(painter, QRectF(area.left(), area.top() + 8, area.width(), self._head()), self.caption, 1)
        self._bar(painter, QRectF(0, self.height() - BAR - 1, self.width() - 1, BAR))

    def _head(self) -> float:
        """Tell how high the line above the cards is (pixels)."""
        return self.font().pixelSize() * LINE

    def _lay(self, painter: QPainter, area: QRectF) -> None:
        room = area.adjusted(0, self._head(), 0, 0)
        height = round(min(area.height() * TALL, room.height() * WITHIN))
        ratio = self.devicePixelRatioF()
        middle = room.center()
        for card, turn, aside in ((self.under, -7, -height * 0.12), (self.card, 2, 0.0)):
            if card is None:
                continue
            painter.save()
            painter.translate(middle + QPointF(aside, 0))
            painter.rotate(turn)
            corner = QPointF(-height * CARD_RATIO / 2, -height / 2)
            painter.drawPixmap(corner - QPointF(height, height) * SHADOW, shadow_pixmap(height, ratio, lifted=False))
            down = self.hidden and card is self.card
            draw_card(painter, corner, self.deck, None if down else card, height, ratio)
            painter.restore()

    def _write(self, painter: QPainter, area: QRectF, text: str, size: float) -> None:
        font = QFont(self.font())
        font.setPixelSize(round(self.font().pixelSize() * size))
        painter.setFont(font)
        painter.setPen(QColor(self.theme.felt_ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
        painter.setPen(Qt.PenStyle.NoPen)

    def _bar(self, painter: QPainter, area: QRectF) -> None:
        """Draw how much of the time is left: it runs out from the right."""
        painter.setBrush(QColor(self.theme.edge))
        painter.drawRoundedRect(area, BAR / 2, BAR / 2)
        if self.spent is not None and self.spent < 1:
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(
                QRectF(area.left(), area.top(), area.width() * (1 - self.spent), area.height()), BAR / 2, BAR / 2
            )
