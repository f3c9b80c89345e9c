"""Computer players against each other, without a window and on a clock of their own: for balance and for soak.

A modelled person can sit among them, so that it can be measured how they treat one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from statistics import median
from typing import TYPE_CHECKING

from mao_desktop.engine import Deal, Draw, GameOver, Play, Refused, RoundOver, Ruling, Won
from mao_desktop.players.person import Person
from mao_desktop.players.roster import ROSTER
from mao_desktop.session.fairness import Fairness
from mao_desktop.session.person_seat import STEP, PersonSeat
from mao_desktop.session.session import Session
from mao_desktop.store.setup import Seat, Setup, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.store.journal import Journal

ENDLESS = 3_600_000
"""After how much table time (ms) without a win or the end of a round a game is taken for endless."""
PERSON = 0
"""Where the modelled person sits."""


@dataclass(slots=True)
class Played:
    """A game that was played: its length (ms), moves, rounds, wins by name, rulings by row and verdict.

    `fairness` is how it treated a modelled person, if one sat there.
    """

    seed: int
    length: int = 0
    moves: int = 0
    rounds: int = 0
    winners: list[str] = field(default_factory=list)
    rulings: Counter[tuple[str, str]] = field(default_factory=Counter)
    refused: int = 0
    cards_kept: bool = True
    ended: bool = True
    fairness: Fairness = field(default_factory=lambda: Fairness(PERSON))


class Simulation:
    """A table of computer players, on a clock that stands still until something is due."""

    def __init__(
        self,
        variant: str,
        seats: int,
        seed: int,
        journal: Callable[[Setup], Journal] | None = None,
        *,
        person: bool = False,
        patience: float = 0.0,
    ) -> None:
        """Set the table up.

        Args:
            variant: which game is played.
            seats: how many sit at the table.
            seed: decides on everything.
            journal: begins a journal for it, where the game is to be kept.
            person: whether a modelled person sits at seat `PERSON`.
            patience: how patient the computer players are.

        Raises:
            ValueError: there is no such variant, or no such table, or nobody can be so patient.
        """
        who = seating(seats, person=person, patience=patience)
        setup = shuffled(Setup(variant, who, seed=seed))
        self.played = Played(seed)
        self.now = 0
        self._last_end = 0
        self._over = False
        self.session = Session(setup, clock=lambda: self.now, journal=journal(setup) if journal else None)
        self.session.subscribe(self._note)
        self._person = PersonSeat(self.session, Person(PERSON, seed)) if person else None

    def play(self, wins: int = 1) -> Played:
        """Play until so many wins, or the one win of a game for points, or until nothing happens any more."""
        played = self.played
        cards = self.session.cards()
        while len(played.winners) < wins and not self._over:
            wake = self._next_wake()
            if wake is None or wake > self._last_end + ENDLESS:
                played.ended = False
                break
            self.now = wake
            self.session.wake()
            if self._person and self.now % STEP == 0:
                self._person.wake(self.now)
            played.cards_kept &= self.session.cards() == cards
        played.length = self.now
        self.session.close()
        return played

    def _next_wake(self) -> int | None:
        wake = self.session.next_wake()
        step = self.now - self.now % STEP + STEP
        return (step if wake is None else min(wake, step)) if self._person else wake

    def _note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        played = self.played
        played.fairness.note(stamped, facts)
        played.moves += isinstance(stamped.event, Play | Draw)
        played.rounds += isinstance(stamped.event, Deal) and stamped.event.turn_up
        for fact in facts:
            match fact:
                case Ruling(rule=rule, verdict=verdict):
                    played.rulings[rule, verdict.value] += 1
                case Won(seat=seat):
                    played.winners.append(self.session.setup.names[seat])
                    self._last_end = self.now
                case RoundOver():
                    self._last_end = self.now
                case GameOver(seat=seat):
                    played.winners.append(self.session.setup.names[seat])
                    self._over = True
                case Refused():
                    played.refused += 1
                case _:
                    pass


def seating(seats: int, *, person: bool = False, patience: float = 0.0) -> tuple[Seat, ...]:
    """List who sits at a table: computer players, but for a modelled person at seat `PERSON`."""
    players = [(name, replace(skill, patience=patience)) for name, skill in ROSTER[:seats]]
    who = tuple(Seat(name, skill, voice) for voice, (name, skill) in enumerate(players))
    return (Seat("Person"), *who[1:]) if person else who


def simulate(
    variant: str, seats: int, games: int, seed: int, wins: int = 1, *, person: bool = False, patience: float = 0.0
) -> Iterator[Played]:
    """Play games with seeds from `seed` on, each until so many wins; `person` and `patience` as for `Simulation`.

    Raises:
        ValueError: there is no such variant, or no such table, or nobody can be so patient.
    """
    for number in range(games):
        yield Simulation(variant, seats, seed + number, person=person, patience=patience).play(wins)


def report(played: list[Played]) -> Iterator[str]:
    """Tell in lines what was played: lengths, wins, rulings by row, and what should not have happened."""
    lengths = sorted(game.length / 1000 for game in played)
    yield f"games: {len(played)}, seeds {played[0].seed} to {played[-1].seed}"
    yield f"length: {lengths[0]:.1f} to {lengths[-1]:.1f} s, median {median(lengths):.1f} s"
    yield f"moves: median {median(game.moves for game in played):.0f}"
    yield f"rounds: median {median(game.rounds for game in played):.0f}"
    wins = Counter(name for game in played for name in game.winners)
    yield "wins: " + (", ".join(f"{name} {count}" for name, count in sorted(wins.items())) or "none")
    rulings: Counter[tuple[str, str]] = Counter()
    for game in played:
        rulings.update(game.rulings)
    for row in sorted({row for row, _ in rulings}):
        verdicts = ", ".join(f"{verdict} {n}" for (of, verdict), n in sorted(rulings.items()) if of == row)
        yield f"{row}: {verdicts}"
    yield (
        f"refused moves: {sum(game.refused for game in played)}, "
        f"games without an end: {sum(not game.ended for game in played)}, "
        f"games that lost a card: {sum(not game.cards_kept for game in played)}"
    )


def is_sound(played: list[Played]) -> bool:
    """Tell whether nothing happened that should not."""
    return all(game.ended and game.cards_kept and not game.refused for game in played)
