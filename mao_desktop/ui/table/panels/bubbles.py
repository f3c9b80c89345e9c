"""What stands there for a moment: who says what, over the table, and what could not be done, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QLabel

from mao_desktop.store.settings import Captions as CaptionsPlace
from mao_desktop.ui.style.scale import CAPTION, RADIUS, SMALL_PAD
from mao_desktop.ui.style.theme import DARK
from mao_desktop.ui.table.in_sight import InSight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.style.theme import Theme

STANDS = 4000
"""How long a bubble stands (ms)."""
A_LETTER = 70
"""A notice stands so long (ms) for each of its letters, if that is longer."""
ABOVE = 0.02
"""How far down the table captions begin above, as a share of its height."""
WIDEST, HIGHEST = 0.72, 0.2
"""Greatest width of a caption, and its greatest height beside the pile, as shares of the table's."""
SMALLER = (0.9, 0.75, 0.6)
"""Shares of the size that was chosen: each place is tried down to one of them before any is tried further down."""
WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
SMALLEST = 13
"""The smallest text of a caption (pixels)."""


class Bubble(QLabel):
    """One bubble: shows a text for a while, in lines and in a size that leave the cards in sight."""

    def __init__(self, table: QWidget) -> None:
        """Begin hidden; the mouse reaches through it."""
        super().__init__(table)
        self.above = False
        self.in_sight = InSight(hand=table.height(), foot=table.height())
        """What it leaves in sight."""
        self._carried: QRect | None = None
        self._table, self._theme, self._size = table, DARK, SMALLEST
        self._font = QFont(self.font())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STANDS)
        self._end.timeout.connect(self.hide)
        self.hide()

    def restyle(self, theme: Theme, size: int) -> None:
        """Show texts in these colours, and in this size (pixels) where they are short."""
        self._theme, self._size = theme, size
        self.place()

    def tell(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.place()
        self.show()
        self._end.start()

    def place(self) -> None:
        """Stand where it belongs on the table, as large as there is room for it."""
        above, below = (self._above,), (self._below, self._beside)
        usual, other = (above, below) if self.above else (below, above)
        found = self._find(usual, *SMALLER) or self._find(other, *SMALLER) or self._find(usual, 0.0)
        self.setGeometry(found or usual[0](SMALLEST)[0])

    def _find(self, ways: Sequence[Callable[[int], list[QRect]]], *shares: float) -> QRect | None:
        """Find a place that hides nothing: rather another one than a text that is much smaller than was chosen."""
        for share in shares:
            for way in ways:
                for size in range(self._size, max(SMALLEST, round(self._size * share)) - 1, -1):
                    for place in way(size):
                        if not self._hides(place):
                            return place
        return None

    def _hides(self, place: QRect) -> bool:
        carried = self._carried is not None and place.intersects(self._carried)
        return carried or self.in_sight.is_hidden_by(place)

    def _measured(self, size: int, widest: int) -> QRect:
        """Give the caption in a size of text, in lines no wider than that."""
        self._font.setPixelSize(size)
        edge = round(size * SMALL_PAD)
        words = QFontMetrics(self._font).boundingRect(
            QRect(0, 0, widest - 6 * edge, self._table.height()), WRAPPED, self.text()
        )
        return QRect(0, 0, words.width() + 6 * edge, words.height() + 2 * edge)

    def _above(self, size: int) -> list[QRect]:
        """Give the place at the table's head."""
        room = self._table.rect()
        place = self._measured(size, round(room.width() * WIDEST))
        place.moveCenter(room.center())
        place.moveTop(round(room.height() * ABOVE))
        return [place]

    def _below(self, size: int) -> list[QRect]:
        """Give the place over the own name."""
        (place,) = self._above(size)
        place.moveBottom(self.in_sight.foot - round(size * SMALL_PAD))
        return [place]

    def _beside(self, size: int) -> list[QRect]:
        """Give the places left and right of the pile, under the seats that are there."""
        room, seen = self._table.rect(), self.in_sight
        widest = min(seen.middle.left(), room.right() - seen.middle.right()) - 2 * size
        place = self._measured(size, widest)
        if place.width() > widest or place.height() > room.height() * HIGHEST:
            return []
        place.moveBottom(seen.hand - round(size * SMALL_PAD))
        left, right = QRect(place), QRect(place)
        left.moveRight(seen.middle.left() - size)
        right.moveLeft(seen.middle.right() + size)
        return [left, right]

    def make_way(self, carried: QRect | None) -> None:
        """Stand in the other place while a card is carried over the usual one; None where nothing is carried."""
        self._carried = carried
        if self.isVisible():
            self.place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.surface))
        corner = self._font.pixelSize() * RADIUS
        painter.drawRoundedRect(self.rect(), corner, corner)
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(self._font)
        edge = round(self._font.pixelSize() * SMALL_PAD)
        painter.drawText(self.rect().adjusted(edge, 0, -edge, 0), WRAPPED, self.text())


class Notice(QLabel):
    """Shows what could not be done or is wrong, for as long as one needs to read it; it hides no cards."""

    told = Signal()

    def is_telling(self, text: str) -> bool:
        """Tell whether a text stands there."""
        return self.isVisible() and self.text() == text

    def __init__(self) -> None:
        """Begin hidden."""
        super().__init__()
        self.setObjectName("notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.show()
        self.told.emit()
        self._end.start(max(STANDS, A_LETTER * len(text)))


class Bubbles:
    """The caption of what was said last, and the notice of what was refused."""

    def __init__(self, table: QWidget) -> None:
        """Begin without any."""
        self.subtitle, self.notice = Bubble(table), Notice()
        self._captions = True

    def apply(self, settings: Settings, theme: Theme, text: int) -> None:
        """Show them by these settings, with this size of text (pixels)."""
        self._captions = settings.captions is not CaptionsPlace.OFF
        self.subtitle.above = settings.captions is CaptionsPlace.ABOVE
        self.subtitle.restyle(theme, max(SMALLEST, round(text * CAPTION * settings.caption_size)))

    def say(self, who: str, text: str) -> None:
        """Show what somebody says, where captions are wanted."""
        if self._captions:
            self.subtitle.tell(f"{who}: {text}")

    def tell(self, sentence: str) -> None:
        """Show what the ear tells of itself, where captions are wanted."""
        if self._captions:
            self.subtitle.tell(sentence)

    def place(self) -> None:
        """Keep the caption in its place where the table changes its size."""
        self.subtitle.place()
