"""What stands there for a moment: who says what, over the table, and what could not be done, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel

from mao_desktop.store.settings import Captions as CaptionsPlace

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.style.theme import Theme

STANDS = 4000
"""How long a bubble stands (ms)."""
A_LETTER = 70
"""A notice stands so long (ms) for each of its letters, if that is longer."""
ABOVE, BELOW = 0.02, 0.59
"""How far down the table captions stand, as shares of its height."""


class Bubble(QLabel):
    """One bubble: shows a text for a while."""

    def __init__(self, table: QWidget) -> None:
        """Begin hidden; the mouse reaches through it."""
        super().__init__(table)
        self.share = BELOW
        self._table = table
        self.setObjectName("bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STANDS)
        self._end.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self.adjustSize()
        self.place()
        self.show()
        self._end.start()

    def place(self) -> None:
        """Stand where it belongs on the table."""
        room: QRect = self._table.rect()
        self.move((room.width() - self.width()) // 2, round(room.height() * self.share))


class Notice(QLabel):
    """Shows what could not be done or is wrong, for as long as one needs to read it; it hides no cards."""

    told = Signal()

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
        self.subtitle.share = ABOVE if settings.captions is CaptionsPlace.ABOVE else BELOW
        look = f"background: {theme.surface}; color: {theme.ink}; border-radius: {text // 2}px; padding: {text // 3}px;"
        self.subtitle.setStyleSheet(f"{look} font-size: {round(text * 1.4 * settings.caption_size)}px;")

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
