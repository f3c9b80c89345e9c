"""The card that hangs on the pointer, and the one under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine import Card
    from mao_desktop.ui.table.scene.card_items import CardItem


@dataclass(slots=True)
class HeldCard:
    """What the pointer holds.

    `item` is the card that is carried; `is_new` while it is no card of the front hand; `hovered` is the card under the
    pointer.
    """

    item: CardItem | None = None
    is_new: bool = False
    hovered: CardItem | None = None

    def becomes(self, card: Card) -> None:
        """Let the carried card become one of the hand."""
        if self.item is not None:
            self.item.card = card
        self.is_new = False

    def forget(self) -> None:
        """Hold nothing any more."""
        self.item, self.is_new, self.hovered = None, False, None

    def give_away(self) -> CardItem | None:
        """Let go of the carried card for good, where it is no card of the front hand; None where there is none."""
        item = self.item if self.is_new else None
        if item is not None:
            self.item, self.is_new = None, False
        return item
