"""What reaches the window from outside its event loop: signals of the system, crashes of any thread, Qt's messages."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QSocketNotifier, Qt, QtMsgType, Signal, qInstallMessageHandler

from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.crash_report import Crash

QT_LOG = logging.getLogger("mao_desktop.qt")
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashNotice(QObject):
    """Tells of a crash in the window's thread, whichever thread it happened in."""

    _told = Signal(str)

    def __init__(self, complain: Callable[[str], None]) -> None:
        """Let `complain` be given one sentence for each crash, from the event loop of the thread that builds this."""
        super().__init__()
        self._complain = complain
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, crash: Crash) -> None:
        """Tell of a crash, in any thread."""
        if crash.report:
            text = tr("Something went wrong inside the program ({kind}): the game is kept, and a report lies in {path}")
        else:
            text = tr(
                "Something went wrong inside the program ({kind}): the game is kept, but no report can be written"
            )
        self._told.emit(text.format(kind=crash.kind, path=crash.report))

    def _show(self, sentence: str) -> None:
        self._complain(sentence)


@contextmanager
def closed_by(signals: tuple[signal.Signals, ...], close: Callable[[], None]) -> Iterator[None]:
    """Let signals of the system call `close` from the event loop: a handler in Python would wait until Qt calls Python.

    A signal that is ignored stays ignored.
    """
    heeded = [name for name in signals if signal.getsignal(name) is not signal.SIG_IGN]
    reader, writer = socket.socketpair()

    def arrived() -> None:
        if not {*heeded}.isdisjoint(reader.recv(64)):  # a byte for each signal, the others' too
            close()

    with reader, writer:
        reader.setblocking(False)
        writer.setblocking(False)
        notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(arrived)
        wakeup = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        handlers = {name: signal.signal(name, lambda *_: None) for name in heeded}
        try:
            yield
        finally:
            for name, handler in handlers.items():
                signal.signal(name, handler)
            signal.set_wakeup_fd(wakeup)
            notifier.setEnabled(False)


@contextmanager
def qt_messages_logged() -> Iterator[None]:
    """Log what Qt prints, and print it still."""

    def log(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        QT_LOG.log(LEVELS[kind], "%s", text)
        if printer:
            printer(kind, context, text)
        else:
            sys.stderr.write(f"{text}\n")

    printer = qInstallMessageHandler(log)
    try:
        yield
    finally:
        qInstallMessageHandler(printer)
