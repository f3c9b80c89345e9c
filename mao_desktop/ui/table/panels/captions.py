"""Captions: what was heard and said, by whom, with one click to correct whose voice it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QMenu, QScrollArea, QToolButton, QVBoxLayout, QWidget

from mao_desktop.language.words import words_of
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

MOST = 60
"""Number of captions that are kept on the screen."""
LONG = 0.4
"""Beside a name that takes more of the width than this there is no room for words."""
NO_WORDS = 0
"""The number of what is no utterance."""


class Caption(QFrame):
    """One caption; `number` is the utterance's in the log, None while it is being said."""

    def __init__(self, who: str, text: str, menu: Callable[[QToolButton], QMenu] | None) -> None:
        """Write it; with a menu the name can be corrected."""
        super().__init__()
        self.number: int | None = None
        self.seat: int | None = None
        self.said = text
        self.menu: QMenu | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.who: QLabel | QToolButton
        if menu is None:
            self.who = QLabel(who)
            self.who.setObjectName("name")
        else:
            self.who = QToolButton()
            self.who.setObjectName("who")
            self.who.setText(who)
            self.who.setToolTip(tr("Whose voice was it? Click to correct"))
            self.who.setAccessibleName(tr("Voice of {who}; correct it").format(who=who))
            self.menu = menu(self.who)
            self.who.clicked.connect(self._open_menu)
        font = self.who.font()
        font.setBold(True)
        self.who.setFont(font)
        self.text = QLabel(text)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._row.addWidget(self.who, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._row.addWidget(self.text, 1)

    def fit(self, width: int) -> None:
        """Stand under a name that is too long for a column so wide (pixels)."""
        long = self.who.sizeHint().width() > width * LONG
        self._row.setSpacing(0 if long else -1)
        self.text.setContentsMargins(self.fontMetrics().height() // 2 if long else 0, 0, 0, 0)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if long else QBoxLayout.Direction.LeftToRight)

    def _open_menu(self) -> None:
        if self.menu:
            self.menu.popup(self.who.mapToGlobal(self.who.rect().bottomLeft()))

    def settle(self, *, final: bool) -> None:
        """Write it in full ink once it is known for good, in grey italics before."""
        self.text.setObjectName("" if final else "quiet")
        font = self.text.font()
        font.setItalic(not final)
        self.text.setFont(font)
        self.text.style().polish(self.text)


class Captions(QScrollArea):
    """All captions, the newest at the foot."""

    corrected = Signal(int, int)
    asks = Signal(object)
    """A menu that asks whose voice it was, before it is shown."""

    def __init__(self, seats: tuple[str, ...], parent: QWidget | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self._seats = seats
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("What was said"))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self.setWidget(inner)
        self.verticalScrollBar().rangeChanged.connect(self._to_foot)
        self.rows: list[Caption] = []
        self._partial: Caption | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit every caption to the new width."""
        super().resizeEvent(event)
        for row in self.rows:
            row.fit(self.viewport().width())

    def begin(self, seat: int, text: str) -> None:
        """Show in grey what a computer player begins to say."""
        row = self._add(self._seats[seat], text, seat, correctable=False)
        row.settle(final=False)

    def say(self, number: int, seat: int | None, text: str, prefix: str = "", *, correctable: bool) -> None:
        """Show what was said for good; what was shown in grey before is taken over."""
        self.hear("")
        for row in self.rows:
            if row.number is None and row.seat == seat and words_of(row.said) == words_of(text):
                row.number = number
                row.text.setText(prefix + row.said)
                row.settle(final=True)
                return
        who = tr("who?") if seat is None else self._seats[seat]
        row = self._add(who, text, seat, correctable=correctable, number=number)
        row.text.setText(prefix + text)

    def note(self, seat: int, what: str) -> None:
        """Show what a seat did for all to see or hear."""
        self._add(self._seats[seat], what, seat, correctable=False).number = NO_WORDS

    def tell(self, sentence: str) -> None:
        """Show what the ear tells of itself."""
        row = self._add("", sentence, None, correctable=False)
        row.number = NO_WORDS
        row.who.hide()
        row.text.setObjectName("heed")

    def hear(self, text: str) -> None:
        """Show in grey what is being heard; nothing takes it away."""
        if self._partial is not None:
            self._drop(self._partial)
            self._partial = None
        if text:
            self._partial = self._add("…", text, None, correctable=False)
            self._partial.settle(final=False)

    def _add(self, who: str, text: str, seat: int | None, *, correctable: bool, number: int | None = None) -> Caption:
        row = Caption(who, text, (lambda button: self._menu(button, number)) if correctable and number else None)
        row.seat, row.number = seat, number
        self._column.addWidget(row)
        row.fit(self.viewport().width())
        self.rows.append(row)
        while len(self.rows) > MOST:
            self._drop(self.rows[0])
        QTimer.singleShot(0, self, self._to_foot)
        return row

    def _menu(self, button: QToolButton, number: int | None) -> QMenu:
        menu = QMenu(button)
        for seat, name in enumerate(self._seats):
            action = menu.addAction(tr("It was {name}").format(name=name))
            action.triggered.connect(lambda _=False, seat=seat: self._correct(button, number, seat))
        self.asks.emit(menu)
        return menu

    def _correct(self, button: QToolButton, number: int | None, seat: int) -> None:
        button.setText(self._seats[seat])
        if number is not None:
            self.corrected.emit(seat, number)

    def _drop(self, row: Caption) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _to_foot(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
