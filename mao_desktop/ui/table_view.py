"""The table's view: fits the scene to the window, and turns keys into commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mao_desktop.ui.keys import command_of, person_key, seat_key
from mao_desktop.ui.nodes import Node, nodes

if TYPE_CHECKING:
    from mao_desktop.ui.scene import TableScene

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class TableView(QGraphicsView):
    """Shows a table scene, always as large as the view."""

    commanded = Signal(object)
    place_chosen = Signal(int)
    hand_key = Signal(int, bool)
    talk_key = Signal(int, bool)
    call_key = Signal(int)
    space = Signal(bool)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Show a scene."""
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 320)
        scene.marked.connect(self._tell_marked)

    def nodes(self) -> list[Node]:
        """List the things on the table for screen readers."""
        return nodes(self.table)

    def _tell_marked(self) -> None:
        """Let a screen reader read the marked card."""
        if QAccessible.isActive():
            marked = next((n for n, node in enumerate(self.nodes()) if node.marked), None)
            if marked is not None:
                event = QAccessibleEvent(self, QAccessible.Event.Focus)
                event.setChild(marked)
                QAccessible.updateAccessibility(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.table.look.ratio = self.devicePixelRatioF()
        self.table.resize(size.width(), size.height())
        self.resetCachedContent()

    def leaveEvent(self, event: QEvent) -> None:
        """Lay down what was drawn up under the pointer."""
        self.table.pointer.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Carry a key's command out."""
        key, modifiers = event.key(), event.modifiers()
        command = command_of(key, modifiers)
        if command is not None:
            self.commanded.emit(command)
        elif not event.isAutoRepeat() and self._person_key(key, modifiers, held=True):
            pass
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.space.emit(True)
        elif (place := seat_key(key)) is not None:
            self.place_chosen.emit(place)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End what lasts only while a key is held."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            self.space.emit(False)
        elif not self._person_key(event.key(), event.modifiers(), held=False):
            event.ignore()

    def _person_key(self, key: int, modifiers: Qt.KeyboardModifier, *, held: bool) -> bool:
        person = person_key(key)
        if person is None:
            return False
        if not held:
            self.hand_key.emit(person, False)
            self.talk_key.emit(person, False)
        elif modifiers & _SHIFT:
            self.call_key.emit(person)
        elif modifiers & _CONTROL:
            self.talk_key.emit(person, True)
        else:
            self.hand_key.emit(person, True)
        return True
