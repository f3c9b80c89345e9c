"""The table for screen readers: every seat, card and pile of the scene as a child of its view, with a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from mao_desktop.ui.table.scene.table_view import TableView

if TYPE_CHECKING:
    from mao_desktop.ui.table.scene.accessible_items import AccessibleItem


class ItemInterface(QAccessibleInterface):
    """One thing on the table, by its number in the list of things."""

    def __init__(self, parent: TableInterface, number: int) -> None:
        """Stand for a thing."""
        super().__init__()
        self._parent, self._number = parent, number

    def _item(self) -> AccessibleItem | None:
        items = self._parent.accessible_items()
        return items[self._number] if self._number < len(items) else None

    def isValid(self) -> bool:
        """Tell whether the thing is still there."""
        return self._parent.isValid() and self._item() is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # the thing is no object of its own
        """There is no object behind it."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Give the table's window."""
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        """Give the table."""
        return self._parent

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Say that it has no children."""
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Say that it has no children."""
        return None

    def childCount(self) -> int:
        """Say that it has no children."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Say that it has no children."""
        return -1

    def rect(self) -> QRect:
        """Give its rectangle on the screen."""
        item = self._item()
        return self._parent.on_screen(item) if item else QRect()

    def role(self) -> QAccessible.Role:
        """Tell what kind of thing it is."""
        item = self._item()
        return item.role if item else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Tell whether it is marked."""
        state = QAccessible.State()
        item = self._item()
        if item:
            state.focusable = True
            state.focused = state.selected = item.marked
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Give its name."""
        item = self._item()
        return item.name if item and kind is QAccessible.Text.Name else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Names are the table's to give."""

    def foregroundColor(self) -> QColor:
        """Give no colour of its own."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Give no colour of its own."""
        return QColor()


class TableInterface(QAccessibleWidget):
    """The view with the things on its table as children."""

    def __init__(self, view: TableView) -> None:
        """Stand for a view."""
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self._view = view
        self._children: dict[int, ItemInterface] = {}

    def accessible_items(self) -> list[AccessibleItem]:
        """List the things on the table."""
        return self._view.accessible_items()

    def on_screen(self, item: AccessibleItem) -> QRect:
        """Give a thing's rectangle on the screen."""
        rect = self._view.mapFromScene(item.rect).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def childCount(self) -> int:
        """Count the things."""
        return len(self.accessible_items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Give a thing."""
        if not 0 <= index < self.childCount():
            return None
        if index not in self._children:
            self._children[index] = ItemInterface(self, index)
            QAccessible.registerAccessibleInterface(self._children[index])
        return self._children[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Give the topmost thing at a point of the screen."""
        hits = [n for n, item in enumerate(self.accessible_items()) if self.on_screen(item).contains(x, y)]
        return self.child(hits[-1]) if hits else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Tell the number of a thing."""
        return next((n for n, known in self._children.items() if known is child), -1)


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return TableInterface(thing) if isinstance(thing, TableView) else None


def install() -> None:
    """Let screen readers find the things on tables, from now on."""
    QAccessible.installFactory(_make)
