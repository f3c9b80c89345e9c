"""`mao-desktop judge --audio`: a seat's speech comes from a sound file, and is judged by when it was said in it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = """
variant: cambridge
seats: [Ann, Bob]
dealer: Bob
hands: {Ann: [9D, 4H, QC], Bob: [KD, 2C]}
pile: [7D]
events:
  - {at: 1.0, seat: Ann, play: 9D}
  - {at: 1.2, seat: Ann, say: "nothing of that kind"}
  - {at: 6.0, seat: Bob, call: "failure to say that's the badger", "on": Ann}
"""


def mao(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from mao_desktop.commands.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def sound(folder: Path, text: str, *, silence: float) -> Path:
    """Let a synthetic voice say a text after so many seconds of silence, and be quiet for three more."""
    said, padded = folder / "said.wav", folder / "padded.wav"
    subprocess.run(["flite", "-voice", "slt", "-t", text, "-o", str(said)], check=True)
    pad = ["sox", str(said), str(padded), "pad", str(silence), "3"]
    subprocess.run(pad, check=True)
    return padded


@pytest.mark.parametrize(("silence", "verdict"), [(2.0, "bad call"), (7.0, "upheld")])
def test_words_in_a_file_meet_a_duty_if_they_were_begun_before_the_call(
    tmp_path: Path, silence: float, verdict: str
) -> None:
    script = tmp_path / "case.yaml"
    script.write_text(SCRIPT, encoding="utf-8")
    wav = sound(tmp_path, "that's the badger", silence=silence)
    run = mao("judge", "--audio", str(wav), "--seat", "Ann", str(script))
    assert run.returncode == 0, run.stderr
    rulings = [json.loads(line) for line in run.stdout.splitlines()]
    assert [r["verdict"] for r in rulings if "verdict" in r] == [verdict]


def test_without_the_sound_the_script_s_own_words_count(tmp_path: Path) -> None:
    script = tmp_path / "case.yaml"
    script.write_text(SCRIPT, encoding="utf-8")
    assert '"verdict": "upheld"' in mao("judge", str(script)).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--audio", "nowhere.wav", "--seat", "Ann"], "nowhere.wav"),
        (["--audio", "nowhere.wav"], "--audio and --seat go together"),
        (["--audio", "nowhere.wav", "--seat", "Zoe"], "there is no seat “Zoe”"),
    ],
)
def test_a_wrong_sound_or_seat_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    script = tmp_path / "case.yaml"
    script.write_text(SCRIPT, encoding="utf-8")
    run = mao("judge", *arguments, str(script))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert sentence in run.stderr
