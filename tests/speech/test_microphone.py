"""A live microphone, on a virtual sound card: what is played is heard, at its time, also after it was unplugged."""

from __future__ import annotations

import queue
import threading
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import pytest
from synthetic import mixed, noise, speak, tone, write_wav

from mao_desktop.speech import loudspeaker
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.loudspeaker import Loudspeaker, Sound
from mao_desktop.speech.microphone import Microphone, queueing
from mao_desktop.speech.portaudio import find_device, portaudio
from mao_desktop.speech.reports import Gap, HeardPhrase, HeardUpTo, HeardWord, Hearing, MicrophoneState, Report, Why
from mao_desktop.speech.settling import Raw, Settling
from mao_desktop.speech.sound import RATE
from mao_desktop.speech.vocabulary import vocabulary_of
from mao_desktop.speech.voice import Mute, Sounded, Sounding, Voice, VoiceReport

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from sound_card import SoundCard

    from mao_desktop.speech.recogniser import Model

GAME = ("that's the badger", "have a very nice day", "point of order", "ten of clubs", "last card")
PATIENCE = 20.0
Kind = TypeVar("Kind", bound=Report)


class Table:
    """A listener on the virtual card, and everything that it told."""

    def __init__(self, model: Model) -> None:
        self.zero = time.monotonic()
        self.heard: list[Report] = []
        self.voices: list[Voice] = []
        self.loudspeaker = Loudspeaker()
        self._told = threading.Condition()
        self.listener = Listener(Microphone("", self.zero), model, vocabulary_of(GAME, model), self._take)

    def _take(self, report: Report) -> None:
        with self._told:
            self.heard.append(report)
            self._told.notify_all()

    def voice(
        self, tell: Callable[[VoiceReport], None], *, listeners: Sequence[Listener] = (), device: str = ""
    ) -> Voice:
        """Make a voice that is silent when the test is over, however it ends."""
        voice = Voice(tell, listeners=listeners, device=device, zero=self.zero)
        self.voices.append(voice)
        return voice

    def of_kind(self, kind: type[Kind]) -> list[Kind]:
        return [report for report in self.heard if isinstance(report, kind)]

    def wait_for(self, what: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            with self._told:
                self._told.wait(0.05)  # what is waited for need not come from the microphone
            assert time.monotonic() < end, f"in vain; heard were {self.phrases()}, {self.states()}"

    def wait_until_it_hears(self) -> None:
        self.wait_for(lambda: self.of_kind(HeardUpTo))

    def phrases(self) -> list[str]:
        return [phrase.text for phrase in self.of_kind(HeardPhrase)]

    def states(self) -> list[Hearing]:
        return [state.hearing for state in self.of_kind(MicrophoneState)]

    def now(self) -> int:
        return round((time.monotonic() - self.zero) * 1000)


@pytest.fixture
def table(card: SoundCard, model: Model) -> Iterator[Table]:  # noqa: ARG001  the microphone is the card's
    made = Table(model)
    made.listener.start()
    made.loudspeaker.open()
    try:
        made.wait_until_it_hears()
        yield made
    finally:
        for voice in made.voices:
            voice.close()
        made.loudspeaker.close()
        made.listener.close()


def played(table: Table, samples: np.ndarray) -> int:
    """Play sound to its end; tell when it began to sound (ms)."""
    sound = table.loudspeaker.play(samples, RATE)
    begin = sound.begin(table.zero)
    assert sound.wait(PATIENCE)
    return begin


def test_what_is_said_at_the_microphone_is_heard(card: SoundCard, table: Table, tmp_path: Path) -> None:
    card.play(write_wav(tmp_path / "said.wav", mixed(2.5, (0.3, speak("that's the badger")), background=15)))
    table.wait_for(table.phrases)
    assert table.phrases() == ["that's the badger"]
    (phrase,) = table.of_kind(HeardPhrase)
    assert phrase.sure
    assert phrase.known - phrase.end < 2_500


def test_it_is_heard_at_the_time_at_which_it_sounded(table: Table) -> None:
    begins = [played(table, mixed(2.6, (0.5, speak("ten of clubs")), background=15)) for _ in range(3)]
    table.wait_for(lambda: len(table.phrases()) == len(begins))
    starts = [phrase.start for phrase in table.of_kind(HeardPhrase)]
    off = [start - begin - 500 for start, begin in zip(starts, begins, strict=True)]
    assert abs(float(np.median(off))) <= 60, off


def test_silence_moves_the_watermark(table: Table) -> None:
    begin = table.now()
    table.wait_for(lambda: table.of_kind(HeardUpTo)[-1].time > begin + 1_000)
    assert table.phrases() == []


def test_a_microphone_that_is_unplugged_is_told_and_heard_again_when_it_comes_back(
    card: SoundCard, table: Table, tmp_path: Path
) -> None:
    card.unplug()
    table.wait_for(lambda: Hearing.LOST in table.states())
    table.wait_for(lambda: any(gap.why is Why.UNPLUGGED for gap in table.of_kind(Gap)))
    remedy = table.of_kind(MicrophoneState)[-1].remedy
    assert "plug it in" in remedy
    lost_until = table.now()
    table.wait_for(lambda: table.of_kind(HeardUpTo)[-1].time >= lost_until)
    card.plug_in()
    table.wait_for(lambda: table.states()[-1] is Hearing.OPEN)
    back = table.now()
    table.wait_for(lambda: table.of_kind(HeardUpTo)[-1].time >= back)
    card.play(write_wav(tmp_path / "said.wav", mixed(2.5, (0.3, speak("point of order")), background=15)))
    table.wait_for(table.phrases)
    assert table.phrases() == ["point of order"]
    for one, other in pairwise(table.of_kind(HeardUpTo)):
        assert one.time < other.time


def test_a_muted_microphone_hears_nothing_and_then_again(card: SoundCard, table: Table, tmp_path: Path) -> None:
    said = write_wav(tmp_path / "said.wav", mixed(2.0, (0.3, speak("last card")), background=15))
    table.listener.mute()
    card.play(said)
    table.listener.unmute()
    unmuted = table.now()
    table.wait_for(lambda: table.of_kind(HeardUpTo)[-1].time > unmuted + 200)
    assert table.phrases() == []
    assert {gap.why for gap in table.of_kind(Gap)} <= {Why.OPENING, Why.MUTED}
    card.play(said)
    table.wait_for(table.phrases)
    assert table.phrases() == ["last card"]


def test_no_word_is_told_that_began_before_the_watermark(card: SoundCard, table: Table, tmp_path: Path) -> None:
    placed = [(0.2 + 1.7 * n, speak(text)) for n, text in enumerate(GAME)]
    card.play(write_wav(tmp_path / "said.wav", mixed(9.5, *placed, background=15)))
    table.wait_for(lambda: len(table.phrases()) >= len(GAME) - 1)
    promised = 0
    for report in list(table.heard):
        if isinstance(report, HeardUpTo):
            promised = report.time
        elif isinstance(report, HeardWord):
            assert report.start >= promised
            assert not report.late


def test_the_programs_own_voice_is_never_heard_as_a_persons(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append, listeners=[table.listener])
    voice.say("that's the badger", seat=1)
    voice.say("point of order", seat=2)
    table.wait_for(lambda: len([each for each in told if isinstance(each, Sounded)]) == 2)
    voice.close()
    end = max(each.end for each in told if isinstance(each, Sounded))
    table.wait_for(lambda: table.of_kind(HeardUpTo)[-1].time > end + 300)
    assert table.phrases() == []
    own = [gap for gap in table.of_kind(Gap) if gap.why is Why.OWN_VOICE]
    for sounding in (each for each in told if isinstance(each, Sounding)):
        assert any(gap.begin <= sounding.begin + 60 for gap in own)
        assert any(gap.end >= sounding.end for gap in own)


def test_over_headphones_the_voice_makes_no_gap(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append)
    voice.say("ten of clubs")
    table.wait_for(lambda: any(isinstance(each, Sounded) for each in told))
    voice.close()
    assert not [gap for gap in table.of_kind(Gap) if gap.why is Why.OWN_VOICE]


def test_the_voice_can_be_interrupted(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append)
    voice.say("failure to say the five of spades and all that comes after it on a long summer evening")
    voice.say("this is never said")
    table.wait_for(lambda: told)
    voice.interrupt()
    voice.close()
    assert len(told) == 2, told
    sounding, sounded = told
    assert isinstance(sounding, Sounding)
    assert isinstance(sounded, Sounded)
    assert not sounded.whole
    assert sounded.end < sounding.end - 1_000


def test_a_voice_without_a_loudspeaker_says_what_to_do(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append, device="no such loudspeaker")
    voice.say("ten of clubs", seat=3)
    table.wait_for(lambda: told)
    voice.close()
    (mute,) = told
    assert isinstance(mute, Mute)
    assert (mute.text, mute.seat) == ("ten of clubs", 3)
    assert "there is no loudspeaker “no such loudspeaker”" in mute.remedy


def test_bug_a_voice_whose_loudspeaker_was_unplugged_while_it_spoke_fell_silent_for_good(
    card: SoundCard, table: Table
) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append)
    voice.say("failure to say the five of spades and all that comes after it on a long summer evening")
    table.wait_for(lambda: told)
    card.unplug()
    table.wait_for(lambda: len(told) == 2)
    assert isinstance(told[1], Sounded)
    assert not told[1].whole
    card.plug_in()
    table.wait_for(lambda: table.states()[-1] is Hearing.OPEN)
    voice.say("point of order", seat=2)
    table.wait_for(lambda: len(told) == 4)
    assert [type(each) for each in told[2:]] == [Sounding, Sounded], told


