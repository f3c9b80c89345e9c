"""What a person reads out before dealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from mao_desktop.engine import announcement, is_over, who_deals
from mao_desktop.ui.texts import quoted, tr

if TYPE_CHECKING:
    from mao_desktop.engine import Judgement


class ReadingNote(QLabel):
    """Shows the lines of the announcement while a person is to deal; a computer player says them by itself."""

    def __init__(self, seats: tuple[str, ...], people: tuple[int, ...], parent: QWidget | None = None) -> None:
        """Build it, hidden, for the names of all seats and the seats of persons."""
        super().__init__(parent)
        self._seats, self._people = seats, people
        self.setObjectName("quiet")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def show_lines(self, judged: Judgement) -> None:
        """Show what is to be read out now; nothing where there are no such lines, or where the deal has begun."""
        dealer = self._awaited(judged)
        lines = announcement(judged.rules)
        self.setVisible(dealer is not None and bool(lines))
        if dealer is not None:
            first = tr("{name} reads this out before dealing:").format(name=self._seats[dealer])
            self.setText("\n".join((first, *(quoted(line) for line in lines))))

    def _awaited(self, judged: Judgement) -> int | None:
        """Give the person who is to deal and has not begun to."""
        begun = judged.running or judged.dealt is not None
        dealer = who_deals(judged)
        return None if begun or dealer not in self._people or is_over(judged) else dealer
