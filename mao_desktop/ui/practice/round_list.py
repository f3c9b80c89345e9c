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

from mao_desktop.practice import Result, statistics
from mao_desktop.ui.practice.step_texts import RESULTS, asked_of, done_in, due_of, sign, why
from mao_desktop.ui.texts import seconds, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.practice import Attempt, Round


def summary(going: Round, before: Sequence[Attempt]) -> str:
    """Tell in one line how a round went, beside what was before it."""
    attempts = [step.attempt for step in going.steps]
    share, false = statistics.share_met(attempts), statistics.false_starts(attempts)
    parts = [tr("{met} of {all} right").format(met=share.part, all=share.whole)]
    now = statistics.latency(attempts)
    if now.value is not None:
        parts.append(tr("usually after {time}").format(time=seconds(round(now.value))))
        earlier = statistics.latency(statistics.practised(before))
        if earlier.value is not None:
            parts[-1] += tr(" (before: {time})").format(time=seconds(round(earlier.value)))
    if false.whole:
        parts.append(
            tr("silent where nothing was due: {n} of {all}").format(n=false.whole - false.part, all=false.whole)
        )
    unsure = sum(attempt.result is Result.UNSURE for attempt in attempts)
    if unsure:
        parts.append(tr("not heard surely, and not counted: {n}").format(n=unsure))
    return " · ".join(parts)


class RoundList(QWidget):
    """The list, with one line under it that answers why."""

    again_wanted = Signal()
    done = Signal()

    def __init__(self, going: Round, before: Sequence[Attempt], text: int) -> None:
        """Show a round that is over; `before` are the attempts before it, `text` is the size of the text (pixels)."""
        super().__init__()
        self._steps = going.steps
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
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for row, step in enumerate(going.steps):
            outcome = step.outcome
            time = seconds(outcome.latency) if outcome.latency is not None and outcome.words else "–"
            result = f"{sign(outcome.result)} {tr(RESULTS[outcome.result])}"
            for place, told in enumerate((asked_of(step.trial), due_of(step.trial), done_in(step), time, result)):
                self.table.setItem(row, place, QTableWidgetItem(told))
        self.why = QLabel(tr("Choose a line to see why it was rated so."))
        self.why.setWordWrap(True)
        self.why.setObjectName("quiet")
        self.again = QPushButton(tr("Another round"))
        self.again.setObjectName("main")
        self.other = QPushButton(tr("Done"))
        row_of = QHBoxLayout()
        row_of.addWidget(self.why, 1)
        row_of.addWidget(self.other)
        row_of.addWidget(self.again)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        column.addLayout(row_of)
        self.table.currentCellChanged.connect(lambda row, *_: self._explain(row))
        self.again.clicked.connect(self.again_wanted)
        self.other.clicked.connect(self.done)

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._steps):
            self.why.setText(why(self._steps[row]))
