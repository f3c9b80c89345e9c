"""The tape: a table as it was laid out, and all that then happened and was said at it.

Times are whole milliseconds of table time, seats are names, cards are strings ("7S", "10H", "*" for a joker).
Everything carries `order`, its place in the log, which decides between things of one kind at one millisecond; where
orders are equal, the place in `Tape.items` does. No verdict may depend on when something became `known`, but for what
the catalogue dates from a ruling: German thanks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .clock import Stop

Place = tuple[int, float]
"""A millisecond, and a place in the log."""

TimedWord = tuple[str, int, int]
"""A word, its start and its end."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table at time 0, when the first turn begins."""

    variant: str
    """The variant's name in the program."""
    seats: tuple[str, ...]
    """Clockwise."""
    turn: str
    """Whose turn it is at time 0."""
    hands: dict[str, int]
    """How many cards each seat holds."""
    pile: tuple[str, ...]
    """Bottom to top; these cards lie without effect or duty."""
    options: dict[str, float] = field(default_factory=dict)
    """Options by the catalogue's names, times in seconds, switches as booleans; the rest stay at their defaults."""
    calls: str | tuple[str, str] = "democratic"
    """`democratic`, `computer`, or `("master", NAME)`."""
    dealer: str | None = None
    """Who dealt; decides nothing here, since `turn` is given."""
    direction: int = 1
    """1 clockwise, -1 counterclockwise."""
    out: tuple[str, ...] = ()
    """Seats that are out of the game."""
    tokens: dict[str, int] = field(default_factory=dict)
    """Moo tokens."""
    scores: dict[str, int] = field(default_factory=dict)
    """Points from before."""
    running: bool = True
    """Whether a round is on; else the table lies between rounds."""
    live: bool = False
    """Whether the top card counts as just played by the dealer."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card put on the pile."""

    at: int
    seat: str
    card: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards taken from the stack by hand (penalty cards are not: they come by themselves and are no acts)."""

    at: int
    seat: str
    n: int = 1
    order: int = 0
    cards: tuple[str, ...] = ()
    """Those that came, where it matters."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Hands laid on cards: `hand`, `stack`, `pile` or the name of a seat whose hand is peeked at."""

    at: int
    seat: str
    what: str = "hand"
    order: int = 0


@dataclass(frozen=True, slots=True)
class Lift:
    """A card taken out of the hand towards the table."""

    at: int
    seat: str
    card: str = ""
    order: int = 0


@dataclass(frozen=True, slots=True)
class Return:
    """A lifted card put back into the hand."""

    at: int
    seat: str
    card: str = ""
    order: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """An answer to the newest open house call or proposal."""

    at: int
    seat: str
    yes: bool
    order: int = 0


@dataclass(frozen=True, slots=True)
class Rejoin:
    """A seat that is out comes back by a click, with five cards."""

    at: int
    seat: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat drops out; its hand goes into the stack."""

    at: int
    seat: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class NameSuit:
    """A click that names a suit: S, H, D or C."""

    at: int
    seat: str
    suit: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Knock:
    """Knocks on the table."""

    at: int
    seat: str
    n: int = 1
    order: int = 0
    known: int | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """A card taken out of another hand."""

    at: int
    seat: str
    source: str
    order: int = 0
    card: str = ""
    """The one that came, where it matters."""


@dataclass(frozen=True, slots=True)
class Discard:
    """A card put away from the hand, and not onto the pile."""

    at: int
    seat: str
    card: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Write:
    """A rule written by a seat; `refused` where its sentence can be none, `held` where it waits to be introduced."""

    at: int
    seat: str
    text: str
    refused: bool = False
    held: bool = False
    order: int = 0


@dataclass(frozen=True, slots=True)
class Propose:
    """A proposal put to the vote."""

    at: int
    seat: str
    text: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """The own cards turned up (`hand`) or `down`, or the locked ones looked at (`penalty`)."""

    at: int
    seat: str
    what: str
    order: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards dealt from the stack in this order; `turned` is the card turned up then, if any, `first` who begins."""

    at: int
    seat: str
    portions: tuple[tuple[str, int], ...]
    turned: str | None = None
    order: int = 0
    first: str | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """A count begun aloud, of so many ms."""

    at: int
    seat: str
    ms: int
    order: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """The hands as they lay when it was known that a round was over, with what had been drawn since its end.

    Cards put down later than `heard` still lay on the pile, those put down before had come back already.
    """

    at: int
    heard: int
    hands: dict[str, tuple[str, ...]]
    order: int = 0


