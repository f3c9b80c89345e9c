"""Checks in debug runs that an object is used by the thread that owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QThread

if TYPE_CHECKING:
    from PySide6.QtCore import QObject


class WrongThreadError(RuntimeError):
    """An object was used by a thread that does not own it."""


def check_thread(thing: QObject) -> None:
    """Complain where another thread than its owner's uses an object; Python's -O leaves the check out.

    Raises:
        WrongThreadError: it is another's.
    """
    if __debug__ and thing.thread() != QThread.currentThread():
        message = f"{type(thing).__name__} belongs to another thread: send it a queued signal"
        raise WrongThreadError(message)
