"""Tables for the tests of a session: a clock that the test moves, and seats of persons and computer players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import Card, Fact, Ruling
from mao_desktop.players.roster import ROSTER
from mao_desktop.session import Session
from mao_desktop.store.setup import Seat, Setup, shuffled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Stamped
    from mao_desktop.store.journal import Journal


@dataclass
class Clock:
    """A clock that the test moves; its zero is not the game's."""

    time: int = 5_000_000

    def __call__(self) -> int:
        return self.time


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


def laid_out(hands: Mapping[str, str], pile: str, *, variant: str = "cambridge", **options: object) -> Setup:
    """Lay a table out for persons; the last one dealt, the first is on turn."""
    return shuffled(
        Setup(
            variant,
            tuple(Seat(name) for name in hands),
            options,
            dealer=len(hands) - 1,
            hands=tuple(cards(hand) for hand in hands.values()),
            pile=cards(pile),
        )
    )


def company(variant: str = "cambridge", people: int = 1, players: int = 3, seed: int = 1) -> Setup:
    """Set up a table of persons, and computer players after them."""
    persons = tuple(Seat(f"P{n}") for n in range(people))
    others = tuple(Seat(name, skill) for name, skill in ROSTER[:players])
    return shuffled(Setup(variant, persons + others, seed=seed))


@dataclass
class Game:
    """A session on the test's clock, with all that its subscriber was told."""

    setup: Setup
    journal: Journal | None = None
    clock: Clock = field(default_factory=Clock)
    told: list[tuple[Stamped, tuple[Fact, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = Session(self.setup, clock=self.clock, journal=self.journal)
        self.session.subscribe(lambda stamped, facts: self.told.append((stamped, facts)))
        self.zero = self.clock.time

    def at(self, time: int) -> Session:
        """Let the clock show a time of the table, and wake the session whenever it asked for it before."""
        while (wake := self.session.next_wake()) is not None and wake <= time:
            self.clock.time = max(self.clock.time, self.zero + wake)
            self.session.wake()
        self.clock.time = max(self.clock.time, self.zero + time)
        return self.session

    def facts(self) -> list[Fact]:
        return [fact for _, facts in self.told for fact in facts]

    def rulings(self) -> list[Ruling]:
        return [fact for fact in self.facts() if isinstance(fact, Ruling)]
