"""What is written down about a round: cards on the pile, duties and infractions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oracle.record import Moment
    from oracle.words import Phrase
    from oracle.written import Asked


def rank(card: str) -> str:
    """A card's rank; a joker has its own."""
    return card[:-1] or "*"


def suit(card: str) -> str:
    """A card's suit; a joker has none."""
    return "" if card == "*" else card[-1]


@dataclass(slots=True, eq=False)
class Lying:
    """A card on the pile; `before` is how play stood before it, None if it was laid out or moved no turn."""

    card: str
    seat: str | None = None
    at: int = 0
    before: Any = None
    put: Moment = (0, 0)
    answered: Duty | None = None
    """What it was the answer to: it is owed again if the card goes back."""
    asked: list[tuple[str, Asked]] = field(default_factory=list)
    """What rules that seats have written ask for with it."""
    first: bool = False
    """Whether it was turned up as the first card: it emptied no hand."""


@dataclass(slots=True, eq=False)
class Duty:
    """Something that a seat must say (one of `phrases`) or do (`deed`)."""

    seat: str
    call: str
    rule: str
    opened: Moment
    trigger: int
    phrases: tuple[Phrase, ...] = ()
    deed: str = ""
    lying: Lying | None = None
    """The card that it hangs on."""
    turn: Turn | None = None
    """The turn in which it must be done."""
    cut: str = ""
    """The kind of event that makes it overdue before its grace is over."""
    graced: bool = True
    """Whether it is overdue after the grace at all."""
    bends: bool = True
    """Whether `feasible` bends its deadline."""
    late_counts: bool = False
    repeats: bool = True
    """Whether it is still owed when it has been penalised."""
    lasting: bool = False
    """Whether it is still to be said then, though no second penalty comes of it."""
    only_people_call: bool = False
    """Whether the program lets its failure pass."""
    grace: int = 0
    """How long it may take from its trigger."""
    cards: int = 1
    needed: int = 0
    """How many knocks are needed, and how many came."""
    came: int = 0
    source: str | None = None
    """The hand from which a card must be taken."""
    cut_at: int | None = None
    met: Moment | None = None
    perhaps: Moment | None = None
    """When words that might be the phrase were heard unsurely."""
    gone: bool = False
    infraction: Infraction | None = None
    """The infraction that it is now, since it is overdue."""
    penalised: int | None = None
    """The time of the last penalty for it."""
    paid: Infraction | None = None
    """The infraction that was penalised last."""


@dataclass(slots=True, eq=False)
class Infraction:
    """A dated fact with an offender."""

    call: str
    rule: str
    on: str
    since: Moment
    cards: int = 1
    sends_back: Lying | None = None
    duty: Duty | None = None
    callable_from: int = 0
    """Before this the computer does not call it, for it may lapse."""
    excused: bool = False
    doubtful: bool = False
    """Whether it rests on nothing but words that were heard unsurely."""
    ended: bool = False
    """Whether an event ended its statute."""
    spent: bool = False
    looked_at: bool = False
    """Whether the program has asked itself already if it is to be called."""
    voided: bool = False
    gone: bool = False
    """Taken back: met late, lapsed, or gone with its card."""

    @property
    def secret(self) -> bool:
        """Whether a rule that a seat has written was broken."""
        return self.rule.startswith("SEC:")


@dataclass(slots=True, eq=False)
class Turn:
    """One turn of one seat."""

    seat: str
    begun: Moment
    clock: int
    """From when its time limit runs."""
    limits: int = 0
    """How often the limit has been passed since `clock`."""
    ended: bool = False
    """Whether it ended, and was not taken away by a card that went back."""


@dataclass(slots=True, eq=False)
class Stretch:
    """One utterance; `talk` is the infraction that its idle words are, `idle` counts those that met nothing yet."""

    seat: str | None
    sure: bool
    begun: int
    talk: Infraction | None = None
    idle: int = 0
    voice: str | None = None
    """Whose voice it was by its sound, where the seat is not known."""
