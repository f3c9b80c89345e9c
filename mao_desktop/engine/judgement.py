"""The judgement: what everything on the tape meant, folded in order of event time up to one moment.

It keeps a table of its own (the sizes of hands, the pile) as of that moment, and never looks at the present one. The
sizes of hands are enough: which card a hand held was the table's to say when the card was put down.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card, Suit
    from mao_desktop.engine.dealing import Dealt
    from mao_desktop.engine.locks import Lock
    from mao_desktop.engine.offences import Due, Mark, Offence
    from mao_desktop.engine.parts import HouseCall
    from mao_desktop.engine.preludes import Prelusion
    from mao_desktop.engine.rules import Rules
    from mao_desktop.engine.times import Watch
    from mao_desktop.engine.words import Word


@dataclass(frozen=True, slots=True)
class Swap:
    """Two seats that have changed places in the order of play until both have had their turn."""

    seats: tuple[int, int]
    done: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Flow:
    """Whose turn it is, since which reading of the turn's watch (ms), which way play goes, and the live chain.

    `chain` counts the live cards, `taken` the cards taken for them, `limits` how often the turn's limit went by.
    """

    turn: int | None
    since: int
    direction: int = 1
    chain: int = 0
    taken: int = 0
    limits: int = 0
    number: int = 0
    """Counts the turns of the game."""
    ended_before: int = 0
    """The number of the seat's turn before this one."""
    swaps: tuple[Swap, ...] = ()
    skipped: int | None = None
    """Who was skipped and may still answer."""
    rivals: tuple[int, ...] = ()
    """The seats of which the first to act has the turn."""
    extra: int = 0
    """How many turns more the seat on turn has."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A point of order, since `since` (ms); `caller` is who called it, None where that is not known."""

    since: int
    caller: int | None
    cards_checked: bool = False
    voted: bool = False
    """Whether anything was put to the vote in it."""

    def checked(self) -> Meeting:
        """Give the same, after the time was over in which cards are turned down."""
        return replace(self, cards_checked=True)


@dataclass(frozen=True, slots=True)
class Emptied:
    """A hand that came to be empty at `at` (ms), when the turn's watch showed `reading`.

    `turn` is the number of the turn that was going on then, `moved` the reading at which that was over; `lays` are the
    last cards that its seat put down.
    """

    at: int
    reading: int
    turn: int
    lays: tuple[int, ...]
    moved: int | None = None


@dataclass(frozen=True, slots=True)
class Coming:
    """A duty that a ruling opens: it is owed from the ruling's time `at` (ms) on."""

    at: int
    seat: int
    due: Due


@dataclass(frozen=True, slots=True)
class Lay:
    """A card on the pile, with the flow from before it; `id` is its number in the log.

    `open_suit`: a suit may be named on it; `named` is the suit that was.
    """

    id: int
    card: Card
    seat: int
    at: int
    in_turn: bool
    before: Flow
    open_suit: bool = False
    named: Suit | None = None
    namer: int | None = None
    """Who alone may name the suit, None where anybody may."""
    barred: frozenset[Suit] = frozenset()
    spammed: bool = False
    spams: int = 0
    """How many spams on equal cards lie on each other, with this one."""


@dataclass(frozen=True, slots=True)
class Duty:
    """Something owed by a seat since `opened` (ms), overdue when its grace's watch shows `limit`.

    `reading` and `plain` are what the grace's and the turn's watch showed when it opened; `lay` is the card that it
    hangs on. Where `infraction` is set it is overdue and was not called yet. Where `turn` is set, only that turn can
    meet it: it is owed no longer when that one ends, and again if a card taken back lets it go on.
    """

    id: int
    seat: int
    due: Due
    opened: int
    reading: int
    plain: int
    limit: int | None
    lay: int | None = None
    turn: int | None = None
    infraction: int | None = None
    doubtful: bool = False
    continued: bool = False
    was_cut: bool = False
    knocks: int = 0
    source: int | None = None
    """Whose hand a card is to be taken out of."""


@dataclass(frozen=True, slots=True)
class Infraction:
    """A dated breach of a rule, which costs nothing until it is called.

    `lay` is the card that broke the rule, `hangs_on` the card whose duty was broken. `excused` and `doubtful` ones are
    never punished: a gap covered them, or the due phrase was heard unsurely. `missed` is what can't be made good any
    more. `word` is the word (utterance and index)
    of a forbidden phrase, which may still turn out to be due up to `lapses` (ms).
    """

    id: int
    offence: Offence
    on: int
    since: int
    mark: Mark
    lay: int | None = None
    hangs_on: int | None = None
    duty: int | None = None
    missed: Due | None = None
    excused: bool = False
    doubtful: bool = False
    word: tuple[int, int] | None = None
    lapses: int = 0
    round: int = 0
    voided: bool = False
    """Whether a call of it was void."""


