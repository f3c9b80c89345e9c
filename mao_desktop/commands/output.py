"""What a command writes: lines for whoever reads it, one sentence where something is wrong, and exit statuses."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

WRONG = 2
"""Exit status: the command can't do what was asked."""
DIFFERENT = 1
"""Exit status: what was found is not as it should be."""
LAST_STREAM = 2
"""The highest number of a standard stream."""


def open_streams() -> None:
    """Let what a closed standard stream is given go nowhere, and give its number to no file and no connection.

    Libraries would write into what has that number, or put it away.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= LAST_STREAM:
        os.set_inheritable(number, True)
    os.close(number)
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  it stays open
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def write(*lines: str) -> None:
    """Write lines on standard output."""
    try:
        for line in lines:
            typer.echo(line)
    except BrokenPipeError:  # whoever read has read enough
        stop_writing()
        raise typer.Exit from None


def stop_writing(stream: TextIO | None = None) -> None:
    """Let what is still written to a stream, standard output if none is given, go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), (stream or sys.stdout).fileno())


def complain(sentence: str) -> None:
    """Write one line on standard error, where there is one; the exit status alone tells it else."""
    from mao_desktop.scripts import printable

    if sys.stderr is None:
        return
    try:
        sys.stderr.write(f"{printable(sentence)}\n")
    except OSError:  # a full disk, or nobody reads any more
        stop_writing(sys.stderr)


@contextmanager
def refusing(*errors: type[Exception]) -> Iterator[None]:
    """Complain of these errors in one line, and end the command with exit status 2."""
    try:
        yield
    except errors as wrong:
        complain(str(wrong))
        raise typer.Exit(WRONG) from None
