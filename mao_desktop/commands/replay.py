"""The command `replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mao_desktop.commands.output import DIFFERENT, refusing, write


def replay(log: Annotated[Path, typer.Argument(help="a game's journal")]) -> None:
    """Judge a game again, and say whether anything is ruled otherwise than it was."""
    from mao_desktop.store.journal import JournalError, read_game
    from mao_desktop.store.rejudging import rejudge

    with refusing(JournalError):
        judged = rejudge(read_game(log))
    write(*judged.differences)
    write(f"{judged.rulings} rulings judged anew, {len(judged.differences) or 'nothing'} differs")
    if judged.differences:
        raise typer.Exit(DIFFERENT)
