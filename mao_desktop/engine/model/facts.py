"""What comes out of the engine: codes and arguments, never sentences. Seats are numbers, times ms of table time."""

from __future__ import annotations

from dataclasses import field
from enum import Enum, auto
from typing import TYPE_CHECKING

from mao_desktop.engine.model.matters import Matter
from mao_desktop.engine.model.record import record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card


class Refusal(Enum):
    """Why the table cannot carry an act out."""

    NOT_IN_HAND = auto()
    OUT_OF_GAME = auto()
    IN_GAME = auto()
    NO_CARDS = auto()
    NO_TOKEN = auto()
    NO_WIN = auto()
    NO_OTHER_SEAT = auto()
    NOT_A_RULE = auto()
    NOTHING_TO_VOTE_ON = auto()
    NO_POINT_OF_ORDER = auto()
    ROUND_IS_ON = auto()
    NO_REJOINING = auto()
    UNCHANGEABLE = auto()
    """No vote can change what was proposed."""
    NOT_IN_FORCE = auto()
    """The rule that allows it was dropped."""
    NO_THROWING_AWAY = auto()
    """No row knows a card that is put away otherwise than onto the pile."""
    PAUSED = auto()
    """The game stood still. No engine refuses so: at a window nothing is done then, and a script is told so."""


class Verdict(Enum):
    """How a call was ruled."""

    UPHELD = "upheld"
    VOID = "void"
    BAD = "bad call"
    LATE = "too late"
    NOT_UNDERSTOOD = "not understood"


class Reason(Enum):
    """Why a call was ruled as it was."""

    BROKEN = auto()
    """The infraction that it names was open."""
    PAST_STATUTE = auto()
    EXCUSED = auto()
    DOUBTFUL = auto()
    SAID = auto()
    """What it says was not said had been said."""
    NOT_YET = auto()
    """The duty that it names was still open."""
    NOTHING = auto()
    """Nothing of the kind had happened."""
    NOBODY = auto()
    """It named no seat, and fits nobody's record."""
    NO_CALL = auto()
    """It has no form that the variant knows."""
    SECOND = auto()
    """Another seat had called the same thing just before."""
    PAID = auto()
    """What it names had been called and paid for before."""
    ANNOUNCED = auto()
    """Another seat said that a call was bad, for which its caller pays only then."""
    SILENCE = auto()
    """Nobody but the caller voted on it."""
    OUT = auto()
    """The seat was out of the game."""
    VOTED = auto()
    DECIDED = auto()
    """The Mao Master decided."""


@record
class Ruling:
    """A call ruled on: made at `at`, ruled at `ruled`; `since` is the time that the reason rests on.

    `word` is said with the card where each of several is given with one of its own.
    """

    at: int
    ruled: int
    verdict: Verdict
    call: str
    by: int | None
    on: int | None
    rule: str
    paid_by: int | None
    cards: int
    reason: Reason
    since: int | None = None
    first: int | None = None
    """Who had called the same thing first, where this is a second call of it."""
    word: str = ""
    matter: Matter = field(default=Matter(), compare=False)
    """What it is about; it follows from the log, and is not written down."""


@record
class Won:
    """A seat claimed the win at `at` and had it."""

    at: int
    ruled: int
    seat: int


@record
class NotWon:
    """A seat with an empty hand claimed the win at `at` in vain."""

    at: int
    ruled: int
    seat: int


@record
class RoundOver:
    """The round ended at `at`; `empty` are the seats without cards, `scores` the points that all have then."""

    at: int
    ruled: int
    empty: tuple[int, ...]
    scores: tuple[int, ...] | None = None


@record
class GameOver:
    """A seat won the game at `at`."""

    at: int
    ruled: int
    seat: int


@record
class VoteClosed:
    """A proposal was decided at `at`."""

    at: int
    ruled: int
    proposal: str
    passed: bool
    yes: int
    no: int
    noted: bool = False
    """Whether it is only written down: nothing changes by it."""


@record
class RulePublished:
    """A secret rule that everybody knows from `at` on: its ID, the seat that wrote it, and its sentence."""

    at: int
    ruled: int
    rule: str
    author: int | None
    text: str


@record
class RulesConflict:
    """Of a card that a seat put down at `at` one written rule says that it may lie and another that it may not.

    It does not say which rules they are; the newest holds until the table votes otherwise (SEC-10).
    """

    at: int
    ruled: int
    seat: int


@record
class TokenMoved:
    """A token went from one seat to another at `at`; None is the table, which gives one for a win and takes the price.

    It is not written down: it follows from the log.
    """

    at: int
    ruled: int
    giver: int | None
    taker: int | None


@record
class Refused:
    """An act that the table cannot carry out; nothing changed."""

    at: int
    ruled: int
    seat: int
    why: Refusal
    detail: str = ""


class InfractionEnd(Enum):
    """How an infraction went out of the world."""

    CALLED = auto()
    MET_LATE = auto()
    TAKEN_BACK = auto()
    LAPSED = auto()
    EXCUSED = auto()
    VOIDED = auto()


@record
class InfractionArose:
    """A rule was broken; `call` is what it is called."""

    id: int
    since: int
    rule: str
    on: int
    call: str


@record
class InfractionGone:
    """An infraction can no longer be called, other than by its statute."""

    id: int
    why: InfractionEnd


@record
class DutyMet:
    """A duty was met by a phrase begun, or a deed done, at `at`."""

    at: int
    seat: int
    rule: str
    call: str


@record
class LateWords:
    """Words that began at `began` arrived when everything up to `heard` was taken for known."""

    began: int
    heard: int


@record
class CardsTaken:
    """A seat got these cards off the stack without drawing them by hand."""

    seat: int
    cards: tuple[Card, ...]


@record
class CardReturned:
    """A card went back from the pile to its hand."""

    seat: int
    card: Card


@record
class ShuffleWanted:
    """The session has to answer with `Shuffled`, an order of so many loose cards, at the same time."""

    count: int


Fact = (
    Ruling | Won | NotWon | RoundOver | GameOver | VoteClosed | RulePublished | RulesConflict | TokenMoved
    | Refused | InfractionArose | InfractionGone | DutyMet | LateWords | CardsTaken | CardReturned | ShuffleWanted
)  # fmt: skip
