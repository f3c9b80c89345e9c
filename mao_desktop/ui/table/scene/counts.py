"""Counts that stand on the foot of stack and pile: how many cards are left, how many are to be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

if TYPE_CHECKING:
    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.geometry import Plan
    from mao_desktop.ui.table.scene.indicators import Indicators

COUNTS_Z = 500
"""Counts lie over stack and pile, and under all that moves."""
TALL, WIDER, OVER, APART = 1.7, 1.3, 0.55, 0.4
"""Sizes of a count in sizes of the text: its height, the room beside its words, how far it hangs over the card's foot,
and the least room between two of them."""


class CountsItem(QGraphicsItem):
    """The count of the stack, and what is told of the pile."""

    def __init__(self, look: Look) -> None:
        """Begin without any."""
        super().__init__()
        self._look = look
        self._chips: tuple[tuple[str, QRectF, bool], ...] = ()
        self._bounds = QRectF()
        self.setZValue(COUNTS_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_counts(self, shown: Indicators, plan: Plan) -> None:
        """Show the counts of these indicators on a table of this plan."""
        of_stack, of_pile = shown.stack, shown.chain or shown.between
        places = self._places((of_stack, of_pile), plan)
        found = zip((of_stack, of_pile), places, (False, True), strict=True)
        chips = tuple(chip for chip in found if chip[0])
        if chips != self._chips:
            self.prepareGeometryChange()
            self._chips = chips
            self._bounds = QRectF()
            for _, place, _ in chips:
                self._bounds |= place.adjusted(-2, -2, 2, 2)
            self.update()

    def _places(self, texts: tuple[str, str], plan: Plan) -> tuple[QRectF, QRectF]:
        """Find their places on the feet of stack and pile; they go apart where they would touch each other."""
        middles, foot = (plan.stack().x, plan.middle()[0] * 2 - plan.stack().x), plan.stack().y + plan.middle_height / 2
        size, metrics = self._look.font.pixelSize(), QFontMetricsF(self._font())
        left, right = (metrics.horizontalAdvance(text) + size * WIDER if text else 0.0 for text in texts)
        lacks = max(0.0, (left + right) / 2 + size * APART - (middles[1] - middles[0])) if left and right else 0.0
        top = foot + size * (OVER - TALL)
        return (
            QRectF(middles[0] - lacks / 2 - left / 2, top, left, size * TALL),
            QRectF(middles[1] + lacks / 2 - right / 2, top, right, size * TALL),
        )

    def _font(self) -> QFont:
        font = QFont(self._look.font)
        font.setBold(True)
        return font

    def boundingRect(self) -> QRectF:
        """Give the counts with their edges."""
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw them; what concerns the pile stands out."""
        theme, size = self._look.theme, self._look.font.pixelSize()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        for text, place, loud in self._chips:
            painter.setPen(QPen(QColor(theme.accent if loud else theme.edge), size * 0.07))
            painter.setBrush(QColor(theme.accent if loud else theme.surface))
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
            painter.setPen(QColor(theme.accent_ink if loud else theme.ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
