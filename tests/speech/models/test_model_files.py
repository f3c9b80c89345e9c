"""Models: found where they are said to be, and refused in one sentence where they are broken, without a crash."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.models.model_files import NEEDED, bundled_models, check_model, find_model, installed_models

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(bundled_models() / "small-en", tmp_path / "models" / "a copy")


def test_the_program_has_a_model_of_its_own() -> None:
    assert find_model().name == "small-en"


def test_a_folder_by_hand_works(copy: Path) -> None:
    assert find_model(str(copy)).path == copy


def test_a_folder_by_hand_may_be_given_by_a_relative_path(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(copy.parent)
    assert find_model("./a copy").path.resolve() == copy
    assert find_model("../models/a copy").path.resolve() == copy


def test_bug_a_model_s_name_meant_a_folder_that_happened_to_lie_in_the_current_one(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(copy.parent)
    with pytest.raises(SpeechError, match=r"there is no model “a copy”: install it .* give the path of its folder"):
        find_model("a copy")


def test_an_installed_model_is_found_by_its_name(copy: Path) -> None:
    shutil.copytree(copy, installed_models() / "another")
    assert find_model("another").path == installed_models() / "another"


def test_a_model_that_is_not_there_is_told() -> None:
    with pytest.raises(SpeechError, match="there is no model “none”: install it"):
        find_model("none")


@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_file_is_told(copy: Path, name: str) -> None:
    (copy / name).unlink()
    with pytest.raises(SpeechError, match=f"{name} is missing"):
        check_model(copy)


@pytest.mark.parametrize("name", ["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst"])
@pytest.mark.parametrize(("content", "told"), [(b"", "is empty"), (b"<html>not found</html>", "is something else")])
def test_a_file_that_is_something_else_is_told(copy: Path, name: str, content: bytes, told: str) -> None:
    (copy / name).write_bytes(content)
    with pytest.raises(SpeechError, match=f"{name} {told}"):
        check_model(copy)


@pytest.mark.parametrize("name", ["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst"])
def test_a_file_that_was_cut_off_is_told(copy: Path, name: str) -> None:
    whole = (copy / name).read_bytes()
    (copy / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(SpeechError, match="files are damaged") as wrong:
        check_model(copy)
    assert "\n" not in str(wrong.value)


def test_a_damaged_file_does_not_end_the_program(copy: Path) -> None:
    damaged = bytearray((copy / "am/final.mdl").read_bytes())
    damaged[100:400] = bytes(300)
    (copy / "am/final.mdl").write_bytes(damaged)
    with pytest.raises(SpeechError, match="files are damaged"):
        check_model(copy)


def test_a_model_for_free_speech_is_refused(copy: Path) -> None:
    (copy / "graph" / "HCLG.fst").write_bytes(b"a fixed graph")
    with pytest.raises(SpeechError, match="free speech only"):
        check_model(copy)
