"""What must hold when a game with troubles is over."""

from __future__ import annotations

import tempfile
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from mao_desktop.engine import Stamped
from mao_desktop.fuzzing.world import TOLD, Found, World
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import judge_again
from mao_desktop.store.journal import JournalError, read_game
from mao_desktop.store.setup import opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mao_desktop.engine import Fact
    from mao_desktop.fuzzing.plan import Plan
    from mao_desktop.store.journal import Game

    Check = Callable[[Game], Iterable[str]]


def findings(plan: Plan, *further: Check) -> list[str]:
    """Play a game by its plan, and list what is wrong with it, a sentence each; nothing where all is well.

    `further` are checks of its journal beside those that are made of every game.
    """
    with tempfile.TemporaryDirectory() as folder:
        try:
            world = World(plan, Path(folder))
            world.play()
        except Found as found:
            return [str(found)]
        except Exception as error:  # noqa: BLE001  whatever it is, it is what is looked for
            return [f"it crashed: {error!r} at {_place(error)}"]
        game = read_game(world.path)
        return [*_of(world, game), *(wrong for check in further for wrong in check(game))]


def played(plan: Plan) -> bytes:
    """Play a game by its plan and give its journal.

    Raises:
        Found: something happened that must not.
    """
    with tempfile.TemporaryDirectory() as folder:
        world = World(plan, Path(folder))
        world.play()
        return world.path.read_bytes()


def _of(world: World, game: Game) -> Iterator[str]:
    """List what is wrong with a game that was played."""
    noted = told_in(fact for record in game.records for fact in record.facts)
    rest = iter(noted)
    if not all(fact in rest for fact in world.told):  # what a resumed game finds at once is shown and not told
        yield "what was told does not stand in the journal"
    state = opening(game.setup)
    try:
        for number, record in enumerate(game.records, game.before + 1):
            state, _ = judge_again(state, record, f"{game.path}:{number}")
    except JournalError as wrong:
        yield f"judged again it differs: {wrong}"
        return
    if world.session.log() != tuple(Stamped(record.at, record.event) for record in game.records):
        yield "the game's log is not what its journal tells"
    if state != world.session.state:
        yield "the journal replays to another state"
    if told_in(judge(read_script(export(game).encode())).facts) != noted:
        yield "exported it is ruled otherwise"


def told_in(facts: Iterable[Fact]) -> list[Fact]:
    """Choose what everybody is told."""
    return [fact for fact in facts if isinstance(fact, TOLD)]


def _place(error: Exception) -> str:
    """Tell where an error came up."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
