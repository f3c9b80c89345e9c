"""A loudspeaker: plays sound, and tells when it begins and ends to sound."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.portaudio import closing, find_device, opening, portaudio

if TYPE_CHECKING:
    from mao_desktop.speech.rendering import Sentence

PATIENCE = 5.0


class Playing:
    """A sentence that is being played."""

    def __init__(self, sentence: Sentence, device: str, zero: float) -> None:
        """Begin to play it.

        Args:
            sentence: what is played.
            device: a part of the loudspeaker's name; empty for the usual one.
            zero: the monotonic time (s) of table time 0.

        Raises:
            SpeechError: there is no loudspeaker, or it can't be used.
        """
        self._sound = sentence.samples.tobytes()
        self._sentence = sentence
        self._zero = zero
        self._played = 0
        self._stopping = False
        self._start = 0.0
        self._begun = threading.Event()
        self._over = threading.Event()
        found = find_device(device, microphone=False)
        library = portaudio()
        try:
            with opening():
                self._stream = library.RawOutputStream(
                    samplerate=sentence.rate,
                    device=found.number,
                    channels=1,
                    dtype="int16",
                    latency="high",
                    callback=self._fill,
                    finished_callback=self._over.set,
                )
                self._stream.start()
        except library.PortAudioError as wrong:
            message = f"the loudspeaker “{found.name}” can't be used ({wrong}): choose another, or close what uses it"
            raise SpeechError(message) from None

    def wait_for_start(self) -> int:
        """Wait until it is known when it begins to sound; tell that table time (ms).

        Raises:
            SpeechError: the loudspeaker takes no sound.
        """
        if not self._begun.wait(PATIENCE):
            message = "the loudspeaker takes no sound: choose another"
            raise SpeechError(message)
        return round((self._start - self._zero) * 1000)

    def wait(self, seconds: float) -> bool:
        """Wait a little; tell whether it is over."""
        return self._over.wait(seconds)

    def stop(self) -> int:
        """Stop it, if it is not over yet; tell the table time (ms) at which it was silent.

        The stream ends itself, for PortAudio aborts one by killing its thread, which may just hold Python's lock.
        """
        self._stopping = True
        self._over.wait(PATIENCE)
        with closing():
            self._stream.abort(ignore_errors=True)
            self._stream.close(ignore_errors=True)
        end = self._start + self._played / 2 / self._sentence.rate
        return round((min(end, time.monotonic()) - self._zero) * 1000)

    def _fill(self, out: Any, _frames: int, times: Any, _status: Any) -> None:  # noqa: ANN401  the library has no types
        if not self._begun.is_set():
            self._start = time.monotonic() + times.outputBufferDacTime - times.currentTime
            self._begun.set()
        piece = self._sound[self._played : self._played + len(out)]
        out[: len(piece)] = piece
        out[len(piece) :] = bytes(len(out) - len(piece))
        self._played += len(piece)
        if self._stopping:
            raise portaudio().CallbackAbort
        if not piece:
            raise portaudio().CallbackStop
