"""The benchmark of a long game looks again and again at what the program holds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from mao_desktop.fuzzing import MINUTE, planned
from mao_desktop.fuzzing.world import World

if TYPE_CHECKING:
    import pytest

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


def test_it_looks_again_and_again_at_what_the_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import bench_hours  # noqa: PLC0415  it is found where the benchmarks are

    monkeypatch.setattr(bench_hours, "EVERY", MINUTE // 4)
    seen = list(bench_hours.looks(World(replace(planned(1, "moo"), length=MINUTE), tmp_path)))
    assert len(seen) == 4
    assert seen[0].events < seen[-1].events
    assert all(look.memory > 10 and look.event > 0 for look in seen)
    assert {look.threads for look in seen} == {seen[0].threads}
