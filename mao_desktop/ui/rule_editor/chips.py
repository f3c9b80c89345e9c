"""Slots as widgets: a list, a number, or a line of words. Each is as wide as what stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSpinBox, QStyle, QStyleOptionComboBox

from mao_desktop.secret_rules import LEAVE_OUT, Count, Line, Pick, Role, Words
from mao_desktop.ui.rule_editor.slot_names import ADDS, slot_name
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QWheelEvent

MOST_LETTERS = 60
FEWEST_SHOWN = 6
"""A line of words is as wide as so many letters at least."""
MOST_LINES = 14
"""A list shows so many entries at once."""
OPENING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_F4)
USUAL = {
    Role.CALL: QT_TR_NOOP("the usual one"),
    Role.PHRASE: QT_TR_NOOP("words"),
    Role.HEARD: QT_TR_NOOP("words"),
}
"""What an empty line says of itself."""


class PickChip(QComboBox):
    """A slot with a list; arrows and space open it, so that nothing changes by passing through it."""

    put = Signal(object)
    """The sentence with what was chosen."""

    def __init__(self, slot: Pick) -> None:
        """Show a slot."""
        super().__init__()
        self.setObjectName("more" if slot.place.role in ADDS else "chip")
        self.setAccessibleName(slot_name(slot.place))
        self.setToolTip(slot_name(slot.place))
        self.setMaxVisibleItems(MOST_LINES)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda at: self.put.emit(self._slot.choices[at].then))
        self.show_slot(slot)

    def show_slot(self, slot: Pick) -> None:
        """Show what stands there, and what else may."""
        self._slot = slot
        self.clear()
        self.addItems([tr(LEAVE_OUT) if choice.text == LEAVE_OUT else choice.text for choice in slot.choices])
        self.setCurrentIndex(slot.at)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for what stands there, and not for the longest entry."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        text = self.fontMetrics().size(Qt.TextFlag.TextSingleLine, self.currentText())
        asked = self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text, self)
        return QSize(asked.width() + self.fontMetrics().height() // 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Never show less than what stands there."""
        return self.sizeHint()

    def showPopup(self) -> None:
        """Open the list as wide as its entries."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * self.fontMetrics().height())
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list by an arrow or space; letters choose."""
        if event.key() in OPENING:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class CountChip(QSpinBox):
    """A slot with a number."""

    put = Signal(object)

    def __init__(self, slot: Count) -> None:
        """Show a slot."""
        super().__init__()
        self.setObjectName("chip")
        self.setAccessibleName(slot_name(slot.place))
        self.setToolTip(slot_name(slot.place))
        self.setRange(slot.least, slot.most)
        self.show_slot(slot)
        self.valueChanged.connect(lambda value: self.put.emit(self._slot.put(value)))

    def show_slot(self, slot: Count) -> None:
        """Show the number that stands there."""
        self._slot = slot
        self.blockSignals(True)
        self.setValue(slot.value)
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class LineChip(QLineEdit):
    """A slot with words, which stand in quotes in the text."""

    put = Signal(object)

    def __init__(self, slot: Line) -> None:
        """Show a slot."""
        super().__init__()
        self.setObjectName("chip")
        self.setAccessibleName(slot_name(slot.place))
        self.setToolTip(slot_name(slot.place))
        self.setMaxLength(MOST_LETTERS)
        self._usual = tr(USUAL[slot.place.role]) if slot.place.role in USUAL else ""
        self.setPlaceholderText(self._usual)
        self.show_slot(slot)
        self.textEdited.connect(self._edited)

    def show_slot(self, slot: Line) -> None:
        """Show the words that stand there; those that are being typed stay."""
        self._slot = slot
        if slot.text != " ".join(self.text().split()):
            self.setText(slot.text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for the words."""
        metrics = self.fontMetrics()
        letters = metrics.horizontalAdvance("n" * FEWEST_SHOWN)
        wide = max(letters, *(metrics.horizontalAdvance(text) for text in (self.text(), self._usual)))
        return QSize(wide + 2 * metrics.height(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Show a few letters at least."""
        return QSize(self.fontMetrics().horizontalAdvance("n" * FEWEST_SHOWN), super().minimumSizeHint().height())

    def _edited(self, text: str) -> None:
        if '"' in text:
            self.setText(text.replace('"', ""))
        self.updateGeometry()
        self.put.emit(self._slot.put(self.text()))


class Between(QLabel):
    """Words between slots."""

    def __init__(self, slot: Words) -> None:
        """Show them."""
        super().__init__(slot.text)

    def show_slot(self, slot: Words) -> None:
        """Show other words."""
        self.setText(slot.text)


Chip = PickChip | CountChip | LineChip | Between


def chip_of(slot: Pick | Count | Line | Words) -> Chip:
    """Make the widget of a slot."""
    match slot:
        case Pick():
            return PickChip(slot)
        case Count():
            return CountChip(slot)
        case Line():
            return LineChip(slot)
        case Words():
            return Between(slot)
