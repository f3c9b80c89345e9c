"""Adds games of the present format to the corpus, and notes how the games of all formats end.

    python tests/support/corpus_games.py

The corpus is `tests/store/journals`: for each format that there was a folder with games of each variant, which stay
there for ever. Where the folder of the present format lacks a variant, a game with troubles is played for it: words,
calls, votes, secret rules, corrections, gaps, kills. Of some seeds the one is taken whose game has most kinds of things
in it. Then `ends.json` is written anew; look at what it changes: `git diff` shows which games end otherwise.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mao_desktop.engine import Ruling, Stamped, apply
from mao_desktop.fuzzing import MINUTE, Plan, Trouble
from mao_desktop.fuzzing.world import World
from mao_desktop.store.formats import FORMAT
from mao_desktop.store.journal import read_game
from mao_desktop.store.setup import opening
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.store.journal import Game

JOURNALS = Path(__file__).parents[1] / "store" / "journals"
ENDS = JOURNALS / "ends.json"
LINES = "every-kind"
"""One line of every kind, which is no game."""
SEEDS = range(1, 6)
LENGTH = 2 * MINUTE
LARGEST = 50_000
"""Bytes of a journal at most."""


def corpus() -> list[Path]:
    """List the games, those of the oldest format first."""
    return sorted(path for path in JOURNALS.glob("format-*/*.jsonl") if path.stem != LINES)


def name_of(path: Path) -> str:
    """Name a game by its format and its file."""
    return f"{path.parent.name}/{path.stem}"


def variant_of(path: Path) -> str:
    """Tell which variant a game is of, by its file's name."""
    return path.name.partition(".")[0]


def end_of(game: Game) -> dict[str, Any]:
    """Tell how a game ends when it is judged now: where the cards lie, what is owed, and by which rules."""
    state = opening(game.setup)
    for record in game.records:
        state, _ = apply(state, Stamped(record.at, record.event))
    table, judged = state.table, state.settled
    return {
        "running": judged.running,
        "turn": judged.turn.seat,
        "direction": judged.turn.direction,
        "hands": [" ".join(map(str, hand)) for hand in table.hands],
        "pile": " ".join(str(lying.card) for lying in table.pile),
        "stack": " ".join(map(str, table.stack)),
        "out": [seat for seat, each in enumerate(judged.seats) if each.out],
        "tokens": [each.tokens for each in judged.seats],
        "broken": [sorted(each.offence.call for each in seat.infractions) for seat in judged.seats],
        "duties": len(judged.duties),
        "written": [row.id for row in judged.rules.written],
        "dropped": sorted(judged.rules.dropped),
        "options": {name: str(value) for name, value in sorted(judged.rules.options.items())},
    }


def add_missing() -> None:
    """Play a game for each variant of which the present format has none."""
    folder = JOURNALS / f"format-{FORMAT}"
    folder.mkdir(exist_ok=True)
    there = {variant_of(path) for path in folder.glob("*.jsonl")}
    for variant in (variant for variant in VARIANTS if variant not in there):
        with tempfile.TemporaryDirectory() as scratch:
            played = [_played(Plan(n, variant, LENGTH, frozenset(Trouble), 2), Path(scratch) / str(n)) for n in SEEDS]
            shutil.copyfile(max(played, key=_worth), folder / f"{variant}.troubled.jsonl")


def _played(plan: Plan, folder: Path) -> Path:
    world = World(plan, folder)
    world.play()
    return world.path


def _worth(path: Path) -> int:
    """Count how many kinds of things a game has in it; a long journal is worth nothing."""
    facts = [fact for record in read_game(path).records for fact in (record.event, *record.facts)]
    kinds = {(type(fact), fact.verdict if isinstance(fact, Ruling) else None) for fact in facts}
    return len(kinds) if path.stat().st_size < LARGEST else 0


if __name__ == "__main__":
    add_missing()
    ends = {name_of(path): end_of(read_game(path)) for path in corpus()}
    ENDS.write_text(json.dumps(ends, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