def test_bug_a_sound_that_nobody_waited_for_any_longer_sounded_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "PATIENCE", 0.01)
    sound = Sound(np.ones(100, np.int16), RATE)
    with pytest.raises(SpeechError, match="the loudspeaker takes no sound: choose another"):
        sound.begin(0)
    assert len(sound.next_piece(100)) == 0


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
    monkeypatch.setattr("mao_desktop.speech.microphone.portaudio", lambda: choosy)
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
    monkeypatch.setattr("mao_desktop.speech.microphone.portaudio", lambda: choosy)
    with pytest.raises(SpeechError, match=told):
        Microphone().open()


def test_a_microphone_that_gives_digital_silence_is_told(table: Table) -> None:
    table.wait_for(lambda: Hearing.SILENT in table.states())
    (state,) = [state for state in table.of_kind(MicrophoneState) if state.hearing is Hearing.SILENT]
    assert "allow its use" in state.remedy
    played(table, noise(1.0, 2_000))
    table.wait_for(lambda: table.states()[-1] is Hearing.OPEN)


@pytest.mark.parametrize(("adc", "now"), [(0.0, 5_000_000.0), (0.0, 0.0)])
def test_bug_a_driver_that_tells_no_times_put_all_sound_into_another_age(adc: float, now: float) -> None:
    queued: queue.Queue[Raw] = queue.Queue()
    callback = queueing(queued, RATE)
    before = time.monotonic()
    callback(
        bytes(2 * 960),
        960,
        SimpleNamespace(inputBufferAdcTime=adc, currentTime=now),
        SimpleNamespace(input_overflow=False),
    )
    assert queued.get().heard == pytest.approx(before - 0.06, abs=0.05)


def test_the_first_sounds_get_their_times_from_the_later_ones() -> None:
    settling = Settling(RATE)
    ready: list[Raw] = []
    for number in range(60):
        wrong = max(0.0, 0.5 - number * 0.06)
        ready += settling.ready(Raw(number * 960, 3.0 + number * 0.06 - wrong, tone(0.06).tobytes()))
    assert len(ready) == 60
    assert [raw.heard for raw in ready] == pytest.approx([3.0 + number * 0.06 for number in range(60)], abs=0.02)
