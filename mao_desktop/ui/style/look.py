"""How things on the table look at present."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from mao_desktop.ui.style.theme import Theme


@dataclass(slots=True)
class Look:
    """How things look at present; all items of a scene share one."""

    theme: Theme
    deck: str
    font: QFont
    ratio: float = 1.0
