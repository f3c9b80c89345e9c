"""Runs the command `mao-desktop` as a user does, in this process or in one of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from mao_desktop.commands.cli import CRASHED, main

if TYPE_CHECKING:
    from collections.abc import Mapping

COMMAND = Path(sys.executable).with_name("mao-desktop")


@dataclass(frozen=True)
class Ran:
    """What a run left behind."""

    status: int
    out: str
    err: str


class _Standard(io.TextIOWrapper):
    """A standard stream with bytes beneath, as a pipe has."""

    def __init__(self, data: bytes = b"") -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8", newline="")

    def text(self) -> str:
        self.seek(0)
        return self.read()


def run(*arguments: str, stdin: bytes = b"") -> Ran:
    """Run the command in this process; a crash fails the test."""
    out, err = _Standard(), _Standard()
    status = 0
    argv = ["mao-desktop", *arguments]
    with patch.object(sys, "argv", argv), patch.object(sys, "stdin", _Standard(stdin)):
        with redirect_stdout(out), redirect_stderr(err):
            try:
                main()
            except SystemExit as ended:
                status = int(ended.code or 0)
                if status == CRASHED:
                    raise AssertionError(err.text()) from ended.__context__
        return Ran(status, out.text(), err.text())


def run_apart(*arguments: str, stdin: bytes = b"", environment: Mapping[str, str] | None = None) -> Ran:
    """Run the installed command in a process of its own."""
    done = subprocess.run(
        [COMMAND, *arguments], input=stdin, capture_output=True, check=False, timeout=60, env=environment
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
