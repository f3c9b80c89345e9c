"""What enters a game: a tagged union of events, each stamped with the time at which it became known.

Seats are numbers from 0, clockwise. Times are integer milliseconds of table time. An act happens when it is stamped;
speech, calls and knocks carry times of their own, since they become known later than they happen.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from mao_desktop.engine.model.record import record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card, Suit
    from mao_desktop.engine.model.row import Row
    from mao_desktop.engine.model.words import Word

OVERSEER = -1
"""The caller's number of a Mao Master who has no seat."""


@record
class Play:
    """A card put onto the pile; `batch` is the locked penalty that it belongs to, noted by the table."""

    seat: int
    card: Card
    batch: int | None = None


@record
class Draw:
    """Cards taken off the stack by hand; `cards` are those that came, noted by the table."""

    seat: int
    count: int = 1
    cards: tuple[Card, ...] = ()


@record
class Take:
    """A card taken at random out of another's hand; `pick` is the place in that hand that chance named.

    `card` is the card that came, noted by the table.
    """

    seat: int
    source: int
    pick: int
    card: Card | None = None


@record
class Discard:
    """A card put away from the hand and not onto the pile: out of the game, or `under_stack` below the stack."""

    seat: int
    card: Card
    under_stack: bool = False


class Place(Enum):
    """Where hands can be laid without playing."""

    HAND = "hand"
    STACK = "stack"
    PILE = "pile"


@record
class Touch:
    """Hands laid on cards without playing; a seat's number means that its hand was peeked at."""

    seat: int
    what: Place | int


class Facing(Enum):
    """Which way a seat turns its cards, or that it looks at its locked ones."""

    UP = "hand"
    DOWN = "down"
    PENALTY = "penalty"


@record
class Look:
    """The own cards turned up or down, or the locked ones looked at."""

    seat: int
    at: Facing


@record
class Lift:
    """A card taken out of the hand towards the table."""

    seat: int
    card: Card


@record
class Return:
    """A lifted card put back."""

    seat: int
    card: Card


@record
class NameSuit:
    """A click that names a suit."""

    seat: int
    suit: Suit


@record
class Propose:
    """A proposal put to the vote in a point of order."""

    seat: int
    text: str


@record
class Vote:
    """A vote on the newest open proposal or house call."""

    seat: int
    yes: bool


@record
class Rejoin:
    """A seat that is not in the game comes in."""

    seat: int


@record
class Leave:
    """A seat drops out; with `publish` it tells everybody the rules that it wrote."""

    seat: int
    publish: bool = False


@record
class Publish:
    """A seat tells everybody the rules that it wrote; they stay in force."""

    seat: int


@record
class GiveToken:
    """A token given away."""

    seat: int
    to: int


@record
class WriteRule:
    """A secret rule written by a seat: its text and the row that it compiles to, None where `why` refuses it.

    A rule that is `held` comes into force with the words for it. One that was `agreed` on with the table needs no
    right.
    """

    seat: int
    text: str
    row: Row | None = None
    why: str = ""
    held: bool = False
    agreed: bool = False


@record
class Deal:
    """Cards dealt from the stack in this order; `turn_up` turns the first card, which begins the game.

    Where a round still lies on the table, `order` is the new order of all its cards. `first` names who begins, where
    the variant lets the dealer say so. `turned` is the card that came up, noted by the table.
    """

    seat: int
    portions: tuple[tuple[int, int], ...]
    turn_up: bool = False
    order: tuple[int, ...] = ()
    first: int | None = None
    turned: Card | None = None


@record
class Count:
    """A count begun aloud, of so many seconds."""

    seat: int
    count: int


@record
class RaiseHand:
    """A hand raised for a call, for all to see; the call counts from then. It is no act and judges nothing."""

    seat: int


@record
class LowerHand:
    """A raised hand taken down without a call."""

    seat: int


@record
class Pause:
    """The game stood still for `length` ms, in which no table time passed; `why` says what was open."""

    why: str
    length: int


@record
class Knock:
    """Knocks on the table, at a time of their own."""

    seat: int
    count: int
    time: int


@record
class Spoken:
    """An utterance; `seat` is None on a shared microphone, `sure` False where the recogniser doubts it.

    `voice` is the seat whose voice it clearly was, and `shares` how likely (per mille) it was each seat's; both by the
    sound of the voice alone, on which nobody pays.
    """

    seat: int | None
    words: tuple[Word, ...]
    sure: bool = True
    db: int = 0
    voice: int | None = None
    shares: tuple[tuple[int, int], ...] = ()


@record
class Called:
    """A penalty call, spoken or clicked, on a seat or on whomever it fits."""

    caller: int | None
    words: tuple[Word, ...]
    on: int | None


@record
class Corrected:
    """Somebody says whose voice the utterance was that entered as number `utterance` of the log."""

    seat: int
    utterance: int


@record
class Gap:
    """The microphone of these seats (None: of all) was deaf from `begin` to `end`."""

    begin: int
    end: int
    why: str
    seats: tuple[int, ...] | None = None


@record
class HeardUpTo:
    """The speech watermark: everything that was begun to be said before `time` is known.

    Words begun at that very millisecond wait, for a call begun then may be unknown yet and calls come first; `whole`
    says that all of it is known.
    """

    time: int
    whole: bool = False


@record
class Shuffled:
    """Chance's answer to `ShuffleWanted`: the new order, as places in the loose cards."""

    order: tuple[int, ...]


Act = (
    Play | Draw | Take | Discard | Touch | Look | Lift | Return | NameSuit | Propose | Vote | Rejoin | Leave | Publish
    | GiveToken | WriteRule | Deal | Count
)  # fmt: skip
Event = Act | RaiseHand | LowerHand | Pause | Knock | Spoken | Called | Corrected | Gap | HeardUpTo | Shuffled


@record
class Stamped:
    """An event and the table time (ms) at which it became known."""

    at: int
    event: Event
