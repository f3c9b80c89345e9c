"""The command `fuzz`."""

from __future__ import annotations

import gc
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from mao_desktop.commands.output import DIFFERENT, refusing, write
from mao_desktop.limits import LONGEST_GAME

if TYPE_CHECKING:
    from mao_desktop.fuzzing import Plan

MOST_MINUTES = LONGEST_GAME // 60_000
SELDOM = 20_000
"""After so many values more Python looks for those that nothing but each other refers to: few are like that here."""


def fuzz(
    *,
    seed: Annotated[int, typer.Option(min=0, help="of the first game; each further one has the next")] = 1,
    games: Annotated[int, typer.Option(min=1)] = 20,
    variant: Annotated[str | None, typer.Option(help="which game is played; drawn where it is not said")] = None,
    minutes: Annotated[
        int | None, typer.Option(min=1, max=MOST_MINUTES, help="how long each is played; drawn likewise")
    ] = None,
    without: Annotated[str, typer.Option(help="troubles that no game has, with commas between them")] = "",
) -> None:
    """Play games in which everything goes wrong that can, and look for what breaks.

    Words come late, doubled or never, the disk fails, the program is killed, the computer sleeps, rules change, persons
    do silly things. One thread, no real time: a seed plays the same game again.
    """
    from mao_desktop.fuzzing import MINUTE, planned, troubles

    gc.set_threshold(SELDOM)
    began = monotonic()
    broken = length = 0
    for number in range(games):
        with refusing(ValueError):
            plan = planned(seed + number, variant, minutes, troubles(without))
        broken += _is_broken(plan)
        length += plan.length
    played = length / MINUTE
    write(
        f"{games} games, seeds {seed} to {seed + games - 1}: {broken or 'nothing'} broken; "
        f"{played:.0f} minutes of table time in {monotonic() - began:.0f} s"
    )
    if broken:
        raise typer.Exit(DIFFERENT)


def _is_broken(plan: Plan) -> bool:
    """Play a game; where something is wrong with it say what, and how short a game with how few troubles still is."""
    from mao_desktop.fuzzing import MINUTE, findings, shrunk

    found = findings(plan)
    if found:
        least = shrunk(plan, lambda plan: bool(findings(plan)))
        left = ", ".join(sorted(trouble.value for trouble in least.troubles)) or "none"
        write(
            f"seed {plan.seed}, {plan.variant}:",
            *(f"  {finding}" for finding in found),
            f"  so after {least.length / MINUTE:.2f} minutes already, with these troubles: {left}",
        )
    return bool(found)
