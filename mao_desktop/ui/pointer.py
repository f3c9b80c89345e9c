"""The pointer at the table: lifts, carries and drops cards, and tells a drag from a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mao_desktop.engine.events import Place
from mao_desktop.ui.geometry import Spot

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.ui.items import CardItem
    from mao_desktop.ui.scene import TableScene

DRAG = 6
"""From so many pixels on a press is a drag."""
DRAG_Z = 9000
FAR = QPointF(-1000, -1000)


class Pointer:
    """What hangs on the pointer, or would if it were pressed.

    `card` is the card that is carried; `is_new` while it comes off the stack and was not drawn yet; `hovered` is the
    one under the pointer.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin with nothing."""
        self._scene = scene
        self.card: CardItem | None = None
        self.is_new = False
        self.hovered: CardItem | None = None
        self._pressed: CardItem | None = None
        self._press_at = FAR
        self._grip = QPointF()
        self._reported_lift = False

    def press(self, at: QPointF) -> None:
        """Take hold of what is there."""
        self._press_at = at
        self._pressed = self._scene.card_at(at)
        if self._pressed:
            self._grip = at - QPointF(self._pressed.spot.x, self._pressed.spot.y)

    def move(self, at: QPointF, *, held: bool) -> None:
        """Carry what is held; draw up the card under a pointer that holds nothing."""
        if self.card is not None:
            self._carry(at)
        elif not held:
            self.hover(self._scene.card_at(at))
        elif (at - self._press_at).manhattanLength() >= DRAG:
            self._lift(at)

    def release(self, at: QPointF) -> None:
        """Drop what is held, or click what was pressed."""
        if self.card is not None:
            self._carry(at)
            self.let_go(played=self.over_middle())
        elif (at - self._press_at).manhattanLength() < DRAG:
            self._click(at)
        self._pressed = None

    def double_click(self, at: QPointF) -> None:
        """Play a card, or draw one; the release that follows is no click."""
        item = self._scene.card_at(at)
        if item is not None:
            self._scene.play_item(item)
        elif self._on_stack(at):
            self._scene.drawn.emit()
        self._press_at = FAR

    def hover(self, item: CardItem | None) -> None:
        """Draw up a card, or lay down the one that was."""
        if item is not self.hovered:
            self.hovered = item
            self._scene.arrange()

    def over_middle(self) -> bool:
        """Tell whether a card is held where it would be played."""
        return self.card is not None and self._scene.plan.in_middle(self.card.spot.x, self.card.spot.y)

    def becomes(self, card: Card) -> None:
        """Let the card off the stack become one of the hand."""
        if self.card is not None:
            self.card.card = card
        self.is_new = False

    def forget(self) -> None:
        """Hold nothing any more."""
        self.card, self._pressed, self.hovered = None, None, None
        self.is_new, self._reported_lift = False, False

    def let_go(self, *, played: bool) -> None:
        """Drop the held card: onto the pile, into the hand, or back where it came from."""
        item, scene, reported = self.card, self._scene, self._reported_lift
        if item is None:
            return
        item.set_lifted(lifted=False)
        if self.is_new:
            self._drop_drawn(item, drawn=not played)
        else:
            self.forget()
            if played and reported:
                scene.play_item(item)
            elif reported:
                scene.returned.emit(item.card)
            else:
                scene.rearranged.emit()
        scene.arrange()
        scene.show_drop()

    def _drop_drawn(self, item: CardItem, *, drawn: bool) -> None:
        """Let go of a card off the stack: outside the middle it is drawn, else only touched."""
        if drawn:
            self._scene.drawn.emit()
        else:
            self._scene.touched.emit(Place.STACK)
        if self.is_new:  # it did not become a card of the hand
            self._scene.back_to_stack(item)
        self.forget()

    def _lift(self, at: QPointF) -> None:
        item = self._pressed
        if item is None and self._on_stack(self._press_at):
            item = self._scene.off_stack()
            self._grip = self._press_at - QPointF(item.spot.x, item.spot.y)
            self.is_new = True
        if item is None:
            return
        self._scene.motion.stop(item)
        self.card, self.hovered, self._reported_lift = item, None, False
        item.setZValue(DRAG_Z)
        item.set_lifted(lifted=True)
        self._carry(at)

    def _carry(self, at: QPointF) -> None:
        """Let the card follow; out of the hand's reach it counts as lifted towards the table, inside it is moved."""
        item, scene = self.card, self._scene
        if item is None:
            return
        centre = at - self._grip
        item.lie(Spot(centre.x(), centre.y(), 0, item.spot.height))
        if not self.is_new:
            if scene.plan.in_hand(at.y()):
                scene.make_room(item, at.x())
            elif not self._reported_lift:
                self._reported_lift = True
                scene.lifted.emit(item.card)
        scene.show_drop()

    def _click(self, at: QPointF) -> None:
        seat = self._scene.seat_on(at)
        if seat is not None:
            self._scene.seat_clicked.emit(seat)
        else:
            self._scene.mark(self._scene.card_at(at))

    def _on_stack(self, at: QPointF) -> bool:
        spot = self._scene.plan.stack()
        reach = spot.height * 0.06
        near = abs(at.x() - spot.x) < spot.width / 2 + reach and abs(at.y() - spot.y) < spot.height / 2 + reach
        return near and self._scene.view is not None and self._scene.view.stack > 0
