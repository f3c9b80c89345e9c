"""What a ruling is about, as the judgement had it at the call's time: cards, what was due, what had been paid before.

Codes and arguments, never sentences. Words that were heard stand in the log, not here.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from mao_desktop.engine.model.record import record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card, Rank, Suit
    from mao_desktop.engine.model.offences import DutySpec
    from mao_desktop.engine.model.words import Phrase


class CardFault(Enum):
    """What was wrong with a card on the one under it."""

    NEITHER = auto()
    """It has neither its suit nor its rank."""
    NOT_NAMED = auto()
    """It is not of the suit that was named."""
    NO_ANSWER = auto()
    """A chain was live, which another rank answers, or none."""
    ITS_RANK = auto()
    """It may not lie on its own rank."""
    ITS_SUIT = auto()
    """It may not lie on its own suit."""
    SECRET = auto()
    """A rule that a seat wrote forbids it."""


class CardRight(Enum):
    """Why a card may lie on the one under it."""

    RANK = auto()
    SUIT = auto()
    NAMED = auto()
    """It is of the suit that was named."""
    ANYTHING = auto()
    """A rule lets it lie there."""


@record
class WrongCard:
    """A card that may not lie on the one under it; `suit` is the one that was named, `rank` that of a live chain."""

    card: Card
    under: Card | None
    fault: CardFault
    suit: Suit | None = None
    rank: Rank | None = None


@record
class RightCard:
    """The last card of who was called, which may lie where it was put."""

    card: Card
    under: Card | None
    right: CardRight
    suit: Suit | None = None


@record
class TurnTaken:
    """A card put down, or one drawn where there is none, and whose turn it was; `drew`: after drawing one already.

    `turn` is None where it was nobody's, or the table does not show whose it was (SEC-02).
    """

    card: Card | None
    turn: int | None
    drew: bool = False


@record
class Owed:
    """Something owed: what, for which card, since when, until when, how much of it was done and when it was met (ms).

    `done` counts knocks, or cards drawn for it; `left` the cards of a chain that are still to be taken.
    """

    spec: DutySpec
    card: Card | None = None
    opened: int | None = None
    ends: int | None = None
    done: int = 0
    met: int | None = None
    left: int = 0


@record
class NothingDue:
    """The last card of who was called, which asked for nothing of the kind; None where it put none down."""

    card: Card | None


@record
class ClaimedInVain:
    """The word that claims the win, where it won nothing."""


@record
class Unannounced:
    """A phrase that was to be said before a card was put down."""

    phrase: Phrase


@record
class Slow:
    """Nothing was done in a turn for so long (ms)."""

    limit: int


@record
class DeckLeft:
    """The deck of who was to deal, which lay there still when a count ended."""


@record
class Misconduct:
    """Words or acts that are an offence in themselves."""


About = (
    WrongCard | RightCard | TurnTaken | Owed | NothingDue | ClaimedInVain | Unannounced | Slow | DeckLeft | Misconduct
)


@record
class Paid:
    """A penalty that was paid for the same thing before: when it was called (ms), and how many cards it cost."""

    at: int
    cards: int


@record
class Matter:
    """What a ruling is about, what had been paid for it before, and for how long clocks stood still for it (ms).

    `stood` is what points of order took, `deaf` what deaf microphones took.
    """

    about: About | None = None
    paid: Paid | None = None
    stood: int = 0
    deaf: int = 0
