"""The list at the end of a round: every card with what was due, what was done and how fast, and why it was rated so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mao_desktop import practice
from mao_desktop.practice import Result, statistics
from mao_desktop.ui.practice.step_texts import RESULTS, asked_of, began_after, done_in, due_of, sign, why
from mao_desktop.ui.texts import seconds, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.practice import Attempt, Round
    from mao_desktop.ui.audio.audio_port import PracticeSound
    from mao_desktop.ui.practice.round_runner import RoundRunner


def summary(going: Round, before: Sequence[Attempt]) -> str:
    """Tell in one line how a round went, beside what was before it."""
    attempts = [step.attempt for step in going.steps]
    share, false = statistics.share_met(attempts), statistics.false_starts(attempts)
    parts = [tr("{met} of {all} right").format(met=share.part, all=share.whole)]
    now = statistics.latency(attempts)
    if now.value is not None:
        parts.append(_usual_time(now.value, statistics.latency(statistics.practised(before)).value))
    if false.whole:
        parts.append(
            tr("silent where nothing was due: {n} of {all}").format(n=false.whole - false.part, all=false.whole)
        )
    unsure = sum(attempt.result is Result.UNSURE for attempt in attempts)
    if unsure:
        parts.append(tr("not heard surely, and not counted: {n}").format(n=unsure))
    return " · ".join(parts)


def _usual_time(now: float, before: float | None) -> str:
    """Tell the usual times (ms) now and before this round."""
    if before is None:
        return tr("usually after {time}").format(time=seconds(round(now)))
    text = tr("usually after {time} (before: {earlier})")
    return text.format(time=seconds(round(now)), earlier=seconds(round(before)))


class RoundList(QWidget):
    """The list, with one line under it that answers why, and a button that plays what the microphone took in."""

    again_wanted = Signal()
    done = Signal()

    def __init__(self, runner: RoundRunner, sound: PracticeSound, before: Sequence[Attempt], text: int) -> None:
        """Show the round of a runner that is over.

        Args:
            runner: has the round, and the sound of each trial.
            sound: plays it.
            before: the attempts before the round.
            text: the size of the text (pixels).
        """
        super().__init__()
        going = runner.round
        self._steps, self._sounds, self._deaf_because = going.steps, tuple(runner.sounds), runner.deaf_because
        self._sound = sound
        column = QVBoxLayout(self)
        column.setContentsMargins(text, text // 2, text, text // 2)
        self.summary = QLabel(summary(going, before) if going.steps else tr("Nothing was tried."))
        self.summary.setObjectName("heading")
        self.summary.setWordWrap(True)
        self.table = QTableWidget(len(going.steps), 5)
        self.table.setAccessibleName(tr("Cards of this round"))
        self.table.setHorizontalHeaderLabels([tr("Shown"), tr("Due"), tr("You"), tr("After"), tr("Result")])
        self.table.verticalHeader().hide()
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for stretched in (1, 2):
            head.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        known = practice.items(going.rules)
        for row, step in enumerate(going.steps):
            result = f"{sign(step.outcome.result)} {tr(RESULTS[step.attempt.result])}"
            asked, due, done = asked_of(step.trial), due_of(step.trial), done_in(step, known)
            for place, told in enumerate((asked, due, done, began_after(step) or "–", result)):
                self.table.setItem(row, place, QTableWidgetItem(told))
        self.why = QLabel()
        self.why.setWordWrap(True)
        self.why.setObjectName("quiet")
        self.hear = QPushButton(tr("Hear it again (H)"))
        self.hear.setEnabled(bool(going.steps))
        self.hear.setShortcut(Qt.Key.Key_H)
        self.again = QPushButton(tr("Another round"))
        self.again.setObjectName("main")
        self.other = QPushButton(tr("Done"))
        for button in (self.hear, self.again, self.other):
            button.setAutoDefault(True)  # Enter presses it as the space bar does
        row_of = QHBoxLayout()
        row_of.addWidget(self.why, 1)
        row_of.addWidget(self.hear)
        row_of.addWidget(self.other)
        row_of.addWidget(self.again)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        column.addLayout(row_of)
        self.table.currentCellChanged.connect(lambda row, *_: self._explain(row))
        self.hear.clicked.connect(self._hear)
        self.again.clicked.connect(self.again_wanted)
        self.other.clicked.connect(self.done)
        self.table.selectRow(0)

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._steps):
            self.why.setText(why(self._steps[row]))

    def _hear(self) -> None:
        """Play the trial of the line that is chosen, or say why that is impossible."""
        row = self.table.currentRow()
        kept = self._sounds[row] if 0 <= row < len(self._sounds) else None
        if kept is not None:
            self._sound.replay(kept, self.why.setText)
        else:
            off = self._deaf_because or tr("The microphone was off.")
            self.why.setText(tr("There is no sound of it. {why}").format(why=off))
