#!/usr/bin/env python3
"""Write the README's pictures: python assets/make_pictures.py [folder].

The real window is driven without a screen: the pointer drags the nine of diamonds, the program's voice says what is
due, its microphone hears that, and Bob calls all the same. The clock goes on with the pictures, however long they take.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import numpy as np
import soxr
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mao_desktop.engine import Card
from mao_desktop.players.roster import ROSTER
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, in_ms, in_samples
from mao_desktop.speech.audio.sound_history import SoundHistory, displayed_loudness
from mao_desktop.speech.models import find_model
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.speech.reports import Forming, Level
from mao_desktop.speech.synthesis import render
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings, Theme
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.ui.table.actions.table_action import TableAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.table.table_page import TablePage

SIZE = 1280, 720
QUIET = Settings(listen=False, speak=False, sounds=False)
SMALL = 800, 450
FRAME = 80
"""A frame of the moving picture lasts so long (ms)."""
LIFT, DROP, SAY, CALL, END = 700, 1900, 2200, 5000, 8500
"""When each thing happens (ms)."""
BADGER = "that's the badger"
HANDS = ("4D QC 9D 7S KH 2H", "KD 3C 6H", "10C 8D JH AS", "5C 2D QH 9C JC")
PILE = "QS 5S 5D 10D 7D"
STACK = "6S 3H 8C JS 4C 10H 2S KC 9H 6D 3S 8H AD 4S 7C 10S QD 5H AC 2C JD 6C 3D KS 8S 4H 7H 9S AH"


class Clock:
    """Shows the time of the picture that is being made (ms)."""

    now = 0

    def __call__(self) -> int:
        """Tell the table time."""
        return self.now

    def elapsed(self) -> int:
        """Tell the time by which cards move."""
        return self.now


class PlayedAudio(TableAudio):
    """Hears the program's own voice as a microphone would, as the clock goes on."""

    def __init__(self) -> None:
        """Say what is to be heard, over the soft noise of a room."""
        super().__init__(QUIET, SpeechOutput(QUIET), Clock())
        said = render(BADGER, 0)
        sound = soxr.resample(said.samples, said.rate, RATE)
        self._sound = np.random.default_rng(7).normal(0, 15, in_samples(60_000)).astype(np.int16)
        self._sound[in_samples(SAY) : in_samples(SAY) + len(sound)] += sound
        self._kept, self._level, self._heard = SoundHistory(), 0.0, 0

    def attach(self, control: GameController) -> None:
        """Listen at a table."""
        model = Model(find_model())
        vocabulary = vocabulary_of_variant(control.game.rules(0).lexicon, model)
        self._control, self._ear = control, RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
        self._table = MicrophoneChannel(control.session, "table", tuple(control.game.setup.people))

    def hear(self, now: int) -> None:
        """Hear on, up to a table time (ms)."""
        while in_ms(self._heard + BLOCK) <= now:
            samples = self._sound[self._heard : self._heard + BLOCK]
            block = Block(self._heard, in_ms(self._heard), samples)
            self._heard += BLOCK
            self._kept.keep(block)
            for report in self._ear.hear(block):
                if isinstance(report, Level):
                    self._level = displayed_loudness(report.db)
                elif isinstance(report, Forming):
                    self._partial(report.text)
                self._control.perform(lambda report=report: self._table.take(report))

    def state(self) -> ListeningState:
        """Tell that it listens."""
        return ListeningState.OPEN

    def level(self) -> float:
        """Tell how loud it is."""
        return self._level

    def listen(self, partial: Callable[[str], None], commands: object) -> None:  # noqa: ARG002  nothing is commanded
        """Tell what is being heard."""
        self._partial = partial

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness of a stretch of time."""
        return self._kept.loudness(begin, end, parts)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards."""
    return tuple(Card.parse(word) for word in text.split())


def table() -> Setup:
    """Lay out a game that is well under way; the person is on turn."""
    seats = (Seat("Mia"), *(Seat(name, replace(skill, speed=0.2), n) for n, (name, skill) in enumerate(ROSTER[:3], 1)))
    hands = tuple(cards(hand) for hand in HANDS)
    return Setup("cambridge", seats, hands=hands, pile=cards(PILE), stack=cards(STACK), dealer=3, seed=5)


