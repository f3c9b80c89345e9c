"""The page of practice: one chooses, practises for three minutes, and looks at the list."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from mao_desktop.practice import begin, statistics
from mao_desktop.ui.practice.chooser import Book, Chooser
from mao_desktop.ui.practice.page_bar import PageBar
from mao_desktop.ui.practice.round_list import RoundList
from mao_desktop.ui.practice.round_page import RoundPage
from mao_desktop.ui.practice.round_runner import RoundRunner
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.practice import Attempt
    from mao_desktop.store.own_progress import OwnProgress
    from mao_desktop.ui.audio.audio_port import PracticeSound
    from mao_desktop.ui.practice.round_runner import Clocks
    from mao_desktop.ui.style.theme import Theme

MOST_SEED = 999_999_999


class PracticePage(QWidget):
    """Leads from the choice to the round and to its list."""

    left = Signal()
    statistics_wanted = Signal()

    def __init__(
        self,
        books: Sequence[Book],
        progress: OwnProgress,
        sound: PracticeSound,
        clocks: Clocks,
        theme: Theme,
        deck: str,
        text: int,
    ) -> None:
        """Begin with the choice.

        Args:
            books: the rules that can be practised.
            progress: what is kept of the person.
            sound: listens, and reads cards aloud.
            clocks: the times.
            theme: the colours.
            deck: the deck that is played with.
            text: the size of the text in pixels.
        """
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress, self._sound, self._clocks = progress, sound, clocks
        self._theme, self._deck, self._text = theme, deck, text
        self._before: Sequence[Attempt] = ()
        self.runner: RoundRunner | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.figures = QPushButton(tr("Statistics"))
        bar = PageBar(tr("Practise"), (self.figures,), text)
        self.back = bar.back
        self.chooser = Chooser(books, text)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.chooser)
        column.addWidget(bar)
        column.addWidget(self._stack, 1)
        self.back.clicked.connect(self._go_back)
        self.figures.clicked.connect(self.statistics_wanted)
        self.chooser.start_wanted.connect(self.begin_round)
        self.choose()

    def choose(self) -> None:
        """Show the choice."""
        self._sound.detach()
        self._show(self.chooser)
        attempts, clocks = self._progress.attempts(), self._clocks
        today = statistics.forecast(attempts, clocks.date(), 1, clocks.day)[0]
        self.chooser.ask({attempt.item for attempt in attempts}, today, self._sound.remedy())

    def begin_round(self) -> None:
        """Begin a round as it was chosen."""
        self._before = self._progress.attempts()
        going = begin(
            self.chooser.rules(),
            self._before,
            self._clocks.date(),
            seed=secrets.randbelow(MOST_SEED),
            drills=self.chooser.chosen(),
            chosen=self.chooser.wanted(),
            day_of=self._clocks.day,
        )
        self.runner = runner = RoundRunner(going, self._sound, self._clocks, self._progress.keep, self)
        blind = self.chooser.blind.isChecked()
        self._show(RoundPage(runner, self._sound, self._theme, self._deck, self._text, blind=blind))
        runner.over.connect(self._end_round)
        runner.start()

    def close_page(self) -> None:
        """End what runs, and listen no longer."""
        if self.runner:
            self.runner.close()
            self.runner = None
        self._sound.detach()

    def _end_round(self) -> None:
        if self.runner is None:
            return
        shown = RoundList(self.runner, self._sound, self._before, self._text)
        self.runner = None
        shown.again_wanted.connect(self.begin_round)
        shown.done.connect(self.choose)
        self._show(shown)
        shown.again.setFocus()

    def _go_back(self) -> None:
        """Go back by one: from a round to its list, from a list to the choice, and from there to the start."""
        if self.runner:
            self.runner.stop()
        elif self._stack.currentWidget() is not self.chooser:
            self.choose()
        else:
            self.left.emit()

    def _show(self, widget: QWidget) -> None:
        """Show a part of the page; the one that was shown goes, unless it is the choice."""
        before = self._stack.currentWidget()
        if self._stack.indexOf(widget) < 0:
            self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)
        if before and before is not self.chooser and before is not widget:
            self._stack.removeWidget(before)
            before.deleteLater()
        self.figures.setVisible(widget is self.chooser)
