"""The clock stops while something is open over the table that its person reads or answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mao_desktop.ui.game.game_controller import GameController


class Pauses(QObject):
    """Watches cards, dialogs and menus, and lets the game stand still while one of them is shown.

    Everybody who is waited for is at this screen. A table without persons goes on.
    """

    changed = Signal(str)
    """For what the game stands still; empty where it goes on."""

    def __init__(self, control: GameController, parent: QObject) -> None:
        """Watch nothing yet."""
        super().__init__(parent)
        self._control = control
        self._open: dict[int, str] = {}
        self._waiting: Callable[[], None] | None = None

    def watch(self, widget: QWidget, why: str) -> None:
        """Let the game stand still whenever a widget is shown, and say why in a few words."""
        if not self._control.game.setup.people:
            return
        widget.setProperty("pause", why)
        widget.installEventFilter(self)
        shown = id(widget)
        widget.destroyed.connect(lambda: self._follow(shown, ""))
        if widget.isVisible():
            self._follow(shown, why)

    def when_going(self, do: Callable[[], None]) -> None:
        """Do something at once, or as soon as the game goes on."""
        if self._control.paused:
            self._waiting = do
        else:
            do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is shown and hidden."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and not event.spontaneous():
            shown = event.type() == QEvent.Type.Show
            self._follow(id(watched), str(watched.property("pause")) if shown else "")
        return False

    def end(self) -> None:
        """Watch no longer."""
        self._open = {}
        self._control = None  # type: ignore[assignment]  # nothing is asked of it any more

    def _follow(self, widget: int, why: str) -> None:
        if why:
            self._open[widget] = why
        else:
            self._open.pop(widget, None)
        if not self._control:
            return
        if self._open:
            self._control.pause(next(iter(self._open.values())))
        else:
            self._control.go_on()
            waiting, self._waiting = self._waiting, None
            if waiting:
                waiting()
        self.changed.emit(self._control.paused)