class Film:
    """Drives the window, picture by picture."""

    def __init__(self, folder: Path) -> None:
        """Sit down."""
        self.clock, self._audio = Clock(), PlayedAudio()
        self._window = MainWindow(
            Profile(folder, folder), Settings(theme=Theme.DARK), lambda _: self._audio, self.clock
        )
        self._window.resize(*SIZE)
        self._window.show()
        self._window.tables.open(table())
        self.page: TablePage = self._window.page
        self.page.scene.tabletop.motion._clock = self.clock  # noqa: SLF001  cards move by the picture's clock
        self._settle()

    def frames(self) -> Iterator[Image.Image]:
        """Play it, and give a picture of each moment."""
        port = self.page.view.viewport()
        item = next(item for item in self.page.scene.tabletop.hand if str(item.card) == "9D")
        grip = QPoint(round(item.spot.x - item.spot.width * 0.3), round(item.spot.y - item.spot.height * 0.2))
        target = QPoint(*map(round, self.page.scene.tabletop.plan.middle())) + QPoint(-20, 10)
        begin, pointer = QPoint(port.width() * 3 // 4, port.height() * 3 // 4), QPoint()
        left = Qt.MouseButton.LeftButton
        for now in range(0, END, FRAME):
            if now <= LIFT:
                pointer = between(begin, grip, now / LIFT)
            elif now <= DROP:
                pointer = between(grip, target, (now - LIFT) / (DROP - LIFT))
            if LIFT < now <= LIFT + FRAME:
                QTest.mousePress(port, left, Qt.KeyboardModifier.NoModifier, grip)
            QTest.mouseMove(port, pointer)
            if DROP < now <= DROP + FRAME:
                QTest.mouseRelease(port, left, Qt.KeyboardModifier.NoModifier, pointer)
            if CALL <= now < CALL + FRAME:
                self.page.control.call(2, f"failure to say {BADGER}", 0)
            self.go_on(now)
            yield self.picture(port.mapTo(self._window, pointer))

    def go_on(self, now: int) -> None:
        """Let the table come to a time (ms)."""
        self.clock.now = now
        self._audio.hear(now)
        self.page.control.perform(self.page.control.session.wake)
        self._settle()

    def evidence(self) -> Image.Image:
        """Open the card that says what the last ruling rests on."""
        self.page.view.commanded.emit(TableAction.EVIDENCE)
        self._settle()
        return self.picture()

    def picture(self, pointer: QPoint | None = None) -> Image.Image:
        """Give a picture of the window, with a pointer where there is one."""
        grabbed = self._window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        if pointer is not None:
            draw_pointer(grabbed, pointer)
        data = bytes(grabbed.constBits())
        return Image.frombuffer("RGB", SIZE, data, "raw", "RGB", grabbed.bytesPerLine(), 1).copy()

    def close(self) -> None:
        """Leave the table."""
        self._window.close()

    def _settle(self) -> None:
        QTest.qWait(30)  # timers of the window's own have come round by then


def between(begin: QPoint, end: QPoint, share: float) -> QPoint:
    """Give a point of a hand's way, which begins and ends slowly."""
    smooth = share * share * (3 - 2 * share)
    return begin + QPoint(round((end.x() - begin.x()) * smooth), round((end.y() - begin.y()) * smooth))


def draw_pointer(image: QImage, at: QPoint) -> None:
    """Draw the pointer, which a grabbed window lacks."""
    arrow = ((0, 0), (0, 24), (6, 18), (10, 27), (14, 25), (10, 17), (18, 17))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("black"), 1.5))
    painter.setBrush(QColor("white"))
    painter.drawPolygon(QPolygonF([QPointF(at.x() + x, at.y() + y) for x, y in arrow]))
    painter.end()


def make(folder: Path) -> None:
    """Write all pictures under ``folder/pictures``."""
    pictures = folder / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        film = Film(Path(profile))
        frames = list(film.frames())
        film.picture().save(pictures / "table.png", optimize=True)
        film.evidence().save(pictures / "evidence.png", optimize=True)
        film.close()
    first, *others = [frame.resize(SMALL, Image.Resampling.LANCZOS) for frame in frames]
    first.save(
        pictures / "badger.webp", save_all=True, append_images=others, duration=FRAME, loop=0, quality=70, method=6
    )


if __name__ == "__main__":
    application = QApplication([])
    make(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent)
