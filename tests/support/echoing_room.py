"""A computed table: players speak over a loudspeaker in a room, and a microphone hears them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import soxr

from mao_desktop.language.phrases import pattern
from mao_desktop.speech.audio.playback_record import PlaybackRecord
from mao_desktop.speech.audio.samples import BLOCK, RATE, Block, in_ms, in_samples, to_samples
from mao_desktop.speech.recognition.own_words import OwnWords
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.reports import Why
from mao_desktop.speech.synthesis import render

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from mao_desktop.speech.recognition.recogniser import Recogniser
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import EchoPath, Report

    Sound = npt.NDArray[np.float64]

CARD = 48_000
"""The loudspeaker's rate (Hz)."""
ZERO = 100.0
"""The monotonic time (s) of table time 0."""
AHEAD = 150
"""Sound is given to the card so long (ms) before it is heard."""
LOUDNESS, NOISE = 10 ** (-22 / 20), 10 ** (-66 / 20)
"""The strength of speech at the microphone, and of what it hears in silence (root mean squares, of 1)."""
SOUNDING = 10 ** (-40 / 20)
PAUSES = 0.2, 0.8
"""Players pause so long between phrases (s)."""
REVERBERANT = 0.15
"""How strong the reverberation begins, beside the direct sound."""


@dataclass(frozen=True, slots=True)
class Place:
    """A room (its echo fades by 60 dB in `fades` s), a loudspeaker and two sound cards.

    The loudspeaker flattens what is louder than 1 / `distorts`; `drift` is how much faster the microphone's clock runs;
    the cards tell times that are `late` (ms) too early or late.
    """

    fades: float = 0.25
    drift: float = 0.0
    distorts: float = 0.0
    late: int = 40
    softer: float = 0.0
    """By how much (dB) the person is softer than the players."""
    faint: float = 0.0
    """By how much (dB) the echo is softer than who speaks usually is."""
    noise: float = NOISE
    """The strength of what is heard in silence (root mean square, of 1)."""


PLACES: dict[str, Place] = {
    "small room": Place(),
    "echo fades in 0.5 s": Place(fades=0.5),
    "clocks drift by 50 ppm": Place(drift=50e-6),
    "clocks drift by 200 ppm": Place(drift=-200e-6),
    "loudspeaker distorts": Place(distorts=6),
    "person 6 dB softer": Place(softer=6),
    "all of these": Place(fades=0.5, drift=200e-6, distorts=6, softer=6, late=90),
    "soft echo, noisy room": Place(faint=30, noise=10 ** (-52 / 20)),
}


@dataclass(frozen=True, slots=True)
class Said:
    """What a player says: its words, and from which sample to which they sound."""

    text: str
    begin: int
    end: int


def players(phrases: Sequence[str], seconds: float, seed: int) -> tuple[Sound, list[Said]]:
    """Let computer players say phrases one after the other, in the program's voices."""
    chance = np.random.default_rng(seed)
    pieces: list[Sound] = [np.zeros(RATE)]
    said, length = [], RATE
    while length < seconds * RATE:
        text = str(chance.choice(phrases))
        sentence = render(text, int(chance.integers(1, 7)), bundled=True)
        sound = soxr.resample(sentence.samples.astype(np.float64), sentence.rate, RATE)
        sound *= LOUDNESS / strength(sound)
        said.append(Said(text, length, length + len(sound)))
        pieces += [sound, np.zeros(round(float(chance.uniform(*PAUSES)) * RATE))]
        length += len(pieces[-1]) + len(sound)
    return np.concatenate(pieces), said


def echoed(played: Sound, place: Place, seed: int) -> Sound:
    """Give what comes of it at the microphone, as late as the room makes it."""
    chance = np.random.default_rng(seed + 2)
    out = np.tanh(played * place.distorts) / place.distorts if place.distorts else played
    length = round(RATE * place.fades)
    room = chance.normal(size=length) * np.exp(-6.9 * np.arange(length) / length) * REVERBERANT
    room[0] = 1
    size = 1 << (len(out) + length).bit_length()
    echo = np.fft.irfft(np.fft.rfft(out, size) * np.fft.rfft(room, size), size)[: len(out)]
    if place.drift:
        fine = soxr.resample(echo, RATE, 4 * RATE)
        echo = np.interp(4 * np.arange(len(echo)) * (1 + place.drift), np.arange(len(fine)), fine)
    return np.asarray(echo * (LOUDNESS * 10 ** (-place.faint / 20) / strength(echo)))


def heard_over(
    played: Sound,
    said: Sequence[Said],
    microphone: Sound,
    place: Place,
    recogniser: Recogniser,
    vocabulary: Vocabulary,
    known: EchoPath | None = None,
    owed: Sequence[tuple[str, int]] = (),
) -> Iterator[Report]:
    """Let a pipeline hear what a microphone hears while players speak, as at a table.

    Of their echo something may be `known`; phrases are `owed` from some sample on, each until the next one is.
    """
    pipeline = RecognitionPipeline(recogniser, vocabulary)
    if known:
        pipeline.recall_echo(known)
    record = PlaybackRecord(CARD)
    frames = to_samples(soxr.resample(played, RATE, CARD).astype(np.float32))
    samples = to_samples(microphone.astype(np.float32))
    waiting, owing = list(said), list(owed)
    for first in range(0, len(samples), BLOCK):
        while owing and owing[0][1] <= first:
            pipeline.expect((pattern(owing.pop(0)[0]),))
        until = round((in_ms(first + BLOCK) + AHEAD) * CARD / 1000)
        record.write(frames[record.written : until], ZERO + place.late / 1000)
        while waiting and waiting[0].begin < first + in_samples(AHEAD):
            one = waiting.pop(0)
            begin, end = round(in_ms(one.begin)), round(in_ms(one.end))
            pipeline.plays(record, ZERO, OwnWords(one.text, begin, end))
            pipeline.deafen(begin - 60, end + 300, Why.OWN_VOICE)
        yield from pipeline.hear(Block(first, in_ms(first) * (1 + place.drift), samples[first : first + BLOCK]))
    yield from pipeline.end()


def noise(length: int, seed: int, strong: float = NOISE) -> Sound:
    """Give what a microphone hears in silence, so strong (root mean square, of 1)."""
    return np.random.default_rng(seed + 3).normal(0, strong, length)


def strength(sound: Sound) -> float:
    """Give the root mean square of where it sounds."""
    loud = sound[np.abs(sound) > np.abs(sound).max() * SOUNDING]
    return float(np.sqrt(np.mean(loud**2)))
