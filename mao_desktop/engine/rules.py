"""What a variant declares: rules with their IDs, made of parts that the engine carries out.

A part says what happens, is owed or is forbidden; the engine knows the kinds of parts and no variant. A secret rule is
the same data, added while a game runs. Dropping a rule's ID takes its parts out of force, whatever they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from mao_desktop.engine.times import SECOND

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine.cards import Card, Rank
    from mao_desktop.engine.events import Act
    from mao_desktop.engine.judgement import Flow, Lay
    from mao_desktop.engine.times import Watch
    from mao_desktop.engine.words import Phrase, Reader


class Situation(Protocol):
    """The judged table as a rule may read it."""

    now: int
    flow: Flow
    pile: tuple[Lay, ...]
    hands: tuple[int, ...]
    out: tuple[bool, ...]
    moves: tuple[int, ...]
    last_ended: tuple[int, ...]
    valid_plays: int
    turn_watch: Watch


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


class Deed(Enum):
    """A duty that is done and not said."""

    TAKE_CHAIN = auto()


class Cut(Enum):
    """The event that makes a duty overdue before its grace is over."""

    NEXT_MOVE = auto()
    """The next card played or drawn in turn."""


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


@dataclass(frozen=True, slots=True)
class Say:
    """Effect: the player owes a phrase; `due` is asked when the card lies, and may say None."""

    due: Callable[[Situation, Card], Due | None]


@dataclass(frozen=True, slots=True)
class Skip:
    """Effect: the next player misses a turn."""


@dataclass(frozen=True, slots=True)
class Reverse:
    """Effect: the order of play reverses."""


@dataclass(frozen=True, slots=True)
class OpenSuit:
    """Effect: whoever names a suit first sets it."""


Effect = Say | Skip | Reverse | OpenSuit


@dataclass(frozen=True, slots=True)
class Lawful:
    """Part: which card may lie; `test` says None where it has no opinion, and the newest opinion holds."""

    test: Callable[[Situation, Card], bool | None]
    offence: Offence


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """Part: a card put down while it is not one's turn is an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class OnPlay:
    """Part: what a card does when it is played; all but phrases only in turn."""

    which: Callable[[Card], bool]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OnHand:
    """Part: what is owed by who comes down, or up, to so many cards by a move of their own."""

    count: int
    due: Due


@dataclass(frozen=True, slots=True)
class Chain:
    """Part: cards of one rank pile up what the next player must take, or answer with one more.

    `answer` gives what is to be said by who takes, by the number of live cards; `take` is the duty to take them, which
    opens with the turn and is overdue after `take_limit` (ms), or opens once the answer is said where that is None.
    """

    rank: Rank
    answer: Callable[[int], Due]
    take: Due
    take_limit: int | None
    ends_turn: bool
    answerable: bool = True
    """Another card of the rank answers the chain."""


@dataclass(frozen=True, slots=True)
class TurnLimit:
    """Part: a turn must begin within `limit` (ms), and again within every further one."""

    limit: int
    offence: Offence


@dataclass(frozen=True, slots=True)
class Claim:
    """Part: the word that wins with an empty hand and is forbidden at any other time.

    `due` makes it a duty where the variant asks for it; `clean` wants no open infraction at all, not only none of the
    last card; `needs_last_card` refuses the win to who missed the last-card duty before.
    """

    in_vain: Offence
    due: Due | None = None
    clean: bool = False
    needs_last_card: bool = False
    earns_token: bool = False
    ends_round: bool = False


@dataclass(frozen=True, slots=True)
class PointOfOrder:
    """Part: a point of order; `restarts_clock` gives the turn its whole time anew at its end."""

    touching: Offence
    again: Offence | None = None
    all_touches: bool = False
    """Touching is an offence as well, not only putting a card down."""
    restarts_clock: bool = False


@dataclass(frozen=True, slots=True)
class HouseCall:
    """Part: an offence that the table judges; `reaches_out`: also of seats that are out of the game."""

    offence: Offence
    reaches_out: bool = False


@dataclass(frozen=True, slots=True)
class Talking:
    """Part: words that the game neither asks for nor allows are an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class WrongWords:
    """Part: words that are an offence whenever they are said (curses, or explanations that were listed)."""

    words: tuple[Phrase, ...]
    offence: Offence


@dataclass(frozen=True, slots=True)
class Lying:
    """Part: an untrue statement about the game is an offence; `last_card` is the phrase that may be a lie."""

    offence: Offence
    last_card: Phrase


@dataclass(frozen=True, slots=True)
class OnAct:
    """Part: an act that is an offence in itself."""

    which: Callable[[Act], bool]
    offence: Offence


@dataclass(frozen=True, slots=True)
class Rejoining:
    """Part: who is out of the game may come in with so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class BadCall:
    """Part: what a call costs its caller that nothing answers; `as_meant`: the cards that it meant to give."""

    rule: str
    as_meant: bool


@dataclass(frozen=True, slots=True)
class RulesBought:
    """Part: a new rule costs a token."""


