"""Takes a game up on a thread of its own, while the window shows how far it is."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QThread, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from mao_desktop.session import TakenUp, take_up
from mao_desktop.store.journal import JournalError
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.store.snapshots import Snapshots
    from mao_desktop.store.syncing import Syncer

LONG = 250_000
"""A journal of more bytes takes longer than a window may stand still."""
WHOLE = 100
NARROW, APART = 420, 16
"""The width of the bar, and what is between the lines, in pixels."""


class _StoppedError(Exception):
    """Nobody waits for the game any more."""


class TakingUp(QThread):
    """Takes a game up; it stops between two steps once that is asked."""

    progressed = Signal(int)
    """How many hundredths of the work are done."""

    def __init__(self, path: Path, syncer: Syncer, snapshots: Snapshots) -> None:
        """Take what a game needs to be taken up."""
        super().__init__()
        self.path = path
        self._syncer, self._snapshots = syncer, snapshots
        self._told = 0
        self._came: TakenUp | JournalError | None = None

    @property
    def is_long(self) -> bool:
        """Whether it takes longer than a window may stand still."""
        return self.path.exists() and self.path.stat().st_size > LONG

    def take_up(self) -> TakenUp | JournalError:
        """Take the game up on the thread that asks for it."""
        try:
            return take_up(self.path, self._syncer, self._snapshots, self._tell)
        except JournalError as wrong:
            return wrong

    def run(self) -> None:
        """Take the game up on this thread."""
        with suppress(_StoppedError):
            self._came = self.take_up()

    def give(self) -> TakenUp | JournalError | None:
        """Give the game that was taken up, or the error why it can't be; None where it is not over or was given."""
        came, self._came = (self._came, None) if self.isFinished() else (None, self._came)
        return came

    def end(self) -> None:
        """Let the thread end; a game that nobody was given is closed."""
        self.requestInterruption()
        self.wait()
        came = self.give()
        if isinstance(came, TakenUp) and came.log.journal:
            came.log.journal.close()
        self.deleteLater()

    def _tell(self, share: float) -> None:
        if self.isInterruptionRequested():
            raise _StoppedError
        done = round(share * WHOLE)
        if done != self._told:
            self._told = done
            self.progressed.emit(done)


class TakingUpPage(QWidget):
    """Shows how far a game is taken up, and lets that be given up."""

    def __init__(self, taking_up: TakingUp, give_up: Callable[[], None]) -> None:
        """Begin with nothing done."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setSpacing(APART)
        column.addStretch()
        told = QLabel(tr("The game is being set up as you left it …"))
        column.addWidget(told, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.bar = QProgressBar()
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(NARROW)
        self.bar.setAccessibleName(tr("How far the game is set up"))
        column.addWidget(self.bar, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.back = QPushButton(tr("Back"))
        self.back.clicked.connect(give_up)
        column.addWidget(self.back, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        taking_up.progressed.connect(self.bar.setValue)
