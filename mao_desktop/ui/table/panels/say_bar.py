"""The bar under the table: saying by typing or picking, suits, calls, drawing and sorting. It is always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from mao_desktop.engine import Suit
from mao_desktop.ui.style.card_art import suit_path
from mao_desktop.ui.style.scale import is_tight
from mao_desktop.ui.style.style_sheet import dress_like
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.texts import suit_name, tr

if TYPE_CHECKING:
    from mao_desktop.ui.style.theme import Theme


def suit_icon(suit: Suit, theme: Theme, size: int, ratio: float) -> QIcon:
    """Draw a suit's sign as an icon."""
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size * 0.44, size * 0.44)
    painter.setPen(Qt.PenStyle.NoPen)
    red = suit in (Suit.HEARTS, Suit.DIAMONDS)
    painter.setBrush(QColor(theme.red if red else theme.ink))
    painter.drawPath(suit_path(suit))
    painter.end()
    return QIcon(made)


class SayBox(QComboBox):
    """A field to type what is said, with the whole list of phrases to pick from; Enter says it."""

    said = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty list."""
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(16)
        self.setMinimumContentsLength(14)
        self._model = QStringListModel(self)
        self._offered: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._line = QLineEdit()
        self._line.setPlaceholderText(tr("Say something ({key})").format(key=key_of(TableAction.SAY)))
        self._line.setAccessibleName(tr("Say something"))
        self.setLineEdit(self._line)
        completer = QCompleter(self._model, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(7)
        self.setCompleter(completer)
        self.activated.connect(self._picked)

    def offer(self, phrases: tuple[str, ...], commands: tuple[str, ...]) -> None:
        """Offer the whole list of phrases, and to who types commands as well; what is being typed stays."""
        if (phrases, commands) == self._offered:
            return
        self._offered = (phrases, commands)
        self._model.setStringList([*phrases, *commands])
        typed, cursor = self.currentText(), self._line.cursorPosition()
        self.clear()
        self.addItems(list(phrases))
        self.setCurrentIndex(-1)
        self.setEditText(typed)
        self._line.setCursorPosition(cursor)

    def phrases(self) -> tuple[str, ...]:
        """Give the phrases that are offered."""
        return self._offered[0]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the list that completes look as the window does: it is a window of its own."""
        if (completer := self.completer()) and (completing := completer.popup()):
            dress_like(self.window(), completing)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say it with Enter; go back to the table with Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._say(self.currentText())
        elif event.key() == Qt.Key.Key_Escape:
            self.clearEditText()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _picked(self, index: int) -> None:
        self._say(self.itemText(index))

    def _say(self, text: str) -> None:
        self.setCurrentIndex(-1)
        self.clearEditText()
        if text.strip():
            self.said.emit(text.strip())


class SayBar(QWidget):
    """The bar itself."""

    said = Signal(str)
    left = Signal()
    suit_named = Signal(object)
    call_wanted = Signal()
    draw_wanted = Signal()
    sort_wanted = Signal(bool)

    def __init__(self, theme: Theme, text: int, parent: QWidget | None = None) -> None:
        """Build it in a size of text (pixels)."""
        super().__init__(parent)
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(text // 2, text // 3, text // 2, text // 3)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setSpacing(text // 2)
        self._signs, self._buttons = QHBoxLayout(), QHBoxLayout()
        self.box = SayBox()
        self.box.setAccessibleName(tr("Say something"))
        self.box.setToolTip(tr("Type what you say and press Enter, or pick it from the list"))
        self.box.said.connect(self.said)
        self.box.left.connect(self.left)
        self._rows.addWidget(self.box, 1)
        self._rows.addLayout(self._below)
        for part in (self._signs, self._buttons):
            part.setSpacing(text // 3)
            self._below.addLayout(part)
        self.suits: dict[Suit, QToolButton] = {}
        for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
            sign = QToolButton()
            sign.setToolTip(tr("Name {suit}").format(suit=suit_name(suit)))
            sign.setAccessibleName(tr("Name {suit}").format(suit=suit_name(suit)))
            sign.clicked.connect(lambda _=False, suit=suit: self.suit_named.emit(suit))
            self.suits[suit] = sign
            self._signs.addWidget(sign)
        calls = tr("Call something on whomever it fits ({key}); click a seat to call on it")
        self.call = self._button(tr("Call…"), calls, TableAction.CALL)
        self.call.clicked.connect(self.call_wanted)
        self.draw = self._button(tr("Draw"), tr("Draw a card from the stack ({key})"), TableAction.DRAW)
        self.draw.clicked.connect(self.draw_wanted)
        self.by_suit = self._button(tr("By suit"), tr("Sort the hand by suit ({key})"), TableAction.BY_SUIT)
        self.by_suit.clicked.connect(lambda: self.sort_wanted.emit(True))
        self.by_rank = self._button(tr("By rank"), tr("Sort the hand by rank ({key})"), TableAction.BY_RANK)
        self.by_rank.clicked.connect(lambda: self.sort_wanted.emit(False))
        for button in (self.call, self.draw, self.by_suit, self.by_rank):
            self._buttons.addWidget(button)
        self.restyle(theme, text)

    def show_suits(self, *, shown: bool) -> None:
        """Offer to name suits, at a table where that is done."""
        for button in self.suits.values():
            button.setVisible(shown)

    def fit(self, width: int, text: int) -> None:
        """Take two rows where there is little room (pixels) for the text, and three where that is not enough."""
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        needed = sum(part.sizeHint().width() for part in (self._signs, self._buttons))
        self._rows.setDirection(below if is_tight(width, text) else beside)
        self._below.setDirection(below if needed + 2 * text > width else beside)

    def restyle(self, theme: Theme, text: int) -> None:
        """Show it in another look."""
        for suit, button in self.suits.items():
            button.setIcon(suit_icon(suit, theme, text, self.devicePixelRatioF()))
            button.setIconSize(QSize(text, text))

    @staticmethod
    def _button(text: str, tip: str, action: TableAction) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip.format(key=key_of(action)))
        button.setAutoDefault(False)
        return button
