"""The command `export`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mao_desktop.commands.output import WRONG, complain, refusing, write


def export(
    log: Annotated[Path, typer.Argument(help="a game's journal")],
    *,
    running: Annotated[bool, typer.Option("--running", help="also a game that is not over")] = False,
) -> None:
    """Write a game as a table script, which `judge` rules the same; it shows all hands and the stack."""
    from mao_desktop.scripts import exporting
    from mao_desktop.store.journal import JournalError, read_game
    from mao_desktop.store.rejudging import is_running

    with refusing(JournalError):
        game = read_game(log)
        if not running and is_running(game):
            complain(f"{log}: this game is not over, and its script shows all cards: add --running if you want that")
            raise typer.Exit(WRONG)
        write(exporting.export(game).rstrip("\n"))
