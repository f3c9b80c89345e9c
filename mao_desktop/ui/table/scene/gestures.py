"""What hands do on the table, told by signals: the scene shows a game and knows none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Gestures(QObject):
    """Signals of the pointer and of the keyboard; cards are told by their faces, seats by their numbers."""

    lifted = Signal(object)
    returned = Signal(object)
    played = Signal(object)
    drawn = Signal()
    touched = Signal(object)
    put_away = Signal(object)
    put_under = Signal(object)
    """Under the stack."""
    taken_from = Signal(int)
    dealt_to = Signal(int)
    first_card = Signal()
    knocked = Signal(object)
    """The point of the wood."""
    hand_clicked = Signal()
    locked_clicked = Signal()
    seat_clicked = Signal(int)
    pile_asked = Signal()
    """What lies on the pile is asked."""
    rearranged = Signal()
    marked = Signal()
    carried = Signal()
    """A card was taken up, carried on or let go."""
