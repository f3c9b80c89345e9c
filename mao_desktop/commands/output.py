"""What a command writes: lines for whoever reads it, one sentence where something is wrong, and exit statuses."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

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


def stop_writing() -> None:
    """Let what is still written to standard output go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> None:
    """Write one line on standard error."""
    from mao_desktop.scripts import printable

    sys.stderr.write(f"{printable(sentence)}\n")


@contextmanager
def refusing(*errors: type[Exception]) -> Iterator[None]:
    """Complain of these errors in one line, and end the command with exit status 2."""
    try:
        yield
    except errors as wrong:
        complain(str(wrong))
        raise typer.Exit(WRONG) from None
