"""The bar above a page of practice: the way back, its title, and what else it offers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.texts import tr


class PageBar(QWidget):
    """A bar with the button `back`."""

    def __init__(self, title: str, offered: tuple[QWidget, ...], text: int) -> None:
        """Build it; what is offered stands at its end, for a size of text (pixels)."""
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(text // 2, text // 4, text // 2, text // 4)
        self.back = QPushButton(tr("Back"))
        heading = QLabel(title)
        heading.setObjectName("heading")
        row.addWidget(self.back)
        row.addSpacing(text // 2)
        row.addWidget(heading)
        row.addSpacing(text // 2)
        end = QWidget()
        at_end = FlowLayout(end, text // 3, Qt.AlignmentFlag.AlignRight)
        for widget in offered:
            at_end.addWidget(widget)
        row.addWidget(end, 1)
