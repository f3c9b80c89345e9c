"""The ear's benchmark of people's recordings: what is asked of each, who speaks, and what its figures say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from synthetic import mixed, tone, write_wav

if TYPE_CHECKING:
    from types import ModuleType

    from mao_desktop.speech.audio.samples import Samples

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
TEXTS = {
    "mine/goodbye__0ea0e2f4_1": "see you",
    "mine/goodbye__0ea0e2f4_2": "see you",
    "mine/bed__12345678_0": "bed",
    "digits/7_jackson_2": "",
    "talk/1447-130550-0000": "",
}


@pytest.fixture
def people(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import ear_people  # noqa: PLC0415  it is found where the benchmarks are

    return ear_people


@pytest.fixture
def sound() -> Samples:
    return mixed(0.5, (0.1, tone(0.3)))


@pytest.fixture
def folder(tmp_path: Path, sound: Samples) -> Path:
    for name, text in TEXTS.items():
        file = tmp_path / f"{name}.wav"
        file.parent.mkdir(exist_ok=True)
        write_wav(file, sound)
        if text:
            file.with_suffix(".txt").write_text(text)
    return tmp_path


def test_what_is_asked_of_a_recording_follows_from_its_text(people: ModuleType, folder: Path) -> None:
    tasks = {task.kind: [(clip.text, clip.voice) for clip in task.clips] for task in people.tasks_of(folder, 0, 1)}
    assert tasks == {
        "phrases": [("see you", "0ea0e2f4")] * 2,
        "foreign words": [("bed", "12345678")],
        "digits": [("seven", "jackson")],
        "talk and noise": [("", "1447")],
    }


def test_a_limit_chooses_the_same_recordings_for_one_seed(people: ModuleType, folder: Path) -> None:
    first, again = (people.tasks_of(folder, 1, 7) for _ in range(2))
    assert [len(task.clips) for task in first] == [1, 1, 1, 1]
    assert [task.clips[0].text for task in first] == [task.clips[0].text for task in again]


def test_a_speaker_of_many_recordings_makes_the_interval_wide(people: ModuleType) -> None:
    right = [1.0] * 50 + [0.0] * 50
    many = people.interval([str(n) for n in range(100)], right, [1.0] * 100, 1)
    two = people.interval(["a"] * 50 + ["b"] * 50, right, [1.0] * 100, 1)
    assert many == (pytest.approx(0.4, abs=0.04), pytest.approx(0.6, abs=0.04))
    assert two == (0.0, 1.0)


def test_each_way_to_make_a_recording_worse_changes_it_and_keeps_its_length(
    people: ModuleType, sound: Samples, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ear_degradations.speak", lambda *_: sound)
    for name, worsen in people.DEGRADATIONS.items():
        worse = worsen(sound, np.random.default_rng(1))
        assert (len(worse), worse.dtype) == (len(sound), np.int16), name
        assert not np.array_equal(worse, sound), name


def test_the_picture_has_a_bar_for_each_row(people: ModuleType) -> None:
    row = {"what is said": "digits", "made worse by": "clean", "engine": "small-en", "right": "81.0 % (78 to 84)"}
    assert people.picture([row, row | {"right": "5.0 % (0 to 9)"}]).count('fill="#4a7ab5"') == 2
