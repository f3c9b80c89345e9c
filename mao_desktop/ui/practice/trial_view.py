"""The big card of a trial on a piece of felt, with the bar of the time that there is for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from mao_desktop.ui.style.card_art import draw_card, shadow_pixmap
from mao_desktop.ui.style.card_shape import CARD_RATIO, SHADOW

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.ui.style.theme import Theme

TALL, WITHIN = 0.78, 0.86
"""The card's height as a share of the view's, and of the room under the line above it: the card below it lies askew."""
PHRASE = 2.2
"""The size of a phrase that stands there, in sizes of the text."""
HEAD, APART = 4.5, 1.12
"""The room for a phrase above a hand in sizes of the text, and how far apart its cards lie in widths of a card."""
LINE = 1.8
"""The height of that line in sizes of the text."""
BAR = 10
"""The bar's height (pixels)."""


class TrialView(QWidget):
    """Draws what it is told to; it knows no rules."""

    picked = Signal(int)
    """The place of a card of the hand that was clicked."""

    def __init__(self, theme: Theme, deck: str) -> None:
        """Begin empty."""
        super().__init__()
        self.theme, self.deck = theme, deck
        self.card: Card | None = None
        self.under: Card | None = None
        self.hidden = False
        """Whether the card lies face down: who practises hears it instead."""
        self.text = ""
        self.hand: tuple[Card, ...] = ()
        """The cards of which one is the answer; they lie below the text."""
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
        area = self._felt()
        gradient = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.6)
        gradient.setColorAt(0, QColor(self.theme.felt))
        gradient.setColorAt(1, QColor(self.theme.felt_edge))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRoundedRect(area, 14, 14)
        if self.hand:
            self._write(painter, QRectF(area.topLeft(), QSizeF(area.width(), self._above())), self.text, PHRASE)
            for card, place in zip(self.hand, self.places(), strict=True):
                draw_card(painter, place.topLeft(), self.deck, card, round(place.height()), self.devicePixelRatioF())
        elif self.text:
            self._write(painter, area, self.text, PHRASE)
        else:
            self._lay(painter, area)
        if self.caption:
            self._write(painter, QRectF(area.left(), area.top() + 8, area.width(), self._head()), self.caption, 1)
        self._bar(painter, QRectF(0, self.height() - BAR - 1, self.width() - 1, BAR))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a card of the hand."""
        for place, lies in enumerate(self.places()):
            if lies.contains(event.position()):
                self.picked.emit(place)

    def _felt(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, 0, -1, -BAR - 8)

    def _above(self) -> float:
        """Tell how much room (pixels) there is for the text above a hand."""
        return self.font().pixelSize() * HEAD

    def places(self) -> list[QRectF]:
        """Tell where the cards of the hand lie: side by side, as large as there is room."""
        room = self._felt().adjusted(0, self._above(), 0, 0)
        widest = room.width() / (APART * (len(self.hand) + 1))
        height = min(room.height() * TALL, widest / CARD_RATIO)
        width = height * CARD_RATIO
        left = room.center().x() - width * (APART * (len(self.hand) - 1) + 1) / 2
        top = room.top() + (room.height() - height) / 3
        return [QRectF(left + n * APART * width, top, width, height) for n in range(len(self.hand))]

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
