"""Lets a game that was played go by: at a speed, from line to line, or at once to any place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

if TYPE_CHECKING:
    from mao_desktop.session import RecordedGame
    from mao_desktop.ui.game.game_view import GameView

TICK = 40
"""How often the time goes on (ms)."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""How fast a game can go by, in times of its own pace."""


class Playback(QObject):
    """Stands at a place of a game, and moves it; each event that it comes by is told by the game's signals."""

    moved = Signal(bool)
    """The place is another one: whether the game went there event by event, or at once."""
    changed = Signal()
    """It plays or stands still, or has another speed."""

    def __init__(self, game: RecordedGame, view: GameView, seat: int) -> None:
        """Stand still at the game's begin; what is told is what a seat may know."""
        super().__init__(view)
        self._game, self._view, self._seat = game, view, seat
        self.speed = 1.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(lambda: self.pass_time(self._clock.restart()))

    @property
    def plays(self) -> bool:
        """Tell whether the game goes by."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Let the game go by, from its begin where it is over; or let it stand still."""
        if self.plays:
            self.stop()
            return
        if self._game.time >= self._game.end:
            self.jump(0)
        self._clock.start()
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Let the game stand still."""
        self._timer.stop()
        self.changed.emit()

    def change_speed(self, step: int) -> None:
        """Go by faster by so many steps, or slower."""
        there = SPEEDS.index(self.speed) + step
        self.speed = SPEEDS[min(max(there, 0), len(SPEEDS) - 1)]
        self.changed.emit()

    def pass_time(self, length: int) -> None:
        """Let so much time (ms) of who watches go by."""
        time = min(self._game.time + round(length * self.speed), self._game.end)
        place = self._game.place
        while place < self._game.length and self._game.at(place + 1) <= time:
            place += 1
        self._go_on(place, time)
        if time >= self._game.end:
            self.stop()

    def jump(self, place: int, time: int | None = None) -> None:
        """Go to a place at once, at its time or a later one (ms)."""
        self._game.go_to(place, time)
        self.moved.emit(False)

    def step(self, place: int) -> None:
        """Go to a place so that what leads there is seen and told; the game stands still then."""
        self.stop()
        if place != self._game.place + 1:
            self.jump(max(place - 1, 0))
        self._go_on(place, None)

    def _go_on(self, place: int, time: int | None) -> None:
        """Go on to a place event by event."""
        went = range(self._game.place + 1, place + 1)
        self._game.go_to(place, time)
        for each in went:
            self._view.told.emit(*self._game.seen(each, self._seat))
        self.moved.emit(True)
