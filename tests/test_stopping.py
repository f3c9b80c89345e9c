"""Ctrl-C, `kill` and a closed terminal end the program as closing does: without a trace, and leaving nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from mao_desktop.logs import NAME, log_folder
from mao_desktop.stopping import STOPPED_BY

if TYPE_CHECKING:
    import signal
    from pathlib import Path

STARTING = """
import sys, time
from mao_desktop import app, cli
from mao_desktop.store.profile import temporary_profile
def run(_):
    with temporary_profile():
        print("begun", flush=True)
        time.sleep(60)
cli.run = run
sys.argv = ["mao-desktop"]
cli.main()
"""
SITTING = """
import sys
from mao_desktop.cli import main
options = "--temp-profile --variant cambridge --seats 3 --no-mic --seed 4 --log-level debug"
sys.argv = ["mao-desktop", *options.split()]
main()
"""


def started(program: str, folder: Path, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(folder), "QT_QPA_PLATFORM": "offscreen", **environment},
    )


@pytest.mark.parametrize("how", STOPPED_BY)
def test_stopped_at_the_table_the_program_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    (folder := tmp_path / "tmp").mkdir()
    with started(SITTING, folder) as program:
        log = log_folder() / NAME
        while program.poll() is None and not (log.exists() and "ms: Deal" in log.read_text()):
            time.sleep(0.05)
        assert list(folder.glob("*/data/games/*")), "there is a journal"
        program.send_signal(how)
        _, told = program.communicate(timeout=30)
    assert program.returncode == 0
    assert "Traceback" not in told
    assert list(folder.glob("mao-desktop-*")) == []
    assert log.read_text().rstrip().endswith("closed")


@pytest.mark.parametrize("how", STOPPED_BY)
def test_stopped_while_it_starts_the_program_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    (folder := tmp_path / "tmp").mkdir()
    with started(STARTING, folder) as program:
        assert program.stdout
        assert program.stdout.readline() == "begun\n"
        program.send_signal(how)
        _, told = program.communicate(timeout=30)
    assert program.returncode == 130
    assert told == ""
    assert list(folder.glob("mao-desktop-*")) == []
