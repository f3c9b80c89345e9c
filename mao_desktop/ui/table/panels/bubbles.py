"""What stands there for a moment: who says what, over the table, and what could not be done, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QLabel

from mao_desktop.store.settings import Captions as CaptionsPlace
from mao_desktop.ui.style.scale import CAPTION, RADIUS, SMALL_PAD
from mao_desktop.ui.style.theme import DARK

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.style.theme import Theme

STANDS = 4000
"""How long a bubble stands (ms)."""
A_LETTER = 70
"""A notice stands so long (ms) for each of its letters, if that is longer."""
ABOVE, BELOW = 0.02, 0.66
"""How far down the table captions begin above, and end below, as shares of its height."""
WIDEST, HIGHEST = 0.72, 0.14
"""Greatest width and height of a caption, as shares of the table's: its text shrinks for that, down to the smallest."""
WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
SMALLEST = 13
"""The smallest text of a caption (pixels)."""


class Bubble(QLabel):
    """One bubble: shows a text for a while, in lines and in a size that leave the cards in sight."""

    def __init__(self, table: QWidget) -> None:
        """Begin hidden; the mouse reaches through it."""
        super().__init__(table)
        self.above = False
        self.over = 0
        """Where what it stands over begins, where it stands below (pixels from the table's head); 0 is not known."""
        self._carried: QRect | None = None
        self._table, self._theme, self._size = table, DARK, SMALLEST
        self._font = QFont(self.font())
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
        """Stand where it belongs on the table."""
        room: QRect = self._table.rect()
        widest, highest = round(room.width() * WIDEST), round(room.height() * HIGHEST)
        for size in range(self._size, SMALLEST - 1, -1):
            self._font.setPixelSize(size)
            edge = round(size * SMALL_PAD)
            words = QFontMetrics(self._font).boundingRect(QRect(0, 0, widest, room.height()), WRAPPED, self.text())
            if words.height() + 2 * edge <= highest:
                break
        self.resize(words.width() + 6 * edge, words.height() + 2 * edge)
        left = (room.width() - self.width()) // 2
        foot = min(round(room.height() * BELOW), self.over or room.height())
        places = [round(room.height() * ABOVE), foot - self.height()]
        usual, other = places if self.above else reversed(places)
        self.move(left, usual)
        if self._carried is not None and self.geometry().intersects(self._carried):
            self.move(left, other)

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
