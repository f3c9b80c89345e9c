"""Statutes: until when an infraction may be called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine import StatuteAnchor, TableState


@dataclass(frozen=True, slots=True)
class UntilAnotherMoves:
    """Until the next card is played or drawn by another seat."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:
        """Note how many cards others have moved."""
        return (_moves_of_others(table, seat),)

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:
        """Tell whether another has moved since."""
        return _moves_of_others(table, seat) > anchor[0]

    def ends(self, anchor: StatuteAnchor) -> int | None:  # noqa: ARG002  no time ends it
        """Tell that an event ends it."""
        return None


def _moves_of_others(table: TableState, seat: int) -> int:
    return sum(other.moves for other in table.seats) - table.seats[seat].moves


@dataclass(frozen=True, slots=True)
class UntilNextTurnEnds:
    """Until the offender's next turn ends; the turn that is going on is not the next."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:  # noqa: ARG002  all seats alike
        """Note the last turn that has begun; after a card went back that need not be the one that is going on."""
        return (table.turns_begun,)

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:
        """Tell whether a later one of the offender has ended."""
        return table.seats[seat].last_ended > anchor[0]

    def ends(self, anchor: StatuteAnchor) -> int | None:  # noqa: ARG002  no time ends it
        """Tell that an event ends it."""
        return None


@dataclass(frozen=True, slots=True)
class Within:
    """For so many ms, not counting points of order; `or_valid_card`: at most until the next valid card."""

    ms: int
    or_valid_card: bool = False

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:  # noqa: ARG002  all seats alike
        """Note the end's reading on the turn's watch, and how many valid cards were played."""
        return table.turn_watch.reading(table.now) + self.ms, table.valid_plays

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:  # noqa: ARG002  all seats alike
        """Tell whether the time is over or a valid card was played."""
        over = table.turn_watch.reading(table.now) >= anchor[0]
        return over or (self.or_valid_card and table.valid_plays > anchor[1])

    def ends(self, anchor: StatuteAnchor) -> int | None:
        """Tell the reading of the turn's watch at which it is over."""
        return anchor[0]


@dataclass(frozen=True, slots=True)
class UntilRoundEnds:
    """Until the round ends, with which every statute is over."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:  # noqa: ARG002  all seats alike
        """Note nothing."""
        return ()

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:  # noqa: ARG002  no moment of the round ends it
        """Tell that it goes on."""
        return False

    def ends(self, anchor: StatuteAnchor) -> int | None:  # noqa: ARG002  no time ends it
        """Tell that an event ends it."""
        return None


@dataclass(frozen=True, slots=True)
class UntilNextTurnBegins:
    """Until it is the offender's turn again."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:  # noqa: ARG002  all seats alike
        """Note the last turn that has begun; after a card went back that need not be the one that is going on."""
        return (table.turns_begun,)

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:
        """Tell whether a later one of the offender has begun."""
        return (table.turn.seat == seat and table.turn.number > anchor[0]) or table.seats[seat].last_ended > anchor[0]

    def ends(self, anchor: StatuteAnchor) -> int | None:  # noqa: ARG002  no time ends it
        """Tell that an event ends it."""
        return None


@dataclass(frozen=True, slots=True)
class UntilGameRuns:
    """Until the first card is played."""

    def anchor(self, table: TableState, seat: int) -> StatuteAnchor:  # noqa: ARG002  all seats alike
        """Note nothing."""
        return ()

    def passed(self, table: TableState, seat: int, anchor: StatuteAnchor) -> bool:  # noqa: ARG002  all seats alike
        """Tell whether the game runs."""
        return table.running

    def ends(self, anchor: StatuteAnchor) -> int | None:  # noqa: ARG002  no time ends it
        """Tell that an event ends it."""
        return None
