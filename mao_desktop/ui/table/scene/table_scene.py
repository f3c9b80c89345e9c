"""The table as a scene: lays out what a view shows, carries cards about, and reports what hands do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSceneMouseEvent

from mao_desktop.ui.game.table_features import is_invisible
from mao_desktop.ui.table.scene.card_items import CROWD, BacksItem, CardItem
from mao_desktop.ui.table.scene.felt import draw_table
from mao_desktop.ui.table.scene.front_hand import FrontHand
from mao_desktop.ui.table.scene.geometry import Plan, Spot
from mao_desktop.ui.table.scene.indicators import IndicatorsItem
from mao_desktop.ui.table.scene.motion import MOVE, SHIFT, Motion
from mao_desktop.ui.table.scene.plates import indicators_of
from mao_desktop.ui.table.scene.pointer import Pointer
from mao_desktop.ui.table.scene.seating import Seating
from mao_desktop.ui.table.scene.transitions import Transitions, seen

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.view import View
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.plate_item import Plate, PlateItem

DIM_Z, GLIMPSE_Z, HAND_Z, PILE_Z = 8000, 4500, 1000, 100
THROUGH = 0.6
"""So opaque is a card on the pile through which the table looks."""
RIPPLE = 350
"""A knock can be seen for so long (ms)."""
GLIMPSE = 2_500
"""Cards that one may not look at are shown for so long (ms) to who looks all the same."""


class TableScene(QGraphicsScene):
    """Shows one seat's view; the seat stands at the front."""

    lifted = Signal(object)
    returned = Signal(object)
    played = Signal(object)
    drawn = Signal()
    touched = Signal(object)
    put_away = Signal(object)
    taken_from = Signal(int)
    dealt_to = Signal(int)
    first_card = Signal()
    knocked = Signal()
    hand_clicked = Signal()
    locked_clicked = Signal()
    seat_clicked = Signal(int)
    rearranged = Signal()
    marked = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Begin with an empty table."""
        super().__init__(parent)
        self.look = look
        self.motion = Motion(self)
        self.view: View | None = None
        self.features: TableFeatures | None = None
        self.face_up = False
        self.plan = Plan(1280, 720, 4, look.font.pixelSize())
        self.hand = FrontHand()
        self.pile: dict[int, CardItem] = {}
        self.seating = Seating(self, look)
        self.speaking: frozenset[int] = frozenset()
        self._stack = BacksItem(look, piled=True)
        self._indicators = IndicatorsItem(look)
        self.pointer = Pointer(self)
        self.ways = Transitions(self)
        self.glimpsed: list[CardItem] = []
        self._glimpse = QTimer(self)
        self._glimpse.setSingleShot(True)
        self._glimpse.setInterval(GLIMPSE)
        self._glimpse.timeout.connect(self.end_glimpse)
        self._dim = QGraphicsRectItem()
        self._dim.setPen(Qt.PenStyle.NoPen)
        self._dim.setBrush(QColor(0, 0, 0, 110))
        self._dim.setZValue(DIM_Z)
        self._dim.hide()
        self.addItem(self._dim)
        self.addItem(self._indicators)
        self.addItem(self._stack)

    # What is shown

    def show_view(self, view: View, features: TableFeatures, *, face_up: bool) -> None:
        """Show a view; what changed since the last one of the same seat glides to its place."""
        before = self.view
        self.view, self.features = view, features
        if before is None or before.seat != view.seat or before.seats != view.seats:
            self._lay_afresh(view)
            before = None
        else:
            self.ways.follow(before, view)
        self._turn(face_up=face_up)
        self.arrange()
        self._write()

    def resize(self, width: int, height: int) -> None:
        """Lay the table out for another size; what moves arrives at once."""
        self.motion.finish()
        self.end_glimpse()
        self.setSceneRect(QRectF(0, 0, width, height))
        self._dim.setRect(self.sceneRect())
        self._replan()

    def show_glimpse(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Show cards at a seat for a moment."""
        self.end_glimpse()
        for card, spot in zip(cards, self.plan.shown(self.place_of(seat), len(cards)), strict=True):
            item = self.lay(card, spot)
            item.setZValue(GLIMPSE_Z)
            self.glimpsed.append(item)
        self._glimpse.start()

    def end_glimpse(self) -> None:
        """Show what was seen for a moment no longer."""
        for item in self.glimpsed:
            self.removeItem(item)
        self.glimpsed.clear()

    def set_dim(self, *, dim: bool) -> None:
        """Dim the table, as in a point of order."""
        self._dim.setVisible(dim)

    def restyle(self) -> None:
        """Show everything anew in a changed look."""
        self._replan()
        for item in self.items():
            item.update()
        self.invalidate()

    def _replan(self) -> None:
        self.plan = self._planned(len(self.view.seats) if self.view else self.plan.places)
        if self.view is None:
            return
        for number, item in self.pile.items():
            self.motion.stop(item)
            item.lie(self.pile_spot(number))
        for item, spot in zip(self.hand, self.hand.spots(self.plan, self.pointer.hovered), strict=True):
            if item is not self.pointer.card:
                self.motion.stop(item)
                item.lie(spot)
        self._write()

    def _planned(self, places: int) -> Plan:
        """Plan a table of so many places for the room that there is."""
        rect = self.sceneRect()
        return Plan(max(320.0, rect.width()), max(240.0, rect.height()), places, self.look.font.pixelSize())

    def place_of(self, seat: int) -> int:
        """Tell where a seat sits, counted clockwise from the front."""
        view = self.view
        return (seat - view.seat) % len(view.seats) if view else 0

    def seat_at(self, place: int) -> int:
        """Tell who sits at a place."""
        view = self.view
        return (view.seat + place) % len(view.seats) if view else 0

    def _lay_afresh(self, view: View) -> None:
        """Lay everything out without a glide, as for another seat."""
        for item in (*self.hand, *self.pile.values()):
            self.motion.stop(item)
        for item in (*self.hand, *self.pile.values()):
            self.removeItem(item)
        self.ways.forget()
        self.pointer.forget()
        self.end_glimpse()
        self.hand.cursor = None
        self.plan = self._planned(len(view.seats))
        self.seating.set_places(len(view.seats))
        spots = self.plan.hand(len(view.hand))
        self.hand.hold([self.lay(card, spot) for card, spot in zip(view.hand, spots, strict=True)])
        self.pile = {lain.id: self.lay(lain.card, self.pile_spot(lain.id)) for lain in seen(view)}

    def lay(self, card: Card | None, spot: Spot, *, face_up: bool = True) -> CardItem:
        """Lay one more card on the table; of None only the back may be known."""
        item = CardItem(self.look, card, spot, face_up=face_up)
        self.addItem(item)
        return item

    def _turn(self, *, face_up: bool) -> None:
        self.face_up = face_up
        for item in self.hand:
            item.turn(face_up=face_up)

    def arrange(self, length: int = SHIFT) -> None:
        """Let every card of the hand and of the pile go to its place."""
        self.hand.show_mark()
        spots = self.hand.spots(self.plan, self.pointer.hovered)
        for n, (item, spot) in enumerate(zip(self.hand, spots, strict=True)):
            if item is self.pointer.card:
                continue
            item.setZValue(HAND_Z + n)
            item.flat = n > 0 and len(self.hand) > CROWD
            far = abs(item.spot.y - spot.y) > spot.height * 0.5
            self.motion.move(item, spot, MOVE if far else length)
        for number, item in self.pile.items():
            depth = self._depth(number)
            item.setZValue(PILE_Z - depth)
            item.setOpacity(THROUGH if self._is_invisible(item) and depth + 1 < len(self.pile) else 1)
            self.motion.move(item, self.pile_spot(number), MOVE)

    def pile_spot(self, number: int) -> Spot:
        """Give the place of a card on the pile: what lies under others peeps out."""
        return self.plan.pile(number, self._depth(number))

    def _depth(self, number: int) -> int:
        """Count the cards that lie on a card of the pile."""
        pile = self.view.pile if self.view else ()
        return next((n for n, lain in enumerate(reversed(pile)) if lain.id == number), len(self.pile))

    def _is_invisible(self, item: CardItem) -> bool:
        if self.view is None or item.card is None:
            return False
        return is_invisible(self.view.judged.rules, item.card)

    # Names and indicators

    def _write(self) -> None:
        """Write name plates and indicators for the present view."""
        view = self.view
        if view is None or self.features is None:
            return
        self.seating.show(view, self.features, self.plan, self.speaking)
        depth = min(6, max(0, -(-view.stack // 12)))
        spot = self.plan.stack()
        self._stack.lay(tuple(Spot(spot.x - n * 1.6, spot.y - n * 1.6, 0, spot.height) for n in range(depth)))
        drop = self.pointer.over_middle()
        self._indicators.show_indicators(indicators_of(view, drop=drop), self.plan)

    @property
    def plates(self) -> list[PlateItem]:
        """The name plates by their places."""
        return self.seating.plates

    def plate(self, seat: int) -> Plate:
        """Tell what stands on a seat's name plate."""
        return self.seating.plate(self.place_of(seat))

    def set_speaking(self, seats: frozenset[int]) -> None:
        """Show who speaks."""
        if seats != self.speaking:
            self.speaking = seats
            self._write()

    # What the keyboard does

    def move_cursor(self, step: int) -> None:
        """Move the keyboard's mark along the hand; the first step puts it there."""
        if self.hand.move_cursor(step):
            self.arrange()
            self.marked.emit()

    def move_card(self, step: int) -> None:
        """Move the marked card along the hand."""
        if self.hand.move_card(step):
            self.arrange()
            self.rearranged.emit()
            self.marked.emit()

    def play_marked(self) -> None:
        """Play the marked card."""
        if item := self.hand.marked():
            self.play_item(item)

    def marked_card(self) -> Card | None:
        """Give the marked card; None where there is none, or where it is hidden."""
        item = self.hand.marked()
        return item.card if item else None

    def play_item(self, item: CardItem) -> None:
        """Play a card of the hand; where the table refuses it, it goes back."""
        self.ways.leaving = item
        self.played.emit(item.card)
        self.ways.leaving = None
        self.arrange()

    def sort(self, *, by_suit: bool) -> None:
        """Sort the hand by suit and rank, or by rank and suit."""
        self.hand.sort(by_suit=by_suit)
        self.arrange(MOVE)
        self.rearranged.emit()

    def cancel(self) -> None:
        """Let a dragged card go back to its place."""
        if self.pointer.card is not None:
            self.pointer.cancel()
        elif self.hand.cursor is not None:
            self.mark(None)

    # What the mouse does

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a card, the stack or a seat."""
        if event.button() is Qt.MouseButton.LeftButton and not self.pointer.card:
            self.pointer.press(event.scenePos())
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let a held card follow the pointer at once; without one, draw up the card under it."""
        self.pointer.move(event.scenePos(), held=bool(event.buttons() & Qt.MouseButton.LeftButton))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what is held, or take the press for a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(event.scenePos())
            event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play a card, or draw one."""
        self.pointer.double_click(event.scenePos())
        event.accept()

    def mark(self, item: CardItem | None) -> None:
        """Put the keyboard's mark on a card, or take it away."""
        self.hand.mark(item)
        self.arrange()

    def on_stack(self, at: QPointF) -> bool:
        """Tell whether a point is on the stack."""
        spot, reach = self.plan.stack(), self.plan.middle_height * 0.06
        return bool(self.view and self.view.stack) and spot.holds(at.x(), at.y(), reach)

    def on_pile(self, at: QPointF) -> bool:
        """Tell whether a point is on the pile."""
        return any(item.covers(at) for item in self.pile.values())

    def is_running(self) -> bool:
        """Tell whether a round is being played."""
        return self.view is not None and self.view.judged.running

    def takes_cards(self) -> bool:
        """Tell whether one can take cards out of others' hands here."""
        return self.is_running() and self.features is not None and self.features.taking

    def puts_away(self) -> bool:
        """Tell whether one can put cards away over the table's edge here."""
        return self.features is not None and self.features.putting_away

    def knock_at(self, at: QPointF) -> None:
        """Knock on the wood; a ring shows where."""
        size = self.look.font.pixelSize()
        ring = self.addEllipse(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))
        ring.setPen(QPen(QColor(self.look.theme.accent), size * 0.2))
        QTimer.singleShot(RIPPLE, self, lambda: self.removeItem(ring))
        self.knocked.emit()

    def make_room(self, item: CardItem, x: float) -> None:
        """Move a held card of the hand to the place that belongs to `x`."""
        if self.hand.put(item, self.plan.slot(x, len(self.hand))):
            self.arrange()

    def show_drop(self) -> None:
        """Show whether what is held would be played where it is."""
        drop = self.pointer.over_middle()
        if drop != self._indicators.indicators.drop:
            self._indicators.show_indicators(replace(self._indicators.indicators, drop=drop), self.plan)

    # The felt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt and the wood around it."""
        draw_table(painter, QRectF(rect), self.sceneRect(), self.plan, self.look.theme)
