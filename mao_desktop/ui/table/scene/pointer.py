"""The pointer at the table: lifts, carries and drops cards, and tells a drag from a click."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mao_desktop.engine.events import Place
from mao_desktop.ui.table.scene.geometry import FRONT, Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.cards import Card
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.table_scene import TableScene

DRAG = 6
"""From so many pixels on a press is a drag."""
DRAG_Z = 9000
FAR = QPointF(-1000, -1000)


class Origin(Enum):
    """Where a carried card comes from."""

    HAND = auto()
    STACK = auto()
    OTHER = auto()
    """Another's hand, out of which the table lets one take cards."""


class Pointer:
    """What hangs on the pointer, or would if it were pressed.

    `card` is the card that is carried; `is_new` while it is no card of the front hand; `hovered` is the one under the
    pointer.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin with nothing."""
        self._scene = scene
        self.card: CardItem | None = None
        self.is_new = False
        self.hovered: CardItem | None = None
        self._origin = Origin.HAND
        self._place = FRONT
        self._home = Spot(0, 0, 0, 0)
        self._press_at = FAR
        self._grip = QPointF()
        self._reported_lift = False
        self._stirred = False

    def press(self, at: QPointF) -> None:
        """Take hold of what is there."""
        self._press_at, self._stirred = at, False

    def move(self, at: QPointF, *, held: bool) -> None:
        """Carry what is held; draw up the card under a pointer that holds nothing."""
        if self.card is not None:
            self._carry(at)
        elif not held:
            self.hover(self._scene.hand.card_at(at))
        elif (at - self._press_at).manhattanLength() >= DRAG:
            self._lift(at)

    def release(self, at: QPointF) -> None:
        """Drop what is held, or click what was pressed."""
        if self.card is not None:
            self._carry(at)
            self._drop(at)
        elif (at - self._press_at).manhattanLength() < DRAG:
            self._click(at)
        self._press_at = FAR

    def double_click(self, at: QPointF) -> None:
        """Play a card, draw one, or knock once more; the release that follows is no click."""
        item = self._scene.hand.card_at(at)
        if item is not None:
            self._scene.play_item(item)
        elif self._scene.on_stack(at):
            self._scene.drawn.emit()
        elif self._scene.seating.place_on(at) is None and self._scene.plan.on_wood(at.x(), at.y()):
            self._scene.knock_at(at)
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
        """Let the carried card become one of the hand."""
        if self.card is not None:
            self.card.card = card
        self.is_new = False

    def forget(self) -> None:
        """Hold nothing any more."""
        self.card, self.hovered = None, None
        self.is_new, self._reported_lift = False, False

    def give_away(self) -> CardItem | None:
        """Let go of the carried card for good, where it is no card of the front hand; None where there is none."""
        item = self.card if self.is_new else None
        if item is not None:
            self.card, self.is_new = None, False
        return item

    def cancel(self) -> None:
        """Let the held card go back to where it came from; what is still pressed holds nothing more."""
        self._settle(self._put_back)
        self._press_at = FAR

    # Lifting and carrying

    def _lift(self, at: QPointF) -> None:
        scene, begin = self._scene, self._press_at
        item = scene.hand.card_at(begin)
        if item is not None:
            self._origin = Origin.HAND
        elif scene.on_stack(begin):
            self._origin = Origin.STACK
            item = scene.lay(None, scene.plan.stack(), face_up=False)
        elif scene.takes_cards() and (place := scene.seating.fan_on(begin)) is not None:
            self._origin, self._place = Origin.OTHER, place
            item = scene.lay(None, scene.plan.fan(place, 1)[0], face_up=False)
        elif scene.on_pile(begin) and not self._stirred:
            self._stirred = True
            scene.touched.emit(Place.PILE)
        if item is not None:
            self._take_up(item, at)

    def _take_up(self, item: CardItem, at: QPointF) -> None:
        self._home = item.spot
        self._grip = self._press_at - QPointF(item.spot.x, item.spot.y)
        self.is_new = self._origin is not Origin.HAND
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

    # Letting go

    def _drop(self, at: QPointF) -> None:
        """Let go of the held card, and do what is meant by it."""
        match self._origin:
            case Origin.HAND:
                self._settle(lambda item: self._drop_own(item, at))
            case Origin.STACK if self._scene.is_running():
                self._settle(self._drop_drawn)
            case Origin.STACK:
                self._settle(lambda item: self._drop_dealt(item, at))
            case Origin.OTHER:
                self._settle(lambda item: self._drop_taken(item, at))

    def _settle(self, let_go: Callable[[CardItem], None]) -> None:
        item, scene = self.card, self._scene
        if item is None:
            return
        item.set_lifted(lifted=False)
        scene.ways.dropped = item.spot if self.is_new else None
        let_go(item)
        scene.ways.dropped = None
        if self.is_new:  # it did not become a card of the hand
            scene.ways.fly(item, self._home)
        self.forget()
        scene.arrange()
        scene.show_drop()

    def _drop_own(self, item: CardItem, at: QPointF) -> None:
        """Play a card, put it away over the table's edge, or leave it in the hand."""
        scene, middle, lifted = self._scene, self.over_middle(), self._reported_lift
        self.forget()
        if middle and lifted:
            scene.play_item(item)
        elif lifted and scene.puts_away() and scene.plan.on_wood(at.x(), at.y()):
            scene.put_away.emit(item.card)
        elif lifted:
            scene.returned.emit(item.card)
        else:
            scene.rearranged.emit()

    def _put_back(self, item: CardItem) -> None:
        if self._origin is Origin.STACK:
            self._scene.touched.emit(Place.STACK)
        elif self._reported_lift:
            self._scene.returned.emit(item.card)

    def _drop_drawn(self, _item: CardItem) -> None:
        """Draw a card outside of the middle; put back there the stack was only touched."""
        if self.over_middle():
            self._scene.touched.emit(Place.STACK)
        else:
            self._scene.drawn.emit()

    def _drop_dealt(self, item: CardItem, at: QPointF) -> None:
        """Deal a card to the seat where it is let go; on the pile's place it is the first card."""
        scene = self._scene
        if not self.over_middle():
            scene.dealt_to.emit(scene.seat_at(scene.plan.place_at(at.x(), at.y())))
        elif scene.plan.at_pile(item.spot.x):
            scene.first_card.emit()
        else:
            scene.touched.emit(Place.STACK)

    def _drop_taken(self, _item: CardItem, at: QPointF) -> None:
        """Take the card into the own hand; let go elsewhere it goes back."""
        if not self.over_middle() and self._scene.plan.place_at(at.x(), at.y()) == FRONT:
            self._scene.taken_from.emit(self._scene.seat_at(self._place))

    # Clicking

    def _click(self, at: QPointF) -> None:
        scene = self._scene
        item, place = scene.hand.card_at(at), scene.seating.place_on(at)
        if scene.seating.locked_on(at):
            scene.locked_clicked.emit()
        elif place is not None:
            scene.seat_clicked.emit(scene.seat_at(place))
        elif item is not None and not scene.face_up:
            scene.hand_clicked.emit()
        elif item is None and scene.plan.on_wood(at.x(), at.y()):
            scene.knock_at(at)
        else:
            scene.mark(item)
