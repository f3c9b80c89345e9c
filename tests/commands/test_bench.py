"""`mao-desktop bench`: it measures what there is, and says what there is where it is asked for something else."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from mao_command import run

from mao_desktop.commands import bench

if TYPE_CHECKING:
    import pytest


def mao(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from mao_desktop.commands.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=250)


def test_the_engine_is_measured_with_and_without_speech() -> None:
    run = mao("bench", "engine", "--decisions", "200", "--turns", "1", "--events", "100", "300")
    assert run.returncode == 0, run.stderr
    assert "ours, spoken rules dropped" in run.stdout
    assert "ours, everything said, called and judged" in run.stdout
    assert "an event after" in run.stdout


def test_the_table_is_measured() -> None:
    run = mao("bench", "table", "--starts", "1", "--frames", "5", "--phrases", "1")
    assert run.returncode == 0, run.stderr
    for figure in ("command to window", "memory", "1280 × 720: frame, 99 %", "phrases that were not heard"):
        assert figure in run.stdout


def test_practice_is_measured_against_random_order() -> None:
    run = mao("bench", "practice", "--variant", "mau-mau", "--learners", "2", "--days", "2")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("2 learners from seed 1, 2 days of 40 trials\n")
    assert run.stdout.count("mau-mau") == 2


def test_games_with_troubles_are_measured_at_each_pace() -> None:
    run = mao("bench", "troubles", "--games", "1")
    assert run.returncode == 0, run.stderr
    assert [line.split("  ")[0] for line in run.stdout.splitlines()] == ["pace", "hasty", "as people play", "slow"]


def test_an_unknown_benchmark_is_one_sentence_that_names_those_there_are() -> None:
    run = mao("bench", "toaster")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "'toaster'" in run.stderr
    assert "engine" in run.stderr


def test_an_installed_program_says_in_one_sentence_that_benchmarks_need_a_clone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "in_checkout", lambda _: None)
    ran = run("bench", "engine")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("benchmarks need a clone of the repository: ")
