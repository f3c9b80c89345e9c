"""The judgement: what everything on the tape meant, folded in order of event time up to one moment.

It keeps a table of its own (the sizes of hands, the pile) as of that moment, and never looks at the present one. The
sizes of hands are enough: which card a hand held was the table's to say when the card was put down.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, TypeVar

from mao_desktop.engine.model.record import dictionary_record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.positions import PlayedCard, TurnState
    from mao_desktop.engine.model.records import (
        DealInProgress,
        Duty,
        HouseVote,
        Infraction,
        Meeting,
        Met,
        MetCall,
        Proposal,
        UnattributedCall,
        UnpaidCall,
        Utterance,
    )
    from mao_desktop.engine.model.times import Watch
    from mao_desktop.engine.rules.rules import Rules


S = TypeVar("S")
_new = object.__new__


class Authority(Enum):
    """Who may call."""

    DEMOCRATIC = auto()
    MASTER = auto()
    COMPUTER = auto()


@dictionary_record
class SeatState:
    """What the judgement knows of a seat; `cards` is the size of its hand, `grace_watch` times what it owes.

    Once it stands in a judgement nobody changes it; it is not frozen because `Fold` works on copies by the thousand.
    It keeps its fields in a dictionary, which is copied at once.
    """

    cards: int
    grace_watch: Watch
    out: bool = False
    moves: int = 0
    """How many cards it has played and drawn."""
    last_ended: int = 0
    """The number of its last turn that ended."""
    infractions: tuple[Infraction, ...] = ()
    last_card_duty: int = 0
    """The number of what it owed last for having few cards."""
    missed_last_card: bool = False
    """Whether it missed that."""
    last_was_lawful: bool | None = None
    """Whether the last card that it put down was valid; None where it put none down in the round."""
    lifted: Card | None = None
    tokens: int = 0
    last_penalty: int = 0
    owed: int = 0
    """Penalty cards that are to be dealt with the next deal, or when it comes in again."""
    won: int | None = None
    """When (ms) it claimed the win by which it is out."""
    won_since: tuple[int, int] = (0, 0)
    """When (ms) the turn began in which it won, and its number."""
    left: int = 0
    """The event (its number in the log) by which its hand went from the table, as it is out: what it did before that
    was with a hand gone."""
    dealt_in: int = 0
    """The event by which it was dealt cards, or known to be in again: what it did before was with a hand gone."""

    def copy(self) -> SeatState:
        """Give the same, to be changed."""
        seat = _new(SeatState)  # a dictionary of its own is read faster than a copy of one that shares its keys
        seat.__dict__ = {**self.__dict__}
        return seat


@dictionary_record
class Judgement:
    """The judgement at table time `now` (ms); `seats` are clockwise.

    `slots` holds the state of each mechanism that the rules use, by the state's type. Once a judgement stands in a
    state nobody changes it; it is not frozen because `Fold` works on copies of it by the thousand, and everything in it
    is treated as frozen. It keeps its fields in a dictionary, which is copied at once.
    """

    rules: Rules
    authority: Authority
    master: int | None
    dealer: int
    now: int
    running: bool
    turn: TurnState
    pile: tuple[PlayedCard, ...]
    seats: Sequence[SeatState]
    turns_begun: int
    valid_plays: int
    duties: tuple[Duty, ...]
    utterances: tuple[Utterance, ...]
    turn_watch: Watch
    meeting: Meeting | None
    unattributed_calls: tuple[UnattributedCall, ...]
    house_votes: tuple[HouseVote, ...]
    proposals: tuple[Proposal, ...]
    machine_calls: tuple[tuple[int, bool, int], ...]
    """When (ms) the program calls which infraction, and whether that is at once or a deadline."""
    met: tuple[Met, ...]
    round: int
    """How many rounds have ended."""
    over_known: int
    """The event by which the end of the last round was known: acts before that were in good faith, and are void."""
    dealt: DealInProgress | None
    last_drawn: int | None
    """Who drew a card in turn, while no other seat has acted since."""
    last_dealer: int | None
    """Who dealt last; None before the first deal of a game, in which `dealer` is to deal."""
    serial: int
    slots: Mapping[type, object]
    wake: int = 0
    """Before this time (ms) nothing happens by itself as things stand; 0 where that is not known."""
    met_calls: tuple[MetCall, ...] = ()
    unpaid_calls: tuple[UnpaidCall, ...] = ()
    turn_of_draw: TurnState | None = None
    """The turn that ended with the card that `last_drawn` drew."""

    def at(self, now: int) -> Judgement:
        """Give the same at a later time (ms), up to which nothing happens."""
        return Judgement.of({**self.__dict__, "now": max(self.now, now)})

    @staticmethod
    def of(fields: dict[str, object]) -> Judgement:
        """Make a judgement of all its fields by their names."""
        judgement = _new(Judgement)
        judgement.__dict__ = fields
        return judgement

    def slot(self, kind: type[S]) -> S:
        """Give the state that a mechanism in force keeps, by its type."""
        state: Any = self.slots[kind]
        return state  # type: ignore[no-any-return]  # slots are kept by their types

    def slot_of(self, kind: type[S]) -> S | None:
        """Give the state that a mechanism keeps, by its type; None where the rules use no such mechanism."""
        state = self.slots.get(kind)
        return state if isinstance(state, kind) else None