Act = (
    Play | Draw | Touch | Lift | Return | Vote | Rejoin | Leave | NameSuit | Knock | Take | Discard | Write | Propose
    | Look | Deal | Count
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Say:
    """One utterance; `seat` is None where a shared microphone heard it, `sure` false where the recogniser doubts."""

    seat: str | None
    words: tuple[TimedWord, ...]
    sure: bool = True
    order: int = 0
    known: int | None = None
    """When it became known; its end, where nothing is said."""
    voice: str | None = None
    """Whose voice it was, by its sound alone."""


@dataclass(frozen=True, slots=True)
class Call:
    """A penalty call, spoken or (all its words at one time) clicked; `on` is None where no seat was named."""

    seat: str
    words: tuple[TimedWord, ...]
    on: str | None
    start: int
    order: int = 0
    known: int | None = None

    @property
    def at(self) -> int:
        """Its time, as that of an act."""
        return self.start


Timed = TypeVar("Timed", Act, Call)


def taken(ahead: list[Timed], now: int, stage: float) -> Iterator[Timed]:
    """Take one by one what lies ahead of a millisecond and is ruled on at a stage of it."""
    while ripe := [item for item in ahead if item.at <= now and item.order < stage]:
        ahead.remove(ripe[0])
        yield ripe[0]


@dataclass(frozen=True, slots=True)
class Gap:
    """The microphones of some seats (None: of all) were deaf from `start` up to, not including, `end`."""

    start: int
    end: int
    seats: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Heard:
    """From `at` on all is known that was done or called up to `until`, or said before; it is ruled on at once.

    What stands later in the log and is of that very millisecond comes after it.
    """

    until: int
    at: int
    order: int


@dataclass(frozen=True)
class Tape:
    """A whole game: the layout, everything in it, and the time up to which everything is known.

    `heard` says when it was known how much had been said and done; where it is empty, all is known once it was said.
    """

    layout: Layout
    items: tuple[Act | Say | Call | Gap | Shown, ...]
    end: int
    heard: tuple[Heard, ...] = ()

    def in_order(self) -> list[Act | Say | Call]:
        """What was done and said, in the log's order."""
        items = (item for item in self.items if not isinstance(item, Gap | Shown))
        return [item for _, item in sorted(enumerate(items), key=lambda pair: (pair[1].order, pair[0]))]

    def rules_written(self) -> list[str]:
        """The sentences of all rules that seats write in the game."""
        return [item.text for item in self.items if isinstance(item, Write) and not item.refused]

    def deaf(self, seat: str) -> list[Stop]:
        """When nobody could hear a seat."""
        return [(gap.start, gap.end) for gap in self.gaps if gap.seats is None or seat in gap.seats]

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """When nobody could hear somebody."""
        return tuple(item for item in self.items if isinstance(item, Gap))

    def stages(self, at: int) -> tuple[float, ...]:
        """The places in the log up to which acts and calls of a millisecond are ruled on together, in their order."""
        return (*(heard.order for heard in self.heard if heard.until == at), inf)

    def ruled(self, at: int, stage: float, *, after_words: bool) -> Place:
        """Where what happened at a millisecond is ruled on: its acts and calls up to a stage, or its words as well."""
        return min(
            (
                (heard.at, heard.order)
                for heard in self.heard
                if heard.until > at or (heard.until == at and heard.order >= stage and not after_words)
            ),
            default=(self.end, inf),
        )


def spread(text: str, start: int, end: int | None = None) -> tuple[TimedWord, ...]:
    """The words of a text spread evenly from start to end (300 ms a word where no end is given)."""
    words = text.split()
    span = (300 * len(words) if end is None else end - start) / max(1, len(words))
    return tuple((word, round(start + i * span), round(start + (i + 1) * span)) for i, word in enumerate(words))


def say(seat: str | None, text: str, start: int, end: int | None = None, *, sure: bool = True, order: int = 0) -> Say:
    """An utterance from its text, the words spread evenly."""
    return Say(seat, spread(text, start, end), sure, order)


def typed(seat: str | None, text: str, at: int, *, order: int = 0) -> Say:
    """An utterance that was typed: every word stands at its Enter."""
    return Say(seat, spread(text, at, at), order=order)


def click(seat: str, text: str, at: int, on: str | None = None, *, order: int = 0) -> Call:
    """A clicked call."""
    return Call(seat, spread(text, at, at), on, at, order)


def call(seat: str, text: str, start: int, on: str | None = None, end: int | None = None, *, order: int = 0) -> Call:
    """A spoken call, its words spread evenly."""
    return Call(seat, spread(text, start, end), on, start, order)
