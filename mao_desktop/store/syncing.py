"""Brings what was written to the disk itself, so that a loss of power takes the last second of a game at most."""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GATHER = 0.5
"""How long (s) writes are gathered before they are brought to disk together."""


class Syncer:
    """A thread that brings files to disk; whoever writes them never waits for it."""

    def __init__(self, gather: float = GATHER) -> None:
        """Start the thread; `gather` is in s."""
        self._gather = gather
        self._lock = threading.Lock()
        self._waiting: dict[Path, Callable[[Path], None]] = {}
        self._failure = ""
        self._wanted, self._closing = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="syncer")
        self._thread.start()

    def wants(self, path: Path, how: Callable[[Path], None] | None = None) -> None:
        """Have a file or a folder brought to disk soon; `how` is given where it is yet to be written."""
        with self._lock:
            self._waiting[path] = how or sync
        self._wanted.set()

    def take_failure(self) -> str:
        """Give what failed since this was asked last, in one sentence; empty where nothing did."""
        with self._lock:
            failure, self._failure = self._failure, ""
        return failure

    def close(self) -> None:
        """Bring what is left to disk, and end the thread; again does no harm."""
        self._closing.set()
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            self._wanted.wait()
            self._closing.wait(self._gather)
            self._wanted.clear()
            self._bring()
        self._bring()

    def _bring(self) -> None:
        """Bring to disk what waits for it."""
        with self._lock:
            waiting, self._waiting = self._waiting, {}
        for path, bring in waiting.items():
            try:
                bring(path)
            except FileNotFoundError:  # it was removed: its journal is written again, and comes here again
                continue
            except OSError as wrong:
                with self._lock:
                    self._failure = Message(
                        "{path} can't be brought to disk ({why}): look after the disk", path=path, why=wrong.strerror
                    )


def sync(path: Path) -> None:
    """Bring a file or a folder to disk; folders only where the system knows that.

    Raises:
        OSError: it can't be opened, or the disk fails.
    """
    folder = path.is_dir()
    if folder and sys.platform == "win32":
        return
    file = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
