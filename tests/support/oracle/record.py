"""What the oracle writes down while it goes through a tape, and the verdicts that it hands out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .votes import Voted
    from .words import Phrase, Token
    from .written import Asked

Moment = tuple[int, int]
"""A time and a running number that says what came first at that time."""


@dataclass(slots=True, eq=False)
class Turn:
    """One turn of one seat."""

    seat: str
    begun: Moment
    clock: int
    """From when its time limit runs."""
    owes: int = 0
    """Cards to be taken for the sevens that it began on."""
    taken: int = 0
    timeouts: int = 0
    """How often the limit has been passed since `clock`."""
    thanks: Duty | None = None
    take: Duty | None = None
    extra: int = 0
    """How many further turns a rule has given to its seat."""
    ended: bool = False
    """Whether its seat ended it, by a card, a draw or by going out; not if a card that went back took it away."""

    @property
    def left(self) -> int:
        """Cards still to be taken."""
        return self.owes - self.taken


@dataclass(frozen=True, slots=True)
class Standing:
    """What a card that goes back restores."""

    turn: Turn
    direction: int
    chain: int
    live: Lying | None


@dataclass(slots=True, eq=False)
class Lying:
    """A card on the pile, with the standing before it was put down (None if it was laid out, or out of turn)."""

    card: str
    seat: str | None = None
    valid: bool = True
    before: Standing | None = None
    suit: str | None = None
    """The suit named while this jack was the top card."""
    at: int = 0
    """When it was put down."""
    asked: list[tuple[str, Asked]] = field(default_factory=list)
    """What rules that seats have written ask for with it."""


@dataclass(slots=True, eq=False)
class Duty:
    """Something a seat must say (`phrase`) or do (no phrase)."""

    seat: str
    call: str
    rule: str
    opened: Moment
    trigger: int | None
    """From when its time runs; None while it may be met but need not be."""
    kind: str = "grace"
    """What makes it overdue: `grace`, `cut` (an event) or `limit` (the turn's limit)."""
    phrase: Phrase | None = None
    card: Lying | None = None
    """The card that it hangs on."""
    turn: Turn | None = None
    """The turn that it hangs on: it stands only while that is the turn, unless its time runs already."""
    cut: int | None = None
    late_counts: bool = False
    met: Moment | None = None
    perhaps: Moment | None = None
    """When words that might be the phrase were heard unsurely."""
    gone: bool = False
    infraction: Infraction | None = None
    """The infraction that it is now, since it is overdue."""
    penalised: int | None = None
    """The time of the last penalty for it."""
    missed: bool = False
    paid: Infraction | None = None
    """The last infraction that it was and that was penalised."""
    grace: int = 0
    """How long it may take from its trigger, and `wait`, how long until it can be called again."""
    wait: int = 0
    deed: str = ""
    """What a written rule asks for that is not said: `knock` or `draw`, as often as is `needed`; `came` counts."""
    needed: int = 0
    came: int = 0


@dataclass(slots=True, eq=False)
class Infraction:
    """A dated fact with an offender."""

    call: str
    rule: str
    on: str
    since: Moment
    cards: int = 1
    sends_back: Lying | None = None
    of_play: bool = False
    """Whether the statute of play infractions holds."""
    duty: Duty | None = None
    excused: bool = False
    doubtful: bool = False
    """Whether it rests on nothing but a phrase that was heard unsurely."""
    ended: bool = False
    """Whether an event ended its statute."""
    spent: bool = False
    voided: bool = False
    """Whether a call on it was void."""
    gone: bool = False
    """Taken back: met late, lapsed, or gone with its card."""
    comes_back: bool = False
    """Whether a card that was thrown away comes back with its ruling."""
    lapses: bool = False
    """Whether an act within the lead may yet make the words due: the program calls them only after that."""
    looked_at: bool = False
    """Whether the program, where it calls, has had its one look at it."""

    @property
    def secret(self) -> bool:
        """Whether a rule that a seat has written was broken."""
        return self.rule.startswith("SEC:")


@dataclass(slots=True, eq=False)
class Breath:
    """An utterance as it is said: whose it is, and what of it was talk (CAM-80)."""

    seat: str | None
    sure: bool = True
    voice: str | None = None
    """Whose voice it was by its sound, where the seat is not known."""
    idle: int = 0
    """How many of its words or phrases that are talk have met nothing so far."""
    talk: Infraction | None = None


@dataclass(slots=True, eq=False)
class FreePhrase:
    """A phrase that met no duty when it was said, and may yet meet one that opens within the lead."""

    breath: Breath
    words: tuple[Token, ...]
    at: Moment
    talk: bool = False
    """Whether it is talk while it has met nothing."""


@dataclass(slots=True, eq=False)
class Claim:
    """The word that wins, said where it does not (yet) win."""

    seat: str
    at: Moment
    infraction: Infraction | None


@dataclass(slots=True, eq=False)
class HouseCall:
    """A house call that waits for votes."""

    ruling: int
    by: str
    on: str
    at: int
    votes: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The verdict of a call.

    `at` is the call's own time, `ruled` (for a house call) that of its deciding vote; `rule` is the row that it met,
    or for a bad call the row that it means.
    """

    at: int
    by: str
    on: str | None
    call: str
    verdict: str
    """`upheld`, `void`, `not understood`, `bad call`, `too late`, or `pending` (a house call still undecided)."""
    rule: str
    cards: int
    paid_by: str | None
    ruled: int
    first: str | None = None
    """Who called the same first, of a second call."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A win or no win, with the time of the word."""

    seat: str
    at: int


@dataclass(frozen=True, slots=True)
class Uncalled:
    """An infraction that nobody called."""

    call: str
    rule: str
    on: str
    since: int


@dataclass(frozen=True, slots=True)
class Final:
    """The table at the end, all penalties paid."""

    turn: str | None
    direction: int
    hands: dict[str, int]
    top: str | None
    out: tuple[str, ...]
    tokens: dict[str, int]
    scores: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdicts:
    """All that a tape is judged to be."""

    calls: tuple[Ruling, ...]
    """One for each call that is one, in order of their start; calls by who may not call are left out."""
    computer: tuple[Ruling, ...]
    """The computer's own calls, in order."""
    wins: tuple[Claimed, ...]
    no_wins: tuple[Claimed, ...]
    uncalled: tuple[Uncalled, ...]
    final: Final
    games: tuple[Claimed, ...] = ()
    voted: tuple[Voted, ...] = ()
    """Votes on proposals."""
