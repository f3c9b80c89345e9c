"""The pointer at the table: lifts, carries and drops cards, and tells a drag from a click."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mao_desktop.engine import Place
from mao_desktop.ui.table.scene.geometry import FRONT, Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.gestures import Gestures
    from mao_desktop.ui.table.scene.seating import Seating
    from mao_desktop.ui.table.scene.tabletop import Tabletop
    from mao_desktop.ui.table.scene.transitions import Transitions

DRAG = 6
"""Distance (pixels) from which on a press is a drag."""
DRAG_Z = 9000
FAR = QPointF(-1000, -1000)


class Origin(Enum):
    """Where a carried card comes from."""

    HAND = auto()
    STACK = auto()
    OTHER = auto()
    """Another's hand, out of which the table lets one take cards."""


class Pointer:
    """Takes hold of cards, carries them and lets them go; what is meant by it is told by gestures."""

    def __init__(self, table: Tabletop, seating: Seating, transitions: Transitions, gestures: Gestures) -> None:
        """Begin with nothing in hand."""
        self._table, self._seating, self._transitions, self._gestures = table, seating, transitions, gestures
        self._held = table.held
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
        if self._held.item is not None:
            self._carry(at)
        elif not held:
            self._table.hover(self._table.hand.card_at(at))
        elif (at - self._press_at).manhattanLength() >= DRAG:
            self._lift(at)

    def release(self, at: QPointF) -> None:
        """Drop what is held, or click what was pressed."""
        if self._held.item is not None:
            self._carry(at)
            self._drop(at)
        elif (at - self._press_at).manhattanLength() < DRAG:
            self._click(at)
        self._press_at = FAR

    def double_click(self, at: QPointF) -> None:
        """Play a card, draw one, or knock once more; the release that follows is no click."""
        item = self._table.hand.card_at(at)
        if item is not None:
            self._table.mark(None)  # the first click marked it; on the next card it would seem to be advice
            self.play(item)
        elif self._table.on_stack(at):
            self._gestures.drawn.emit()
        elif self._seating.place_on(at) is None and self._table.plan.on_wood(at.x(), at.y()):
            self._gestures.knocked.emit(at)
        self._press_at = FAR

    def play(self, item: CardItem) -> None:
        """Play a card of the hand; where the table refuses it, it goes back."""
        self._transitions.leaving = item
        self._gestures.played.emit(item.card)
        self._transitions.leaving = None
        self._table.arrange()

    def cancel(self) -> None:
        """Let the held card go back to where it came from; what is still pressed holds nothing more."""
        self._settle(self._put_back)
        self._press_at = FAR

    def _forget(self) -> None:
        self._held.forget()
        self._reported_lift = False

    # Lifting and carrying

    def _lift(self, at: QPointF) -> None:
        table, begin = self._table, self._press_at
        item = table.hand.card_at(begin)
        if item is not None:
            self._origin = Origin.HAND
        elif table.on_stack(begin):
            self._origin = Origin.STACK
            item = table.lay(None, table.plan.stack(), face_up=False)
        elif table.takes_cards() and (place := self._seating.fan_on(begin)) is not None:
            self._origin, self._place = Origin.OTHER, place
            item = table.lay(None, table.plan.fan(place, 1)[0], face_up=False)
        elif table.on_pile(begin) and not self._stirred:
            self._stirred = True
            self._gestures.touched.emit(Place.PILE)
        if item is not None:
            self._take_up(item, at)

    def _take_up(self, item: CardItem, at: QPointF) -> None:
        self._home = item.spot
        self._grip = self._press_at - QPointF(item.spot.x, item.spot.y)
        self._held.is_new = self._origin is not Origin.HAND
        self._table.motion.stop(item)
        self._held.item, self._held.hovered, self._reported_lift = item, None, False
        item.setZValue(DRAG_Z)
        item.set_lifted(lifted=True)
        self._carry(at)

    def _carry(self, at: QPointF) -> None:
        """Let the card follow; out of the hand's reach it counts as lifted towards the table, inside it is moved."""
        item, table = self._held.item, self._table
        if item is None:
            return
        centre = at - self._grip
        item.lie(Spot(centre.x(), centre.y(), 0, item.spot.height))
        if not self._held.is_new:
            if table.plan.in_hand(at.y()):
                table.make_room(item, at.x())
            elif not self._reported_lift:
                self._reported_lift = True
                self._gestures.lifted.emit(item.card)
        self._gestures.carried.emit()

    # Letting go

    def _drop(self, at: QPointF) -> None:
        """Let go of the held card, and do what is meant by it."""
        match self._origin:
            case Origin.HAND:
                self._settle(lambda item: self._drop_own(item, at))
            case Origin.STACK if self._table.is_running():
                self._settle(self._drop_drawn)
            case Origin.STACK:
                self._settle(lambda item: self._drop_dealt(item, at))
            case Origin.OTHER:
                self._settle(lambda item: self._drop_taken(item, at))

    def _settle(self, let_go: Callable[[CardItem], None]) -> None:
        item, table = self._held.item, self._table
        if item is None:
            return
        item.set_lifted(lifted=False)
        self._transitions.dropped = item.spot if self._held.is_new else None
        let_go(item)
        self._transitions.dropped = None
        if self._held.is_new:  # it did not become a card of the hand
            self._transitions.fly(item, self._home)
        self._forget()
        table.arrange()
        self._gestures.carried.emit()

    def _drop_own(self, item: CardItem, at: QPointF) -> None:
        """Play a card, put it under the stack or away over the table's edge, or leave it in the hand."""
        table, lifted = self._table, self._reported_lift
        middle, stack = table.is_over_middle(), table.is_over_stack()
        self._forget()
        if stack and lifted:
            self._gestures.put_under.emit(item.card)
        elif middle and lifted:
            self.play(item)
        elif lifted and table.puts_away() and table.plan.on_wood(at.x(), at.y()):
            self._gestures.put_away.emit(item.card)
        elif lifted:
            self._gestures.returned.emit(item.card)
        else:
            self._gestures.rearranged.emit()

    def _put_back(self, item: CardItem) -> None:
        if self._origin is Origin.STACK:
            self._gestures.touched.emit(Place.STACK)
        elif self._reported_lift:
            self._gestures.returned.emit(item.card)

    def _drop_drawn(self, _item: CardItem) -> None:
        """Draw a card outside of the middle; put back there the stack was only touched."""
        if self._table.is_over_middle():
            self._gestures.touched.emit(Place.STACK)
        else:
            self._gestures.drawn.emit()

    def _drop_dealt(self, item: CardItem, at: QPointF) -> None:
        """Deal a card to the seat where it is let go; on the pile's place it is the first card."""
        table = self._table
        if not self._table.is_over_middle():
            self._gestures.dealt_to.emit(table.seat_at(table.plan.place_at(at.x(), at.y())))
        elif table.plan.at_pile(item.spot.x):
            self._gestures.first_card.emit()
        else:
            self._gestures.touched.emit(Place.STACK)

    def _drop_taken(self, _item: CardItem, at: QPointF) -> None:
        """Take the card into the own hand; let go elsewhere it goes back."""
        if not self._table.is_over_middle() and self._table.plan.place_at(at.x(), at.y()) == FRONT:
            self._gestures.taken_from.emit(self._table.seat_at(self._place))

    # Clicking

    def _click(self, at: QPointF) -> None:
        table = self._table
        item, place = table.hand.card_at(at), self._seating.place_on(at)
        if self._seating.locked_on(at):
            self._gestures.locked_clicked.emit()
        elif place is not None:
            self._gestures.seat_clicked.emit(table.seat_at(place))
        elif item is not None and not table.face_up:
            self._gestures.hand_clicked.emit()
        elif item is None and table.plan.on_wood(at.x(), at.y()):
            self._gestures.knocked.emit(at)
        else:
            table.mark(item)
