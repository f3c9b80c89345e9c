"""The keys, on a card over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.game.table_features import TableFeatures

LEFT = 0.56
"""How much of the list stands to the left: what stands to the right is longer."""


def lines_of(features: TableFeatures) -> list[tuple[str, str]]:
    """List keys with what they do, where the rules in force have it; all keys where rules are not told."""
    available = [action for action in TableAction if not features.told or action.value.available(features)]
    lines = [(action.value.keys[0].shown, tr(action.value.text)) for action in available if action.value.keys]
    lines += [
        ("1 … 9", tr("call on a seat, or do something there, counted clockwise from the left")),
        ("0", tr("the own seat: everything that can be done there")),
    ]
    if TableAction.TAKE in available:
        lines.append(("Alt 1 …", tr("take a card out of a seat's hand")))
    return [
        *lines,
        ("Ctrl 1 …", tr("between rounds: deal a card to a seat, with 0 to oneself")),
        (tr("Typed"), tr("“play the five of spades”, “draw”, “deal”, “call Bob, bad card”")),
        (tr("Space"), tr("hold to talk, where the microphone waits for it")),
        ("F1 …", tr("several people: show that hand, or pass the screen")),
        ("Ctrl F1 …", tr("several people: hold to talk")),
        ("Shift F1 …", tr("several people: call from the list, or hold it to call aloud")),
    ]


class HelpCard(Overlay):
    """Shows every key with what it does."""

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden and without keys."""
        super().__init__(parent)
        self._lines: list[tuple[str, str]] = []
        column = QVBoxLayout(self)
        title = QLabel(tr("Keys"))
        title.setObjectName("heading")
        column.addWidget(title)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)

    def show_features(self, features: TableFeatures) -> None:
        """List the keys that mean something at a table of these features."""
        lines = lines_of(features)
        if lines == self._lines:
            return
        self._lines = lines
        page = QWidget()
        columns = QHBoxLayout(page)
        half = round(len(lines) * LEFT)
        for part in (lines[:half], lines[half:]):
            columns.addLayout(_grid(part), 1)
        self._scroll.setWidget(page)

    def fit(self, width: int, height: int, text: int) -> None:
        """Take as much of a place as it needs, for a size of text (all in pixels)."""
        wide = min(text * 56, width)
        page = self._scroll.widget()
        tall = page.heightForWidth(wide - 2 * text) if page else 0
        self.resize(wide, min(tall + text * 7, height))


def _grid(lines: list[tuple[str, str]]) -> QGridLayout:
    """Lay keys and what they do out below each other."""
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    for row, (key, what) in enumerate(lines):
        name = QLabel(key)
        font = name.font()
        font.setBold(True)
        name.setFont(font)
        name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        says = QLabel(what)
        says.setWordWrap(True)
        says.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(name, row, 0)
        grid.addWidget(says, row, 1)
    grid.setRowStretch(len(lines), 1)
    return grid
