"""What the loudspeaker plays is taken out of what the microphone hears: rooms, drifting clocks, and what goes wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest
import soxr
from echoing_room import CARD, LOUDNESS, PLACES, Place, echoed, noise, strength
from synthetic import speak

from mao_desktop.speech.audio.echo_canceller import EchoCanceller
from mao_desktop.speech.audio.echo_filter import HOP, EchoFilter, channels_of
from mao_desktop.speech.audio.playback_record import PlaybackRecord
from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, Samples, in_ms, in_samples, level, to_samples

LINES = (
    "what shall we have for dinner tonight", "failure to say seven of hearts", "have a very nice day",
    "penalty card for playing out of turn", "she told me that the train was late again", "queen of spades",
)  # fmt: skip


def talk(*voices: str) -> np.ndarray:
    """Let voices say the lines one after the other."""
    pieces = [np.zeros(RATE // 2)]
    for n, line in enumerate(LINES):
        sound = speak(line, voices[n % len(voices)]).astype(float)
        pieces += [sound * (LOUDNESS / strength(sound)), np.zeros(RATE // 3)]
    return np.concatenate(pieces)


@dataclass
class Echoing:
    """A canceller beside a loudspeaker that plays some sound, `late` (ms) after what the cards' times say.

    By these times the microphone's clock runs faster by `drift`.
    """

    played: np.ndarray
    late: int = 40
    drift: float = 0.0
    canceller: EchoCanceller = field(default_factory=EchoCanceller)
    settled_at: float | None = None

    def hear(self, microphone: np.ndarray, length: int = BLOCK) -> Samples:
        """Give what is left of what the microphone hears."""
        record = PlaybackRecord(CARD)
        frames = to_samples(soxr.resample(self.played, RATE, CARD).astype(np.float32))
        self.canceller.plays(record, 0.0)
        samples, left = to_samples(microphone.astype(np.float32)), list[Samples]()
        for first in range(0, len(samples), length):
            until = (first + length + in_samples(150)) * CARD // RATE
            record.write(frames[record.written : until], -self.late / 1000)
            block = Block(first, in_ms(first), samples[first : first + length])
            left.append(self.canceller.cancel(block, in_ms(first) * (1 + self.drift)).samples)
            if self.settled_at is None and self.canceller.is_settled:
                self.settled_at = first / RATE
        return np.concatenate(left)


@pytest.mark.parametrize("place", [Place(), Place(distorts=6)], ids=["small room", "distorting"])
def test_an_echo_is_taken_out_within_ten_seconds(place: Place) -> None:
    played = talk("flite:slt", "flite:rms")
    echo = echoed(played, place, 1)
    echoing = Echoing(played)
    left = echoing.hear(echo + noise(len(echo), 1))
    assert echoing.settled_at
    assert echoing.settled_at < 10
    last = slice(-3 * RATE, -RATE // 2)
    assert level(left[last]) < level(to_samples(echo[last].astype(np.float32))) - 20


def test_who_wears_headphones_in_a_noisy_room_is_heard_while_players_speak() -> None:
    played = talk("flite:slt", "flite:rms")
    echoing = Echoing(played)
    echoing.hear(np.random.default_rng(1).normal(0, 10 ** (-40 / 20), len(played)))
    assert echoing.settled_at
    assert echoing.settled_at < 6


def test_bug_an_echo_as_soft_as_a_noisy_room_never_settled_and_nobody_was_heard_while_players_spoke() -> None:
    played = talk("flite:slt", "flite:rms")
    place = PLACES["soft echo, noisy room"]
    echoing = Echoing(played)
    echoing.hear(echoed(played, place, 1) + noise(len(played), 1, place.noise))
    assert echoing.settled_at
    assert echoing.settled_at < 6


def test_an_echo_that_comes_back_later_is_taken_out_as_well() -> None:
    played = talk("flite:slt", "flite:rms")
    silent = np.random.default_rng(1).normal(0, 10 ** (-50 / 20), len(played))
    echo = echoed(played, Place(), 1)
    echoing = Echoing(np.concatenate([played, played, played]))
    unplugged = len(played)
    heard = np.concatenate([silent, echo[:unplugged] + silent, echo[:unplugged] + silent])
    left = echoing.hear(heard)
    last = slice(-3 * RATE, -RATE // 2)
    assert level(left[last]) < level(to_samples(heard[last].astype(np.float32))) - 15


@pytest.mark.parametrize("hiss", [1e-5, 1e-3], ids=["a silent room", "a hissing one"])
def test_who_wears_headphones_hears_no_echo_that_never_was(hiss: float) -> None:
    played = talk("flite:slt", "flite:rms")
    heard = np.random.default_rng(1).normal(0, hiss, len(played))
    left = Echoing(played).hear(heard)
    loudest = max(level(left[at : at + BLOCK]) for at in range(0, len(left), BLOCK))
    assert loudest < level(to_samples(heard.astype(np.float32))) + 3


def test_who_speaks_over_the_loudspeaker_stays() -> None:
    played = talk("flite:slt", "flite:rms")
    said = speak("ten of clubs", "flite:awb").astype(float)
    said *= LOUDNESS / strength(said)
    voice = np.zeros(len(played))
    begin = len(played) - 3 * RATE
    voice[begin : begin + len(said)] = said
    left = Echoing(played).hear(echoed(played, Place(), 1) + voice + noise(len(played), 1))
    heard = left[begin : begin + len(said)]
    assert np.corrcoef(heard, said)[0, 1] > 0.9


def test_bug_the_filter_was_disturbed_by_who_spoke_over_the_loudspeaker() -> None:
    played = np.tile(talk("flite:slt", "flite:rms"), 3)
    length = len(played) // HOP * HOP
    said = speak("ten of clubs", "flite:awb").astype(float)
    said *= LOUDNESS / 2 / strength(said)
    spoken = np.tile(np.pad(said, (0, RATE // 2)), 4)
    voice = np.pad(spoken, (length - len(spoken), 0))
    heard = echoed(played, Place(), 1)[:length] + voice + noise(length, 1)
    channels, echoing = channels_of(played[:length], LOUDNESS), EchoFilter()
    hops = [slice(begin, begin + HOP) for begin in range(0, length, HOP)]
    left = np.concatenate([echoing.cancel(heard[hop], channels[:, hop]).left for hop in hops])
    disturbed = (left - voice)[-len(spoken) :]
    assert 10 * np.log10(np.mean(spoken**2) / np.mean(disturbed**2)) > 24


def test_nothing_is_changed_before_it_is_settled_and_while_nothing_plays() -> None:
    microphone = to_samples((talk("flite:awb") / 2).astype(np.float32))
    left = Echoing(np.zeros(len(microphone))).hear(microphone / 32768)
    assert np.array_equal(left, microphone[: len(left)])


def test_a_loudspeaker_that_the_microphone_does_not_hear_is_no_reason_to_be_deaf() -> None:
    played = talk("flite:slt")
    echoing = Echoing(played)
    echoing.hear(noise(len(played), 1) / 2)
    assert echoing.settled_at
    assert echoing.settled_at < 5


def test_blocks_of_any_length_keep_the_numbers_of_their_samples() -> None:
    played = talk("flite:slt")
    echoing = Echoing(played)
    echoing.canceller.plays(PlaybackRecord(CARD), 0.0)
    first = 0
    end = 0
    for length in (100, 941, 1_000, 320, 7, 960):
        block = echoing.canceller.cancel(Block(first, in_ms(first), np.ones(length, np.int16)), in_ms(first))
        assert block.first == end
        assert block.heard == pytest.approx(in_ms(block.first))
        first, end = first + length, block.end
    assert first - end < in_samples(20)


def test_another_room_is_learnt_again() -> None:
    played = np.concatenate([talk("flite:slt")] * 2)
    half = len(played) // 2
    echo = np.concatenate([echoed(played, Place(), 1)[:half], echoed(played, Place(), 5)[half - 160 : -160]])
    echoing = Echoing(played)
    left = echoing.hear(echo + noise(len(echo), 1))
    last = slice(-2 * RATE, -RATE // 2)
    assert level(left[last]) < level(to_samples(echo[last].astype(np.float32))) - 15


def test_bug_clocks_that_drift_for_minutes_let_all_begin_anew() -> None:
    place = Place(drift=120e-6)
    played = talk("flite:slt", "flite:rms")
    echoing = Echoing(played, drift=place.drift)
    echoing.hear(echoed(played, place, 1))
    assert echoing.canceller.is_settled
    later = Block(20 * 60 * RATE, 0.0, np.zeros(BLOCK, np.int16))
    echoing.canceller.cancel(later, in_ms(later.first) * (1 + place.drift))
    assert echoing.canceller.is_settled


def test_a_loudspeaker_that_was_opened_again_is_not_settled() -> None:
    played = talk("flite:slt", "flite:rms")
    echoing = Echoing(played)
    echoing.hear(echoed(played, Place(), 1))
    assert echoing.canceller.is_settled
    echoing.canceller.plays(PlaybackRecord(CARD), 0.0)
    assert not echoing.canceller.is_settled


@pytest.mark.parametrize("place", [Place(), Place(fades=0.5, distorts=6, drift=200e-6)], ids=["small", "all at once"])
def test_what_was_learnt_in_the_sound_check_is_of_use_within_a_second_of_speech(place: Place) -> None:
    checked = talk("flite:slt", "flite:rms")
    before = Echoing(checked, drift=place.drift)
    before.hear(echoed(checked, place, 1) + noise(len(checked), 1))
    assert before.canceller.path
    played = talk("flite:awb")
    after = Echoing(played, late=65, drift=place.drift)
    after.canceller.recall(before.canceller.path)
    echo = echoed(played, place, 1)
    left = after.hear(echo + noise(len(echo), 2))
    assert after.settled_at
    assert after.settled_at < 2
    then = slice(2 * RATE, 4 * RATE)
    assert level(left[then]) < level(to_samples(echo[then].astype(np.float32))) - 18


def test_what_was_learnt_in_another_room_is_not_believed() -> None:
    checked = talk("flite:slt", "flite:rms")
    before = Echoing(checked)
    before.hear(echoed(checked, Place(), 1) + noise(len(checked), 1))
    assert before.canceller.path
    played = talk("flite:awb")
    after = Echoing(played)
    after.canceller.recall(before.canceller.path)
    elsewhere = Place(fades=0.5)
    echo = echoed(played, elsewhere, 7)
    left = after.hear(echo + noise(len(echo), 2))
    assert after.settled_at
    begin = round((after.settled_at + 1) * RATE)
    then = slice(begin, begin + 2 * RATE)
    assert level(left[then]) < level(to_samples(echo[then].astype(np.float32))) - 12


def test_what_was_played_is_kept_for_a_while() -> None:
    record = PlaybackRecord(8_000)
    record.write(np.zeros(8_000, np.int16), 0.0)
    record.write(np.full(8_000, 16_384, np.int16), 0.0)
    assert record.between(7_998, 8_002).tolist() == [0, 0, 0.5, 0.5]
    assert record.between(15_999, 16_001).tolist() == [0.5, 0]
    assert not record.is_silent(15_000, 16_000)
    record.write(np.zeros(8_000 * 20, np.int16), 0.0)
    assert record.is_silent(16_000, 17_000)
    assert not record.between(8_000, 9_000).any()
