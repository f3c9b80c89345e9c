"""The table for assistive technology: every seat, card and pile of the scene as a button with a name.

Things of a scene are no widgets, and only a widget can be told to be pressed. So each has a ghost: an empty widget in
its place, through which the mouse reaches, and whose one action does what a click on the thing does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

from mao_desktop.ui.table.scene.table_view import TableView
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mao_desktop.ui.table.scene.accessible_items import AccessibleItem

PRESS = "Press"
"""What assistive technology calls the action of a button."""


class Ghost(QWidget):
    """Stands for one thing on the table; it shows nothing and takes neither the mouse nor the keyboard."""

    def __init__(self, view: TableView, item: AccessibleItem) -> None:
        """Stand for a thing."""
        super().__init__(view)
        self.item = item
        self.interface = GhostInterface(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def stand_for(self, item: AccessibleItem, place: QRect) -> None:
        """Take the thing's present name and place, and tell of it where it has been marked."""
        marked = item.marked and not self.item.marked
        self.item = item
        self.setAccessibleName(item.name)
        self.setGeometry(place)
        self.show()
        if marked:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show nothing."""


class GhostInterface(QAccessibleWidget):
    """A ghost as assistive technology meets it."""

    def __init__(self, ghost: Ghost) -> None:
        """Stand for a ghost."""
        super().__init__(ghost, ghost.item.role)
        self._ghost = ghost

    def role(self) -> QAccessible.Role:
        """Tell what kind of thing it is."""
        return self._ghost.item.role

    def state(self) -> QAccessible.State:
        """Tell whether it is marked."""
        state = super().state()
        state.focusable = True
        state.focused = state.selected = self._ghost.item.marked
        return state

    def actionNames(self) -> list[str]:
        """Name what can be done with it."""
        return [PRESS] if self._ghost.item.press else []

    def localizedActionDescription(self, _action: str) -> str:
        """Say what pressing it does."""
        return self._ghost.item.does

    def keyBindingsForAction(self, _action: str) -> list[str]:
        """Give no key of its own: the table's keys are on the card of keys."""
        return []

    def doAction(self, action: str) -> None:
        """Press it."""
        if action == PRESS and self._ghost.item.press:
            self._ghost.item.press()


class Ghosts(QObject):
    """The ghosts of a table, kept the same for the same thing: who holds on to a card's never gets another card's."""

    def __init__(self, view: TableView) -> None:
        """Begin without any."""
        super().__init__(view)
        self._view = view
        self._ghosts: dict[Hashable, Ghost] = {}
        view.things_changed.connect(self._follow)

    def all(self) -> list[Ghost]:
        """Give the ghosts of all things that are on the table now, in their order."""
        items = self._view.accessible_items()
        wanted = {item.key for item in items}
        for key in [key for key in self._ghosts if key not in wanted]:
            gone = self._ghosts.pop(key)
            gone.hide()
            gone.deleteLater()
        return [self._of(item) for item in items]

    def _of(self, item: AccessibleItem) -> Ghost:
        if item.key not in self._ghosts:
            self._ghosts[item.key] = Ghost(self._view, item)
        ghost = self._ghosts[item.key]
        ghost.stand_for(item, self._view.mapFromScene(item.rect).boundingRect())
        return ghost

    def _follow(self) -> None:
        """Follow the table while somebody looks at it through ghosts."""
        if self._ghosts or QAccessible.isActive():
            self.all()


class TableInterface(QAccessibleWidget):
    """The view with what is on its table as children: the ghosts of things, and the buttons that lie there."""

    def __init__(self, view: TableView) -> None:
        """Stand for a view."""
        super().__init__(view, QAccessible.Role.Table, tr("Table"))
        self._view, self._ghosts = view, Ghosts(view)

    def childCount(self) -> int:
        """Count the things."""
        return len(self._things())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # there may be none
        """Give a thing."""
        things = self._things()
        return QAccessible.queryAccessibleInterface(things[index]) if 0 <= index < len(things) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # as above
        """Give the topmost thing at a point of the screen."""
        hits = [n for n, thing in enumerate(self._things()) if _on_screen(thing).contains(x, y)]
        return self.child(hits[-1]) if hits else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Tell the number of a thing."""
        widget = child.object()
        return next((n for n, thing in enumerate(self._things()) if thing is widget), -1)

    def _things(self) -> list[QWidget]:
        """List what can be met: what is hidden is not there."""
        buttons = self._view.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [*self._ghosts.all(), *(button for button in buttons if button.isVisible())]


def _on_screen(thing: QWidget) -> QRect:
    return QRect(thing.mapToGlobal(thing.rect().topLeft()), thing.size())


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Give the interface of a table or of a ghost, which lives for as long as its widget does."""
    if isinstance(thing, TableView):
        thing.interface = thing.interface or TableInterface(thing)
        return thing.interface
    return thing.interface if isinstance(thing, Ghost) else None


def install() -> None:
    """Let assistive technology find the things on tables, from now on."""
    QAccessible.installFactory(_make)
