"""A game that waits until its person is ready: one that is gone on with, or the first of a newcomer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import tr


def first_steps() -> tuple[tuple[str, str], ...]:
    """List how one plays here, for who never did: not which rules hold."""
    draw, say, keys = (action.value.keys[0].shown for action in (TableAction.DRAW, TableAction.SAY, TableAction.HELP))
    return (
        (tr("Play"), tr("drag a card to the middle, or double-click it")),
        (tr("Draw"), tr("double-click the stack, or press {key}").format(key=draw)),
        (tr("Speak"), tr("press {key}, type and press Enter; or say it aloud").format(key=say)),
        (tr("Call"), tr("click the name of whoever did something wrong")),
        (tr("Keys"), tr("press {key} to see them all").format(key=keys)),
    )


class ReadyCard(Overlay):
    """“Ready”: the clock stands still until then."""

    def __init__(self, parent: QWidget) -> None:
        """Build it, hidden."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        room = self.fontMetrics().height()
        column.setContentsMargins(2 * room, room, 2 * room, room)
        column.setSpacing(room // 2)
        self.title = QLabel()
        self.title.setObjectName("title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._told = QLabel()
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._steps = QGridLayout()
        self._steps.setHorizontalSpacing(room)
        self._steps.setVerticalSpacing(room // 4)
        self._steps.setColumnStretch(1, 1)
        self._clock = QLabel(tr("The clock stands still until you are ready."))
        self._clock.setObjectName("quiet")
        self._clock.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ok.setText(tr("Ready (Enter)"))
        column.addWidget(self.title)
        column.addWidget(self._told)
        column.addLayout(self._steps)
        column.addWidget(self._clock)
        column.addWidget(self.ok)

    def ask(self, title: str, told: tuple[str, ...] = (), steps: tuple[tuple[str, str], ...] = ()) -> None:
        """Ask whether the person is ready, and tell them some sentences and first steps before."""
        self.title.setText(title)
        self._told.setText("\n".join(told))
        self._told.setVisible(bool(told))
        for row, (act, how) in enumerate(steps):
            name = QLabel(act)
            name.setObjectName("strong")
            self._steps.addWidget(name, row, 0)
            self._steps.addWidget(QLabel(how), row, 1)
        read = (title, *told, *(f"{act}: {how}." for act, how in steps), self._clock.text())
        self.ok.setAccessibleDescription(" ".join(read))
        self.open_card()

    def text(self) -> str:
        """Give all that it tells."""
        return self.ok.accessibleDescription()
