"""What a caption leaves in sight on the table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect


class InSight(NamedTuple):
    """Where that lies (pixels of the table).

    `middle` are stack and pile with their counts, `seats` the name plates and what stands beside them. `foot` is where
    the own plate begins, and `hand` where a card begins that stands out of the own hand.
    """

    middle: QRect = QRect()
    seats: tuple[QRect, ...] = ()
    foot: int = 0
    hand: int = 0

    def is_hidden_by(self, caption: QRect) -> bool:
        """Tell whether a caption would hide any of it."""
        return caption.bottom() >= self.hand or any(caption.intersects(each) for each in (self.middle, *self.seats))
