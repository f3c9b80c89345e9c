"""Where the game stands: whose turn it is, live chains, and cards on the pile with the turn from before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.model.record import Replaceable, record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Swap:
    """Two seats that have changed places in the order of play until both have had their turn."""

    seats: tuple[int, int]
    done: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class LiveChain:
    """A chain that goes on: the rank that feeds it, how many live cards it counts, and the cards taken for it."""

    rank: Rank
    count: int
    taken: int = 0


@record
class TurnState(Replaceable):
    """Whose turn it is, since which reading of the turn's watch (ms), and which way play goes.

    `chains` are the live chains that the seat on turn has to answer. `limits` counts how often the turn's limit passed.
    """

    seat: int | None
    since: int
    direction: int = 1
    chains: tuple[LiveChain, ...] = ()
    number: int = 0
    """Counts the turns of the game."""
    ended_before: int = 0
    """The number of the seat's turn before this one."""
    swaps: tuple[Swap, ...] = ()
    begun: int = 0
    """When (ms) it began."""
    limits: int = 0
    skipped: int | None = None
    """Who was skipped and may still answer."""
    rivals: tuple[int, ...] = ()
    """The seats of which the first to act has the turn."""
    extra: int = 0
    """How many more turns the seat on turn has."""

    def live(self, rank: Rank) -> int:
        """Count the live cards of the chain that a rank feeds."""
        return next((chain.count for chain in self.chains if chain.rank is rank), 0) if self.chains else 0

    @property
    def taken(self) -> int:
        """How many cards were taken for live chains in this turn."""
        return sum([chain.taken for chain in self.chains]) if self.chains else 0


@record
class PlayedCard(Replaceable):
    """A card on the pile, with the turn from before it; `id` is its number in the log, `at` its time (ms).

    `open_suit`: a suit may be named on it; `named` is the suit that was.
    """

    id: int
    card: Card
    seat: int
    at: int
    in_turn: bool
    before: TurnState
    open_suit: bool = False
    named: Suit | None = None
    namer: int | None = None
    """Who alone may name the suit, None where anybody may."""
    barred: frozenset[Suit] = frozenset()
    spammed: bool = False
    spams: int = 0
    """How many spams on equal cards lie on each other, with this one."""
    laid: bool = False
    """Whether it was laid out or turned up: nobody has put it down, and `seat` is the dealer."""
