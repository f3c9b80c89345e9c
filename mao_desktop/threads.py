"""Which thread may use an object, checked in debug runs: `python -X dev`, or with `MAO_DESKTOP_DEBUG=1` set."""

from __future__ import annotations

import os
import sys
import threading

DEBUG_VARIABLE = "MAO_DESKTOP_DEBUG"


class WrongThreadError(RuntimeError):
    """A thread used an object that belongs to another one: a fault of this program."""


class Owner:
    """Remembers the thread that owns an object: the first one that uses it."""

    __slots__ = ("_checks", "_thread", "_what")

    def __init__(self, what: str) -> None:
        """Begin without an owner; `what` names the object in errors."""
        self._what = what
        self._checks = sys.flags.dev_mode or os.environ.get(DEBUG_VARIABLE) == "1"
        self._thread: threading.Thread | None = None

    def check(self) -> None:
        """Check that the owner is the one that uses the object now; outside of debug runs do nothing.

        Raises:
            WrongThreadError: it is another thread.
        """
        if not self._checks:
            return
        user = threading.current_thread()
        if self._thread is None:
            self._thread = user
        if self._thread is not user:
            message = f"{self._what} belongs to the thread “{self._thread.name}” and was used by “{user.name}”"
            raise WrongThreadError(message)
