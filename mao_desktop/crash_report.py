"""Reports of exceptions that nobody caught: each is written to a file, and told in one sentence.

A report names lines of the program and the kinds of exceptions: neither values nor messages, which may be of a hand.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

LOG = logging.getLogger(__name__)
KEPT = 20
"""So many reports are kept in a folder; older ones are deleted."""


@dataclass(frozen=True, slots=True)
class Crash:
    """An exception that nobody caught."""

    kind: str
    """The exception's type."""
    report: Path | None
    """Where its report lies; None where it could not be written."""


class CrashReporter:
    """Writes reports to a folder, and tells of each fault once, however often it comes again."""

    def __init__(self, folder: Path, tell: Callable[[Crash], None]) -> None:
        """Report to a folder, which is made when it is needed; `tell` is called in the thread of the exception."""
        self._folder, self._tell = folder, tell
        self._known: set[tuple[str, str, int]] = set()

    def report(self, error: BaseException) -> None:
        """Write a report of an exception, and tell of it; one that ends the program on purpose is no fault."""
        if not isinstance(error, Exception):
            return
        place = _place(error)
        if place in self._known:
            return
        self._known.add(place)
        path = self._write(error)
        LOG.error("%s was not caught: %s", type(error).__name__, path or "its report could not be written")
        self._tell(Crash(type(error).__name__, path))

    @contextmanager
    def on_all_threads(self) -> Iterator[None]:
        """Report what no thread catches, nor any slot of Qt, nor the collector of garbage, while it lasts."""
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._uncaught
        threading.excepthook = lambda args: self.report(args.exc_value or args.exc_type())
        sys.unraisablehook = lambda args: self.report(args.exc_value or args.exc_type())
        try:
            yield
        finally:
            sys.excepthook, threading.excepthook, sys.unraisablehook = before

    def _uncaught(self, _: type[BaseException], error: BaseException, __: TracebackType | None) -> None:
        self.report(error)

    def _write(self, error: Exception) -> Path | None:
        now = datetime.now().astimezone()
        path = self._folder / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(_text(error, now), encoding="utf-8", errors="backslashreplace")
            for old in sorted(self._folder.glob("crash-*.txt"))[:-KEPT]:
                old.unlink(missing_ok=True)
        except OSError:
            return None
        return path


def _place(error: Exception) -> tuple[str, str, int]:
    """Tell an exception from others by its type and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    return (type(error).__name__, frames[-1].filename, frames[-1].lineno or 0) if frames else (repr(error), "", 0)


def _text(error: Exception, now: datetime) -> str:
    """Tell where an exception came up and of which kind it is; its message may name cards or words, and is left out."""
    from importlib.metadata import version  # noqa: PLC0415  it takes long to load, and is needed here only

    program = f"Mao Desktop {version('mao-desktop')}, Python {platform.python_version()}, {platform.platform()}"
    moment = f"{now.isoformat()}, thread {threading.current_thread().name}"
    traces = "\nand then\n\n".join(map(_trace, reversed(_chain(error))))
    return f"{program}\n{moment}\n\n{traces}".replace(str(Path.home()), "~")


def _chain(error: BaseException) -> list[BaseException]:
    """List an exception and what it came of, the newest first."""
    chain: list[BaseException] = []
    before: BaseException | None = error
    while before and before not in chain:
        chain.append(before)
        before = before.__cause__ or (None if before.__suppress_context__ else before.__context__)
    return chain


def _trace(error: BaseException) -> str:
    """Tell the lines that an exception went through, its type, and what of it can't have come from a game."""
    match error:
        case OSError(strerror=str(why)):
            why = f": {why}"
        case AttributeError(name=str(why)) | NameError(name=str(why)) | ImportError(name=str(why)):
            why = f": {why}"
        case _:
            why = ""
    lines = "".join(traceback.format_tb(error.__traceback__))
    return f"Traceback (most recent call last):\n{lines}{type(error).__qualname__}{why}\n"
