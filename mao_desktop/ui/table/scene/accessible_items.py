"""What is on the table, in words: everything that a screen reader can come to, and no more than is seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from mao_desktop.ui.game.table_features import looked_through
from mao_desktop.ui.table.scene.geometry import FRONT
from mao_desktop.ui.table.scene.plates import cards_to_take, named_suit
from mao_desktop.ui.texts import card_name, cards, suit_name, to_take, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from mao_desktop.engine import View
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.geometry import Spot
    from mao_desktop.ui.table.scene.plate_item import Plate, PlateItem
    from mao_desktop.ui.table.scene.table_scene import TableScene
    from mao_desktop.ui.table.scene.tabletop import Tabletop

Role = QAccessible.Role


@dataclass(frozen=True, slots=True)
class AccessibleItem:
    """A thing on the table: its name, its kind, its rectangle in the table.

    `key` is the same for as long as it is the same thing. `press` does what a click on it does, and `does` says what
    that is; there is nothing to press where it is None.
    """

    key: Hashable
    name: str
    role: QAccessible.Role
    rect: QRectF
    marked: bool = False
    press: Callable[[], None] | None = None
    does: str = ""


def accessible_items(scene: TableScene) -> list[AccessibleItem]:
    """List seats, stack, pile and the front hand's cards; a hand that is face down gives no names."""
    table, gestures = scene.tabletop, scene.gestures
    view = table.view
    if view is None:
        return []
    told = table.features is None or table.features.told
    found = [_seat_item(scene, view, plate, place) for place, plate in enumerate(scene.seating.plates)]
    stack = tr("Stack: {cards}").format(cards=cards(view.stack))
    wood = QRectF(0, 0, table.plan.width, table.plan.rim)
    found += [
        AccessibleItem(
            "stack", stack, Role.Button, _rect(table.plan.stack()), press=gestures.drawn.emit, does=tr("draw a card")
        ),
        AccessibleItem(
            "pile",
            _pile(view, told=told),
            Role.Button,
            _rect(table.plan.pile(0)),
            press=gestures.pile_asked.emit,
            does=tr("be told the card on the pile"),
        ),
        AccessibleItem(
            "wood",
            _wood(view),
            Role.Button,
            wood,
            press=lambda: gestures.knocked.emit(wood.center()),
            does=tr("knock on the table"),
        ),
    ]
    if view.locked:
        one, many = tr("1 card locked, face down"), tr("%n cards locked, face down", "", view.locked)
        locked = one if view.locked == 1 else many
        spot = _rect(table.plan.locked(FRONT, 1)[0])
        looks = gestures.locked_clicked.emit
        found.append(
            AccessibleItem("locked", locked, Role.Button, spot, press=looks, does=tr("look at the own penalty cards"))
        )
    found += [
        AccessibleItem(item, card_name(item.card), Role.StaticText, item.area()) for item in table.glimpsed if item.card
    ]
    return found + [_card_item(scene, item, n) for n, item in enumerate(table.hand, 1)]


def _seat_item(scene: TableScene, view: View, item: PlateItem, place: int) -> AccessibleItem:
    seat = scene.tabletop.seat_at(place)
    return AccessibleItem(
        ("seat", seat),
        _seat(scene.tabletop, view, item.plate, place),
        Role.Button,
        item.sceneBoundingRect(),
        press=lambda: scene.gestures.seat_clicked.emit(seat),
        does=tr("call something there, or do something there"),
    )


def _card_item(scene: TableScene, item: CardItem, number: int) -> AccessibleItem:
    """Give a card of the front hand: pressed it is played, or turned up with the others where it lies face down."""
    table = scene.tabletop
    known = table.face_up and item.card is not None
    what = card_name(item.card) if known and item.card else tr("card, face down")
    name = tr("{card}, {n} of {count}").format(card=what, n=number, count=len(table.hand))
    press = partial(scene.pointer.play, item) if table.face_up else scene.gestures.hand_clicked.emit
    does = tr("play it") if table.face_up else tr("turn the cards")
    return AccessibleItem(item, name, Role.Button, item.area(), item.marked, press, does)


def _rect(spot: Spot) -> QRectF:
    return QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)


def _seat(table: Tabletop, view: View, plate: Plate, place: int) -> str:
    parts = [plate.name, cards(plate.count)]
    if plate.on_turn:
        parts.append(tr("on turn"))
    if plate.dealer:
        parts.append(tr("dealer"))
    if place != FRONT and table.features and table.features.lies_down(view, table.seat_at(place)):
        parts.append(tr("cards face down"))
    parts += [text for text in (plate.note, plate.points) if text]
    if place == FRONT:
        parts.append(tr("at the front"))
        parts.append(_direction(view))
    return ", ".join(parts)


def _direction(view: View) -> str:
    if view.turn_is_hidden:
        return tr("whose turn it is and which way play goes is not shown")
    return tr("play goes clockwise") if view.judged.turn.direction > 0 else tr("play goes counterclockwise")


def _pile(view: View, *, told: bool) -> str:
    if not view.pile:
        return tr("Pile: empty")
    top, seen = view.pile[-1].card, view.pile[: len(view.pile) - looked_through(view.judged.rules, view.pile)]
    parts = [tr("Pile: {card} on top").format(card=card_name(top))]
    if seen and seen[-1].card != top:
        parts.append(tr("seen through at {card}").format(card=card_name(seen[-1].card)))
    if named := named_suit(view.judged):
        parts.append(tr("named suit: {suit}").format(suit=suit_name(named)))
    if told and (taken := cards_to_take(view.judged)) > 0:
        parts.append(to_take(taken))
    return ", ".join(parts)


def _wood(view: View) -> str:
    """Say the table's wood, on which one knocks, and what goes on where no round is played."""
    if view.judged.running:
        return tr("The table's wood: click to knock")
    return tr("The table's wood: click to knock. Between rounds")
