"""The program's icon."""

from __future__ import annotations

from art import signs
from art.palette import EDGE, GOLD, INK, PAPER
from art.svg import document, moved, rect

SIZE = 256


def icon() -> str:
    """Draw two cards on green cloth; the one in front is a spade that listens."""
    sheet = rect(-56, -80, 112, 160, rx=12, fill=PAPER, stroke=EDGE, stroke_width=2)
    behind = rect(-56, -80, 112, 160, rx=12, fill=GOLD, stroke="#b7822a", stroke_width=2)
    return document(
        rect(8, 8, SIZE - 16, SIZE - 16, rx=54, fill="#2b6147"),
        moved(106, 134, behind, scale=1.12, turn=-16),
        moved(140, 130, sheet, signs.suit("S", 0, -2, 104, INK), signs.mark(0, 4, 48), scale=1.12, turn=8),
        width=SIZE,
        height=SIZE,
    )
