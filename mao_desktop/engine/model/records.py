"""What the judgement keeps of a game: duties, infractions, utterances, calls, votes and points of order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.model.record import Replaceable, record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.facts import Verdict
    from mao_desktop.engine.model.offences import DutySpec, OffenceType, StatuteAnchor
    from mao_desktop.engine.model.words import Word


@record
class Duty(Replaceable):
    """Something owed by a seat since `opened` (ms), overdue when its watch shows `limit`.

    `reading` and `plain` are what the grace's and the turn's watch showed when it opened; `card` is the number of the
    played card that it hangs on. Where `infraction` is set it is overdue and was not called yet. Where `turn` is set,
    only that turn can meet it: it is owed no longer when that turn ends, and again if a card taken back lets it go on.
    """

    id: int
    seat: int
    spec: DutySpec
    opened: int
    reading: int
    plain: int
    limit: int | None
    card: int | None = None
    turn: int | None = None
    source: int | None = None
    """Whose hand a card is to be taken out of."""
    within: int | None = None
    """How long (ms) it was given at first."""
    infraction: int | None = None
    doubtful: bool = False
    continued: bool = False
    was_cut: bool = False
    knocks: int = 0


@record
class Infraction(Replaceable):
    """A dated breach of a rule, which costs nothing until it is called.

    `card` is the played card that broke the rule, `hangs_on` the one whose duty was broken. `excused` and `doubtful`
    ones are never punished: a gap covered them, or the due phrase was heard unsurely. `missed` is what can't be made
    good any more. `word` is the word (utterance and index) of a forbidden phrase, which may still turn out to be due up
    to `lapses` (ms).
    """

    id: int
    offence: OffenceType
    on: int
    since: int
    anchor: StatuteAnchor
    card: int | None = None
    hangs_on: int | None = None
    duty: int | None = None
    missed: DutySpec | None = None
    excused: bool = False
    doubtful: bool = False
    word: tuple[int, int] | None = None
    lapses: int = 0
    round: int = 0
    turn: int = 0
    """The number of the turn that was going on."""
    away: Card | None = None
    """The card that was put away by it, which comes back with the ruling."""
    voided: bool = False
    """Whether a call of it was void."""
    done: int = 0
    """How much was done of what is `missed`: knocks, or cards drawn."""


@record
class Met:
    """A duty that was met at `at` (ms), kept a while so that a ruling can say why it was bad.

    `word` is the first of the words that met it (utterance and index); None where a deed did.
    """

    duty: Duty
    at: int
    word: tuple[int, int] | None = None

    @property
    def seat(self) -> int:
        """Whose duty it was."""
        return self.duty.seat

    @property
    def spec(self) -> DutySpec:
        """What was owed."""
        return self.duty.spec

    @property
    def card(self) -> int | None:
        """The number of the played card that it hung on."""
        return self.duty.card


@record
class MetCall(Replaceable):
    """What a call begun at `at` (ms) has met, kept a while so that another seat's call of the same is no bad one.

    `by` are the seats that have called it, the first first; a call that the table votes on has no `infraction`.
    """

    at: int
    on: int
    offence: OffenceType
    by: tuple[int | None, ...]
    infraction: Infraction | None = None


@record
class UnpaidCall:
    """A bad call begun at `at` (ms), which costs its caller cards only if another seat says that it was bad."""

    at: int
    caller: int
    rule: str
    cards: int


@record
class Utterance(Replaceable):
    """An utterance as far as it was judged: `next` is the first word to come, `used` the words that met a duty.

    `idle` are the places at which phrases or lone words began that met nothing, and `talk` those of them that nobody
    may say. `id` is the utterance's number in the log; `shared` ones came without a seat, and may still be given to
    one. Its first `called` words are a call, and say nothing more than what may never be said. `voice` is the seat that
    its sound alone tells. `held` are the offences that nobody's words would be of each seat that may have said them.
    """

    id: int
    seat: int | None
    words: tuple[Word, ...]
    texts: tuple[str, ...]
    sure: bool
    shared: bool = False
    db: int = 0
    voice: int | None = None
    next: int = 0
    used: frozenset[int] = frozenset()
    idle: tuple[int, ...] = ()
    talk: tuple[int, ...] = ()
    called: int = 0
    held: tuple[Infraction, ...] = ()


@record
class Call:
    """A call as it stands in the log: `id` its number there, `at` the start of its first word (ms)."""

    id: int
    caller: int | None
    words: tuple[str, ...]
    text: str
    on: int | None
    at: int


@record
class UnattributedCall:
    """A call of a shared microphone, with what it met at its own time, until it is known whose it is."""

    call: Call
    verdict: Verdict
    on: int | None
    infraction: int | None


@record
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


@record
class HouseVote:
    """A call that the table votes on, ruled at `closes` (ms) at the latest."""

    call: Call
    on: int
    offence: OffenceType
    closes: int
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@record
class Proposal:
    """A proposal that is being voted on."""

    at: int
    seat: int
    text: str
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@record
class DealInProgress:
    """A deal by `by` that is going on: the cards each seat has got, who got the last, and its mistakes so far.

    `over` counts those of a seat's cards that false dealers have dealt over its hand size; `together` are the seats
    that got several of their hand's cards at a time.
    """

    by: int
    cards: tuple[int, ...]
    last: int | None = None
    wrong_way: bool = False
    false_dealers: frozenset[int] = frozenset()
    over: tuple[int, ...] = ()
    together: frozenset[int] = frozenset()
