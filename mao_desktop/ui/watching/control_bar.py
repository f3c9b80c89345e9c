"""The bar below a game that is watched again: its time, play and stand still, steps, and how fast it goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from mao_desktop.ui.style.scale import is_tight
from mao_desktop.ui.texts import clock, tr
from mao_desktop.ui.watching.time_bar import TimeBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.ui.style.look import Look
    from mao_desktop.ui.watching.playback import Playback


class ControlBar(QWidget):
    """The bar itself."""

    line_wanted = Signal(int)
    ruling_wanted = Signal(int)
    time_wanted = Signal(int)

    def __init__(self, playback: Playback, end: int, rulings: tuple[int, ...], look: Look) -> None:
        """Build it for a game that ends at a time and was ruled on at others (ms)."""
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._playback, self._end = playback, end
        text = look.font.pixelSize()
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(text // 2, text // 4, text // 2, text // 4)
        self.time = TimeBar(end, rulings, look)
        self.time.valueChanged.connect(self.time_wanted)
        self.clock = QLabel()
        buttons = QHBoxLayout()
        self._ruling_before = self._button(
            tr("‹ Ruling"), tr("To the ruling before (Shift ←)"), lambda: self.ruling_wanted.emit(-1)
        )
        self._line_before = self._button(tr("‹ Line"), tr("To the line before (←)"), lambda: self.line_wanted.emit(-1))
        self.play = self._button("", tr("Let the game go by, or stand still (space)"), playback.toggle)
        self.play.setObjectName("main")
        self._line_after = self._button(tr("Line ›"), tr("To the next line (→)"), lambda: self.line_wanted.emit(1))
        self._ruling_after = self._button(
            tr("Ruling ›"), tr("To the next ruling (Shift →)"), lambda: self.ruling_wanted.emit(1)
        )
        self._slower = self._button("−", tr("Slower ([)"), lambda: playback.change_speed(-1))
        self._slower.setAccessibleName(tr("Slower"))
        self.speed = QLabel()
        self.speed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._faster = self._button("+", tr("Faster (])"), lambda: playback.change_speed(1))
        self._faster.setAccessibleName(tr("Faster"))
        for widget in (
            self._ruling_before, self._line_before, self.play, self._line_after, self._ruling_after,
            self._slower, self.speed, self._faster,
        ):  # fmt: skip
            buttons.addWidget(widget)
        buttons.insertStretch(0)
        buttons.addStretch()
        time = QHBoxLayout()
        time.addWidget(self.time, 1)
        time.addWidget(self.clock)
        self._rows.addLayout(buttons)
        self._rows.addLayout(time, 1)
        playback.changed.connect(self._show_playback)
        self._show_playback()

    def fit(self, width: int, text: int) -> None:
        """Take two rows where there is little room (pixels) for the text; what changes keeps its width."""
        direction = (
            QBoxLayout.Direction.BottomToTop if is_tight(width, text + text // 4) else QBoxLayout.Direction.LeftToRight
        )
        self._rows.setDirection(direction)
        letters = self.fontMetrics()
        self.play.setMinimumWidth(letters.horizontalAdvance(tr("Pause")) + 3 * text)
        self.speed.setMinimumWidth(letters.horizontalAdvance("0.25 ×"))
        self.clock.setMinimumWidth(letters.horizontalAdvance(f"{clock(self._end)} / {clock(self._end)}"))

    def show_time(self, time: int) -> None:
        """Show the game's time (ms)."""
        self.time.blockSignals(True)
        self.time.setValue(time)
        self.time.blockSignals(False)
        self.clock.setText(tr("{time} / {end}").format(time=clock(time), end=clock(self._end)))

    def _show_playback(self) -> None:
        self.play.setText(tr("Pause") if self._playback.plays else tr("Play", "let the game go by"))
        self.speed.setText(tr("{times:g} ×").format(times=self._playback.speed))

    @staticmethod
    def _button(text: str, tip: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.clicked.connect(do)
        return button
