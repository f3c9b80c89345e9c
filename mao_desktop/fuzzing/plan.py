"""Plans: all that decides how a game with troubles goes, drawn from a seed.

Each matter draws from a chance of its own, so that a trouble that is left out leaves the others as they were.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from mao_desktop.engine import Authority
from mao_desktop.limits import HIGHEST_SEED
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat, Setup, shuffled
from mao_desktop.variants import VARIANTS, variant_named
from mao_desktop.variants.options import Choice, Switch

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.variants.options import Option

MINUTE = 60_000
NAMES = ("Una", "Vic", "Wim")
"""The persons at a table; not all of them sit there."""
PLAYERS = 3
"""The most computer players at a table."""
FEWEST = 2
"""How many sit at the table at least."""
ANOTHER = 0.25
"""How many of the options have another value than usual."""
TROUBLED = 0.5
"""How many of the troubles a game has."""
PACES = (1, 1, 4, 4, 12)
"""How much slower persons are than the hastiest: 4 is about how people play, 12 how they play and chat."""


class Trouble(Enum):
    """What can go wrong, or be done that is seldom done, while a game runs."""

    LATE = "late"
    """Words become known seconds late, some after the microphone promised that nothing was left."""
    DOUBLED = "doubled"
    LOST = "lost"
    REORDERED = "reordered"
    DEAF = "deaf"
    UNPLUGGED = "unplugged"
    """The microphone goes and comes again."""
    VOICE = "voice"
    """The voice is late with what it says, or fails."""
    DISK = "disk"
    """Writes fail, with nothing or with half a line written."""
    KILLED = "killed"
    """The program is killed and started again, sometimes with half a line at the journal's end."""
    ASLEEP = "asleep"
    """The computer sleeps, or its clock jumps."""
    PAUSED = "paused"
    VOTES = "votes"
    RULES = "rules"
    """Rules are written and published in the game."""
    SILLY = "silly"
    """Persons do what makes no sense."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game with troubles: the table, how long it is played (ms while the machine is awake), and what goes wrong.

    All that persons do, and what goes wrong with the machine, takes `pace` times as long as with the hastiest.
    """

    seed: int
    variant: str
    length: int
    troubles: frozenset[Trouble]
    persons: int
    pace: int = 1

    def chance(self, matter: str) -> random.Random:
        """Give the chance that decides a matter."""
        return random.Random(f"{self.seed} {self.variant} {matter}")  # noqa: S311  troubles, not secrets

    def setup(self) -> Setup:
        """Set the table up."""
        chance = self.chance("table")
        seats = self.persons + chance.randint(max(0, FEWEST - self.persons), PLAYERS)
        persons = tuple(Seat(name) for name in NAMES[: self.persons])
        players = tuple(Seat(name, skill, voice) for voice, (name, skill) in enumerate(ROSTER[: seats - self.persons]))
        authority = chance.choice(tuple(Authority))
        return shuffled(
            Setup(
                self.variant,
                persons + players,
                {name: value for option in VARIANTS[self.variant].options for name, value in _another(option, chance)},
                authority,
                chance.randrange(seats) if authority is Authority.MASTER else None,
                seed=self.seed,
                dealer=chance.randrange(seats),
            )
        )


def troubles(names: str) -> frozenset[Trouble]:
    """Read the names of troubles, with commas between them.

    Raises:
        ValueError: there is no such trouble.
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    known = {trouble.value: trouble for trouble in Trouble}
    for name in wanted:
        if name not in known:
            message = f"there is no trouble “{name}” (there are: {', '.join(known)})"
            raise ValueError(message)
    return frozenset(known[name] for name in wanted)


def planned(
    seed: int, variant: str | None = None, minutes: int | None = None, without: Collection[Trouble] = ()
) -> Plan:
    """Draw the plan of a seed.

    Args:
        seed: decides on everything.
        variant: which game; drawn where it is not given.
        minutes: how long it is played; drawn where it is not given.
        without: troubles that it does not have.

    Raises:
        ValueError: there is no such seed, or no such variant.
    """
    if not 0 <= seed <= HIGHEST_SEED:
        message = f"a seed from 0 to {HIGHEST_SEED} was expected, not {seed}"
        raise ValueError(message)
    if variant is not None:
        variant_named(variant)
    chance = random.Random(f"plan {seed}")  # noqa: S311  troubles, not secrets
    drawn_variant, drawn_minutes = chance.choice(tuple(VARIANTS)), chance.choice((2, 5, 10, 20))
    persons = chance.randint(1, len(NAMES))
    troubles = frozenset(trouble for trouble in Trouble if chance.random() < TROUBLED)
    pace = chance.choice(PACES)
    length = (minutes or drawn_minutes) * MINUTE
    return Plan(seed, variant or drawn_variant, length, troubles.difference(without), persons, pace)


def _another(option: Option, chance: random.Random) -> tuple[tuple[str, object], ...]:
    """Draw another value for a switch or a choice, now and then."""
    match option.kind:
        case Switch():
            value: object = not option.default
        case Choice(names):
            value = chance.choice(names)
        case _:
            return ()
    return ((option.name, value),) if chance.random() < ANOTHER else ()
