"""What players need for their first secret rule, made on a thread of its own before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QThread, QTimer

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

AT_EASE = 1_500
"""So long (ms) after a table was opened it is begun: by then the table is shown."""


class ThinkingAhead(QThread):
    """Makes it once a table has been open for a moment; else the window would stand still for it in a game."""

    def __init__(self, parent: QObject) -> None:
        """Begin after a while; `stop` ends it."""
        super().__init__(parent)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.start)
        self._wait.start(AT_EASE)

    def run(self) -> None:
        """Make what is needed."""
        from mao_desktop.inference import make_ready  # noqa: PLC0415  a table need not wait for it to load

        make_ready()

    def stop(self) -> None:
        """Do not begin any more, or wait for the end."""
        self._wait.stop()
        self.wait()
