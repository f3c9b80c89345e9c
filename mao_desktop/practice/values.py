"""What practice is made of: items, trials, outcomes, and what is kept of them.

Times are ms, dates ms of UTC since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Layout, Stamped

ME = 0
"""The seat of the person who practises."""


class Kind(Enum):
    """What an item asks a person for."""

    SAY = "say"
    ANSWER = "answer"
    """A phrase that answers a chain, such as “penalty card” to a seven."""
    KNOCK = "knock"
    SUIT = "suit"
    ANNOUNCE = "announce"
    """What must be said before a card is put down."""
    CLAIM = "claim"
    CALL = "call"
    ORDER = "order"
    SILENCE = "silence"


class Drill(Enum):
    """The form in which an item is practised."""

    CARD = "card"
    """A card, and what it asks for; some ask for nothing."""
    TWO = "two"
    """A card that asks for several things."""
    CHAIN = "chain"
    """Cards that count up, such as sevens, and the answer to them."""
    LAST = "last"
    """The last card but one, and the last."""
    CALL = "call"
    """Another seat errs or does not: call it or keep silent."""
    REVERSE = "reverse"
    """A phrase, and the card of the hand that asks for it."""
    KNOCK = "knock"
    NAMES = "names"
    """Names of cards, such as spades."""
    ORDER = "order"
    """A point of order."""
    SCENE = "scene"
    """A few cards by others before one's own."""
    BESIDE = "beside"
    """What no card in turn asks for: a penalty, a draw, a card out of turn, a card that must be announced."""


class Result(Enum):
    """How a trial ended."""

    MET = "met"
    """What was due was done in time, or nothing was due and nothing was done."""
    WRONG = "wrong"
    """Something else was said or done in time."""
    LATE = "late"
    MISSED = "missed"
    """Nothing was done that was due."""
    EXCESS = "excess"
    """Something was said or called though nothing was due."""
    UNSURE = "unsure"
    """Heard, but not surely: it counts for the ear and never for the person."""
    GUESS = "guess"
    """Done sooner than anybody can react: it counts for nothing."""
    TOLD = "told"
    """The first trial of an item, with which its answer was shown: it counts for nothing."""


class Source(Enum):
    """Where a trial comes from."""

    PRACTICE = "practice"
    CHECK = "check"
    """One of the mixed cards without feedback at the end of a round."""
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Item:
    """Something to practise: a kind of act by a rule of a variant.

    `rule` is the rule's ID, of a rule that a player wrote its text. `title` is the rule's statement, `example` one
    answer: a phrase or a call.
    """

    variant: str
    kind: Kind
    rule: str
    title: str
    example: str

    @property
    def key(self) -> str:
        """What it is kept by."""
        return f"{self.kind.value}:{self.rule}"


@dataclass(frozen=True, slots=True)
class Trial:
    """One trial: a small game in which the person sits at seat `ME`.

    `script` happens by itself, at table times; what counts begins at `cue` (ms), as `card` lands or a seat is to be
    called. `pace` (ms) is how long there is for an answer, `until` (ms of table time) when it is over at the latest.
    `items` are asked for, the chief one first; `due` are right answers to all of them in words, none where silence is
    right. For `Drill.REVERSE` `due` is what is shown, and a card of the hand is the answer. With one that is `told` the
    answer is shown, since its item is new. In calls `watched` is the seat that errs or does not.
    """

    drill: Drill
    items: tuple[Item, ...]
    layout: Layout
    script: tuple[Stamped, ...]
    cue: int
    until: int
    pace: int
    card: Card | None
    due: tuple[str, ...]
    feedback: bool = True
    told: bool = False
    watched: int | None = None

    @property
    def item(self) -> Item:
        """The item that the trial is kept by."""
        return self.items[0]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a trial was judged at table time `at` (ms): `latency` (ms) is from the cue to the first onset.

    `words` are what was said, or the card or knocks that were the answer.
    """

    result: Result
    at: int
    latency: int | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A trial as it is kept: when (`at`, ms UTC), what was asked for, what was done, how that was judged.

    `latency` and `pace` are ms; `lag` (ms) is how long the ear took to know it, where that is known.
    """

    at: int
    variant: str
    item: str
    drill: Drill | None
    source: Source
    result: Result
    latency: int | None = None
    pace: int | None = None
    card: str = ""
    due: str = ""
    words: str = ""
    lag: int | None = None


class Happened(Enum):
    """What a game can add to the figures beside trials."""

    GAME = "game"
    WIN = "win"
    PENALTY = "penalty"
    UPHELD = "upheld"
    """A call of the person's that was upheld."""
    BAD_CALL = "bad call"
    """A call of the person's that cost them cards."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something in a game that is kept: when (`at`, ms UTC), by which rule, and how many cards it cost the person."""

    at: int
    variant: str
    what: Happened
    rule: str = ""
    cards: int = 0
