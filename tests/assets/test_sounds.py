"""The committed sounds: all there, made by the script, short and never clipped."""

from __future__ import annotations

import array
import subprocess
import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING

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


@pytest.mark.parametrize("name", [name for name in NAMES if name != "knock"])
def test_a_microphone_beside_the_loudspeaker_hears_neither_talk_nor_a_knock(name: str, model: Model) -> None:
    sound, rate = soundfile.read(ASSETS / "sounds" / f"{name}.wav", dtype="int16")
    room = mixed(6.0, (1.5, soxr.resample(sound, rate, RATE)), (3.5, speak("that's the badger")), background=15)
    vocabulary = vocabulary_of(("that's the badger", "point of order", "hearts"), model)
    heard = [
        report for report in recognise_blocks(in_blocks(room), model, vocabulary) if not isinstance(report, UNNOTED)
    ]
    assert [(type(report), getattr(report, "text", "")) for report in heard] == [(HeardPhrase, "that's the badger")]
