"""What can be owed and what can be broken: duties and offences as a variant declares them, and their statutes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from mao_desktop.engine.judgement import Flow, Lay
    from mao_desktop.engine.times import Watch
    from mao_desktop.engine.words import Phrase


class Situation(Protocol):
    """The judged table as a rule may read it."""

    now: int
    flow: Flow
    pile: tuple[Lay, ...]
    hands: tuple[int, ...]
    out: tuple[bool, ...]
    moves: tuple[int, ...]
    last_ended: tuple[int, ...]
    turns_begun: int
    valid_plays: int
    turn_watch: Watch
    running: bool


Mark = tuple[int, ...]
"""What a statute remembers of the moment at which an infraction is dated."""


class Statute(Protocol):
    """Until when an infraction may be called."""

    def mark(self, table: Situation, seat: int) -> Mark:
        """Note the moment of an infraction of `seat`."""

    def passed(self, table: Situation, seat: int, mark: Mark) -> bool:
        """Tell whether it is too late to call it."""

    def ends(self, mark: Mark) -> int | None:
        """Tell the reading (ms) of the turn's watch at which it is over, None where events alone end it."""


@dataclass(frozen=True, slots=True)
class Offence:
    """What the breach of a rule is called and costs, and whether its card goes back."""

    rule: str
    call: str
    forms: tuple[Phrase, ...]
    statute: Statute
    cards: int = 1
    sends_back: bool = False
    singly: bool = False
    """Each card is a penalty of its own."""
    secret: bool = False
    levels: int | None = None
    """To how many cards all hands are levelled when it is called."""


class Deed(Enum):
    """A duty that is done and not said."""

    TAKE_CHAIN = auto()
    TAKE = auto()
    NAME_SUIT = auto()
    KNOCK = auto()
    PLAY_AGAIN = auto()


class Cut(Enum):
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
class Due:
    """What somebody owes: a phrase or a deed, and what it is called when it stays out."""

    phrase: Phrase | None
    offence: Offence
    again: Offence | None = None
    """The offence of going on not to do it, once it was penalised; None where it can't be made good."""
    deed: Deed | None = None
    cut: Cut | None = None
    late_counts: bool = False
    claims: bool = False
    """Saying it claims the win, and it is owed with an empty hand only."""
    of_chain: bool = False
    """It answers a live chain, and is owed by who is on turn only."""
    timed: bool = False
    """It is overdue with the turn's time, which no gap stops."""
    recurs: bool = False
    """Every further grace is an infraction of its own, called or not."""
    knocks: int = 0