Part = (
    Lawful | TurnOrder | OnPlay | OnHand | Chain | TurnLimit | Claim | PointOfOrder | HouseCall | Talking | WrongWords
    | Lying | OnAct | Rejoining | BadCall | RulesBought
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a rule sheet: its ID, a short statement, what it does, and which seat wrote it if it is a secret."""

    id: str
    text: str
    parts: tuple[Part, ...] = ()
    author: int | None = None


@dataclass(frozen=True, slots=True)
class CallForm:
    """A call that the variant knows, and the row and the cards that it means."""

    phrase: Phrase
    rule: str
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Revoke:
    """A carried proposal: the last penalty on a seat is taken back."""

    seat: int


P = TypeVar("P")


@dataclass(frozen=True)
class Rules:
    """All rules in force, with the options that they were made with.

    `book` holds the variant's own rules in the catalogue's order, `secret` what was added, newest first. `reread` makes
    the rules anew from other options, and `proposal` reads a proposal's text, None where it has no effect; both are the
    variant's own.
    """

    variant: str
    options: Mapping[str, object]
    book: tuple[Rule, ...]
    reader: Reader
    call_forms: tuple[CallForm, ...]
    face: Callable[[Card], Card]
    proposal: Callable[[Rules, str], Revoke | Rules | None]
    secret: tuple[Rule, ...] = ()
    dropped: frozenset[str] = field(default_factory=frozenset)

    @cached_property
    def in_force(self) -> tuple[Part, ...]:
        """All parts of all rules that were not dropped, the newest rule's first."""
        return tuple(part for rule in (*self.secret, *self.book) if rule.id not in self.dropped for part in rule.parts)

    def _all(self, kind: type[P]) -> tuple[P, ...]:
        return tuple(part for part in self.in_force if isinstance(part, kind))

    def _one(self, kind: type[P]) -> P | None:
        return next(iter(self._all(kind)), None)

    @cached_property
    def lawful(self) -> tuple[Lawful, ...]:
        """The tests of a card's legality, the newest first."""
        return self._all(Lawful)

    @cached_property
    def turn_order(self) -> TurnOrder | None:
        """The rule against playing out of turn."""
        return self._one(TurnOrder)

    @cached_property
    def effects(self) -> Callable[[Card], tuple[Effect, ...]]:
        """What a card does when it is played: variant's effects first, then secret rules' from the oldest on."""
        parts = self._all(OnPlay)
        seen: dict[Card, tuple[Effect, ...]] = {}

        def of(card: Card) -> tuple[Effect, ...]:
            if card not in seen:
                seen[card] = tuple(effect for part in parts if part.which(card) for effect in part.effects)
            return seen[card]

        return of

    @cached_property
    def on_hand(self) -> tuple[OnHand, ...]:
        """What is owed at which size of the hand."""
        return self._all(OnHand)

    @cached_property
    def chain(self) -> Chain | None:
        """The rank that piles up."""
        return self._one(Chain)

    @cached_property
    def turn_limit(self) -> TurnLimit | None:
        """How long a turn may take to begin."""
        return self._one(TurnLimit)

    @cached_property
    def claim(self) -> Claim | None:
        """The word that wins."""
        return self._one(Claim)

    @cached_property
    def point_of_order(self) -> PointOfOrder | None:
        """What holds during a point of order."""
        return self._one(PointOfOrder)

    @cached_property
    def house_calls(self) -> tuple[HouseCall, ...]:
        """The offences that the table judges."""
        return self._all(HouseCall)

    @cached_property
    def talking(self) -> Talking | None:
        """The rule against talking."""
        return self._one(Talking)

    @cached_property
    def wrong_words(self) -> tuple[WrongWords, ...]:
        """Words that are an offence whenever they are said."""
        return self._all(WrongWords)

    @cached_property
    def lying(self) -> Lying | None:
        """The rule against untrue statements."""
        return self._one(Lying)

    @cached_property
    def on_act(self) -> tuple[OnAct, ...]:
        """Acts that are an offence in themselves."""
        return self._all(OnAct)

    @cached_property
    def rejoining(self) -> Rejoining | None:
        """With how many cards one comes in again."""
        return self._one(Rejoining)

    @cached_property
    def bad_call(self) -> BadCall | None:
        """What a bad call costs."""
        return self._one(BadCall)

    @cached_property
    def rules_bought(self) -> bool:
        """Whether a new rule costs a token."""
        return self._one(RulesBought) is not None

    @cached_property
    def grace(self) -> int:
        """How long a duty stays open (ms)."""
        return self.time("grace")

    @cached_property
    def feasible(self) -> int:
        """What nobody is asked to be faster than (ms)."""
        return self.time("feasible")

    @cached_property
    def lead(self) -> int:
        """How long before its trigger a phrase may be begun (ms)."""
        return self.time("lead")

    def time(self, option: str) -> int:
        """Tell an option that is a time, in ms."""
        value = self.options[option]
        return round(value * SECOND) if isinstance(value, int | float) else 0
