"""A microphone that is opened behind the window, and what it is doing."""

from __future__ import annotations

import logging
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.portaudio import NoPortAudioError
from mao_desktop.speech.audio.sound_history import SoundHistory, displayed_loudness
from mao_desktop.speech.reports import Hearing, Level, MicrophoneState
from mao_desktop.threads import Owner
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.texts import quoted, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mao_desktop.engine import Phrase
    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.listener import Listener
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.qt_microphone import QtMicrophone

    Wanted = Callable[[Model], Vocabulary]

LOG = logging.getLogger(__name__)
MS = 1000
NAMED = 3
"""So many phrases that can't be heard are named; a model in another language lacks nearly all."""
STATES = {
    Hearing.OPEN: ListeningState.OPEN,
    Hearing.LOST: ListeningState.LOST,
    Hearing.SILENT: ListeningState.SILENT,
}


class MicrophoneWorker(QObject):
    """A microphone with its listener.

    The window's thread owns it and all of its attributes. A thread of its own opens it and another one closes it, since
    a sound server may take its time. The opening thread hands the listener over in a queue, and it and the listener's
    thread only emit the private signals, which are queued. Once it is closed, the closing thread owns the listener.
    """

    reported = Signal(object)
    """A report of its listener."""
    opened = Signal()
    lacking = Signal(str)
    """It can't hear these phrases and perhaps more, because the model lacks words of them."""
    failed = Signal()
    """It could not be opened, and `remedy` says why."""
    _told = Signal(object)
    _heard = Signal(object)
    _began = Signal()
    _lacks = Signal(str)
    _broke = Signal(str)
    _no_portaudio = Signal(str)

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
        self.seat, self.device = seat, name
        self.state, self.remedy, self.level = ListeningState.OPENING, "", 0.0
        self.sound = SoundHistory()
        self.listener: Listener | None = None
        self._model, self._zero, self._wanted = model, zero, wanted
        self._after = after
        self._expected: tuple[tuple[Phrase, ...], tuple[Phrase, ...]] = ((), ())
        """What is owed, and what of it the ear often missed."""
        self._handed_over: SimpleQueue[Listener] = SimpleQueue()
        self._muted = self._closed = False
        self._thread = Thread(target=self._open, args=(wanted,), name="opening")
        self._opened_for = wanted
        self._owner = Owner("the microphone's worker")
        self._owner.check()
        self._stand_in: QtMicrophone | None = None
        for signal, slot in (
            (self._told, self._take), (self._heard, self._keep), (self._began, self._begin), (self._broke, self._fail),
            (self._lacks, self.lacking), (self._no_portaudio, self._open_with_qt),
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
        self._owner.check()
        self._closed = True
        self.blockSignals(True)
        closing = Thread(target=self._close, name="closing")
        closing.start()
        return closing

    def listen_for(self, wanted: Wanted) -> None:
        """Listen for something else from now on, in the words of its model."""
        self._wanted = wanted
        if self.listener:
            self.listener.listen_for(self._telling_lacks(wanted))

    def expect(self, due: tuple[Phrase, ...], often_missed: tuple[Phrase, ...] = ()) -> None:
        """Look for what those who speak here owe, from now on; and know what the ear often missed of them."""
        if (due, often_missed) != self._expected:
            self._expected = due, often_missed
            if self.listener:
                self.listener.expect(due, often_missed)

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on."""
        self._muted = muted
        if self.listener:
            self.listener.mute() if muted else self.listener.unmute()

    @property
    def is_muted(self) -> bool:
        """Whether it hears nothing on purpose."""
        return self._muted

    def _telling_lacks(self, wanted: Wanted) -> Wanted:
        """Tell as well, from whatever thread asks, what the model can't hear of it."""

        def told(model: Model) -> Vocabulary:
            vocabulary = wanted(model)
            if lacking := [quoted(line) for line in vocabulary.deaf_to]:
                self._lacks.emit(", ".join([*lacking[:NAMED], "…"] if len(lacking) > NAMED else lacking))
            return vocabulary

        return told

    def _open(self, wanted: Wanted, stand_in: QtMicrophone | None = None) -> None:
        """Open it, in the opening thread."""
        from mao_desktop.speech.audio.microphone import Microphone  # noqa: PLC0415
        from mao_desktop.speech.listener import Listener  # noqa: PLC0415  Vosk is loaded here, not before the window shows
        from mao_desktop.speech.models import find_model  # noqa: PLC0415
        from mao_desktop.speech.recognition.recogniser import Model  # noqa: PLC0415

        for closing in self._after:
            closing.join()
        try:
            model = Model(find_model(self._model))
            microphone = stand_in or Microphone(self.device, self._zero / MS)
            vocabulary = self._telling_lacks(wanted)(model)
            told, heard = self._told.emit, self._heard.emit
            listener = Listener(microphone, model, vocabulary, told, seat=self.seat, keep=heard)
            listener.start()
        except NoPortAudioError as wrong:
            self._no_portaudio.emit(tr(str(wrong)))
        except SpeechError as wrong:
            self._broke.emit(tr(str(wrong)))
        else:
            self._handed_over.put(listener)
            self._began.emit()

    def _close(self) -> None:
        """Close it, in the closing thread."""
        self._thread.join()
        self._take_over()
        if self.listener:
            self.listener.close()

    def _open_with_qt(self, remedy: str) -> None:
        """Listen with Qt's own sound where PortAudio is missing and Qt has it."""
        if self._closed:
            return
        try:
            from mao_desktop.ui.audio.qt_microphone import QtMicrophone  # noqa: PLC0415  a large package that few need
        except ImportError:
            self._fail(remedy)
            return
        self._thread.join()
        self._stand_in = QtMicrophone(self.device, self._zero / MS)
        self._opened_for = self._wanted
        self._thread = Thread(target=self._open, args=(self._wanted, self._stand_in), name="opening")
        self._thread.start()

    def _take_over(self) -> None:
        """Take the listener that the opening thread has handed over."""
        if not self._handed_over.empty():
            self.listener = self._handed_over.get()

    def _begin(self) -> None:
        self._owner.check()
        if self._closed:
            return
        self._take_over()
        if self.listener and self._muted:
            self.listener.mute()
        if self._wanted is not self._opened_for:
            self.listen_for(self._wanted)
        if self.listener:
            self.listener.expect(*self._expected)
        self.opened.emit()

    def _fail(self, remedy: str) -> None:
        LOG.warning("no microphone: %s", remedy)
        self.state, self.remedy = ListeningState.OFF, remedy
        self.failed.emit()

    def _keep(self, block: Block) -> None:
        self.sound.keep(block)

    def _take(self, report: Report) -> None:
        self._owner.check()
        match report:
            case MicrophoneState(hearing=hearing, remedy=remedy):
                LOG.info("microphone %s", hearing.name.lower())
                self.state = STATES[hearing]
                self.remedy = tr(remedy)
            case Level(db=db):
                self.level = displayed_loudness(db)
            case _:
                pass
        self.reported.emit(report)
