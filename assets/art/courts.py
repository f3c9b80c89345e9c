"""Jacks, queens and kings: which figure stands on which card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art import jacks, kings, queens
from art.palette import INK
from art.svg import group

if TYPE_CHECKING:
    from art.palette import Dress

TALL = 154
"""Height of the upper half of a court's frame."""

RANKS = {"J": jacks.figure, "Q": queens.figure, "K": kings.figure}


def figure(rank: str, suit: str, dress: Dress) -> str:
    """Draw a court's upper figure, about the middle of the belt that it rises from."""
    return group(RANKS[rank](suit, dress), stroke=INK, stroke_width=2, stroke_linejoin="round", stroke_linecap="round")
