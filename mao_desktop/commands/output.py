"""What a command writes: lines for whoever reads it, one sentence where something is wrong, and exit statuses."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

WRONG = 2
"""Exit status: the command can't do what was asked."""
DIFFERENT = 1
"""Exit status: what was found is not as it should be."""


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
