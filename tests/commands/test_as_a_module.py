"""`python -m mao_desktop` is the command `mao-desktop`."""

from __future__ import annotations

import subprocess
import sys


def test_the_package_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "mao_desktop", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("mao-desktop ")
