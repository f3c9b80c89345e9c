"""The committed sounds: all there, made by the script, short and never clipped."""

from __future__ import annotations

import array
import math
import subprocess
import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile
import soxr
from synthetic import in_blocks, mixed, speak

from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.recognition.file_recognition import recognise_blocks
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.reports import Forming, HeardPhrase, HeardUpTo, HeardWord, Level

if TYPE_CHECKING:
    from mao_desktop.speech.recognition.recogniser import Model

ASSETS = Path(__file__).parent.parent.parent / "assets"
NAMES = ("card-lift", "card-down", "shuffle", "penalty", "bounce", "turn", "knock", "bell", "win", "point-of-order")
UNNOTED = (Forming, HeardUpTo, HeardWord, Level)


def samples(file: Path) -> array.array[int]:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22_050)
        words = array.array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        words.byteswap()
    return words


def test_every_sound_is_there_and_nothing_else() -> None:
    assert {file.name for file in (ASSETS / "sounds").iterdir()} == {f"{name}.wav" for name in NAMES}


def test_the_script_makes_the_committed_sounds_again(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ASSETS / "make_sounds.py"), str(tmp_path)], check=True)
    for name in NAMES:
        made, kept = samples(tmp_path / "sounds" / f"{name}.wav"), samples(ASSETS / "sounds" / f"{name}.wav")
        assert len(made) == len(kept)
        # Another system's sine may differ in its last bit, and so a sample by one step.
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_audible_unclipped_and_ends_in_silence(name: str) -> None:
    words = samples(ASSETS / "sounds" / f"{name}.wav")
    assert len(words) <= 1.5 * 22_050
    assert 3_000 < max(map(abs, words)) < 26_000
    assert abs(words[0]) < 500
    assert max(map(abs, words[-20:])) < 500
    assert abs(sum(words) / len(words)) < 100


def loudness(name: str) -> float:
    """Tell how loud (dB) the loudest tenth of a second of a sound is, with ears' high frequencies counted more."""
    sound, rate = soundfile.read(ASSETS / "sounds" / f"{name}.wav", dtype="float64")
    heights = np.fft.rfftfreq(len(sound), 1 / rate)
    bent = 10 ** (4 * heights**2 / (heights**2 + 1_500**2) / 20)
    power = np.fft.irfft(np.fft.rfft(sound) * bent, len(sound)) ** 2
    tenth = min(rate // 10, len(power))
    return 10 * math.log10(np.convolve(power, np.ones(tenth) / tenth, "valid").max())


def test_all_sounds_are_about_as_loud_as_each_other() -> None:
    told = {name: round(loudness(name), 1) for name in NAMES}
    assert max(told.values()) - min(told.values()) < 4, told


@pytest.mark.parametrize("name", [name for name in NAMES if name != "knock"])
def test_a_microphone_beside_the_loudspeaker_hears_neither_talk_nor_a_knock(name: str, model: Model) -> None:
    sound, rate = soundfile.read(ASSETS / "sounds" / f"{name}.wav", dtype="int16")
    room = mixed(6.0, (1.5, soxr.resample(sound, rate, RATE)), (3.5, speak("that's the badger")), background=15)
    vocabulary = vocabulary_of(("that's the badger", "point of order", "hearts"), model)
    heard = [
        report for report in recognise_blocks(in_blocks(room), model, vocabulary) if not isinstance(report, UNNOTED)
    ]
    assert [(type(report), getattr(report, "text", "")) for report in heard] == [(HeardPhrase, "that's the badger")]
