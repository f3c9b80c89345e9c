"""How long a frame takes while a card is dragged, the window drawn by software."""

from __future__ import annotations

import math
import tempfile
import time
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from table_figures import Figure, quantile

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import decks
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Iterator

FRAME = 1000 / 60
SEATS, HAND = 8, 30
SIZES = ((1280, 720), (1920, 1080))
ROUND = 240
"""In so many frames the pointer goes once over the table."""


def crowded() -> Setup:
    """Lay out a table of a person and computer players with full hands."""
    cards = iter(decks(5, 0))
    hands = tuple(tuple(islice(cards, HAND)) for _ in range(SEATS))
    seats = (Seat("You"), *(Seat(name, skill, n) for n, (name, skill) in enumerate(ROSTER, 1)))[:SEATS]
    pile, *stack = cards
    return Setup("cambridge", seats, hands=hands, pile=(pile,), stack=tuple(stack), dealer=SEATS - 1)


def frame_figures(frames: int) -> Iterator[Figure]:
    """Drag for so many frames in windows of two sizes."""
    for width, height in SIZES:
        times, work = zip(*drag(width, height, frames), strict=True)
        where = f"{width} × {height}"
        yield Figure(f"{where}: frame, median", "ms", quantile(times, 0.5))
        yield Figure(f"{where}: frame, 99 %", "ms", quantile(times, 0.99), round(FRAME, 1))
        yield Figure(f"{where}: the same in processor time", "ms", quantile(work, 0.99), round(FRAME, 1))


def drag(width: int, height: int, frames: int) -> list[tuple[float, float]]:
    """Take the person's first card and carry it about over hand and table.

    Returns:
        How long each frame took, by the clock and in processor time (ms).
    """
    with tempfile.TemporaryDirectory() as folder:
        quiet = Settings(asked_to_listen=True, speak=False, sounds=False)
        audio = TableAudio(quiet, SpeechOutput(quiet), monotonic_ms)
        window = MainWindow(Profile(Path(folder), Path(folder)), quiet, lambda _: audio, monotonic_ms)
        window.resize(width, height)
        window.show()
        window.tables.open(crowded())
        assert window.page is not None
        settle(1.0)
        view = window.page.view.viewport()
        spot = window.page.scene.tabletop.hand[0].spot
        mouse(view, QEvent.Type.MouseButtonPress, QPointF(spot.x - spot.width * 0.38, spot.y - spot.height * 0.3))
        times = []
        for number in range(frames):
            begin, work = time.perf_counter(), time.thread_time()
            mouse(view, QEvent.Type.MouseMove, way(number, view.width(), view.height()))
            QApplication.processEvents()
            took = (time.perf_counter() - begin) * 1000
            times.append((took, (time.thread_time() - work) * 1000))
            time.sleep(max(0.0, FRAME - took) / 1000)
        mouse(view, QEvent.Type.MouseButtonRelease, QPointF(30, 30))
        window.close()
    return times


def way(number: int, width: float, height: float) -> QPointF:
    """Tell where the pointer is in a frame: up and down over the table, and along all of its width."""
    turn = math.tau * number / ROUND
    return QPointF(width * (0.5 - 0.45 * math.cos(turn)), height * (0.5 + 0.45 * math.cos(2.5 * turn)))


def mouse(view: QWidget, kind: QEvent.Type, at: QPointF) -> None:
    """Move, press or release the left button at a point."""
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, at, view.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


def settle(seconds: float) -> None:
    """Let the window do what it has to."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
