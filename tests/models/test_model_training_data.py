"""Training data: the voices say what they are given, their phones have times, and rooms leave the times alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from models.recipe import rooms
from models.recipe.corpus import babble, gated, spoiled, streams
from models.recipe.features import centred, labels
from models.recipe.phones import CLASSES
from models.recipe.prompts import Prompter
from models.recipe.voices import RATE, Utterance, load, save, speak

if TYPE_CHECKING:
    from pathlib import Path

NAMES = list(CLASSES)


@pytest.fixture(scope="module", params=["espeak", "kal16"])
def said(request: pytest.FixtureRequest) -> list[Utterance]:
    return list(speak(request.param, 6, seed=9))


def test_the_same_seed_gives_the_same_lines_and_another_gives_others() -> None:
    one, again, other = Prompter(1), Prompter(1), Prompter(2)
    lines = [one.line() for _ in range(50)]
    assert lines == [again.line() for _ in range(50)]
    assert lines != [other.line() for _ in range(50)]
    assert len(set(lines)) > 30


def test_phones_are_loud_and_pauses_are_not(said: list[Utterance]) -> None:
    for each in said:
        assert len(each.phones) == len(each.ends) > 2
        assert np.all(np.diff(each.ends) >= 0)
        assert each.ends[-1] == pytest.approx(len(each.sound) / RATE, abs=0.15)
        frames = len(each.sound) // 160 - 2
        strength = np.array([each.sound[n * 160 : n * 160 + 400].astype(float).std() for n in range(frames)])
        speaks = labels(each.phones, each.ends, frames) > 0
        assert speaks.any()
        assert strength[speaks].mean() > 4 * (strength[~speaks].mean() if (~speaks).any() else 0)


def test_vowels_are_louder_than_stops(said: list[Utterance]) -> None:
    strengths: dict[str, list[float]] = {"vowel": [], "stop": []}
    kinds = dict.fromkeys(("AA", "AE", "AY", "AW", "OW", "EY"), "vowel") | dict.fromkeys(("P", "T", "K"), "stop")
    for each in said:
        starts = np.concatenate([[0], each.ends[:-1]])
        for phone, start, end in zip(each.phones, starts, each.ends, strict=True):
            piece = each.sound[int(start * RATE) : int(end * RATE)].astype(float)
            if (kind := kinds.get(NAMES[phone])) and len(piece) > 160:
                strengths[kind].append(float(piece.std()))
    assert np.mean(strengths["vowel"]) > 2 * np.mean(strengths["stop"])


def test_utterances_come_out_of_their_file_as_they_went_in(said: list[Utterance], tmp_path: Path) -> None:
    save(tmp_path / "said.npz", said)
    for one, other in zip(load(tmp_path / "said.npz"), said, strict=True):
        assert one.text == other.text
        for part in ("sound", "phones", "ends"):
            np.testing.assert_array_equal(getattr(one, part), getattr(other, part))


def test_a_stream_keeps_every_line_and_knows_where_it_is(said: list[Utterance]) -> None:
    made = list(streams(said, np.random.default_rng(1)))
    assert sum(len(stream.said) for stream in made) == len(said)
    for stream in made:
        kept = gated(stream.sound, stream, np.random.default_rng(2))
        assert np.abs(kept).sum() > 0.8 * np.abs(stream.sound).sum()
        assert stream.ends[-1] == pytest.approx(len(stream.sound) / RATE, abs=0.01)


def test_whatever_a_stream_goes_through_its_length_and_its_range_stay(said: list[Utterance]) -> None:
    dice = np.random.default_rng(3)
    for stream in streams(said, dice):
        for _ in range(4):
            sound = spoiled(stream, babble(said, len(stream.sound), dice), dice)
            assert len(sound) == len(stream.sound)
            assert np.isfinite(sound).all()
            assert 500 < np.abs(sound).max() <= 32768


def test_a_narrow_band_has_nothing_above_four_kilohertz() -> None:
    noise = np.random.default_rng(4).normal(0, 1000, RATE).astype(np.float32)
    heard = np.abs(np.fft.rfft(rooms.narrow_band(noise, np.random.default_rng(5))))
    assert heard[4200:].mean() < 0.02 * heard[500:3000].mean()


def test_the_mean_goes_as_it_becomes_known() -> None:
    usual = np.zeros(25, np.float32)
    steady = np.full((2000, 25), 10.0, np.float32)
    left = centred(steady, usual)[:, 0]
    assert left[0] == pytest.approx(10 * 200 / 201, abs=0.01), "at first only the usual mean is known"
    assert np.all(np.diff(left) <= 1e-4)
    assert left[-1] == pytest.approx(0, abs=1e-4)


def test_a_frame_has_the_phone_of_its_middle_and_silence_follows_the_last() -> None:
    found = labels(np.array([0, 5, 9], np.uint8), np.array([0.1, 0.2, 0.3], np.float32), 40)
    assert [int(label) for label in found[[0, 8, 9, 18, 19, 28, 35]]] == [0, 0, 5, 5, 9, 9, 0]