@dataclass(frozen=True, slots=True)
class Voice:
    """An utterance as far as it was judged: `next` is the first word to come, `used` the words that met a duty.

    `idle` are the places at which phrases or lone words began that met nothing, and `talk` those of them that nobody
    may say. `id` is the utterance's number in the log; `shared` ones came without a seat, and may still be given to
    one. Its first `called` words are a call, and say nothing more than what may never be said.
    """

    id: int
    seat: int | None
    words: tuple[Word, ...]
    texts: tuple[str, ...]
    sure: bool
    next: int = 0
    used: frozenset[int] = frozenset()
    idle: tuple[int, ...] = ()
    talk: tuple[int, ...] = ()
    shared: bool = False
    called: int = 0
    db: int = 0


class Verdict(Enum):
    """How a call was ruled."""

    UPHELD = "upheld"
    VOID = "void"
    BAD = "bad call"
    LATE = "too late"


@dataclass(frozen=True, slots=True)
class Call:
    """A call as it stands in the log: `id` its number there, `at` the start of its first word (ms)."""

    id: int
    caller: int | None
    words: tuple[str, ...]
    text: str
    on: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Orphan:
    """A call on a shared microphone that waits for its caller, with what it met at its own time."""

    call: Call
    verdict: Verdict
    on: int | None
    infraction: int | None


@dataclass(frozen=True, slots=True)
class Case:
    """A house call that is being voted on, ruled at `closes` (ms) at the latest."""

    call: Call
    on: int
    house: HouseCall
    closes: int
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal that is being voted on."""

    at: int
    seat: int
    text: str
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Met:
    """A duty that was met, kept a while so that a ruling can say why it was bad."""

    seat: int
    due: Due
    at: int


class Authority(Enum):
    """Who may call."""

    DEMOCRATIC = auto()
    MASTER = auto()
    COMPUTER = auto()


@dataclass(slots=True)
class Judgement:
    """The judgement at table time `now` (ms). Seats index the tuples; `last_was_lawful` is of each seat's last card.

    Once it stands in a state nobody changes it; it is not frozen because `Fold` works on copies of it by the thousand,
    and everything in it is frozen.
    """

    rules: Rules
    authority: Authority
    master: int | None
    dealer: int
    now: int
    running: bool
    flow: Flow
    pile: tuple[Lay, ...]
    hands: tuple[int, ...]
    out: tuple[bool, ...]
    moves: tuple[int, ...]
    last_ended: tuple[int, ...]
    """The number of each seat's last turn that ended."""
    turns_begun: int
    valid_plays: int
    duties: tuple[Duty, ...]
    infractions: tuple[tuple[Infraction, ...], ...]
    missed_last_card: tuple[bool, ...]
    last_was_lawful: tuple[bool, ...]
    lifted: tuple[Card | None, ...]
    voices: tuple[Voice, ...]
    turn_watch: Watch
    grace_watches: tuple[Watch, ...]
    meeting: Meeting | None
    orphans: tuple[Orphan, ...]
    cases: tuple[Case, ...]
    proposals: tuple[Proposal, ...]
    waiting_wins: tuple[tuple[int, int], ...]
    machine_calls: tuple[tuple[int, bool, int], ...]
    """When (ms) the program calls which infraction, and whether that is at once or a deadline."""
    tokens: tuple[int, ...]
    last_penalty: tuple[int, ...]
    met: tuple[Met, ...]
    round: int
    """How many rounds have ended."""
    over_known: int
    """When (ms) the end of the last round was known: acts before that were in good faith, and are void."""
    emptied: tuple[Emptied | None, ...]
    coming: tuple[Coming, ...]
    last_effect: int
    """What the turn's watch showed when something was last done that a round waits for before it ends."""
    preludes: tuple[Prelusion, ...]
    locks: tuple[Lock, ...]
    scores: tuple[int, ...]
    owed: tuple[int, ...]
    """Penalty cards that are to be dealt with the next deal."""
    dealt: Dealt | None
    losers: tuple[tuple[int, int], ...]
    """Seats whose turn slipped away, and until when (ms) they are excused."""
    reaching: tuple[bool, ...]
    """Who has a hand on the stack, or between rounds the deck in it."""
    face_up: tuple[bool, ...]
    dealer_looked: bool
    last_drawn: int | None
    """Who drew a card in turn, while no other seat has acted since."""
    claimed: tuple[int | None, ...]
    """When (ms) seats with an empty hand began to say what claims the win."""
    last_dealer: int | None
    """Who dealt last; None before the first deal of a game, in which `dealer` is to deal."""
    count_ends: int | None
    """When (ms) the count is over by which the deck must have been picked up."""
    serial: int
