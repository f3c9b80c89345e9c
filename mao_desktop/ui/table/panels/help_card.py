"""The keys, on a card over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from mao_desktop.ui.game.table_features import SeatAct
from mao_desktop.ui.table.actions.keys import KEYS
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.game.table_features import TableFeatures

LEFT = 0.56
"""How much of the list stands to the left: what stands to the right is longer."""


def lines_of(features: TableFeatures) -> list[tuple[str, str]]:
    """List keys with what they do."""
    lines = [(keys[0].shown, tr(str(command.value))) for command, keys in KEYS.items() if features.offers(command)]
    lines += [
        ("1 … 9", tr("call on a seat, or do something there, counted clockwise from the left")),
        ("0", tr("the own seat: everything that can be done there")),
    ]
    if SeatAct.TAKE in features.others:
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

    def __init__(self, features: TableFeatures, parent: QWidget) -> None:
        """Build it, hidden, with the keys that mean something at a table of these features."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        title = QLabel(tr("Keys"))
        title.setObjectName("heading")
        column.addWidget(title)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QWidget()
        columns = QHBoxLayout(self._page)
        scroll.setWidget(self._page)
        column.addWidget(scroll, 1)
        lines = lines_of(features)
        half = round(len(lines) * LEFT)
        for part in (lines[:half], lines[half:]):
            columns.addLayout(_grid(part), 1)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)

    def fit(self, width: int, height: int, text: int) -> None:
        """Take as much of a place as it needs, for a size of text (all in pixels)."""
        wide = min(text * 56, width)
        page = self._page.layout()
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
