"""The committed model is what the recipe makes of the committed weights, and Vosk hears with it."""

from __future__ import annotations

import json
import subprocess
import wave
from typing import TYPE_CHECKING

import numpy as np
import pytest
import vosk

from models.recipe.evaluator import read_acoustic_model
from models.recipe.measure import Line, Word, distance, hear, measure, read_sound, report, unknown_words, whole_phrases
from models.recipe.model import build

if TYPE_CHECKING:
    from pathlib import Path

    from models.recipe.model import Weights

RATE = 16_000
GRAMMAR = [
    "that's the badger",
    "have a very nice day",
    "have a nice day",
    "point of order",
    "end of point of order",
    "last card",
    "five of spades",
    "queen of hearts",
    "failure to say last card",
    "mao",
]


@pytest.fixture(scope="module")
def model(folder: Path) -> vosk.Model:
    vosk.SetLogLevel(-1)
    return vosk.Model(str(folder))


@pytest.fixture
def say(tmp_path: Path) -> Path:
    """Say the grammar's phrases with a voice of flite's, a file each with its text beside it."""
    for number, phrase in enumerate(GRAMMAR):
        path = tmp_path / f"slt_{number}.wav"
        subprocess.run(["flite", "-voice", "slt", "-t", phrase, str(path)], check=True)
        path.with_suffix(".txt").write_text(phrase, encoding="utf-8")
    return tmp_path


def test_the_build_gives_the_committed_model(weights: Weights, folder: Path, tmp_path: Path) -> None:
    build(weights, tmp_path)
    kept = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    made = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert made == kept
    for path in made - {path for path in made if path.suffix in (".mdl", ".stats")}:
        assert (tmp_path / path).read_bytes() == (folder / path).read_bytes(), path
    new, old = (read_acoustic_model(root / "am" / "final.mdl") for root in (tmp_path, folder))
    assert new.lines == old.lines
    for name, values in new.weights.items():
        for made_now, kept_then in zip(values, old.weights[name], strict=True):
            step = float(np.ptp(kept_then)) / 255 + 1e-6
            np.testing.assert_allclose(made_now, kept_then, atol=step, err_msg=name)


def test_the_model_is_small_and_carries_its_notice(folder: Path) -> None:
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < 10_000_000
    assert "Carnegie Mellon University" in (folder.parent / "LICENSE.cmu").read_text(encoding="utf-8")


def test_the_tables_phrases_are_heard_whole_and_when_they_were_said(model: vosk.Model, say: Path) -> None:
    lines = measure(model, say, GRAMMAR, 0.5)
    assert [line.words for line in lines] == [line.said for line in lines]
    for line in lines:
        sound = np.abs(read_sound(say / f"{line.name}.wav").astype(float))
        loud = np.flatnonzero(sound > 0.01 * sound.max()) / RATE
        assert line.heard[0].start == pytest.approx(loud[0], abs=0.1)
        assert line.heard[-1].end == pytest.approx(loud[-1], abs=0.1)


def test_whoever_was_silent_for_long_is_heard_all_the_same(model: vosk.Model, say: Path) -> None:
    lines = measure(model, say, GRAMMAR, 9.0)
    assert sum(line.words == line.said for line in lines) >= len(lines) - 1


def test_a_voice_that_training_never_heard_is_heard(model: vosk.Model, tmp_path: Path) -> None:
    path = tmp_path / "said.wav"
    subprocess.run(["espeak-ng", "-v", "en-us+m3", "-s", "150", "-w", str(path), "queen of hearts"], check=True)
    heard = hear(model, read_sound(path), GRAMMAR, 0.5)
    assert " ".join(word.text for word in heard) == "queen of heart"  # a suit's two forms are measured as one


@pytest.mark.parametrize("strength", [0.0, 3.0, 100.0])
def test_silence_and_hiss_say_nothing(model: vosk.Model, strength: float) -> None:
    hiss = np.random.default_rng(6).normal(0, strength, 20 * RATE) if strength else np.zeros(20 * RATE)
    assert hear(model, hiss.astype(np.int16), [*GRAMMAR, "six", "eight", "moo"], 0.0) == ()


def test_silence_after_a_word_grows_no_other(model: vosk.Model, tmp_path: Path) -> None:
    path = tmp_path / "said.wav"
    subprocess.run(["flite", "-voice", "rms", "-t", "seven of clubs", str(path)], check=True)
    heard = hear(model, read_sound(path), ["seven of clubs", "six", "six of clubs", "eight"], 4.0)
    assert [word.text for word in heard] == ["seven", "of", "club"]  # a suit's two forms are measured as one


def test_eight_thousand_samples_a_second_are_taken_as_they_are(model: vosk.Model, tmp_path: Path) -> None:
    path = tmp_path / "said.wav"
    subprocess.run(["flite", "-voice", "kal", "-t", "have a very nice day", str(path)], check=True)
    with wave.open(str(path)) as sound:
        assert sound.getframerate() == RATE // 2
        data = sound.readframes(sound.getnframes())
    recogniser = vosk.KaldiRecognizer(model, RATE // 2, json.dumps([*GRAMMAR, "[unk]"]))
    recogniser.AcceptWaveform(data + bytes(RATE))
    assert json.loads(recogniser.FinalResult())["text"] == "have a very nice day"


def test_a_word_that_the_model_does_not_know_is_told(model: vosk.Model, say: Path) -> None:
    assert unknown_words(model, ["that's the badger", "that's the grumblewhack"]) == ["grumblewhack"]
    with pytest.raises(ValueError, match="grumblewhack"):
        measure(model, say, ["grumblewhack"], 0.5)


def test_an_empty_folder_is_told(model: vosk.Model, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no \.wav file"):
        measure(model, tmp_path, None, 0.5)


def word(text: str, sure: float) -> Word:
    return Word(text, sure, 0.0, 0.1)


def test_only_whole_phrases_count_and_only_those_that_are_sure() -> None:
    heard = [word("have", 1), word("last", 1), word("card", 0.8), word("mao", 0.4), word("card", 1)]
    assert whole_phrases(heard, ["last card", "mao", "have a nice day"], 0.0) == ["last card", "mao"]
    assert whole_phrases(heard, ["last card", "mao"], 0.7) == ["last card"]


def test_wrong_words_are_counted_as_changed_left_out_or_put_in() -> None:
    assert distance(["a", "b", "c"], ["a", "b", "c"]) == 0
    assert distance(["a", "b", "c"], ["a", "x", "c", "d"]) == 2
    assert distance([], ["six"]) == 1
    assert distance(["six"], []) == 1


def test_a_report_tells_what_was_wrong_and_what_was_heard_in_other_talk() -> None:
    said = ("last", "card")
    lines = [
        Line("ann_1", said, 1.0, (word("last", 1), word("card", 1))),
        Line("ben_1", said, 1.0, (word("last", 1),)),
        Line("talk", (), 60.0, (word("mao", 0.9),)),
    ]
    told = report(lines, ["last card", "mao"])
    assert "ann: 0.0% of 2 words wrong" in told
    assert "ben: 50.0% of 2 words wrong" in told
    assert "all: 25.0% of 4 words wrong, 50.0% of 2 lines heard whole" in told
    assert "confidence >= 0.9: 0 phrases of several words, 1 single words (1.00 a minute)" in told
    assert "confidence >= 0.95: 0 phrases of several words, 0 single words (0.00 a minute)" in told
