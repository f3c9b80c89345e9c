"""A microphone that is opened behind the window, and what it is doing."""

from __future__ import annotations

import logging
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.portaudio import NoPortAudioError
from mao_desktop.speech.audio.sound_history import SoundHistory, displayed_loudness
from mao_desktop.speech.reports import Hearing, Level, MicrophoneState
from mao_desktop.ui.ear import EarState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.listener import Listener
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.qt_microphone import QtMicrophone

    Wanted = Callable[[Model], Vocabulary]

LOG = logging.getLogger(__name__)
MS = 1000


class LiveMicrophone(QObject):
    """A microphone with its listener.

    The window's thread owns it. A thread of its own opens it and another one closes it, since a sound server may take
    its time; what the listener's thread tells comes to the window's thread as queued signals.
    """

    reported = Signal(object)
    """A report of its listener."""
    opened = Signal(str)
    """What it can't hear, because the model lacks words of it, is listed."""
    failed = Signal()
    """It could not be opened, and `remedy` says why."""
    _told = Signal(object)
    _heard = Signal(object)
    _began = Signal(object)
    _broke = Signal(str)
    _lacked = Signal(str)

    def __init__(
        self,
        name: str,
        model: str,
        zero: int,
        wanted: Wanted,
        seat: int | None = None,
        after: Sequence[Thread] = (),
    ) -> None:
        """Choose one.

        Args:
            name: a part of its name; empty for the usual one.
            model: the model's name or folder; empty for the usual one.
            zero: what the monotonic clock shows (ms) at table time 0.
            wanted: gives what is listened for, in the words of a model.
            seat: whose it is; None where it is shared.
            after: threads that close microphones; it is opened when they are over, since it may be the same device.
        """
        super().__init__()
        self.seat = seat
        self.state, self.remedy, self.level = EarState.OPENING, "", 0.0
        self.sound = SoundHistory()
        self.listener: Listener | None = None
        self._name, self._model, self._zero, self._wanted = name, model, zero, wanted
        self._after = after
        self._deaf_to = ""
        self._muted = self._closed = False
        self._thread = Thread(target=self._open, name="opening")
        self._stand_in: QtMicrophone | None = None
        for signal, slot in (
            (self._told, self._take), (self._heard, self._keep), (self._began, self._begin), (self._broke, self._fail),
            (self._lacked, self._open_with_qt),
        ):  # fmt: skip
            signal.connect(slot, Qt.ConnectionType.QueuedConnection)

    def open(self) -> None:
        """Begin to open it; the signals tell how it goes on."""
        self._thread.start()

    def close(self) -> Thread:
        """Close it behind the window; nothing is told any more.

        Returns:
            The thread that closes it. Keep the microphone until it is over.
        """
        self._closed = True
        self.blockSignals(True)
        closing = Thread(target=self._close, name="closing")
        closing.start()
        return closing

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on."""
        self._muted = muted
        if self.listener:
            self.listener.mute() if muted else self.listener.unmute()

    @property
    def is_muted(self) -> bool:
        """Whether it hears nothing on purpose."""
        return self._muted

    def _open(self) -> None:
        from mao_desktop.speech.audio.microphone import Microphone  # noqa: PLC0415
        from mao_desktop.speech.listener import Listener  # noqa: PLC0415  Vosk is loaded here, not before the window shows
        from mao_desktop.speech.models import find_model  # noqa: PLC0415
        from mao_desktop.speech.recognition.recogniser import Model  # noqa: PLC0415

        for closing in self._after:
            closing.join()
        try:
            model = Model(find_model(self._model))
            microphone = self._stand_in or Microphone(self._name, self._zero / MS)
            vocabulary = self._wanted(model)
            told, heard = self._told.emit, self._heard.emit
            listener = Listener(microphone, model, vocabulary, told, seat=self.seat, keep=heard)
            listener.start()
        except NoPortAudioError as wrong:
            self._lacked.emit(str(wrong))
        except SpeechError as wrong:
            self._broke.emit(str(wrong))
        else:
            self._deaf_to = ", ".join(f"“{way}”" for way in vocabulary.deaf_to)
            self.listener = listener
            self._began.emit(listener)

    def _close(self) -> None:
        self._thread.join()
        if self.listener:
            self.listener.close()

    def _open_with_qt(self, remedy: str) -> None:
        """Listen with Qt's own sound where PortAudio is missing and Qt has it."""
        if self._closed:
            return
        try:
            from mao_desktop.ui.qt_microphone import QtMicrophone  # noqa: PLC0415  a large package that few need
        except ImportError:
            self._fail(remedy)
            return
        self._thread.join()
        self._stand_in = QtMicrophone(self._name, self._zero / MS)
        self._thread = Thread(target=self._open, name="opening")
        self._thread.start()

    def _begin(self, listener: Listener) -> None:
        if self._muted:
            listener.mute()
        self.opened.emit(self._deaf_to)

    def _fail(self, remedy: str) -> None:
        LOG.warning("no microphone: %s", remedy)
        self.state, self.remedy = EarState.OFF, remedy
        self.failed.emit()

    def _keep(self, block: Block) -> None:
        self.sound.keep(block)

    def _take(self, report: Report) -> None:
        match report:
            case MicrophoneState(hearing=hearing, remedy=remedy):
                LOG.info("microphone %s", hearing.name.lower())
                self.state = EarState.OPEN if hearing is Hearing.OPEN else EarState.LOST
                self.remedy = remedy
            case Level(db=db):
                self.level = displayed_loudness(db)
            case _:
                pass
        self.reported.emit(report)
