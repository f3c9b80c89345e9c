"""The front hand: its cards in the order that their owner gave them, and the keyboard's mark among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from mao_desktop.engine import Rank, Suit
from mao_desktop.ui.table.scene.geometry import LIFT, Spot

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from mao_desktop.engine import Card
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.scene.geometry import Plan

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
RANK_ORDER = tuple(Rank)


class FrontHand(Sequence["CardItem"]):
    """The cards, left to right; `cursor` is the place of the keyboard's mark."""

    def __init__(self) -> None:
        """Begin empty."""
        self.cursor: int | None = None
        self._items: list[CardItem] = []

    def __len__(self) -> int:
        """Count the cards."""
        return len(self._items)

    @overload
    def __getitem__(self, at: int) -> CardItem: ...
    @overload
    def __getitem__(self, at: slice) -> list[CardItem]: ...
    def __getitem__(self, at: int | slice) -> CardItem | list[CardItem]:
        """Give the card at a place."""
        return self._items[at]

    def hold(self, items: list[CardItem]) -> None:
        """Hold these cards instead of all others."""
        self._items = items

    def add(self, item: CardItem) -> None:
        """Put a card at the right end."""
        self._items.append(item)

    def remove(self, item: CardItem) -> None:
        """Let a card go."""
        self._items.remove(item)

    def card_at(self, at: QPointF) -> CardItem | None:
        """Find the topmost card at a point of the scene."""
        return next((item for item in reversed(self._items) if item.covers(at)), None)

    def spots(self, plan: Plan, hovered: CardItem | None) -> list[Spot]:
        """Tell where the cards lie; what is marked or under the pointer stands out."""
        spots = []
        for item, spot in zip(self._items, plan.hand(len(self._items)), strict=True):
            up = item is hovered or item.marked
            spots.append(Spot(spot.x, spot.y - (spot.height * LIFT if up else 0), spot.angle, spot.height))
        return spots

    def marked(self) -> CardItem | None:
        """Give the card that the keyboard marked."""
        return self._items[self.cursor] if self.cursor is not None else None

    def mark(self, item: CardItem | None) -> None:
        """Put the mark on a card, or take it away."""
        self.cursor = self._items.index(item) if item else None

    def show_mark(self) -> None:
        """Let the mark be seen where it is, and keep it within the hand."""
        if self.cursor is not None:
            self.cursor = min(self.cursor, len(self._items) - 1) if self._items else None
        for n, item in enumerate(self._items):
            item.mark(marked=n == self.cursor)

    def move_cursor(self, step: int) -> bool:
        """Move the mark; the first step puts it there. Tell whether there is a card to mark."""
        if not self._items:
            return False
        begin = 0 if step > 0 else len(self._items) - 1
        self.cursor = begin if self.cursor is None else (self.cursor + step) % len(self._items)
        return True

    def move_card(self, step: int) -> bool:
        """Move the marked card along the hand; tell whether it moved."""
        if self.cursor is None or len(self._items) < 2:  # noqa: PLR2004  one card has no other place
            return False
        to = (self.cursor + step) % len(self._items)
        self._items.insert(to, self._items.pop(self.cursor))
        self.cursor = to
        return True

    def put(self, item: CardItem, place: int) -> bool:
        """Put a card of the hand at another place; tell whether it moved."""
        now = self._items.index(item)
        if place == now:
            return False
        self._items.insert(place, self._items.pop(now))
        self.cursor = None
        return True

    def sort(self, *, by_suit: bool) -> None:
        """Sort by suit and rank, or by rank and suit; the mark stays on its card."""
        marked = self.marked()
        self._items.sort(key=lambda item: _order(item.card, by_suit=by_suit))
        self.mark(marked)


def _order(card: Card | None, *, by_suit: bool) -> tuple[int, int]:
    if card is None:
        return 0, 0
    suit = SUIT_ORDER.index(card.suit) if card.suit else len(SUIT_ORDER)
    rank = RANK_ORDER.index(card.rank)
    return (suit, rank) if by_suit else (rank, suit)
