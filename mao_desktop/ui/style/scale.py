"""Sizes of texts, rooms and controls, in sizes of the window's text; docs/look.md tells where each is used."""

from __future__ import annotations

SMALL, HEADING, CAPTION, TITLE = 0.85, 1.25, 1.4, 2.1
"""Sizes of texts beside the usual one."""
SMALL_PAD, PAD, RADIUS = 0.25, 0.45, 0.5
"""Room inside small and usual controls, and the radius of their corners."""
CONTROL = 1.5
"""Least height of a control."""
BELOW, SIDE, EDGE = 0.36, 0.7, 0.9
"""Room between what stands below and beside each other in a dialog, and around all of it."""
TIGHT = 46
"""Width below which a row of the window is tight."""


def is_tight(width: int, text: int) -> bool:
    """Tell whether a width (pixels) leaves little room for a row of text of a size (pixels)."""
    return width < text * TIGHT
