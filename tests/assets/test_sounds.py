"""The committed sounds: all there, made by the script, short and never clipped."""

from __future__ import annotations

import array
import subprocess
import sys
import wave
from pathlib import Path

import pytest

ASSETS = Path(__file__).parent.parent.parent / "assets"
NAMES = ("card-lift", "card-down", "shuffle", "penalty", "turn", "knock", "win", "point-of-order")


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
    subprocess.run([sys.executable, str(ASSETS / "make_sounds.py"), str(tmp_path)], check=True)  # noqa: S603
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
