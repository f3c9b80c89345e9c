"""What a table for newcomers plays by, and what is told there before the first deal, as data by variant."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

SLOW = MappingProxyType({"turn_limit": 60.0})
MATCH = "A card goes on its own suit or its own rank."


@dataclass(frozen=True, slots=True)
class ForNewcomers:
    """The options of a table for newcomers, and what is told before its first deal.

    Nothing is told twice: where the rules let the dealer tell it aloud (CAM-03), that is all.
    """

    options: Mapping[str, object]
    told: tuple[str, ...] = ()


FOR_NEWCOMERS: Mapping[str, ForNewcomers] = {
    "cambridge": ForNewcomers({**SLOW, "newcomers": True}),
    "moo": ForNewcomers(SLOW, ("Play begins clockwise.", MATCH, "Draw a card if you do not want to play.")),
    "german": ForNewcomers({}, ("Play goes clockwise.", MATCH, "Nobody talks while the game runs.")),
    "mau-mau": ForNewcomers(SLOW, ("Play begins clockwise.", MATCH, "Take one card if you do not want to play.")),
    "santa-cruz": ForNewcomers(SLOW, ("Play begins clockwise.", MATCH, "A turn is one card played, or one drawn.")),
}
