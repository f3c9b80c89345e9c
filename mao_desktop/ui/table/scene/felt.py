"""The bare table: felt, a little lighter in the middle, with wood around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from mao_desktop.ui.style.theme import Theme
    from mao_desktop.ui.table.scene.geometry import Plan


def draw_table(painter: QPainter, part: QRectF, whole: QRectF, plan: Plan, theme: Theme) -> None:
    """Draw a part of the whole table."""
    rim = plan.rim
    wood = QLinearGradient(0, 0, 0, max(1.0, whole.height()))
    wood.setColorAt(0, QColor(theme.wood))
    wood.setColorAt(1, QColor(theme.wood_edge))
    painter.fillRect(part, wood)
    x, y = plan.middle()
    felt = QRadialGradient(x, y, max(plan.width, plan.height) * 0.62)
    felt.setColorAt(0, QColor(theme.felt))
    felt.setColorAt(1, QColor(theme.felt_edge))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.wood_edge), rim * 0.18))
    painter.setBrush(felt)
    painter.drawRoundedRect(whole.adjusted(rim, rim, -rim, -rim), rim * 1.6, rim * 1.6)
