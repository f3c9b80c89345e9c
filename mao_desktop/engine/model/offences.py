"""What can be owed and what can be broken, as rules declare it: kinds of duties, kinds of offences, their statutes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.engine.model.positions import PlayedCard, TurnState
    from mao_desktop.engine.model.times import Watch
    from mao_desktop.engine.model.words import Phrase


class SeatCounts(Protocol):
    """What a rule may read of a seat."""

    @property
    def cards(self) -> int:
        """How many cards its hand holds."""

    @property
    def out(self) -> bool:
        """Whether it is out of the game."""

    @property
    def moves(self) -> int:
        """How many cards it has played and drawn."""

    @property
    def last_ended(self) -> int:
        """The number of its last turn that ended."""


class TableState(Protocol):
    """The judged table as a rule may read it."""

    @property
    def now(self) -> int:
        """The table time (ms)."""

    @property
    def turn(self) -> TurnState:
        """Whose turn it is."""

    @property
    def pile(self) -> tuple[PlayedCard, ...]:
        """The cards on the pile, the top last."""

    @property
    def seats(self) -> Sequence[SeatCounts]:
        """The seats, clockwise."""

    @property
    def turns_begun(self) -> int:
        """How many turns have begun."""

    @property
    def valid_plays(self) -> int:
        """How many valid cards were played in turn."""

    @property
    def turn_watch(self) -> Watch:
        """The watch that stands still in a point of order."""

    @property
    def running(self) -> bool:
        """Whether a round is being played."""


StatuteAnchor = tuple[int, ...]
"""What a statute remembers of the moment at which an infraction is dated."""


class Statute(Protocol):
    """Until when an infraction may be called."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:
        """Note the moment of an infraction of `seat`."""

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:
        """Tell whether it is too late to call it."""

    def ends(self, anchor: StatuteAnchor) -> int | None:
        """Tell the reading (ms) of the turn's watch at which it is over, None where events alone end it."""


@dataclass(frozen=True, slots=True)
class OffenceType:
    """What the breach of a rule is called and costs, and whether its card goes back."""

    rule: str
    call: str
    forms: tuple[Phrase, ...]
    statute: Statute
    cards: int = 1
    sends_back: bool = False
    singly: tuple[str, ...] = ()
    """The words with which its cards are given one by one, where each is a penalty of its own."""
    secret: bool = False
    levels: int | None = None
    """To how many cards all hands are levelled when it is called."""

    def __hash__(self) -> int:
        """Tell two apart by what they are called, which is quick; equal ones are so in all."""
        return hash(self.call)


class Deed(Enum):
    """A duty that is done and not said."""

    TAKE_CHAIN = auto()
    TAKE = auto()
    NAME_SUIT = auto()
    KNOCK = auto()
    PLAY_AGAIN = auto()
    DRAW = auto()
    """A card drawn off the stack for it, which is no move."""
    ACT = auto()
    """Something that the mechanism that declares it recognises."""


class DeadlineTrigger(Enum):
    """The event that makes a duty overdue before its grace is over."""

    NEXT_MOVE = auto()
    """The next card played or drawn in turn."""
    ANOTHERS_MOVE = auto()
    """The next one by another seat."""
    ANOTHERS_CARD = auto()
    """The next card played in turn by another seat."""
    TURNS_CARD = auto()
    """The next card played in turn."""
    NEXT_CARD = auto()
    """The next card put down by anybody."""


@dataclass(frozen=True, slots=True)
class DutySpec:
    """What somebody owes: a phrase or a deed, and what its failure is called."""

    phrase: Phrase | None
    offence: OffenceType
    again: OffenceType | None = None
    """The offence of still not doing it after a penalty for it; None where it can't be made good."""
    deed: Deed | None = None
    ends_with: DeadlineTrigger | None = None
    late_counts: bool = False
    claims: bool = False
    """Saying it claims the win, and it is owed with an empty hand only."""
    of_chain: bool = False
    """It answers a live chain, and is owed by the seat on turn only."""
    early: bool = True
    """Words begun a little before it opened meet it."""
    timed: bool = False
    """It is overdue by the turn's watch, which no gap stops."""
    recurs: bool = False
    """Every further grace is an infraction of its own, called or not."""
    knocks: int = 0
    """How many knocks, or for `Deed.DRAW` how many cards, are owed."""
    excess: OffenceType | None = None
    """The offence of knocking more often than that."""
    lasting: bool = False
    """It is still to be said after a penalty for it, which is the only one."""
    overlooked: bool = False
    """Only persons call its failure, which the program and its players would call without end."""

    def offences(self) -> tuple[OffenceType, ...]:
        """List what its failure can be."""
        return tuple(offence for offence in (self.offence, self.again, self.excess) if offence is not None)
