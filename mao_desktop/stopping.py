"""The signals that stop the program: all do what Ctrl-C does."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

STOPPED_BY = tuple(
    signal.Signals[name] for name in ("SIGINT", "SIGTERM", "SIGHUP") if name in signal.Signals.__members__
)
"""Ctrl-C, `kill`, and a terminal that is closed; Windows has no SIGHUP."""


@contextmanager
def stopped_alike() -> Iterator[None]:
    """Let each signal that stops the program raise KeyboardInterrupt, unless whoever started it has it ignored."""
    ending = [name for name in STOPPED_BY if signal.getsignal(name) is signal.SIG_DFL]
    for name in ending:
        signal.signal(name, signal.default_int_handler)
    try:
        yield
    finally:
        for name in ending:
            signal.signal(name, signal.SIG_DFL)
