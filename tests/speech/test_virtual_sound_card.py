"""A listener and a voice on a virtual sound card: what is played is heard, at its time, also after it was unplugged."""

from __future__ import annotations

import threading
import time
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pytest
from synthetic import mixed, noise, speak, write_wav

from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.microphone import Microphone
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.reports import (
    Echo,
    Gap,
    HeardPhrase,
    HeardUpTo,
    HeardWord,
    Hearing,
    MicrophoneState,
    Report,
    Why,
)
from mao_desktop.speech.synthesis import Mute, Sounded, Sounding, Voice, VoiceReport

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from sound_card import SoundCard

    from mao_desktop.speech.recognition.recogniser import Model

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


LESSON = (
    "What shall we have for dinner tonight? Nobody knows how long this is going to take. The train was late again, "
    "and the shop on the corner closes soon."
)
"""A computer player says it, from which the echo is learnt: some eight seconds."""


def test_a_person_is_heard_while_the_programs_voice_speaks(card: SoundCard, table: Table, tmp_path: Path) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append, listeners=[table.listener])
    voice.say(LESSON, seat=1)
    table.wait_for(lambda: any(echo.cancelled for echo in table.of_kind(Echo)))
    table.wait_for(lambda: any(isinstance(each, Sounded) for each in told))
    voice.say("she told me that nobody knows how long all of this is going to take", seat=2)
    table.wait_for(lambda: len(told) == len(("sounding", "sounded", "sounding")))
    card.play(write_wav(tmp_path / "said.wav", mixed(2.4, (0.9, speak("point of order")))))
    table.wait_for(table.phrases)
    assert table.phrases() == ["point of order"]
    (phrase,) = table.of_kind(HeardPhrase)
    speaking = told[2]
    assert isinstance(speaking, Sounding)
    assert phrase.sure
    assert speaking.begin < phrase.start < speaking.end
    assert all(gap.end < speaking.begin for gap in table.of_kind(Gap) if gap.why is Why.OWN_VOICE)
    assert table.of_kind(Echo)[-1].path


def test_the_voice_is_softer_while_a_person_speaks(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append)
    voice.say(LESSON)
    table.wait_for(lambda: told)
    voice.ducked = True
    time.sleep(2.0)
    record = voice.loudspeaker.record
    voice.interrupt()
    voice.close()
    assert record
    begin = next(at for at in range(record.written) if record.between(at, at + 1).any())
    usual, soft = record.between(begin, begin + record.rate), record.between(begin + record.rate, record.written)
    assert np.abs(soft).max() < np.abs(usual).max() / 2


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
    assert len(told) == 3, told
    sounding, sounded, unsaid = told
    assert isinstance(unsaid, Sounded)
    assert (unsaid.text, unsaid.whole) == ("this is never said", False)
    assert isinstance(sounding, Sounding)
    assert isinstance(sounded, Sounded)
    assert not sounded.whole
    assert sounded.end < sounding.end - 1_000


def test_answers_are_hushed_and_what_players_say_is_not(table: Table) -> None:
    told: list[VoiceReport] = []
    voice = table.voice(told.append)
    voice.answer("the five of spades and all that comes after it on a long summer evening", 11)
    voice.answer("and this as well", 11)
    voice.say("ten of clubs")
    table.wait_for(lambda: told)
    voice.hush()
    table.wait_for(lambda: len([each for each in told if isinstance(each, Sounded)]) == 3)
    voice.close()
    over = [each for each in told if isinstance(each, Sounded)]
    assert [(each.text.split()[0], each.whole) for each in over] == [("the", False), ("and", False), ("ten", True)]


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


def test_a_microphone_that_gives_digital_silence_is_told(table: Table) -> None:
    table.wait_for(lambda: Hearing.SILENT in table.states())
    (state,) = [state for state in table.of_kind(MicrophoneState) if state.hearing is Hearing.SILENT]
    assert "allow its use" in state.remedy
    played(table, noise(1.0, 2_000))
    table.wait_for(lambda: table.states()[-1] is Hearing.OPEN)
