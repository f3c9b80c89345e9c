"""The card with the keys of the table, in groups: those that the rules in force give a meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from mao_desktop.ui.table.panels.help_lines import groups_of
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.table.panels.help_lines import Group, Line

WIDE, COLUMN = 76, 22
"""Greatest width of the card, and least width of a column, in sizes of the text."""
MOST_COLUMNS = 3
GAP = 4
"""Between keys (pixels)."""
BESIDE, LETTERS = 14, 12
"""Letters of keys in a line, with 2 for each key, up to which what they do stands in its column; and room for keys."""


class HelpCard(Overlay):
    """Shows every key with what it does."""

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden and without keys."""
        super().__init__(parent)
        self.groups: tuple[Group, ...] = ()
        self._columns = 0
        column = QVBoxLayout(self)
        title = QLabel(tr("What one can do here"))
        title.setObjectName("heading")
        column.addWidget(title)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)

    def show_features(self, features: TableFeatures, names: tuple[str, ...], *, marked: bool) -> None:
        """List what means something at a table of these features and names."""
        groups = groups_of(features, names, marked=marked)
        if groups != self.groups:
            self.groups = groups
            self._fill(self._columns or MOST_COLUMNS)

    def fit(self, width: int, height: int, text: int) -> None:
        """Take as much of a place as it needs, for a size of text (all in pixels)."""
        wide = min(text * WIDE, width)
        columns = min(MOST_COLUMNS, max(1, wide // (COLUMN * text)))
        if columns != self._columns:
            self._fill(columns)
        page = self._scroll.widget()
        tall = page.heightForWidth(wide - 2 * text) if page else 0
        self.resize(wide, min(tall + text * 7, height))

    def _fill(self, columns: int) -> None:
        """Lay the groups out in columns of about the same length."""
        self._columns = columns
        page = QWidget()
        row = QHBoxLayout(page)
        row.setSpacing(self.fontMetrics().height())
        for part in _shared(self.groups, columns):
            column = QVBoxLayout()
            for group in part:
                column.addLayout(_grid(group))
            column.addStretch(1)
            row.addLayout(column, 1)
        self._scroll.setWidget(page)


def _shared(groups: tuple[Group, ...], columns: int) -> list[list[Group]]:
    """Share groups out among columns, in their order."""
    whole = sum(len(group.lines) + 2 for group in groups)
    parts: list[list[Group]] = [[] for _ in range(columns)]
    before = 0
    for group in groups:
        size = len(group.lines) + 2
        parts[min(columns - 1, (before + size // 2) * columns // whole)].append(group)
        before += size
    return parts


def _grid(group: Group) -> QGridLayout:
    """Lay a group's keys and what they do out below each other."""
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    title = QLabel(group.title)
    grid.setColumnMinimumWidth(0, title.fontMetrics().averageCharWidth() * LETTERS)
    title.setObjectName("strong")
    grid.setVerticalSpacing(title.fontMetrics().height() // 5)
    grid.setContentsMargins(0, 0, 0, title.fontMetrics().height() // 2)
    grid.addWidget(title, 0, 0, 1, 2)
    for row, line in enumerate(group.lines, 1):
        says = QLabel(line.text)
        says.setWordWrap(True)
        caps = _caps(line)
        if 0 < sum(len(key) + 2 for key in line.keys) <= BESIDE:
            grid.addLayout(caps, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(says, row, 1)
        else:
            caps.addWidget(says, 1)
            grid.addLayout(caps, row, 0, 1, 2)
    return grid


def _caps(line: Line) -> QHBoxLayout:
    """Show keys as they look on a keyboard."""
    row = QHBoxLayout()
    for key in line.keys:
        cap = QLabel(key)
        cap.setObjectName("key")
        row.addWidget(cap, 0, Qt.AlignmentFlag.AlignTop)
    row.setSpacing(GAP)
    return row
