"""Ctrl-C, `kill` and a closed terminal end the program as closing does: without a trace, and leaving nothing behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import contextmanager
from subprocess import PIPE
from typing import TYPE_CHECKING

import pytest

from mao_desktop.logs import NAME, log_folder
from mao_desktop.stopping import STOPPED_BY

if TYPE_CHECKING:
    import signal
    from collections.abc import Iterator
    from pathlib import Path

AT_A_TERMINAL = """
import signal
from mao_desktop.stopping import STOPPED_BY
for name in STOPPED_BY:
    signal.signal(name, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
"""The signals do what they do at a terminal, also where the tests run under nohup or in the background."""
STARTING = """
import sys, time
from mao_desktop import app
from mao_desktop.commands import cli
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
from mao_desktop.commands.cli import main
options = "--temp-profile --variant cambridge --seats 3 --no-mic --seed 4 --log-level debug"
sys.argv = ["mao-desktop", *options.split()]
main()
"""


@contextmanager
def running(program: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a program with its own folder for temporary files; it does not outlive a test that fails."""
    folder.mkdir()
    environment = {**os.environ, "TMPDIR": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", AT_A_TERMINAL + program]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, env=environment) as started:
        try:
            yield started
        finally:
            started.kill()


@pytest.mark.parametrize("how", STOPPED_BY)
@pytest.mark.parametrize("when", ["started: ", "sat down: ", " ms: Deal"])
def test_stopped_at_any_moment_the_window_leaves_nothing_behind(tmp_path: Path, when: str, how: signal.Signals) -> None:
    folder, log = tmp_path / "tmp", log_folder() / NAME
    with running(SITTING, folder) as program:
        while program.poll() is None and not (log.exists() and when in log.read_text()):
            time.sleep(0.01)
        program.send_signal(how)
        _, told = program.communicate(timeout=30)
    assert program.returncode == 0
    assert "Traceback" not in told
    assert list(folder.glob("mao-desktop-*")) == []
    assert log.stat().st_mode & 0o077 == 0
    assert log.read_text().rstrip().endswith("closed")


@pytest.mark.parametrize("how", STOPPED_BY)
def test_stopped_while_it_starts_the_program_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    folder = tmp_path / "tmp"
    with running(STARTING, folder) as program:
        assert program.stdout
        assert program.stdout.readline() == "begun\n"
        program.send_signal(how)
        _, told = program.communicate(timeout=30)
    assert program.returncode == 130
    assert told == ""
    assert list(folder.glob("mao-desktop-*")) == []
