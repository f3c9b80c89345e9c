"""What lies on the table: the front hand, the pile, and where each card has its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mao_desktop.ui.game.table_features import is_invisible, looked_through
from mao_desktop.ui.style.motion_speed import MOVE
from mao_desktop.ui.table.scene.card_items import CROWD, CardItem
from mao_desktop.ui.table.scene.front_hand import FrontHand
from mao_desktop.ui.table.scene.geometry import Plan, Spot
from mao_desktop.ui.table.scene.held_card import HeldCard
from mao_desktop.ui.table.scene.motion import SHIFT, Motion

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsScene

    from mao_desktop.engine import Card, PileCard, View
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.style.look import Look

HAND_Z, PILE_Z = 1000, 100
THROUGH = 0.6
"""Opacity of a card on the pile through which the table looks."""
SEEN, MOST_SEEN = 3, 6
"""How many cards of the pile can be seen; where the table looks through some, more of them."""


def seen(view: View) -> tuple[PileCard, ...]:
    """List the topmost cards of the pile that can be seen: the last ones, and what these are looked through at."""
    count = looked_through(view.judged.rules, view.pile) + 1
    return view.pile[-min(max(count, SEEN), MOST_SEEN) :]


class Tabletop:
    """The cards of one seat's view; the seat stands at the front."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        """Begin with an empty table."""
        self._scene, self._look = scene, look
        self.motion = Motion(scene)
        self.view: View | None = None
        self.features: TableFeatures | None = None
        self.face_up = False
        self.plan = Plan(1280, 720, 4, look.font.pixelSize())
        self.hand = FrontHand()
        self.pile: dict[int, CardItem] = {}
        self.held = HeldCard()
        self.glimpsed: list[CardItem] = []
        """Cards that are shown for a moment."""

    # Places

    def make_plan(self, rect: QRectF, places: int | None = None) -> None:
        """Plan a table for a room, of as many places as before where no number is given."""
        count = self.plan.places if places is None else places
        before = self.plan
        self.plan = plan = Plan(max(320.0, rect.width()), max(240.0, rect.height()), count, self._look.font.pixelSize())
        wider, higher = plan.width / before.width, plan.height / before.height
        larger = plan.middle_height / before.middle_height
        self.motion.carry_over(lambda spot: spot.scaled(wider, higher, larger))

    def place_of(self, seat: int) -> int:
        """Tell where a seat sits, counted clockwise from the front."""
        return (seat - self.view.seat) % len(self.view.seats) if self.view else 0

    def seat_at(self, place: int) -> int:
        """Tell who sits at a place."""
        return (self.view.seat + place) % len(self.view.seats) if self.view else 0

    def pile_spot(self, number: int) -> Spot:
        """Give the place of a card on the pile: what lies under others peeps out."""
        return self.plan.pile(number, self._depth(number))

    def on_stack(self, at: QPointF) -> bool:
        """Tell whether a point is on the stack."""
        spot, reach = self.plan.stack(), self.plan.middle_height * 0.06
        return bool(self.view and self.view.stack) and spot.holds(at.x(), at.y(), reach)

    def on_pile(self, at: QPointF) -> bool:
        """Tell whether a point is on the pile."""
        return any(item.covers(at) for item in self.pile.values())

    def is_over_middle(self) -> bool:
        """Tell whether a card is held where it would be played."""
        item = self.held.item
        return item is not None and self.plan.in_middle(item.spot.x, item.spot.y)

    # What can be done here

    def is_running(self) -> bool:
        """Tell whether a round is being played."""
        return self.view is not None and self.view.judged.running

    def takes_cards(self) -> bool:
        """Tell whether one can take cards out of others' hands here."""
        return self.is_running() and self.features is not None and self.features.taking

    def puts_away(self) -> bool:
        """Tell whether one can put cards away over the table's edge here."""
        return self.features is not None and self.features.putting_away

    def is_over_stack(self) -> bool:
        """Tell whether a card is held where it would be put under the stack: where rules ask for that only."""
        item = self.held.item
        asked_for = self.is_running() and self.features is not None and self.features.under_stack
        return asked_for and item is not None and self.on_stack(QPointF(item.spot.x, item.spot.y))

    # Cards

    def lay(self, card: Card | None, spot: Spot, *, face_up: bool = True) -> CardItem:
        """Lay one more card on the table; of None only the back may be known."""
        item = CardItem(self._look, card, spot, face_up=face_up)
        self._scene.addItem(item)
        return item

    def take_off(self, item: CardItem) -> None:
        """Take a card off the table, wherever it glides."""
        self.motion.stop(item)
        self._scene.removeItem(item)

    def lay_out(self, view: View) -> None:
        """Lay a view out without a glide, as for another seat."""
        for item in (*self.hand, *self.pile.values()):
            self.take_off(item)
        self.held.forget()
        self.hand.cursor = None
        spots = self.plan.hand(len(view.hand))
        self.hand.hold([self.lay(card, spot) for card, spot in zip(view.hand, spots, strict=True)])
        self.pile = {lain.id: self.lay(lain.card, self.pile_spot(lain.id)) for lain in seen(view)}

    def lie(self) -> None:
        """Let every card lie at its place at once, but for the one that is carried; what glides ends there."""
        for number, item in self.pile.items():
            self.motion.lead(item, self.pile_spot(number))
        for item, spot in zip(self.hand, self.hand.spots(self.plan, self.held.hovered), strict=True):
            if item is not self.held.item:
                self.motion.lead(item, spot)

    def arrange(self, length: int = SHIFT) -> None:
        """Let every card of the hand and of the pile go to its place."""
        self.hand.show_mark()
        spots = self.hand.spots(self.plan, self.held.hovered)
        for n, (item, spot) in enumerate(zip(self.hand, spots, strict=True)):
            if item is self.held.item:
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

    def turn(self, *, face_up: bool) -> None:
        """Turn the front hand's faces or backs up."""
        self.face_up = face_up
        for item in self.hand:
            item.turn(face_up=face_up)

    def hover(self, item: CardItem | None) -> None:
        """Draw up a card, or lay down the one that was."""
        if item is not self.held.hovered:
            self.held.hovered = item
            self.arrange()

    def mark(self, item: CardItem | None) -> None:
        """Put the keyboard's mark on a card, or take it away."""
        self.hand.mark(item)
        self.arrange()

    def make_room(self, item: CardItem, x: float) -> None:
        """Move a held card of the hand to the place that belongs to `x`."""
        if self.hand.put(item, self.plan.slot(x, len(self.hand))):
            self.arrange()

    def _depth(self, number: int) -> int:
        """Count the cards that lie on a card of the pile."""
        pile = self.view.pile if self.view else ()
        return next((n for n, lain in enumerate(reversed(pile)) if lain.id == number), len(self.pile))

    def _is_invisible(self, item: CardItem) -> bool:
        return self.view is not None and item.card is not None and is_invisible(self.view.judged.rules, item.card)
