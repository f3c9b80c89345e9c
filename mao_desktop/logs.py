"""The log file of the window: what the program did and when, without words that were said and without cards."""

from __future__ import annotations

import logging
from contextlib import contextmanager, suppress
from enum import StrEnum
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

logging.getLogger("mao_desktop").addHandler(logging.NullHandler())  # else warnings go to stderr without a log file
NAME = "mao-desktop.log"
LARGEST = 1_000_000
"""A log file of this size (bytes) is put aside."""
KEPT = 3
"""So many older log files are kept."""
FORMAT = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"


class LogLevel(StrEnum):
    """How much is logged; no level logs words or cards."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"


class _LogFile(RotatingFileHandler):
    """A log file that a full disk does not make speak up: it costs the log, not the game."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  the library's name
        """Lose a record that can't be written."""

    def close(self) -> None:
        """Close the file, and lose what of it can't be written."""
        with suppress(OSError):
            super().close()


def log_folder() -> Path:
    """Find the folder that the platform has for logs and reports."""
    return platformdirs.user_log_path("mao-desktop", appauthor=False)


@contextmanager
def log_file(folder: Path, level: LogLevel) -> Iterator[None]:
    """Write what the program logs to a rotating file in a folder; one that can't be written is done without."""
    logger = logging.getLogger("mao_desktop")
    handler = _handler(folder)
    handler.setFormatter(logging.Formatter(FORMAT))
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(level.upper())
    try:
        yield
    finally:
        logger.setLevel(before)
        logger.removeHandler(handler)
        handler.close()


def _handler(folder: Path) -> logging.Handler:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _LogFile(folder / NAME, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError:
        return logging.NullHandler()
