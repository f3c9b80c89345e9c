"""The command `simulate`."""

from __future__ import annotations

from typing import Annotated

import typer

from mao_desktop.commands.output import DIFFERENT, refusing, write
from mao_desktop.limits import FEWEST_SEATS, MOST_SEATS


def simulate(
    *,
    variant: Annotated[str, typer.Option(help="which game is played")] = "cambridge",
    seats: Annotated[int, typer.Option(min=FEWEST_SEATS, max=MOST_SEATS)] = 4,
    games: Annotated[int, typer.Option(min=1)] = 20,
    seed: Annotated[int, typer.Option(min=0, help="of the first game; each further one has the next")] = 1,
    wins: Annotated[int, typer.Option(min=1, help="how many wins a game is played to")] = 1,
    person: Annotated[bool, typer.Option("--person", help="a modelled person at the first seat: is it fair?")] = False,
    patience: Annotated[float, typer.Option(min=0, max=1, help="how patient the computer players are")] = 0,
    rule: Annotated[str | None, typer.Option(help="a secret rule as a sentence: how fair would it be?")] = None,
) -> None:
    """Let computer players play against each other, and tell of lengths, wins and rulings."""
    if rule is not None:
        _try_out(rule, variant, seats, seed)
        return
    from mao_desktop.session import fairness, simulation

    with refusing(ValueError):
        played = list(simulation.simulate(variant, seats, games, seed, wins, person=person, patience=patience))
    write(*simulation.report(played))
    if person:
        names = tuple(seat.name for seat in simulation.seating(seats, person=True))
        write(*fairness.report([game.fairness for game in played], names))
    if not simulation.is_sound(played):
        raise typer.Exit(DIFFERENT)


def _try_out(text: str, variant: str, seats: int, seed: int) -> None:
    """Tell how fair a secret rule would be."""
    from mao_desktop.inference import fairness_of, fairness_report
    from mao_desktop.secret_rules import check, parse
    from mao_desktop.session.simulation import seating
    from mao_desktop.store.setup import Setup
    from mao_desktop.store.spoken_words import spoken_words
    from mao_desktop.variants import VARIANTS

    with refusing(ValueError):
        names = Setup(variant, seating(seats)).names
        rules = VARIANTS[variant].rules({}, names)
        parsed = parse(text, names)
        check(parsed, rules, VARIANTS[variant].cards(rules, seats), spoken_words())
    write(*fairness_report(fairness_of(parsed.sentence, rules, seed)))
