"""Transitions: how cards go over the table from one view of a seat to its next."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.ui.style.motion_speed import MOVE
from mao_desktop.ui.table.scene.geometry import FRONT, Spot, between
from mao_desktop.ui.table.scene.motion import BOUNCE, PENALTY, PENALTY_STAGGER, RISE, SETTLE, SINK, STAGGER
from mao_desktop.ui.table.scene.tabletop import SEEN, seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card, PileCard, View
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.tabletop import Tabletop

FLIGHT_Z = 5000
NEAR = 0.72
"""How far a penalty goes towards the seat that a bad call was on (share of the way) before it bounces back."""
MOST_FLIGHTS = 6
"""Of more cards that go to one hand at once only this number is shown flying."""


class Transitions:
    """Lets cards go to where the next view has them.

    `leaving` is the card of the front hand that its owner is playing, `dropped` where a card of another origin was let
    go: what comes to a hand then comes from there.
    """

    def __init__(self, table: Tabletop) -> None:
        """Begin with every card at rest."""
        self._table = table
        self._flying: set[CardItem] = set()
        self._source = table.plan.stack()
        self.dropped: Spot | None = None
        self.leaving: CardItem | None = None
        self._penalties: dict[int, int | None] = {}
        """The seats whose next cards are a penalty, each with the seat from which the call bounced back, if it did."""

    def forget(self) -> None:
        """Take every card that is under way off the table."""
        for item in self._flying:
            self._table.take_off(item)
        self._flying.clear()

    def expect_penalty(self, seat: int, bounced_off: int | None = None) -> None:
        """Let the next cards that come to a seat be seen to be a penalty; they go by the seat that a call bounced off.

        That is how they are shown alone: whose cards they are is the view's to say.
        """
        self._penalties[seat] = bounced_off

    def follow(self, before: View, view: View) -> None:
        """Let cards go from one view to the next."""
        old = {lain.id for lain in before.pile}
        new = {lain.id for lain in view.pile}
        came = [lain for lain in view.pile if lain.id not in old]
        self._source = self.dropped or self._robbed(came, before, view)
        for lain in came[-SEEN:]:
            self._put_on_pile(lain, before, view)
        grown = [now - then for then, now in zip(before.hands, view.hands, strict=True)]
        for lain in [lain for lain in before.pile if lain.id not in new]:
            if grown[lain.seat] > 0:
                grown[lain.seat] -= 1
                self._take_back(lain, view)
        self._match_pile(view)
        self._match_hand(view)
        for seat, count in enumerate(grown):
            if seat != view.seat:
                self._deal_to(seat, count)
        self._penalties.clear()

    def _robbed(self, came: list[PileCard], before: View, view: View) -> Spot:
        """Find where new cards of hands come from: the stack, or a hand that lost one to another's."""
        lost = [then - now for then, now in zip(before.hands, view.hands, strict=True)]
        for lain in came:
            lost[lain.seat] -= 1
        robbed = next((seat for seat, count in enumerate(lost) if count > 0), None)
        from_hand = robbed is not None and before.stack == view.stack
        return self._door(robbed) if from_hand and robbed is not None else self._table.plan.stack()

    def fly(self, item: CardItem, to: Spot, delay: int = 0) -> None:
        """Let a card fly to a spot, where it is taken off the table."""
        self._take_up(item)
        self._table.motion.move(item, to, MOVE, delay, done=lambda: self._land(item))

    def _take_up(self, item: CardItem) -> None:
        """Let a card be under way, over all that lies."""
        item.setZValue(FLIGHT_Z + len(self._flying))
        self._flying.add(item)

    def _land(self, item: CardItem) -> None:
        self._flying.discard(item)
        self._table.take_off(item)

    def _put_on_pile(self, lain: PileCard, before: View, view: View) -> None:
        """Let a card go onto the pile from where it was seen last."""
        table = self._table
        item = None
        if lain.seat == view.seat:
            candidates = [i for i in table.hand if i.card == lain.card]
            item = self.leaving if self.leaving in candidates else next(iter(candidates), None)
        if item is not None:
            if item is table.held.item:
                table.held.forget()
            table.hand.remove(item)
            item.mark(marked=False)
            item.set_lifted(lifted=False)
            item.turn(face_up=True)
        else:
            dealt = before.hands[lain.seat] <= view.hands[lain.seat]
            item = self._come(lain.card) if dealt else table.lay(lain.card, self._door(lain.seat))
        self.leaving = None
        item.flat = False
        table.pile[lain.id] = item
        table.motion.move(item, table.pile_spot(lain.id), MOVE, done=lambda: self._settle(lain.id, item), swell=RISE)

    def _settle(self, number: int, item: CardItem) -> None:
        """Let a card that has landed on the pile settle there."""
        self._table.motion.move(item, self._table.pile_spot(number), SETTLE, swell=SINK)

    def _take_back(self, lain: PileCard, view: View) -> None:
        """Let a card of the pile go back to its hand."""
        table = self._table
        item = table.pile.pop(lain.id, None) or table.lay(lain.card, table.pile_spot(lain.id))
        if lain.seat == view.seat:
            item.setOpacity(1)
            table.hand.add(item)
        else:
            self.fly(item, self._door(lain.seat))

    def _match_pile(self, view: View) -> None:
        """Let the topmost cards of the pile lie there, and no others."""
        table = self._table
        shown = {lain.id for lain in seen(view)}
        covered = {lain.id for lain in view.pile} - shown
        for lain in seen(view):
            if lain.id not in table.pile:
                table.pile[lain.id] = table.lay(lain.card, table.pile_spot(lain.id))
        for number in [n for n in table.pile if n not in shown]:
            self._retire(table.pile.pop(number), covered=number in covered)

    def _retire(self, item: CardItem, *, covered: bool) -> None:
        """Take a card off the pile; one that was covered lies until what covers it has come."""
        motion, spot = self._table.motion, item.spot
        if covered and motion.enabled:
            self._flying.add(item)
            item.setZValue(-1)
            stay = Spot(spot.x + 0.01, spot.y, spot.angle, spot.height)
            motion.move(item, stay, MOVE, done=lambda: self._land(item))
        else:
            self._table.take_off(item)

    def _match_hand(self, view: View) -> None:
        """Let the hand hold what the view says, in the order that its owner gave it."""
        table, held = self._table, self._table.held
        wanted = Counter(view.hand)
        kept = []
        for item in table.hand:
            if item.card is not None and wanted[item.card]:
                wanted[item.card] -= 1
                kept.append(item)
            else:
                if item is held.item:
                    held.forget()
                table.take_off(item)
        card = next(wanted.elements(), None)
        if card is not None and held.item and held.is_new:
            wanted[card] -= 1
            kept.append(held.item)
            held.becomes(card)
        new = [table.lay(card, self._source, face_up=table.face_up) for card in wanted.elements()]
        table.hand.hold(kept + new)
        if view.seat in self._penalties:
            self._slide_to_hand(new, self._penalties[view.seat])

    def _slide_to_hand(self, new: list[CardItem], bounced_off: int | None) -> None:
        """Let penalty cards slide over to the front hand, so slowly that they are seen."""
        table = self._table
        spots = dict(zip(table.hand, table.hand.spots(table.plan, table.held.hovered), strict=True))
        for number, item in enumerate(new):
            self._slide(item, spots[item], number * PENALTY_STAGGER, bounced_off, None)

    def _slide(
        self, item: CardItem, to: Spot, delay: int, bounced_off: int | None, done: Callable[[], None] | None
    ) -> None:
        """Let a penalty card slide to a spot; one that bounces goes most of the way to another seat first."""
        via = None if bounced_off is None else between(item.spot, self._door(bounced_off), NEAR)
        length = PENALTY if via is None else BOUNCE
        self._table.motion.move(item, to, length, delay, done, via=via)

    def _deal_to(self, seat: int, count: int) -> None:
        """Let backs fly to another hand."""
        for number in range(min(count, MOST_FLIGHTS)):
            item = self._come(None)
            if seat in self._penalties:
                self._take_up(item)
                bounced_off, home = self._penalties[seat], self._door(seat)
                self._slide(item, home, number * PENALTY_STAGGER, bounced_off, partial(self._land, item))
            else:
                self.fly(item, self._door(seat), number * STAGGER)

    def _come(self, card: Card | None) -> CardItem:
        """Let a card come from where cards come from: the one that was just let go there, or a new one."""
        item = self._table.held.give_away() if self.dropped else None
        if item is None:
            return self._table.lay(card, self._source, face_up=card is not None)
        item.card = card
        item.turn(face_up=card is not None)
        return item

    def _door(self, seat: int) -> Spot:
        """Give the spot at which cards come out of a hand or go into it."""
        plan, place = self._table.plan, self._table.place_of(seat)
        return (plan.fan(place, 1) if place != FRONT else plan.hand(1))[0]
