"""The table's view: fits the scene to the window, and turns keys into commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QFocusEvent, QKeyEvent, QPainter, QPixmapCache, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mao_desktop.ui.table.actions.keys import person_key
from mao_desktop.ui.table.actions.table_action import action_at_seat, action_of_key
from mao_desktop.ui.table.scene.accessible_items import AccessibleItem, accessible_items

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.table.scene.table_scene import TableScene

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier

PICTURES = 32 * 1024
"""How much room (kB) Qt has for the pictures of plates, hands and signs, which a window of 3840 by 2160 pixels fills by
half: where one does not fit, all are drawn anew in each frame."""


class TableView(QGraphicsView):
    """Shows a table scene, always as large as the view."""

    commanded = Signal(object)
    let_go = Signal(object)
    """The key of an action that lasts while it is held is let go."""
    place_chosen = Signal(object, int)
    hand_key = Signal(int, bool)
    talk_key = Signal(int, bool)
    call_key = Signal(int, bool)
    space = Signal(bool)
    resized = Signal()
    key_down = Signal()
    """Any key is pressed, whatever it does."""
    things_changed = Signal()
    """What is on the table, or where."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Show a scene."""
        super().__init__(scene, parent)
        self._scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        QPixmapCache.setCacheLimit(PICTURES)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 320)
        self.interface: QAccessibleInterface | None = None
        """The table as assistive technology meets it, once it has."""
        scene.shown.connect(self.things_changed)
        scene.gestures.marked.connect(self.things_changed)
        scene.gestures.rearranged.connect(self.things_changed)
        self._held: dict[int, Callable[[], None]] = {}
        """What ends when a key that is held is let go."""

    def accessible_items(self) -> list[AccessibleItem]:
        """List the things on the table for screen readers."""
        return accessible_items(self._scene)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self._scene.look.ratio = self.devicePixelRatioF()
        self._scene.resize(size.width(), size.height())
        self.resetCachedContent()
        self.resized.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Lay down what was drawn up under the pointer."""
        self._scene.tabletop.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell which action a key asks for."""
        self.key_down.emit()
        key, modifiers = event.key(), event.modifiers()
        action = action_of_key(key, modifiers)
        if action is not None and action.value.let_go is None:
            self.commanded.emit(action)
        elif event.isAutoRepeat():
            event.setAccepted(key in self._held)
        elif action is not None:
            self._hold(key, lambda held: (self.commanded if held else self.let_go).emit(action))
        elif key == Qt.Key.Key_Space:
            self._hold(key, self.space.emit)
        elif (person := person_key(key)) is not None:
            signal = self.call_key if modifiers & _SHIFT else self.talk_key if modifiers & _CONTROL else self.hand_key
            self._hold(key, lambda held: signal.emit(person, held))
        elif (chosen := action_at_seat(key, modifiers)) is not None:
            self.place_chosen.emit(*chosen)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End what lasts only while a key is held."""
        if event.isAutoRepeat():
            return
        if end := self._held.pop(event.key(), None):
            end()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take all keys for let go: of those let go elsewhere nothing is heard here."""
        super().focusOutEvent(event)
        ends, self._held = self._held, {}
        for end in ends.values():
            end()

    def _hold(self, key: int, change: Callable[[bool], None]) -> None:
        change(True)
        self._held[key] = lambda: change(False)
