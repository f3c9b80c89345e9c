"""Computer players against each other, without a window and on a clock of their own: for balance and for soak."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING

from mao_desktop.engine import Deal, Draw, GameOver, Play, Refused, RoundOver, Ruling, Won
from mao_desktop.players.roster import ROSTER
from mao_desktop.session.session import Session
from mao_desktop.store.setup import Seat, Setup, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.store.journal import Journal

ENDLESS = 3_600_000
"""After how much table time (ms) without a win or the end of a round a game is taken for endless."""


@dataclass(slots=True)
class Played:
    """A game that was played: its length (ms), moves, rounds, wins by name, and rulings by row and verdict."""

    seed: int
    length: int = 0
    moves: int = 0
    rounds: int = 0
    winners: list[str] = field(default_factory=list)
    rulings: Counter[tuple[str, str]] = field(default_factory=Counter)
    refused: int = 0
    cards_kept: bool = True
    ended: bool = True


class Simulation:
    """A table of computer players, on a clock that stands still until something is due."""

    def __init__(self, variant: str, seats: int, seed: int, journal: Callable[[Setup], Journal] | None = None) -> None:
        """Set the table up; `journal` begins a journal for it, where the game is to be kept.

        Raises:
            ValueError: there is no such variant, or no such table.
        """
        who = tuple(Seat(name, skill, voice) for voice, (name, skill) in enumerate(ROSTER[:seats]))
        setup = shuffled(Setup(variant, who, seed=seed))
        self.played = Played(seed)
        self.now = 0
        self._last_end = 0
        self._over = False
        self.session = Session(setup, clock=lambda: self.now, journal=journal(setup) if journal else None)
        self.session.subscribe(self._note)

    def play(self, wins: int = 1) -> Played:
        """Play until so many wins, or the one win of a game for points, or until nothing happens any more."""
        played = self.played
        cards = self.session.cards()
        while len(played.winners) < wins and not self._over:
            wake = self.session.next_wake()
            if wake is None or wake > self._last_end + ENDLESS:
                played.ended = False
                break
            self.now = wake
            self.session.wake()
            played.cards_kept &= self.session.cards() == cards
        played.length = self.now
        self.session.close()
        return played

    def _note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        played = self.played
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


def simulate(variant: str, seats: int, games: int, seed: int, wins: int = 1) -> Iterator[Played]:
    """Play games with seeds from `seed` on, each until so many wins.

    Raises:
        ValueError: there is no such variant, or no such table.
    """
    for number in range(games):
        yield Simulation(variant, seats, seed + number).play(wins)


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
