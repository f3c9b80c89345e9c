"""The panel in which a call is chosen: the whole list of the variant, always the same, with type-to-find."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSortFilterProxyModel, QStringListModel, Qt, Signal
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

from mao_desktop.ui.table.actions.table_action import TableAction, button_text
from mao_desktop.ui.texts import tr

BESIDE = 2
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
        column = QVBoxLayout(self)
        head = QHBoxLayout()
        self._title = QLabel()
        self._title.setObjectName("heading")
        self.seat = QComboBox()
        self.seat.setAccessibleName(tr("On whom"))
        self.seat.addItem(tr("whomever it fits"), None)
        for seat, name in enumerate(seats):
            self.seat.addItem(name, seat)
        head.addWidget(self._title)
        head.addWidget(self.seat, 1)
        column.addLayout(head)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Type to find, or a call in your own words"))
        self.field.setAccessibleName(tr("Call"))
        self.field.setClearButtonEnabled(True)
        column.addWidget(self.field)
        self._calls = QStringListModel(self)
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self._calls)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.list = QListView()
        self.list.setModel(self._found)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("All calls of this variant"))
        column.addWidget(self.list, 1)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        self.actions_there: list[QPushButton] = []
        row = QHBoxLayout()
        self.ok = QPushButton(tr("Call"))
        self.ok.setObjectName("main")
        cancel = QPushButton(tr("Cancel"))
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.ok)
        column.addLayout(row)
        self.seat.currentIndexChanged.connect(self._choose_seat)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._call)
        self.field.installEventFilter(self)
        self.list.activated.connect(self._activate)
        self.list.clicked.connect(self._pick)
        self.ok.clicked.connect(self._call)
        cancel.clicked.connect(self.close_card)
        self.hide()

    def offer(self, calls: tuple[str, ...]) -> None:
        """Offer the whole list of calls; what is typed and what is marked stays."""
        if list(calls) == self._calls.stringList():
            return
        marked = self.list.currentIndex().data()
        self._calls.setStringList(list(calls))
        rows = [self._found.index(row, 0) for row in range(self._found.rowCount())]
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
        self.list.scrollToTop()
        self.list.clearSelection()
        self.list.setCurrentIndex(QModelIndex())
        self.show()
        self.raise_()
        self.field.setFocus()

    def close_card(self) -> None:
        """Close it without a call."""
        self.hide()
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk through the list while one types."""
        step = 0
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()), 0)
        if not step or not self._found.rowCount():
            return super().eventFilter(watched, event)
        row = min(max(self.list.currentIndex().row() + step, 0), self._found.rowCount() - 1)
        self.list.setCurrentIndex(self._found.index(row, 0))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close it with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _find(self, text: str) -> None:
        """Mark the call that was typed, else the first that it is part of."""
        typed = text.strip()
        self._found.setFilterFixedString(typed)
        rows = [self._found.index(row, 0) for row in range(self._found.rowCount())]
        if typed and rows:
            exact = (index for index in rows if str(index.data()).casefold() == typed.casefold())
            self.list.setCurrentIndex(next(exact, rows[0]))

    def _choose_seat(self) -> None:
        self.on = self.seat.currentData()
        self.seat_chosen.emit(self.on)

    def _pick(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)

    def _activate(self, index: QModelIndex) -> None:
        self._emit(str(index.data()))

    def _call(self) -> None:
        """Call what is marked in the list, else what was typed."""
        index = self.list.currentIndex()
        self._emit(str(index.data()) if index.isValid() else self.field.text().strip())

    def _do(self, action: TableAction) -> None:
        self.hide()
        self.closed.emit()
        self.action_wanted.emit(action, self.on)

    def _emit(self, text: str) -> None:
        if text:
            self.hide()
            self.called.emit(text, self.on)
            self.closed.emit()
