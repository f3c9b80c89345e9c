"""The benchmark of talk counts the calls that cost a card, and no others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mao_desktop.speech.reports import HeardPhrase, HeardUpTo, HeardWord, Level, Report

if TYPE_CHECKING:
    from types import ModuleType

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
CALL = "failure to say last card"
MINUTE = 60_000
BLOCK, LAG = 600, 500


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import bench_talk  # noqa: PLC0415  it is found where the benchmarks are

    return bench_talk


def told(said: str, *, sure: bool, length: int = MINUTE) -> list[Report]:
    """Tell what a microphone tells of a minute in the middle of which something is heard."""
    begin = length // 2
    words = tuple(
        HeardWord(text, begin + 300 * n, begin + 300 * (n + 1), begin + 2_000, 1.0)
        for n, text in enumerate(said.split())
    )
    known = begin + 2_000
    out: list[Report] = []
    for time in range(BLOCK, length, BLOCK):
        if time - BLOCK < known <= time:
            out.append(HeardPhrase(said, words, known, sure))
        promised = time - LAG if known <= time else min(time - LAG, begin)
        out += [Level(time, -40.0, speech=False), HeardUpTo(promised, time)]
    return out


def test_a_call_that_nobody_made_is_paid_for_and_counted(bench: ModuleType) -> None:
    cost = bench.cost("cambridge", told(CALL, sure=True), MINUTE, 1)
    assert dict(cost.calls) == {CALL: 1}
    assert cost.length == MINUTE


def test_what_was_heard_unsurely_costs_nothing(bench: ModuleType) -> None:
    assert not bench.cost("cambridge", told(CALL, sure=False), MINUTE, 1).calls
