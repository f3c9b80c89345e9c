"""A layout that lets widgets follow each other like words, and begins a new line where one is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Lays widgets out in lines; those of a line stand at the same height."""

    def __init__(self, parent: QWidget, gap: int, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        """Begin empty; `gap` is the space between widgets (pixels), and lines stand to the left, middle or right."""
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._gap, self._side = gap, side
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Put something at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Tell how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give one of them; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Say that less width needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell how high the lines are in a width."""
        heights = [max(size.height() for _, size in line) for line in self._lines(width)]
        return sum(heights) + self._gap * max(0, len(heights) - 1)

    def sizeHint(self) -> QSize:
        """Ask for the least."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Ask for the width of the widest, and a line."""
        sizes = [item.minimumSize() for item in self._items]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than is needed."""
        return Qt.Orientation(0)

    def setGeometry(self, rect: QRect) -> None:
        """Put them into their places, each in the middle of its line's height."""
        super().setGeometry(rect)
        y = rect.y()
        for line in self._lines(rect.width()):
            height = max(size.height() for _, size in line)
            whole = QSize(sum(size.width() + self._gap for _, size in line) - self._gap, height)
            x = QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, self._side, whole, rect).x()
            for item, size in line:
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self._gap
            y += height + self._gap

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Part them into lines of a width, each with the size that it gets."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            asked = item.sizeHint()
            size = QSize(max(item.minimumSize().width(), min(asked.width(), width)), asked.height())
            if not lines or size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self._gap
        return lines
