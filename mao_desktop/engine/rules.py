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

    from mao_desktop.engine.cards import Card, Rank, Suit
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
    recurs: bool = False
    """Every further grace is an infraction of its own, called or not."""
    knocks: int = 0


@dataclass(frozen=True, slots=True)
class Say:
    """Effect: the player owes a phrase; `due` is asked when the card lies, and may say None."""

    due: Callable[[Situation, Card], Due | None]


@dataclass(frozen=True, slots=True)
class Skip:
    """Effect: the next player misses a turn, or where it is answerable answers with another skip."""

    answerable: bool = False


@dataclass(frozen=True, slots=True)
class Reverse:
    """Effect: the order of play reverses."""


@dataclass(frozen=True, slots=True)
class SwapNext:
    """Effect: the next two seats change places until both have had their turn."""


@dataclass(frozen=True, slots=True)
class EitherNeighbour:
    """Effect: whichever neighbour acts first has the next turn, and play goes on that way."""


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """Effect: the player has one turn more."""


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Effect: the player must take a card out of the next one's hand, or `by_next` the other way round."""

    due: Due
    by_next: bool = False


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Effect: the player, and nobody else, must name a suit that is not barred."""

    due: Due
    wrong: Offence
    barred: Callable[[Situation, Card], frozenset[Suit]]


@dataclass(frozen=True, slots=True)
class OpenSuit:
    """Effect: whoever names a suit first sets it."""


@dataclass(frozen=True, slots=True)
class Perform:
    """Effect: the player owes a deed; `due` is asked when the card lies, and may say None."""

    due: Callable[[Situation, Card], Due | None]


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Effect: the turn stays with a player who has cards, who owes another move."""

    due: Due


Effect = (
    Say | Perform | Skip | Reverse | OpenSuit | PlayAgain | SwapNext | EitherNeighbour | ExtraTurn | TakeCard | NameSuit
)


class Part:
    """Something that a rule does; the module that carries a part out may declare it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Lawful(Part):
    """Part: which card may lie; `test` says None where it has no opinion, and the newest opinion holds."""

    test: Callable[[Situation, Card], bool | None]
    offence: Offence


@dataclass(frozen=True, slots=True)
class TurnOrder(Part):
    """Part: a card put down while it is not one's turn is an offence, `after_drawing` one's own card another."""

    offence: Offence
    after_drawing: Offence | None = None


@dataclass(frozen=True, slots=True)
class OnPlay(Part):
    """Part: what a card does when it is played; all but phrases only in turn."""

    which: Callable[[Card], bool]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OnHand(Part):
    """Part: what is owed by who comes down, or up, to so many cards by a move of their own."""

    count: int
    due: Due
    by_card: bool = False
    """Only by a card put down."""
    any_way: bool = False
    """Also by cards that others take or give."""
    no_grace: bool = False
    """Only its cut makes it overdue."""


@dataclass(frozen=True, slots=True)
class Chain(Part):
    """Part: cards of one rank pile up what the next player must take, or answer with one more.

    `answer` gives what is to be said by who takes, by the number of live cards; `take` is the duty to take them, which
    opens with the turn and is overdue after `take_limit` (ms), or opens once the answer is said where that is None.
    """

    rank: Rank
    answer: Callable[[int], Due | None]
    take: Due | None
    take_limit: int | None
    ends_turn: bool
    answerable: bool = True
    """Another card of the rank answers the chain."""
    each: int = 1
    """How many cards are taken for each live one."""


@dataclass(frozen=True, slots=True)
class FreeCards(Part):
    """Part: cards that anybody may put down at any time, and that move no turn."""

    which: Callable[[Situation, Card], bool]


@dataclass(frozen=True, slots=True)
class TurnLimit(Part):
    """Part: a turn must begin within `limit` (ms), and again within every further one."""

    limit: int
    offence: Offence


@dataclass(frozen=True, slots=True)
class Claim(Part):
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
class PointOfOrder(Part):
    """Part: a point of order; `restarts_clock` gives the turn its whole time anew at its end."""

    touching: Offence | None = None
    again: Offence | None = None
    all_touches: bool = False
    """Touching is an offence as well, not only putting a card down."""
    restarts_clock: bool = False
    ended_by_caller: bool = False
    """Only who called it ends it."""
    rules_rest: bool = False
    """Nothing else can be called in it."""


@dataclass(frozen=True, slots=True)
class HouseCall(Part):
    """Part: an offence that the table judges; `reaches_out`: also of seats that are out of the game."""

    offence: Offence
    reaches_out: bool = False


@dataclass(frozen=True, slots=True)
class Talking(Part):
    """Part: words that the game neither asks for nor allows are an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class WrongWords(Part):
    """Part: words that are an offence whenever they are said (curses, or explanations that were listed)."""

    words: tuple[Phrase, ...]
    offence: Offence
    free_in_meeting: bool = False


@dataclass(frozen=True, slots=True)
class Lying(Part):
    """Part: an untrue statement about the game is an offence; `last_card` is the phrase that may be a lie."""

    offence: Offence
    last_card: Phrase


@dataclass(frozen=True, slots=True)
class OnAct(Part):
    """Part: an act that is an offence in itself."""

    which: Callable[[Act], bool]
    offence: Offence


@dataclass(frozen=True, slots=True)
class Rejoining(Part):
    """Part: who is out of the game may come in with so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class BadCall(Part):
    """Part: what a call costs its caller that nothing answers; `as_meant`: the cards that it meant to give."""

    rule: str
    as_meant: bool
    cards: int = 1


@dataclass(frozen=True, slots=True)
class CallWord(Part):
    """Part: only what begins with this word, and says something more, is a call."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class AnyBreach(Part):
    """Part: a call in these words alone meets the newest infraction of a seat, whatever it is."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class WrongTurn(Part):
    """Part: saying that it is somebody's turn when it is not is an offence."""

    offence: Offence


@dataclass(frozen=True, slots=True)
class RulesBought(Part):
    """Part: a new rule costs a token."""


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


P = TypeVar("P", bound=Part)


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

    @cached_property
    def _by_kind(self) -> dict[type[Part], tuple[Part, ...]]:
        return {}

    def all(self, kind: type[P]) -> tuple[P, ...]:
        """List the parts of a kind that are in force, the newest rule's first."""
        found = self._by_kind.get(kind)
        if found is None:
            found = self._by_kind[kind] = tuple(part for part in self.in_force if isinstance(part, kind))
        return found  # type: ignore[return-value]  # by its kind

    def one(self, kind: type[P]) -> P | None:
        """Give the part of a kind that is in force, of several the newest rule's."""
        found = self.all(kind)
        return found[0] if found else None

    @cached_property
    def lawful(self) -> tuple[Lawful, ...]:
        """The tests of a card's legality, the newest first."""
        return self.all(Lawful)

    @cached_property
    def effects(self) -> Callable[[Card], tuple[Effect, ...]]:
        """What a card does when it is played: variant's effects first, then secret rules' from the oldest on."""
        parts = self.all(OnPlay)
        seen: dict[Card, tuple[Effect, ...]] = {}

        def of(card: Card) -> tuple[Effect, ...]:
            if card not in seen:
                seen[card] = tuple(effect for part in parts if part.which(card) for effect in part.effects)
            return seen[card]

        return of

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
