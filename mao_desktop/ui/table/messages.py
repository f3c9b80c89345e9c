"""What is told at the table in sentences: to screen readers as it comes, and again to whoever asks for it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

KEPT = 100
"""Number of messages that can be walked through."""


class Messages(QObject):
    """The messages for who sits at the front, in the order in which they were told."""

    def __init__(self, page: QWidget) -> None:
        """Begin with none; a screen reader hears them from `page`."""
        super().__init__(page)
        self._page = page
        self._told: deque[str] = deque(maxlen=KEPT)
        self._at = 0
        """Where one stands in walking; after the last message while one does not walk."""

    def tell(self, sentence: str, urgent: bool = False) -> None:  # noqa: FBT001, FBT002  a signal's arguments
        """Tell something; what is urgent interrupts what a screen reader says."""
        self._told.append(sentence)
        self._at = len(self._told)
        self._announce(sentence, urgent=urgent)

    def answer(self, sentence: str) -> bool:
        """Let a screen reader answer somebody at once; tell whether there is one."""
        self._announce(sentence, urgent=True)
        return QAccessible.isActive()

    def _announce(self, sentence: str, *, urgent: bool) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._page, sentence)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def walk(self, step: int) -> str | None:
        """Go back or forth by a step and give the message there, the first or last again at an end; None of none."""
        if not self._told:
            return None
        self._at = min(max(self._at + step, 0), len(self._told) - 1)
        return self._told[self._at]

    def forget(self) -> None:
        """Forget all of it: somebody else sits down at the front."""
        self._told.clear()
        self._at = 0
