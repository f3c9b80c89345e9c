"""The card that is shown when a game is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.table.ending.winner_picture import WinnerPicture
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.table.ending.story_texts import Line

WIDE = 48
"""Width in sizes of the text, in which most have all buttons in one line."""


class Offered(NamedTuple):
    """What can be done next: another round, coming in again, writing a rule, and whether the others play on."""

    next_round: bool
    come_in: bool
    write_rule: bool
    goes_on: bool


class EndingCard(Overlay):
    """Shows the winner, what the game has to tell, and what can be done next; Enter does the first of it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        self._look = look
        self.picture = WinnerPicture(look, self)
        self.title = self._label("title")
        self.how = self._label("quiet")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(self.fontMetrics().height())
        self._rows: list[QLabel] = []
        self._main = self.ok
        self.next_round = QPushButton(tr("Next round (G)"))
        self.come_in = QPushButton(tr("Come in again ({key})").format(key=key_of(TableAction.COME_IN)))
        self.write_rule = QPushButton(tr("Write a rule (W)"))
        self.watch = QPushButton(tr("Watch it again (V)"))
        self.leave = QPushButton(tr("Leave"))
        room = self.fontMetrics().height()
        buttons = QWidget()
        row = FlowLayout(buttons, room // 3, Qt.AlignmentFlag.AlignHCenter)
        for button in (self.next_round, self.come_in, self.write_rule, self.watch, self.ok, self.leave):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * room, room, 2 * room, room)
        column.setSpacing(room // 3)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.title)
        column.addWidget(self.how)
        column.addSpacing(room // 2)
        column.addLayout(self._grid)
        column.addSpacing(room)
        column.addWidget(buttons)

    def show_ending(self, title: str, how: str, lines: tuple[Line, ...]) -> None:
        """Show who won, how, and what there is to tell; the winner's picture, and what can be done, are set before."""
        self.title.setText(title)
        self.how.setText(how)
        self.how.setVisible(bool(how))
        for old in self._rows:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._rows = []
        for row, line in enumerate(lines):
            about, says = QLabel(line.about), QLabel(line.says)
            about.setObjectName("quiet")
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            says.setTextFormat(Qt.TextFormat.PlainText)
            says.setWordWrap(True)
            self._grid.addWidget(about, row, 0)
            self._grid.addWidget(says, row, 1)
            self._rows += [about, says]
        self.open_card()

    def offer(self, offered: Offered) -> None:
        """Offer what can be done next; the first of it is done by Enter."""
        self.ok.setText(tr("Watch on") if offered.goes_on and offered.come_in else self._stay(offered))
        shown = (
            (self.next_round, offered.next_round),
            (self.come_in, offered.come_in),
            (self.write_rule, offered.write_rule),
        )
        for button, is_offered in shown:
            button.setVisible(is_offered)
        self._main = next((button for button, is_offered in shown if is_offered), self.ok)
        for button in (self.next_round, self.come_in, self.write_rule, self.ok):
            button.setObjectName("main" if button is self._main else "")
            button.style().unpolish(button)
            button.style().polish(button)
            button.updateGeometry()

    def _stay(self, offered: Offered) -> str:
        return tr("Play on") if offered.goes_on else tr("See the table")

    def open_card(self) -> None:
        """Show it; the first thing that can be done has the keyboard."""
        self._main.setAccessibleDescription(self.text())
        super().open_card()
        self._main.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do with Enter what the marked button says, and with their keys what others say; Escape closes the card."""
        by_key = {
            Qt.Key.Key_G: self.next_round,
            Qt.Key.Key_I: self.come_in,
            Qt.Key.Key_V: self.watch,
            Qt.Key.Key_W: self.write_rule,
        }
        button = by_key.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = next((each for each in self.findChildren(QPushButton) if each.hasFocus()), self._main)
        if button is None or button.isHidden():
            super().keyPressEvent(event)
        else:
            button.click()

    def text(self) -> str:
        """Give all that it tells."""
        rows = (
            f"{about.text()}: {says.text()}." for about, says in zip(self._rows[::2], self._rows[1::2], strict=True)
        )
        return " ".join((f"{self.title.text()}.", self.how.text(), *rows))

    def _label(self, kind: str) -> QLabel:
        label = QLabel()
        label.setObjectName(kind)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label
