"""The panel in which a call is chosen: the kinds of calls, then which of a kind, and all of them by typing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.ui.game.phrase_list import SLOT, CallKind
from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.table.actions.table_action import TableAction, button_text
from mao_desktop.ui.texts import tr

BESIDE = 1
"""Number of buttons beside each other."""
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


class CallPanel(QFrame):
    """Chooses or takes a typed call, on a seat or on whomever it fits."""

    called = Signal(str, object)
    action_wanted = Signal(object, object)
    """What else is to be done there, and the seat."""
    seat_chosen = Signal(object)
    """The seat that is to be called on, None for whomever it fits."""
    closed = Signal()

    def __init__(self, seats: tuple[str, ...], parent: QWidget) -> None:
        """Build it for these seats, hidden."""
        super().__init__(parent)
        self.setObjectName("note")
        self.on: int | None = None
        self._kinds: tuple[CallKind, ...] = ()
        self._all: tuple[str, ...] = ()
        self._kind: CallKind | None = None
        self._lines: list[str | CallKind] = []
        """What stands in each line of the list: a call, or a kind that has several."""
        column = QVBoxLayout(self)
        head = QHBoxLayout()
        self._title = QLabel()
        self._title.setObjectName("heading")
        self.seat = QComboBox()
        self.seat.setAccessibleName(tr("On whom"))
        self.seat.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seat.addItem(tr("whomever it fits"), None)
        for seat, name in enumerate(seats):
            self.seat.addItem(name, seat)
        head.addWidget(self._title)
        head.addWidget(self.seat, 1)
        column.addLayout(head)
        self.hand = QLabel()
        self.hand.setObjectName("quiet")
        self.hand.setWordWrap(True)
        column.addWidget(self.hand)
        self._build_list(column)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        self.actions_there: list[QPushButton] = []
        buttons = QWidget()
        row = FlowLayout(buttons, self.fontMetrics().height() // 3, Qt.AlignmentFlag.AlignRight)
        self.ok = QPushButton(tr("Call"))
        self.ok.setObjectName("main")
        cancel = QPushButton(tr("Cancel"))
        row.addWidget(cancel)
        row.addWidget(self.ok)
        column.addWidget(buttons)
        self.seat.currentIndexChanged.connect(self._choose_seat)
        self.ok.clicked.connect(self._call)
        cancel.clicked.connect(self.close_card)
        self.hide()

    def _build_list(self, column: QVBoxLayout) -> None:
        """Build the field to type in, and the list under it."""
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Type a call"))
        self.field.setAccessibleName(tr("Call"))
        self.field.setClearButtonEnabled(True)
        column.addWidget(self.field)
        self.back = QPushButton()
        self.back.setAutoDefault(False)
        self.back.setAccessibleName(tr("Back to all kinds of calls"))
        self.back.hide()
        column.addWidget(self.back)
        self._shown = QStringListModel(self)
        self.list = QListView()
        self.list.setModel(self._shown)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Calls of this variant"))
        column.addWidget(self.list, 1)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._call)
        self.field.installEventFilter(self)
        self.back.clicked.connect(self._go_back)
        self.list.activated.connect(self._activate)
        self.list.clicked.connect(self._pick)

    def offer(self, kinds: tuple[CallKind, ...], calls: tuple[str, ...]) -> None:
        """Offer the calls, and their kinds first; what is typed and what is marked stays."""
        if (kinds, calls) == (self._kinds, self._all):
            return
        self._kinds, self._all = kinds, calls
        if self._kind and self._kind not in kinds:
            self._kind = next((kind for kind in kinds if kind.text == self._kind.text), None)
        marked = self.list.currentIndex().data()
        self._list()
        rows = [self._shown.index(row) for row in range(self._shown.rowCount())]
        self.list.setCurrentIndex(next((index for index in rows if index.data() == marked), QModelIndex()))

    def offer_actions(self, actions: tuple[TableAction, ...]) -> None:
        """Offer what else can be done at the seat."""
        for button in self.actions_there:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.actions_there = []
        for n, action in enumerate(actions):
            button = QPushButton(button_text(action))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, action=action: self._do(action))
            self._grid.addWidget(button, n // BESIDE, n % BESIDE)
            self.actions_there.append(button)

    def ask(self, on: int | None, caller: str | None) -> None:
        """Ask what is called on a seat, or on whomever it fits; a caller is named where it may be anybody."""
        self.seat.blockSignals(True)
        self.seat.setCurrentIndex(0 if on is None else on + 1)
        self.seat.blockSignals(False)
        self.on = on
        self._title.setText(tr("{name} calls on").format(name=caller) if caller else tr("Call on"))
        self.field.clear()
        self._go_into(None)
        self.show()
        self.raise_()
        self.field.setFocus()

    def tell_hand(self, *, up: bool) -> None:
        """Say whether the caller's hand is up, and from when a call counts."""
        self.hand.setText(
            tr("The hand is up: the call counts from then.")
            if up
            else tr("No hand is up: a call counts from when it is made.")
        )

    def close_card(self) -> None:
        """Close it without a call."""
        self.hide()
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk through the list while one types."""
        step = 0
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()), 0)
        if not step or not self._lines:
            return super().eventFilter(watched, event)
        row = min(max(self.list.currentIndex().row() + step, 0), len(self._lines) - 1)
        self.list.setCurrentIndex(self._shown.index(row))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _find(self, text: str) -> None:
        """Mark the call that was typed, else the first that it is part of."""
        typed = text.strip().casefold()
        self._list()
        if typed and self._lines:
            row = next((row for row, line in enumerate(self._lines) if str(line).casefold() == typed), 0)
            self.list.setCurrentIndex(self._shown.index(row))

    def _list(self) -> None:
        """List the calls in which stands what was typed; while nothing is, the kinds, or the calls of one."""
        typed, kind = self.field.text().strip().casefold(), self._kind
        among = kind.choices if kind else self._all
        if typed:
            self._lines = [call for call in among if typed in call.casefold()]
        else:
            self._lines = list(among) if kind else [each if each.choices else each.text for each in self._kinds]
        self._shown.setStringList([self._written(line) for line in self._lines])

    def _written(self, line: str | CallKind) -> str:
        if isinstance(line, CallKind):
            return _head(line)
        return self._kind.shown(line) if self._kind else line

    def _go_into(self, kind: CallKind | None) -> None:
        """Show the calls of a kind, or all kinds."""
        self._kind = kind
        self.back.setVisible(kind is not None)
        if kind:
            self.back.setText(f"‹ {_head(kind)}")
        self.field.clear()
        self._list()
        self.list.scrollToTop()
        self.list.setCurrentIndex(QModelIndex())
        self.field.setFocus()

    def _go_back(self) -> None:
        self._go_into(None)

    def _choose_seat(self) -> None:
        self.on = self.seat.currentData()
        self.seat_chosen.emit(self.on)

    def _pick(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        if isinstance(kind := self._lines[index.row()], CallKind):
            self._go_into(kind)

    def _activate(self, index: QModelIndex) -> None:
        self._choose(self._lines[index.row()])

    def _call(self) -> None:
        """Call what is marked in the list, else what was typed."""
        index = self.list.currentIndex()
        self._choose(self._lines[index.row()] if index.isValid() else self.field.text().strip())

    def _choose(self, line: str | CallKind) -> None:
        if isinstance(line, CallKind):
            self._go_into(line)
        else:
            self._emit(line)

    def _do(self, action: TableAction) -> None:
        self.hide()
        self.closed.emit()
        self.action_wanted.emit(action, self.on)

    def _emit(self, text: str) -> None:
        if text:
            self.hide()
            self.called.emit(text, self.on)
            self.closed.emit()


def _head(kind: CallKind) -> str:
    """Write a kind that has several calls."""
    return kind.text if kind.text != SLOT else tr("other calls …")
