"""The listener: a thread that owns a microphone and its recogniser, and hands over what was heard.

Threads: the listener's thread alone opens, reads and closes the microphone, and uses the pipeline and Vosk. It calls
`tell` and `keep`. Other threads start and close the listener, and give it orders through a queue.
"""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Protocol

from mao_desktop.speech.audio.samples import SILENT_DB, level
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.recognition.own_words import OwnWords
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.reports import Hearing, MicrophoneState, Report, Why
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Phrase
    from mao_desktop.speech.audio.playback_record import PlaybackRecord
    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import EchoPath
    from mao_desktop.speech.speakers.encoder import SoundsLike

TRY_AGAIN = 1.0
"""Time between two searches for a microphone that is gone (s)."""
SILENT_BLOCKS = 50
"""Blocks of digital silence after which something must be wrong."""
NO_SOUND = Message(
    "the microphone gives digital silence: switch it on, or allow its use in the system's privacy settings"
)


class Source(Protocol):
    """Where live sound comes from: PortAudio's microphone or Qt's.

    One thread opens, reads and closes it. Any thread may ask for the time.
    """

    def open(self) -> None:
        """Begin to listen; a SpeechError says why it can't."""

    def close(self) -> None:
        """Stop listening."""

    def reopen(self) -> bool:
        """Try to open it again after it vanished; tell whether that went well."""

    def now(self) -> int:
        """Tell the table time (ms)."""

    def next_block(self) -> Block | None:
        """Wait a little for the next block; a SpeechError says that the microphone has vanished."""


class Listener:
    """Listens to one microphone until it is closed."""

    def __init__(
        self,
        microphone: Source,
        model: Model,
        vocabulary: Vocabulary,
        tell: Callable[[Report], None],
        seat: int | None = None,
        keep: Callable[[Block], None] | None = None,
    ) -> None:
        """Prepare to listen.

        Args:
            microphone: where the sound comes from.
            model: the loaded model; from `start` on it belongs to the thread.
            vocabulary: what is listened for.
            tell: takes the reports; it is called in the listener's thread.
            seat: whose microphone it is; None where it is shared.
            keep: takes all sound as well, for who wants to hear it again; it is called in the listener's thread.
        """
        self._microphone = microphone
        self._model = model
        self._vocabulary = vocabulary
        self._tell = tell
        self._seat = seat
        self._keep = keep
        self._orders: queue.SimpleQueue[Callable[[RecognitionPipeline], None]] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="listener")
        self._silent = 0

    def start(self) -> None:
        """Begin, and wait until the microphone is open.

        Raises:
            SpeechError: the microphone can't be opened.
        """
        try:
            self._thread.start()
            self._opened.result()
        except BaseException:  # also Ctrl-C, after which nobody would close it
            self.close()
            raise

    def close(self) -> None:
        """Stop, and wait until the thread is over."""
        self._closing.set()
        if self._thread.ident is not None:
            self._thread.join()

    def mute(self) -> None:
        """Hear nothing from now on."""
        self.deafen(self._microphone.now(), None, Why.MUTED)

    def unmute(self) -> None:
        """Hear again from now on."""
        self.undeafen(self._microphone.now(), Why.MUTED)

    def plays(self, record: PlaybackRecord, zero: float, text: str, begin: int, end: int) -> None:
        """Know what the program says from `begin` to `end` (ms), and where it is recorded.

        `zero` is the monotonic time (s) of table time 0.
        """
        self._orders.put(lambda pipeline: pipeline.plays(record, zero, OwnWords(text, begin, end)))

    def recall_echo(self, path: EchoPath) -> None:
        """Know what was learnt of the program's voice at this microphone before."""
        self._orders.put(lambda pipeline: pipeline.recall_echo(path))

    def deafen(self, begin: int, end: int | None, why: Why) -> None:
        """Hear nothing from table time `begin` to `end` (ms; None: until `undeafen`)."""
        self._orders.put(lambda pipeline: pipeline.deafen(begin, end, why))

    def undeafen(self, end: int, why: Why) -> None:
        """Hear again, from table time `end` (ms) on, what was not heard for this reason."""
        self._orders.put(lambda pipeline: pipeline.undeafen(end, why))

    def listen_for(self, wanted: Callable[[Model], Vocabulary]) -> None:
        """Listen for something else, as soon as nobody speaks; `wanted` is called in the listener's thread."""
        self._orders.put(lambda pipeline: self._learn(pipeline, wanted(self._model)))

    def tell_voices(self, sounds_like: SoundsLike) -> None:
        """Tell with each phrase what its voice sounded like."""
        self._orders.put(lambda pipeline: pipeline.tell_voices(sounds_like))

    def expect(self, due: tuple[Phrase, ...], often_missed: tuple[Phrase, ...] = ()) -> None:
        """Look for what somebody owes from now on, as long as nothing else is said to be owed."""
        self._orders.put(lambda pipeline: pipeline.expect(due, often_missed))

    def _learn(self, pipeline: RecognitionPipeline, vocabulary: Vocabulary) -> None:
        pipeline.listen_for(Recogniser(self._model, vocabulary.sounds), vocabulary)

    def _run(self) -> None:
        try:
            self._microphone.open()
        except BaseException as wrong:  # noqa: BLE001  whoever called `start` gets it
            self._opened.set_exception(wrong)
            return
        self._opened.set_result(None)
        try:
            self._listen()
        finally:
            self._microphone.close()

    def _listen(self) -> None:
        recogniser = Recogniser(self._model, self._vocabulary.sounds)
        pipeline = RecognitionPipeline(recogniser, self._vocabulary, seat=self._seat, now=self._microphone.now)
        self._say(Hearing.OPEN)
        while not self._closing.is_set():
            while not self._orders.empty():
                self._orders.get()(pipeline)
            try:
                block = self._microphone.next_block()
            except SpeechError as gone:
                self._lost(pipeline, str(gone))
                continue
            if block is not None:
                self._watch_silence(block)
                if self._keep:
                    self._keep(block)
                self._tell_all(pipeline.hear(block))
        self._tell_all(pipeline.end())

    def _lost(self, pipeline: RecognitionPipeline, remedy: str) -> None:
        """Wait for the microphone to come back; the gap is told as it goes on."""
        self._say(Hearing.LOST, remedy)
        self._microphone.close()
        while not self._closing.is_set():
            self._tell_all(pipeline.absent(self._microphone.now(), Why.UNPLUGGED))
            if self._microphone.reopen():
                self._say(Hearing.OPEN)
                return
            self._closing.wait(TRY_AGAIN)

    def _watch_silence(self, block: Block) -> None:
        """Notice a microphone that gives nothing but zeros."""
        silent = level(block.samples) <= SILENT_DB
        if self._silent >= SILENT_BLOCKS and not silent:
            self._say(Hearing.OPEN)
        self._silent = self._silent + 1 if silent else 0
        if self._silent == SILENT_BLOCKS:
            self._say(Hearing.SILENT, NO_SOUND)

    def _say(self, hearing: Hearing, remedy: str = "") -> None:
        self._tell(MicrophoneState(hearing, self._microphone.now(), remedy))

    def _tell_all(self, reports: list[Report]) -> None:
        for report in reports:
            self._tell(report)
