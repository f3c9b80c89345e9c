"""Scans the ring by itself or by a second switch, and shows what is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from mao_desktop.store.settings import Switches
from mao_desktop.ui.switches.choices import of_table, of_widgets
from mao_desktop.ui.switches.ring import Choice, Ring
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.table.table_page import TablePage

MS = 1000
ACROSS = 0.37
"""So far across the window stands what is marked: between the table's title and the microphone, where no card lies."""
SPACE, ENTER = (Qt.Key.Key_Space,), (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Scanner(QObject):
    """Leads one switch or two to what can be done in a window. A switch is a key: Space or Enter.

    One switch: any of the two chooses, and the marks go on by themselves. Two: Space goes on, and Enter chooses.
    """

    def __init__(self, window: QWidget, pages: QWidget, page: Callable[[], TablePage | None]) -> None:
        """Begin switched off; `pages` holds what the window shows, `page` gives the table where one sits at one."""
        super().__init__(window)
        self._window, self._pages, self._page = window, pages, page
        self.ring = Ring(self._now, lambda: tr("back"))
        self.bar = QLabel(window)
        self.bar.setObjectName("notice")
        self.bar.setTextFormat(Qt.TextFormat.PlainText)
        self.bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bar.hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)
        self._keys: list[QShortcut] = []
        self._applied = Switches.OFF, 0.0

    def apply(self, settings: Settings) -> None:
        """Take other settings."""
        wanted = settings.switches, settings.scan_step
        if wanted == self._applied:
            return
        self._applied = wanted
        self._timer.stop()
        for key in self._keys:
            key.deleteLater()
        self._keys = []
        switches = settings.switches
        self.bar.setVisible(switches is not Switches.OFF)
        if switches is Switches.OFF:
            return
        self._listen(ENTER, self.choose)
        self._listen(SPACE, self.choose if switches is Switches.ONE else self.step)
        if switches is Switches.ONE:
            self._timer.start(round(settings.scan_step * MS))
        self.step()

    def step(self) -> None:
        """Mark the next choice, and show it."""
        self.ring.step()
        self._show()

    def choose(self) -> None:
        """Do what is marked; in a field that is typed into the keys are the field's."""
        if isinstance(QApplication.focusWidget(), QLineEdit):
            return
        self.ring.choose()
        if self._timer.isActive():
            self._timer.start()
        self.step()

    def _listen(self, keys: tuple[Qt.Key, ...], do: Callable[[], None]) -> None:
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), self._window)
            shortcut.setContext(Qt.ShortcutContext.ApplicationShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(do)
            self._keys.append(shortcut)

    def _now(self) -> tuple[Choice, ...]:
        """List what can be done: in the dialog that is open, else at the table, else on the page that is shown."""
        if (dialog := QApplication.activeModalWidget()) is not None:
            return of_widgets(dialog)
        page = self._page()
        return of_table(page) if page else of_widgets(self._pages)

    def _show(self) -> None:
        marked = self.ring.marked
        if marked is None:
            self.bar.hide()
            return
        if page := self._page():
            page.scene.tabletop.mark(None)
        marked.mark()
        self.bar.setText(f"▸ {marked.text}   {self.ring.place}/{len(self.ring.choices)}")
        self.bar.adjustSize()
        room, height = self._pages.geometry(), self.bar.height()
        self.bar.move(max(0, round(room.width() * ACROSS) - self.bar.width() // 2), room.top() + height // 4)
        self.bar.setVisible(QApplication.activeModalWidget() is None)  # before a dialog the focus shows it there
        self.bar.raise_()
