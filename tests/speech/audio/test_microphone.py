"""A microphone by itself: its name, its rate, its times, and what it says if it can not be used."""

from __future__ import annotations

import queue
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from synthetic import tone

from mao_desktop.speech.audio.devices import find_device
from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.microphone import Microphone, queueing
from mao_desktop.speech.audio.portaudio import portaudio
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from mao_desktop.speech.audio.clock_calibration import RawBlock


@pytest.mark.usefixtures("card")
def test_a_microphone_of_an_unknown_name_is_told() -> None:
    with pytest.raises(SpeechError, match="there is no microphone “nobody's”: choose one of"):
        Microphone("nobody's").open()


class Choosy:
    """The real PortAudio, but for a device that refuses what it does not like."""

    def __init__(self, real: Any, told: str, rates: tuple[int, ...] = ()) -> None:
        self._real, self._told, self._rates = real, told, rates

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def RawInputStream(self, **options: Any) -> Any:  # noqa: N802  the library's name
        if options["samplerate"] not in self._rates:
            raise self._real.PortAudioError(self._told)
        return self._real.RawInputStream(**options)


@pytest.mark.usefixtures("card")
def test_a_microphone_with_another_rate_is_heard_in_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    rate = find_device("", microphone=True).rate
    assert rate != RATE
    choosy = Choosy(portaudio(), "Invalid sample rate", (rate,))
    monkeypatch.setattr("mao_desktop.speech.audio.microphone.portaudio", lambda: choosy)
    microphone = Microphone()
    microphone.open()
    loudspeaker = Loudspeaker()
    loudspeaker.open()
    playing = loudspeaker.play(tone(3.0), RATE)
    blocks = []
    while not playing.wait(0):
        blocks += [block for block in [microphone.next_block()] if block]
    loudspeaker.close()
    microphone.close()
    sound = np.concatenate([block.samples for block in blocks])
    spectrum = np.abs(np.fft.rfft(sound[: len(sound) // 2 * 2]))
    assert np.argmax(spectrum) * RATE / len(sound) == pytest.approx(440, abs=2)


@pytest.mark.usefixtures("card")
@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        ("Permission denied", "may not be used: allow it"),
        ("Device unavailable", "can't be opened .Device unavailable."),
    ],
)
def test_a_microphone_that_can_not_be_used_is_told(monkeypatch: pytest.MonkeyPatch, refusal: str, told: str) -> None:
    choosy = Choosy(portaudio(), refusal)
    monkeypatch.setattr("mao_desktop.speech.audio.microphone.portaudio", lambda: choosy)
    with pytest.raises(SpeechError, match=told):
        Microphone().open()


class Stubborn(Choosy):
    """The real PortAudio, but for a device that opens and does not start."""

    def __init__(self, real: Any, told: str) -> None:
        super().__init__(real, told)
        self.opened: list[Any] = []

    def RawInputStream(self, **options: Any) -> Any:  # noqa: N802  the library's name
        stream = self._real.RawInputStream(**options)
        self.opened.append(stream)

        def refuse() -> None:
            raise self._real.PortAudioError(self._told)

        stream.start = refuse
        return stream


@pytest.mark.usefixtures("card")
def test_bug_a_microphone_that_did_not_start_stayed_open_with_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    stubborn = Stubborn(portaudio(), "Wait timed out")
    monkeypatch.setattr("mao_desktop.speech.audio.microphone.portaudio", lambda: stubborn)
    with pytest.raises(SpeechError, match="Wait timed out"):
        Microphone().open()
    assert stubborn.opened
    for stream in stubborn.opened:
        with pytest.raises(stubborn.PortAudioError, match="Invalid stream pointer"):
            stream.stop(ignore_errors=False)


@pytest.mark.parametrize(("adc", "now"), [(0.0, 5_000_000.0), (0.0, 0.0)])
def test_bug_a_driver_that_tells_no_times_put_all_sound_into_another_age(adc: float, now: float) -> None:
    queued: queue.Queue[RawBlock] = queue.Queue()
    callback = queueing(queued, RATE)
    before = time.monotonic()
    callback(
        bytes(2 * 960),
        960,
        SimpleNamespace(inputBufferAdcTime=adc, currentTime=now),
        SimpleNamespace(input_overflow=False),
    )
    assert queued.get().heard == pytest.approx(before - 0.06, abs=0.05)
