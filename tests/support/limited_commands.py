"""Runs commands of `mao-desktop`, each in a process of its own that may use 2 s of a processor and 200 MB.

It is a program: commands come as JSON on standard input, and so goes out what they left.
Each process is a copy of one that has loaded the program already, so that none has to load it again. On Unix.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, NamedTuple

from mao_command import run

from mao_desktop.commands.cli import main

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SECONDS, MEMORY = 2, 200 * 2**20


class Command(NamedTuple):
    """A command's arguments, and what stands in its environment besides."""

    arguments: Sequence[str]
    environment: Mapping[str, str] = {}


class Left(NamedTuple):
    """What a command left: its exit status, below 0 for a signal that ended it, and what it wrote."""

    status: int
    out: str
    err: str


def run_limited(commands: Sequence[Command]) -> list[Left]:
    """Run commands one after the other."""
    ran = subprocess.run(
        [sys.executable, __file__], input=json.dumps(commands), capture_output=True, text=True, check=True
    )
    return [Left(*left) for left in json.loads(ran.stdout)]


def _run(command: Command) -> Left:
    with TemporaryFile() as out, TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.environ.update(command.environment)
            sys.argv = ["mao-desktop", *command.arguments]
            main()
            sys.exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        for file in (out, err):
            file.seek(0)
        return Left(status, out.read().decode(errors="replace"), err.read().decode(errors="replace"))


if __name__ == "__main__":
    for loaded in ("judge", "replay"):
        run(loaded, os.devnull)
    json.dump([_run(Command(*each)) for each in json.load(sys.stdin)], sys.stdout)
