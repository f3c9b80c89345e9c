"""Captions: what was heard and said, by whom, with one click to correct whose voice it was; and cards that moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QLabel, QMenu, QToolButton

from mao_desktop.engine import Suit
from mao_desktop.language.words import words_of
from mao_desktop.ui.table.panels.stream import Row
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.game.move_texts import Move
    from mao_desktop.ui.table.panels.stream import Stream

LONG = 0.4
"""Beside a name that takes more of the width than this there is no room for words."""
EDGES = 0.95
"""Room beside a name, in heights of its line: the same for all, so that what they say begins in one column."""
NO_WORDS = 0
"""The number of what is no utterance."""
RED = (Suit.HEARTS, Suit.DIAMONDS)


class Caption(Row):
    """What one seat said or did; `number` is the utterance's in the log, None while it is being said.

    `moved` tells a move of a card from words.
    The words of all captions begin in one line, where all `names` are short enough.
    """

    def __init__(
        self, who: str, text: str, menu: Callable[[QToolButton], QMenu] | None, names: tuple[str, ...] = ()
    ) -> None:
        """Write it; with a menu the name can be corrected."""
        super().__init__()
        self.number: int | None = None
        self.seat: int | None = None
        self.said = text
        self.moved = False
        self.menu: QMenu | None = None
        self._names = names
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
            self.who.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.who.setToolTip(tr("Whose voice was it? Click to correct"))
            self.who.setAccessibleName(tr("Voice of {who}; correct it").format(who=who))
            self.menu = menu(self.who)
            self.who.clicked.connect(self._open_menu)
        font = self.who.font()
        font.setBold(True)
        self.who.setFont(font)
        self.text = QLabel(text)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._row.addWidget(self.who, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._row.addWidget(self.text, 1)

    def fit(self, width: int) -> None:
        """Stand under a name that is too long for a column so wide (pixels)."""
        self.who.ensurePolished()
        ink = QFontMetrics(self.who.font())
        beside = [ink.horizontalAdvance(name) for name in self._names]
        own = ink.horizontalAdvance(self.who.text())
        column = max((wide for wide in beside if wide <= width * LONG), default=0) + round(ink.height() * EDGES)
        long = own > width * LONG
        self.who.setMinimumWidth(0 if long else column)
        self._row.setSpacing(0 if long else -1)
        self.text.setContentsMargins(ink.height() // 2 if long else 0, 0, 0, 0)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if long else QBoxLayout.Direction.LeftToRight)

    def show_as(self, name: str) -> None:
        """Write the text in the style of a name."""
        self.text.setObjectName(name)
        self.text.style().polish(self.text)

    def _open_menu(self) -> None:
        if self.menu:
            self.menu.popup(self.who.mapToGlobal(self.who.rect().bottomLeft()))

    def settle(self, *, final: bool) -> None:
        """Write it in full ink once it is known for good, in grey italics before."""
        font = self.text.font()
        font.setItalic(not final)
        self.text.setFont(font)
        self.show_as("" if final else "quiet")


def written(text: str, on: str) -> str:
    """Write what was said; a call with the name of the seat it is `on`, empty for none."""
    return tr("calls on {name}: {text}").format(name=on, text=text) if on else text


class Captions(QObject):
    """All captions of a stream."""

    corrected = Signal(int, int)
    asks = Signal(object)
    """A menu that asks whose voice it was, before it is shown."""

    def __init__(self, seats: tuple[str, ...], stream: Stream) -> None:
        """Begin with none."""
        super().__init__(stream)
        self._seats, self.stream = seats, stream
        self._partial: Caption | None = None
        self._shown = True

    @property
    def rows(self) -> list[Caption]:
        """What was said, heard and done, the oldest first; moves of cards are not among it."""
        return [row for row in self.stream.rows if isinstance(row, Caption) and not row.moved]

    def show_all(self, *, shown: bool) -> None:
        """Show what is said, or leave it out."""
        self._shown = shown
        for row in self.rows:
            row.mute(muted=not shown)

    def begin(self, seat: int, text: str) -> None:
        """Show in grey what a computer player begins to say."""
        row = self._add(self._seats[seat], text, seat, correctable=False)
        row.settle(final=False)

    def say(self, number: int, seat: int | None, text: str, on: str = "", *, correctable: bool) -> None:
        """Show what was said for good, a call with the seat it is `on`; what was shown in grey before is taken over."""
        self.hear("")
        for row in self.rows:
            if row.number is None and row.seat == seat and words_of(row.said) == words_of(text):
                row.number = number
                row.text.setText(written(row.said, on))
                row.settle(final=True)
                return
        who = tr("who?") if seat is None else self._seats[seat]
        row = self._add(who, text, seat, correctable=correctable, number=number)
        row.text.setText(written(text, on))

    def doubt(self, number: int) -> None:
        """Show in quiet ink what the ear was not sure of."""
        for row in self.rows:
            if row.number == number:
                row.show_as("quiet")
                row.text.setToolTip(tr("Not heard surely: it costs nobody a card"))

    def note(self, seat: int, what: str) -> None:
        """Show what a seat did for all to see or hear."""
        self._add(self._seats[seat], what, seat, correctable=False).number = NO_WORDS

    def move(self, move: Move, words: str) -> None:
        """Show how a card moved; `words` say it to who does not look."""
        row = Caption(self._seats[move.seat], move.text, None, self._seats)
        row.moved = True
        row.text.setAccessibleName(words)
        red = move.card is not None and move.card.suit in RED
        row.show_as(("redcard" if red else "card") if move.plays else "quiet")
        self.stream.add(row)

    def tell(self, sentence: str) -> None:
        """Show what the ear tells of itself."""
        row = self._add("", sentence, None, correctable=False)
        row.number = NO_WORDS
        row.who.hide()
        row.show_as("heed")

    def hear(self, text: str) -> None:
        """Show in grey what is being heard; nothing takes it away."""
        if self._partial is not None:
            self.stream.drop(self._partial)
            self._partial = None
        if text:
            self._partial = self._add("…", text, None, correctable=False)
            self._partial.settle(final=False)

    def _add(self, who: str, text: str, seat: int | None, *, correctable: bool, number: int | None = None) -> Caption:
        menu = (lambda button: self._menu(button, number)) if correctable and number else None
        row = Caption(who, text, menu, self._seats)
        row.seat, row.number = seat, number
        self.stream.add(row)
        row.mute(muted=not self._shown)
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
