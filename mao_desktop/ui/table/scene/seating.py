"""Who sits around the table: name plates, the hands of the others, and the cards that lie locked at hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.players.characters import CHARACTERS, Manner
from mao_desktop.ui.style.faces import Mood
from mao_desktop.ui.table.scene.card_items import BacksItem
from mao_desktop.ui.table.scene.geometry import FRONT, rooms
from mao_desktop.ui.table.scene.plate_item import Plate, PlateItem
from mao_desktop.ui.table.scene.plates import plate_of
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtWidgets import QGraphicsScene

    from mao_desktop.engine import Card, View
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.scene.geometry import Plan

PLATE_Z, FRONT_PLATE_Z = 4000, 900
"""The front plate lies under the front hand: a card that is lifted hides it, and no plate hides a card."""

MANNERS = {
    Manner.LAWYER: QT_TR_NOOP("the lawyer"),
    Manner.GOSSIP: QT_TR_NOOP("the gossip"),
    Manner.SLY: QT_TR_NOOP("the sly one"),
    Manner.KIND: QT_TR_NOOP("the kind one"),
    Manner.HAWK: QT_TR_NOOP("the hawk"),
    Manner.FORGETFUL: QT_TR_NOOP("the forgetful one"),
    Manner.OLD_HAND: QT_TR_NOOP("the old hand"),
    Manner.CHEERFUL: QT_TR_NOOP("the cheerful one"),
    Manner.EAGER: QT_TR_NOOP("the eager one"),
    Manner.DREAMER: QT_TR_NOOP("the dreamer"),
    Manner.JOKER: QT_TR_NOOP("the joker"),
    Manner.JUDGE: QT_TR_NOOP("the judge"),
}
"""What one gets to know the computer players by."""


def _tip(plate: Plate) -> str:
    """Say what a plate means and does."""
    character = CHARACTERS.get(plate.face)
    if character is None and plate.dealer:
        text = tr("{name}, the dealer: click to call something, or to do something there")
    elif character is None:
        text = tr("{name}: click to call something, or to do something there")
    elif plate.dealer:
        text = tr("{name}, {manner}, the dealer: click to call something, or to do something there")
    else:
        text = tr("{name}, {manner}: click to call something, or to do something there")
    return text.format(name=plate.name, manner=tr(MANNERS[character.manner]) if character else "")


class Seating:
    """The seats of a scene, by their places clockwise from the front."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        """Begin without seats."""
        self._scene, self._look = scene, look
        self.plates: list[PlateItem] = []
        self._fans: list[BacksItem] = []
        self._locked: list[BacksItem] = []
        self.open_hands: tuple[tuple[Card, ...], ...] = ()
        """What all seats hold, where that is shown; nothing else."""

    def set_places(self, places: int) -> None:
        """Build the seats for a number of places."""
        for item in (*self._fans, *self._locked, *self.plates):
            self._scene.removeItem(item)
        self._fans = [BacksItem(self._look) for _ in range(places)]
        self._locked = [BacksItem(self._look, piled=True) for _ in range(places)]
        self.plates = [PlateItem(self._look) for _ in range(places)]
        for item in (*self._fans, *self._locked, *self.plates):
            self._scene.addItem(item)
        for place, plate in enumerate(self.plates):
            plate.setZValue(FRONT_PLATE_Z if place == FRONT else PLATE_Z)

    def show(
        self,
        view: View,
        features: TableFeatures,
        plan: Plan,
        speaking: frozenset[int],
        asides: Mapping[int, str],
        moods: Mapping[int, Mood],
    ) -> None:
        """Show every seat as it is now."""
        order = [(view.seat + place) % len(view.seats) for place in range(len(self.plates))]
        plates = [
            plate_of(view, features, seat, speaking, asides.get(seat, ""), moods.get(seat, Mood.CALM)) for seat in order
        ]
        middles = tuple(plan.seat(place) for place in range(len(order)))
        wishes = tuple(item.wish(plate, plan.plate_text) for item, plate in zip(self.plates, plates, strict=True))
        room = rooms(middles, wishes, plan.plate_height * 1.7, plan.width)
        for place, (item, seat) in enumerate(zip(self.plates, order, strict=True)):
            item.write(plates[place], *middles[place], room[place])
            item.setToolTip(_tip(item.plate))
            self._locked[place].lay(plan.locked(place, view.sealed[seat]))
            if place != FRONT:
                lay = plan.laid if features.lies_down(view, seat) else plan.fan
                faces = self.open_hands[seat] if self.open_hands else ()
                self._fans[place].lay(lay(place, view.hands[seat] - view.sealed[seat]), faces)

    def plate(self, place: int) -> Plate:
        """Tell what stands on a place's name plate."""
        return self.plates[place].plate

    def bodies(self) -> list[QRectF]:
        """Give where all name plates lie in the scene."""
        return [plate.mapRectToScene(plate.body()) for plate in self.plates]

    def place_on(self, at: QPointF) -> int | None:
        """Find the place whose name plate or hand is at a point; the front hand is no place to be clicked."""
        for place, plate in enumerate(self.plates):
            if plate.sceneBoundingRect().contains(at) or self.fan_on(at) == place:
                return place
        return None

    def fan_on(self, at: QPointF) -> int | None:
        """Find the place of another hand that is at a point."""
        others = enumerate(self._fans)
        return next((place for place, fan in others if place != FRONT and fan.boundingRect().contains(at)), None)

    def locked_on(self, at: QPointF) -> bool:
        """Tell whether the front seat's locked cards are at a point."""
        return bool(self._locked) and self._locked[FRONT].boundingRect().contains(at)
