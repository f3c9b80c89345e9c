"""The ear's benchmark measures any folder of sound and text."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from synthetic import RATE, mixed, speak, write_wav

if TYPE_CHECKING:
    from collections.abc import Callable

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], None]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import bench_ear  # noqa: PLC0415  it is found where the benchmarks are

    return bench_ear.main


def record(file: Path, text: str) -> None:
    """Write a recording, and beside it the phrase that is said in it; without one it is talk."""
    sound = speak(text or "what a lovely evening it is today")
    write_wav(file, mixed(len(sound) / RATE, (0, sound)))
    file.with_suffix(".txt").write_text(text)


def test_measuring_leaves_the_surroundings_of_later_processes_as_they_were(
    bench: Callable[[list[str]], None], tmp_path: Path
) -> None:
    surroundings = dict(os.environ)
    folder = tmp_path / "mine"
    folder.mkdir()
    record(folder / "0_slt_1.wav", "point of order")
    bench(["--set", str(folder), "--phrases", "0", "--minutes", "0", "--ours-only"])
    assert dict(os.environ) == surroundings


def test_a_folder_of_sound_is_measured(bench: Callable[[list[str]], None], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for take, text in enumerate(["ten of clubs", "point of order", ""]):
        record(folder / f"{take}_slt_1.wav", text)
    markdown = tmp_path / "table.md"
    bench(["--set", str(folder), "--phrases", "0", "--minutes", "0", "--ours-only", "--markdown", str(markdown)])
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in markdown.read_text().splitlines()]
    table = [dict(zip(head, row, strict=True)) for row in rows]
    assert [row["voice"] for row in table] == ["slt", "all"]
    assert table[-1] | {"set": "mine", "clips": "3", "right": "100.0 %", "wrong": "0.0 %"} == table[-1]


@pytest.mark.usefixtures("bench")
def test_a_network_of_words_says_just_the_lines_it_was_made_of() -> None:
    from ear_engines import BEGIN, END, transitions  # noqa: PLC0415  it is found where the benchmarks are

    lines = {("last", "card"), ("last", "cards"), ("card",), ("two", "of", "clubs"), ("ten", "of", "clubs"), ("two",)}
    network = transitions(lines)

    def said(state: int) -> set[tuple[str, ...]]:
        if state == END:
            return {()}
        return {(*arc[3:], *rest) for arc in network if arc[0] == state for rest in said(arc[1])}

    assert said(BEGIN) == lines
    assert (END, BEGIN, 1.0) in network
    assert sum(arc[3:] == ("clubs",) for arc in network) == 1
