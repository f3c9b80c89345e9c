"""The ways that cards go over the table, from one view of a seat to its next."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mao_desktop.ui.game.table_features import is_invisible
from mao_desktop.ui.table.scene.geometry import FRONT, Spot
from mao_desktop.ui.table.scene.motion import MOVE, STAGGER

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.table import Lain
    from mao_desktop.engine.view import View
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.table_scene import TableScene

SEEN, MOST_SEEN = 3, 6
"""So many cards of the pile can be seen; where the table looks through some, more of them."""
FLIGHT_Z = 5000
MOST_FLIGHTS = 6
"""Of more cards that go one way at once only so many are shown flying."""


def seen(view: View) -> tuple[Lain, ...]:
    """List the topmost cards of the pile that can be seen: the last ones, and what these are looked through at."""
    rules = view.judged.rules
    count = next((n for n, lain in enumerate(reversed(view.pile), 1) if not is_invisible(rules, lain.card)), SEEN)
    return view.pile[-min(max(count, SEEN), MOST_SEEN) :]


class Transitions:
    """Lets cards go their ways.

    `leaving` is the card of the front hand that its owner is playing, `dropped` where a card of another origin was let
    go: what comes to a hand then comes from there.
    """

    def __init__(self, scene: TableScene) -> None:
        """Begin with every card at rest."""
        self._scene = scene
        self._flying: set[CardItem] = set()
        self._source = scene.plan.stack()
        self.dropped: Spot | None = None
        self.leaving: CardItem | None = None

    def forget(self) -> None:
        """Take every card that is under way off the table."""
        for item in self._flying:
            self._scene.motion.stop(item)
            self._scene.removeItem(item)
        self._flying.clear()

    def follow(self, before: View, view: View) -> None:
        """Let cards go the ways that lead from one view to the next."""
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

    def _robbed(self, came: list[Lain], before: View, view: View) -> Spot:
        """Find where new cards of hands come from: the stack, or a hand that lost one to another's."""
        lost = [then - now for then, now in zip(before.hands, view.hands, strict=True)]
        for lain in came:
            lost[lain.seat] -= 1
        robbed = next((seat for seat, count in enumerate(lost) if count > 0), None)
        from_hand = robbed is not None and before.stack == view.stack
        return self._door(robbed) if from_hand and robbed is not None else self._scene.plan.stack()

    def fly(self, item: CardItem, to: Spot, delay: int = 0) -> None:
        """Let a card fly to a spot, where it is taken off the table."""
        item.setZValue(FLIGHT_Z + len(self._flying))
        self._flying.add(item)
        self._scene.motion.move(item, to, MOVE, delay, done=lambda: self._land(item))

    def _land(self, item: CardItem) -> None:
        self._flying.discard(item)
        self._scene.removeItem(item)

    def _put_on_pile(self, lain: Lain, before: View, view: View) -> None:
        """Let a card go onto the pile from where it was seen last."""
        scene = self._scene
        item = None
        if lain.seat == view.seat:
            candidates = [i for i in scene.hand if i.card == lain.card]
            item = self.leaving if self.leaving in candidates else next(iter(candidates), None)
        if item is not None:
            if item is scene.pointer.card:
                scene.pointer.forget()
            scene.hand.remove(item)
            item.mark(marked=False)
            item.set_lifted(lifted=False)
            item.turn(face_up=True)
        else:
            dealt = before.hands[lain.seat] <= view.hands[lain.seat]
            item = self._come(lain.card) if dealt else scene.lay(lain.card, self._door(lain.seat))
        self.leaving = None
        item.flat = False
        scene.pile[lain.id] = item
        scene.motion.move(item, scene.pile_spot(lain.id), MOVE)

    def _take_back(self, lain: Lain, view: View) -> None:
        """Let a card of the pile go back to its hand."""
        scene = self._scene
        item = scene.pile.pop(lain.id, None) or scene.lay(lain.card, scene.pile_spot(lain.id))
        if lain.seat == view.seat:
            item.setOpacity(1)
            scene.hand.add(item)
        else:
            self.fly(item, self._door(lain.seat))

    def _match_pile(self, view: View) -> None:
        """Let the topmost cards of the pile lie there, and no others."""
        scene = self._scene
        shown = {lain.id for lain in seen(view)}
        covered = {lain.id for lain in view.pile} - shown
        for lain in seen(view):
            if lain.id not in scene.pile:
                scene.pile[lain.id] = scene.lay(lain.card, scene.pile_spot(lain.id))
        for number in [n for n in scene.pile if n not in shown]:
            self._retire(scene.pile.pop(number), covered=number in covered)

    def _retire(self, item: CardItem, *, covered: bool) -> None:
        """Take a card off the pile; one that was covered lies until what covers it has come."""
        motion, spot = self._scene.motion, item.spot
        if covered and motion.enabled:
            self._flying.add(item)
            item.setZValue(-1)
            stay = Spot(spot.x + 0.01, spot.y, spot.angle, spot.height)
            motion.move(item, stay, MOVE, done=lambda: self._land(item))
        else:
            motion.stop(item)
            self._scene.removeItem(item)

    def _match_hand(self, view: View) -> None:
        """Let the hand hold what the view says, in the order that its owner gave it."""
        scene, pointer = self._scene, self._scene.pointer
        wanted = Counter(view.hand)
        kept = []
        for item in scene.hand:
            if item.card is not None and wanted[item.card]:
                wanted[item.card] -= 1
                kept.append(item)
            else:
                if item is pointer.card:
                    pointer.forget()
                scene.motion.stop(item)
                scene.removeItem(item)
        card = next(wanted.elements(), None)
        if card is not None and pointer.card and pointer.is_new:
            wanted[card] -= 1
            kept.append(pointer.card)
            pointer.becomes(card)
        kept += [scene.lay(card, self._source, face_up=scene.face_up) for card in wanted.elements()]
        scene.hand.hold(kept)

    def _deal_to(self, seat: int, count: int) -> None:
        """Let backs fly to another hand."""
        for number in range(min(count, MOST_FLIGHTS)):
            item = self._come(None)
            self.fly(item, self._door(seat), number * STAGGER)

    def _come(self, card: Card | None) -> CardItem:
        """Let a card come from where cards come from: the one that was just let go there, or a new one."""
        item = self._scene.pointer.give_away() if self.dropped else None
        if item is None:
            return self._scene.lay(card, self._source, face_up=card is not None)
        item.card = card
        item.turn(face_up=card is not None)
        return item

    def _door(self, seat: int) -> Spot:
        """Give the spot at which cards come out of a hand or go into it."""
        plan, place = self._scene.plan, self._scene.place_of(seat)
        return (plan.fan(place, 1) if place != FRONT else plan.hand(1))[0]
