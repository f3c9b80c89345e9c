"""The command `export`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mao_desktop.commands.output import refusing, write


def export(log: Annotated[Path, typer.Argument(help="a game's journal")]) -> None:
    """Write a game as a table script, which `judge` rules the same."""
    from mao_desktop.scripts import exporting
    from mao_desktop.store.journal import JournalError, read_game

    with refusing(JournalError):
        write(exporting.export(read_game(log)).rstrip("\n"))
