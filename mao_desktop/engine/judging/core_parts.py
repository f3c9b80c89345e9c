"""The parts of rows that the core of judging carries out itself; all others are mechanisms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.model.row import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import OffenceType, TableState
    from mao_desktop.engine.model.positions import PlayedCard
    from mao_desktop.engine.model.words import Phrase


def top_of(pile: Sequence[PlayedCard]) -> PlayedCard | None:
    """Give the top card of a pile."""
    return pile[-1] if pile else None


@dataclass(frozen=True, slots=True)
class Lawful(Mechanism):
    """Part: which card may lie; `test` says None where it has no opinion.

    `counts` gives the card of a pile, its top last, on which the next one counts as lying.
    """

    test: Callable[[TableState, Card], bool | None]
    offence: OffenceType
    counts: Callable[[Sequence[PlayedCard]], PlayedCard | None] = top_of

    def offences(self) -> Iterable[OffenceType]:
        """Give what a wrong card is called."""
        return (self.offence,)

    def validity(self, judged: Judgement, seat: int, card: Card) -> tuple[bool, OffenceType] | None:  # noqa: ARG002
        """Ask the test."""
        test = self.test  # read first, as it is no method, and faster so
        opinion = test(judged, card)
        return None if opinion is None else (opinion, self.offence)


@dataclass(frozen=True, slots=True)
class TurnOrder(Mechanism):
    """Part: a card put down while it is not one's turn is an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what a card out of turn is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class OneMove(Mechanism):
    """Part: a card put down out of turn by who has just drawn one is this offence, and not one of turn order."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what drawing and playing is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class PlayAfterDrawing(Part):
    """Part: who has drawn in turn may put a card down until another acts, as if the draw had not ended the turn."""


def may_play_drawn(judged: Judgement, seat: int) -> bool:
    """Tell whether a seat has just drawn in turn, and may put a card down as if the turn had not ended."""
    return (
        judged.last_drawn == seat and judged.turn_of_draw is not None and judged.rules.one(PlayAfterDrawing) is not None
    )


@dataclass(frozen=True, slots=True)
class DrawOn(Part):
    """Part: a turn does not end with a card drawn, unless the stack had none; only with one put down."""


@dataclass(frozen=True, slots=True)
class Continuing(Part):
    """Part: a duty stays after its penalty, and is broken again; so it is in every variant that has no row for it."""


@dataclass(frozen=True, slots=True)
class PhrasesAddUp(Part):
    """Part: one breath may meet several duties; so it is in every variant that has no row for it."""


@dataclass(frozen=True, slots=True)
class PointOfOrder(Mechanism):
    """Part: a point of order; `restarts_clock` gives the turn its whole time again at its end."""

    touching: OffenceType | None = None
    again: OffenceType | None = None
    all_touches: bool = False
    """Touching is an offence as well, not only putting a card down."""
    restarts_clock: bool = False
    ended_by_caller: bool = False
    """Only who called it ends it."""
    rules_rest: bool = False
    """Nothing else can be called in it."""

    def offences(self) -> Iterable[OffenceType]:
        """Give what is forbidden in one."""
        return [offence for offence in (self.touching, self.again) if offence]


@dataclass(frozen=True, slots=True)
class HandsOff(Mechanism):
    """Part: cards may be touched only while the game runs."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what touching them is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class Talking(Mechanism):
    """Part: words that the game neither asks for nor allows are an offence."""

    offence: OffenceType

    def offences(self) -> Iterable[OffenceType]:
        """Give what talking is called."""
        return (self.offence,)


@dataclass(frozen=True, slots=True)
class BadCall(Mechanism):
    """Part: what a call costs its caller that nothing answers; `as_meant`: where it meant cards, so many.

    `inexact` is the row by which words that are no call are an offence, where they are one.
    """

    rule: str
    as_meant: bool
    cards: int = 1
    inexact: str = ""


@dataclass(frozen=True, slots=True)
class OutOfReach(Part):
    """Part: who is out of the game cannot be called, not even for what it did before."""


@dataclass(frozen=True, slots=True)
class CallWord(Mechanism):
    """Part: only what begins with this word, and says something more, is a call."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class AnyBreach(Mechanism):
    """Part: a call in these words alone meets the newest infraction of a seat, whatever it is."""

    phrase: Phrase
