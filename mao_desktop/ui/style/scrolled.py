"""What is shown as high as it needs where there is room, and scrolls where there is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Scrolled(QScrollArea):
    """Holds text that has its own height for each width; it takes the keyboard only where it has to be scrolled."""

    def __init__(self, content: QWidget) -> None:
        """Hold `content`."""
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.verticalScrollBar().rangeChanged.connect(self._take_keyboard)

    def hasHeightForWidth(self) -> bool:
        """Say that less width needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Ask for all that the content needs beside a scroll bar, which else would stay once it was there."""
        return self._content.heightForWidth(width - self.verticalScrollBar().sizeHint().width())

    def sizeHint(self) -> QSize:
        """Ask for what the content asks for."""
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the content needs another height."""
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _take_keyboard(self, _: int, highest: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if highest else Qt.FocusPolicy.NoFocus)
