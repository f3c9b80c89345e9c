"""Plays random games and has engine and oracle judge them: run by hand, with a variant, a number of games and a seed.

Where the two differ the game is made smaller, and printed as a table script with what each of them found.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import oracle_tapes
import random_games
import round_games
import round_tapes
from of_variants import ROUNDS, of
from random_games import Game, Recipe

from mao_desktop.engine import (
    Authority,
    Called,
    Deal,
    HeardUpTo,
    Play,
    Shuffled,
    Spoken,
    Stamped,
    batch_of,
    gathers,
)
from mao_desktop.scripts.exporting import export
from mao_desktop.store.codec import Record
from mao_desktop.store.journal import Game as JournalGame
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

REPORT_EVERY = 100
ROW = re.compile(r"[A-Z]{3}-\d\d")


def drawn(variant: str, seed: int, number: int) -> Recipe:
    """Draw the recipe of the game of a number: options, who may call, microphones, and how it goes."""
    chance = random.Random(f"{variant} {seed} {number}")  # noqa: S311  games, not secrets
    options = {name: chance.choice(values) for name, values in of(variant).options.items() if chance.random() < 0.4}
    seats = chance.randint(2, 5)
    return Recipe(
        variant,
        seed=chance.randrange(10**9),
        seats=seats,
        steps=chance.choices((10, 30, 60, 120, 240), (4, 4, 4, 2, 1))[0],
        options=options,
        authority=chance.choice(tuple(Authority)),
        master=chance.randrange(seats),
        latest=chance.choice((0, 2000, 20_000)),
        pace=chance.choice((800, 3000, 9000)),
        shared=chance.random() < 0.3,
        faces=chance.choice((0, 4, 8, 16)),
        judged=True,
    )


def play_out(recipe: Recipe) -> Game:
    """Play a random game, of the variants in rounds several."""
    return round_games.play_out(recipe) if recipe.variant in ROUNDS else random_games.play_out(recipe)


def disagreements(game: Game) -> list[str]:
    """List in words where engine and oracle differ on a game; who can't judge it differs as well."""
    judged = round_tapes.disagreements_on_game if game.recipe.variant in ROUNDS else oracle_tapes.disagreements
    try:
        return judged(game)
    except Exception as error:  # noqa: BLE001  whatever it is, the next game is judged all the same
        return [f"the oracle fails: {error!r}"]


def again(game: Game, log: Sequence[Stamped]) -> Game:
    """Play what entered a game once more at its table; shuffles are drawn anew."""
    other = Game(game.recipe, random.Random(0), game.opening, game.opening)  # noqa: S311
    other.unheard = [(s.at, s.event.words[0].start, s.event) for s in log if isinstance(s.event, Spoken | Called)]
    for stamped in log:
        event = stamped.event
        if isinstance(event, Spoken | Called):
            continue
        other.go_to(stamped.at)
        if isinstance(event, Play) and batch_of(other.state.table, event.seat, event.card) is not None:
            continue  # which cards are locked is the table's to know
        if isinstance(event, Deal):
            event = replace(event, order=tuple(range(gathers(other.state))))
        other.act(event)
    other.go_to(game.now)
    other.hear(game.now)
    return other


def smaller(game: Game, differs: Callable[[Game], bool]) -> Game:
    """Leave out of a game, piece by piece, what is not needed for it to differ."""
    log = [stamped for stamped in game.log if not isinstance(stamped.event, Shuffled | HeardUpTo)]
    size = len(log)
    while size:
        start = 0
        while start < len(log):
            fewer = [*log[:start], *log[start + size :]]
            tried = again(game, fewer)
            if differs(tried):
                log, game = fewer, tried
            else:
                start += size
        size //= 2
    return game


def as_script(game: Game) -> str:
    """Write a game as a table script, in which the watermark follows from what became known when."""
    recipe, opening = game.recipe, game.opening
    running = opening.settled.running
    setup = Setup(
        recipe.variant,
        tuple(map(Seat, opening.seats)),
        recipe.options,
        recipe.authority,
        recipe.master if recipe.authority is Authority.MASTER else None,
        dealer=opening.settled.dealer,
        stack=opening.table.stack,
        hands=opening.table.hands if running else None,
        pile=tuple(lain.card for lain in opening.table.pile),
    )
    records = tuple(Record(stamped.at, stamped.event) for stamped in game.log)
    lines = export(JournalGame(Path("a random game"), setup, "", records, 0, 0)).splitlines()
    end = game.now / 1000
    kept = [line for line in lines if "hush:" not in line and line != "watermark: script"]
    return "\n".join([*kept, f"  - {{at: {end}, seat: '*', hush: {end}}}"])


def matter(found: Iterable[str]) -> set[tuple[str, ...]]:
    """Tell what disagreements are about, without times: which part of the judgement, and which rows."""
    return {(line.split(":")[0], *sorted(set(ROW.findall(line)))) for line in found}


def report(game: Game) -> str:
    """Write down what differs, in a game made as small as it can be."""
    first = matter(disagreements(game))
    game = smaller(game, lambda other: bool(first & matter(disagreements(other))))
    script = as_script(game)
    return "\n".join([f"# {game.recipe}", *(f"# {line}" for line in disagreements(game)), script])


def run(variant: str, numbers: Sequence[int], seed: int, shown: int) -> int:
    """Play games of a variant, print those that differ, `shown` of them whole, and give their number."""
    differing = 0
    for played, number in enumerate(numbers, 1):
        recipe = drawn(variant, seed, number)
        game = play_out(recipe)
        if disagreements(game):
            differing += 1
            text = report(game) if differing <= shown else f"# {recipe}"
            sys.stdout.write(f"# game {number} of {variant}, seed {seed}\n{text}\n\n")
        if played % REPORT_EVERY == 0:
            sys.stderr.write(f"{variant}: {played} games, {differing} differ\n")
        sys.stdout.flush()
    sys.stdout.write(f"# {variant}, seed {seed}: {len(numbers) - differing} of {len(numbers)} games are judged alike\n")
    return differing


def main() -> int:
    """Read the command line; the status is 1 where a game differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", choices=list(VARIANTS), action="append", help="all variants where none is named")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, action="append", metavar="NUMBER", help="play this game of the seed alone")
    parser.add_argument("--shown", type=int, default=10, help="how many games that differ are printed as scripts")
    chosen = parser.parse_args()
    numbers = chosen.only or range(chosen.games)
    differing = [run(v, numbers, chosen.seed, chosen.shown) for v in chosen.variant or VARIANTS]
    return int(any(differing))


if __name__ == "__main__":
    sys.exit(main())
