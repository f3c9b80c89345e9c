"""The table as a scene: lays out what a view shows, carries cards about, and reports what hands do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSceneMouseEvent

from mao_desktop.engine.cards import Rank, Suit
from mao_desktop.ui.geometry import FRONT, Plan, Spot
from mao_desktop.ui.items import CROWD, BacksItem, CardItem, Look, Plate, PlateItem
from mao_desktop.ui.motion import MOVE, SHIFT, STAGGER, Motion
from mao_desktop.ui.plates import plate_of, signs_of
from mao_desktop.ui.pointer import Pointer
from mao_desktop.ui.signs import SignsItem

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.table import Lain
    from mao_desktop.engine.view import View

SEEN = 3
"""So many cards of the pile can be seen."""
FLIGHT_Z, DIM_Z, PLATE_Z, HAND_Z = 5000, 8000, 4000, 1000
MOST_FLIGHTS = 6
"""Of more cards that go one way at once only so many are shown flying."""
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
RANK_ORDER = tuple(Rank)


class TableScene(QGraphicsScene):
    """Shows one seat's view; the seat stands at the front."""

    lifted = Signal(object)
    returned = Signal(object)
    played = Signal(object)
    drawn = Signal()
    touched = Signal(object)
    seat_clicked = Signal(int)
    rearranged = Signal()
    marked = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Begin with an empty table."""
        super().__init__(parent)
        self.look = look
        self.motion = Motion(self)
        self.view: View | None = None
        self.face_up = False
        self.cursor: int | None = None
        self.plan = Plan(1280, 720, 4, look.font.pixelSize())
        self.hand: list[CardItem] = []
        self.pile: dict[int, CardItem] = {}
        self.plates: list[PlateItem] = []
        self.speaking: frozenset[int] = frozenset()
        self._fans: list[BacksItem] = []
        self._stack = BacksItem(look, piled=True)
        self._signs = SignsItem(look)
        self._flights: set[CardItem] = set()
        self.pointer = Pointer(self)
        self._leaving: CardItem | None = None
        self._dim = QGraphicsRectItem()
        self._dim.setPen(Qt.PenStyle.NoPen)
        self._dim.setBrush(QColor(0, 0, 0, 110))
        self._dim.setZValue(DIM_Z)
        self._dim.hide()
        self.addItem(self._dim)
        self.addItem(self._signs)
        self.addItem(self._stack)

    # What is shown

    def show_view(self, view: View, *, face_up: bool) -> None:
        """Show a view; what changed since the last one of the same seat glides to its place."""
        before = self.view
        self.view = view
        if before is None or before.seat != view.seat or before.seats != view.seats:
            self._lay_afresh(view)
            before = None
        else:
            self._follow(before, view)
        self._turn(face_up=face_up)
        self.arrange()
        self._write()

    def resize(self, width: int, height: int) -> None:
        """Lay the table out for another size; what moves arrives at once."""
        self.motion.finish()
        self.setSceneRect(QRectF(0, 0, width, height))
        self._dim.setRect(self.sceneRect())
        self._replan()

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
        rect = self.sceneRect()
        places = len(self.view.seats) if self.view else self.plan.places
        self.plan = Plan(max(320.0, rect.width()), max(240.0, rect.height()), places, self.look.font.pixelSize())
        if self.view is None:
            return
        for number, item in self.pile.items():
            self.motion.stop(item)
            item.lie(self.plan.pile(number))
        for item, spot in zip(self.hand, self._hand_spots(), strict=True):
            if item is not self.pointer.card:
                self.motion.stop(item)
                item.lie(spot)
        self._write()

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
        for item in (*self.hand, *self.pile.values(), *self._flights, *self._fans, *self.plates):
            self.motion.stop(item) if isinstance(item, CardItem) else None
            self.removeItem(item)
        self._flights.clear()
        self.pointer.forget()
        self.cursor = None
        places = len(view.seats)
        rect = self.sceneRect()
        self.plan = Plan(max(320.0, rect.width()), max(240.0, rect.height()), places, self.look.font.pixelSize())
        self._fans = [BacksItem(self.look) for _ in range(places)]
        self.plates = [PlateItem(self.look) for _ in range(places)]
        for item in (*self._fans, *self.plates):
            self.addItem(item)
        for plate in self.plates:
            plate.setZValue(PLATE_Z)
        self.hand = [
            self._add(card, spot) for card, spot in zip(view.hand, self.plan.hand(len(view.hand)), strict=True)
        ]
        self.pile = {lain.id: self._add(lain.card, self.plan.pile(lain.id)) for lain in view.pile[-SEEN:]}

    def _add(self, card: Card | None, spot: Spot, *, face_up: bool = True) -> CardItem:
        item = CardItem(self.look, card, spot, face_up=face_up)
        self.addItem(item)
        return item

    def _follow(self, before: View, view: View) -> None:
        """Let cards go the ways that lead from one view to the next."""
        old = {lain.id for lain in before.pile}
        new = {lain.id for lain in view.pile}
        came = [lain for lain in view.pile if lain.id not in old]
        for lain in came[-SEEN:]:
            self._put_on_pile(lain, before, view)
        back = [lain for lain in before.pile if lain.id not in new]
        grown = [now - then for then, now in zip(before.hands, view.hands, strict=True)]
        for lain in back:
            if grown[lain.seat] > 0:
                grown[lain.seat] -= 1
                self._take_back(lain, view)
        shown = {lain.id for lain in view.pile[-SEEN:]}
        for lain in view.pile[-SEEN:]:
            if lain.id not in self.pile:
                self.pile[lain.id] = self._add(lain.card, self.plan.pile(lain.id))
        for number in [n for n in self.pile if n not in shown]:
            self._retire(self.pile.pop(number), after=MOVE if number in new else 0)
        self._match_hand(view)
        for seat, count in enumerate(grown):
            if seat != view.seat:
                self._fly_to(seat, count)

    def _put_on_pile(self, lain: Lain, before: View, view: View) -> None:
        """Let a card go onto the pile from where it was seen last."""
        spot = self.plan.pile(lain.id)
        item = None
        if lain.seat == view.seat:
            candidates = [i for i in self.hand if i.card == lain.card]
            item = self._leaving if self._leaving in candidates else next(iter(candidates), None)
        if item is not None:
            if item is self.pointer.card:
                self.pointer.forget()
            self.hand.remove(item)
            item.mark(marked=False)
            item.set_lifted(lifted=False)
            item.turn(face_up=True)
        else:
            dealt = before.hands[lain.seat] <= view.hands[lain.seat]
            item = self._add(lain.card, self.plan.stack() if dealt else self._door(lain.seat))
        self._leaving = None
        item.flat = False
        self.pile[lain.id] = item
        self.motion.move(item, spot, MOVE)

    def _door(self, seat: int) -> Spot:
        """Give the spot at which cards come out of a hand or go into it."""
        spots = self.plan.fan(self.place_of(seat), 1) if self.place_of(seat) != FRONT else self.plan.hand(1)
        return spots[0]

    def _take_back(self, lain: Lain, view: View) -> None:
        """Let a card of the pile go back to its hand."""
        item = self.pile.pop(lain.id, None) or self._add(lain.card, self.plan.pile(lain.id))
        if lain.seat == view.seat:
            self.hand.append(item)
        else:
            self._fly(item, self._door(lain.seat))

    def _retire(self, item: CardItem, after: int) -> None:
        """Let a covered card lie until what covers it has come."""
        if after and self.motion.enabled:
            self._flights.add(item)
            item.setZValue(-1)
            self.motion.move(item, Spot(*self._where(item), item.spot.height), after, done=lambda: self._land(item))
        else:
            self.motion.stop(item)
            self.removeItem(item)

    @staticmethod
    def _where(item: CardItem) -> tuple[float, float, float]:
        return item.spot.x + 0.01, item.spot.y, item.spot.angle

    def _fly(self, item: CardItem, to: Spot, delay: int = 0) -> None:
        item.setZValue(FLIGHT_Z + len(self._flights))
        self._flights.add(item)
        self.motion.move(item, to, MOVE, delay, done=lambda: self._land(item))

    def _land(self, item: CardItem) -> None:
        self._flights.discard(item)
        self.removeItem(item)

    def _fly_to(self, seat: int, count: int) -> None:
        """Let backs fly from the stack to another hand."""
        for number in range(min(count, MOST_FLIGHTS)):
            item = self._add(None, self.plan.stack(), face_up=False)
            self._fly(item, self._door(seat), number * STAGGER)

    def _match_hand(self, view: View) -> None:
        """Let the hand hold what the view says, in the order that its owner gave it."""
        wanted = Counter(view.hand)
        kept = []
        for item in self.hand:
            if item.card is not None and wanted[item.card]:
                wanted[item.card] -= 1
                kept.append(item)
            else:
                if item is self.pointer.card:
                    self.pointer.forget()
                self.motion.stop(item)
                self.removeItem(item)
        card = next(wanted.elements(), None)
        if card is not None and self.pointer.card and self.pointer.is_new:
            wanted[card] -= 1
            kept.append(self.pointer.card)
            self.pointer.becomes(card)
        self.hand = kept
        for card in wanted.elements():
            self.hand.append(self._add(card, self.plan.stack(), face_up=self.face_up))

    def _turn(self, *, face_up: bool) -> None:
        self.face_up = face_up
        for item in self.hand:
            item.turn(face_up=face_up)

    def _hand_spots(self) -> list[Spot]:
        spots = []
        for item, spot in zip(self.hand, self.plan.hand(len(self.hand)), strict=True):
            up = item is self.pointer.hovered or item.marked
            lift = spot.height * 0.13 if up else 0
            spots.append(Spot(spot.x, spot.y - lift, spot.angle, spot.height))
        return spots

    def arrange(self, length: int = SHIFT) -> None:
        """Let every card of the hand and of the pile go to its place."""
        if self.cursor is not None:
            self.cursor = min(self.cursor, len(self.hand) - 1) if self.hand else None
        for n, item in enumerate(self.hand):
            item.mark(marked=n == self.cursor)
        for n, (item, spot) in enumerate(zip(self.hand, self._hand_spots(), strict=True)):
            if item is self.pointer.card:
                continue
            item.setZValue(HAND_Z + n)
            item.flat = n > 0 and len(self.hand) > CROWD
            far = abs(item.spot.y - spot.y) > spot.height * 0.5
            self.motion.move(item, spot, MOVE if far else length)
        for n, (number, item) in enumerate(sorted(self.pile.items(), key=lambda pair: self._depth(pair[0]))):
            item.setZValue(10 + n)
            self.motion.move(item, self.plan.pile(number), MOVE)

    def _depth(self, number: int) -> int:
        pile = self.view.pile if self.view else ()
        return next((n for n, lain in enumerate(pile) if lain.id == number), -1)

    # Names and signs

    def _write(self) -> None:
        """Write name plates and signs for the present view."""
        view = self.view
        if view is None:
            return
        for place, item in enumerate(self.plates):
            seat = self.seat_at(place)
            x, y = self.plan.seat(place)
            item.write(self.plate(seat), x, y)
            if place != FRONT:
                self._fans[place].lay(self.plan.fan(place, view.hands[seat]))
        depth = min(6, max(0, -(-view.stack // 12)))
        spot = self.plan.stack()
        self._stack.lay(tuple(Spot(spot.x - n * 1.6, spot.y - n * 1.6, 0, spot.height) for n in range(depth)))
        drop = self.pointer.over_middle()
        self._signs.show_signs(signs_of(view, drop=drop), self.plan)

    def plate(self, seat: int) -> Plate:
        """Tell what stands on a seat's name plate."""
        return plate_of(self.view, seat, self.speaking) if self.view else Plate("", 0)

    def set_speaking(self, seats: frozenset[int]) -> None:
        """Show who speaks."""
        if seats != self.speaking:
            self.speaking = seats
            self._write()

    # What the keyboard does

    def move_cursor(self, step: int) -> None:
        """Move the keyboard's mark along the hand; the first step puts it there."""
        if self.hand:
            begin = 0 if step > 0 else len(self.hand) - 1
            self.cursor = begin if self.cursor is None else (self.cursor + step) % len(self.hand)
            self.arrange()
            self.marked.emit()

    def move_card(self, step: int) -> None:
        """Move the marked card along the hand."""
        if self.cursor is not None and len(self.hand) > 1:
            to = (self.cursor + step) % len(self.hand)
            self.hand.insert(to, self.hand.pop(self.cursor))
            self.cursor = to
            self.arrange()
            self.rearranged.emit()
            self.marked.emit()

    def play_marked(self) -> None:
        """Play the marked card."""
        if self.cursor is not None:
            self.play_item(self.hand[self.cursor])

    def play_item(self, item: CardItem) -> None:
        """Play a card of the hand; where the table refuses it, it goes back."""
        self._leaving = item
        self.played.emit(item.card)
        self._leaving = None
        self.arrange()

    def sort(self, *, by_suit: bool) -> None:
        """Sort the hand by suit and rank, or by rank and suit."""
        marked = self.hand[self.cursor] if self.cursor is not None else None

        def suit(card: Card) -> int:
            return SUIT_ORDER.index(card.suit) if card.suit else len(SUIT_ORDER)

        def key(item: CardItem) -> tuple[int, int]:
            card = item.card
            if card is None:
                return (0, 0)
            rank = RANK_ORDER.index(card.rank)
            return (suit(card), rank) if by_suit else (rank, suit(card))

        self.hand.sort(key=key)
        self.cursor = self.hand.index(marked) if marked else None
        self.arrange(MOVE)
        self.rearranged.emit()

    def cancel(self) -> None:
        """Let a dragged card go back to its place."""
        if self.pointer.card is not None:
            self.pointer.let_go(played=False)
        elif self.cursor is not None:
            self.cursor = None
            self.arrange()

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

    def card_at(self, at: QPointF) -> CardItem | None:
        """Find the topmost card of the front hand at a point."""
        return next((item for item in reversed(self.hand) if item.covers(at)), None)

    def seat_on(self, at: QPointF) -> int | None:
        """Find the seat whose name plate or hand is at a point; the front hand is no seat to be clicked."""
        for place, plate in enumerate(self.plates):
            fan = place != FRONT and self._fans[place].boundingRect().contains(at)
            if fan or plate.sceneBoundingRect().contains(at):
                return self.seat_at(place)
        return None

    def mark(self, item: CardItem | None) -> None:
        """Put the keyboard's mark on a card, or take it away."""
        self.cursor = self.hand.index(item) if item else None
        self.arrange()

    def off_stack(self) -> CardItem:
        """Take a card of which only the back is known off the stack."""
        return self._add(None, self.plan.stack(), face_up=False)

    def back_to_stack(self, item: CardItem) -> None:
        """Let a card fly back to the stack."""
        self._fly(item, self.plan.stack())

    def make_room(self, item: CardItem, x: float) -> None:
        """Move a held card of the hand to the place that belongs to `x`."""
        slot = self.plan.slot(x, len(self.hand))
        now = self.hand.index(item)
        if slot != now:
            self.hand.insert(slot, self.hand.pop(now))
            self.cursor = None
            self.arrange()

    def show_drop(self) -> None:
        """Show whether what is held would be played where it is."""
        drop = self.pointer.over_middle()
        if drop != self._signs.signs.drop:
            self._signs.show_signs(replace(self._signs.signs, drop=drop), self.plan)

    # The felt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt, a little lighter in the middle."""
        theme = self.look.theme
        x, y = self.plan.middle()
        gradient = QRadialGradient(x, y, max(self.plan.width, self.plan.height) * 0.62)
        gradient.setColorAt(0, QColor(theme.felt))
        gradient.setColorAt(1, QColor(theme.felt_edge))
        painter.fillRect(rect, gradient)

    def item_rect(self, item: CardItem) -> QRectF:
        """Give a card's rectangle in the scene."""
        spot = item.spot
        turned = QTransform().translate(spot.x, spot.y).rotate(spot.angle)
        return turned.mapRect(QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height))
