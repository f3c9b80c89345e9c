"""What cards do to the order of play, and what they ask their player to say or do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold, Passing
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec, OffenceType, TableState


@dataclass(frozen=True, slots=True)
class _OwedByPlayer(Effect):
    """Effect: the player owes something; `due` is asked when the card lies, and may say None."""

    due: Callable[[TableState, Card], DutySpec | None]

    def owes(self, fold: Fold, seat: int, card: Card) -> Iterable[tuple[int, DutySpec]]:
        """Ask what is due."""
        due = self.due(fold, card)
        return () if due is None else ((seat, due),)


@dataclass(frozen=True, slots=True)
class Say(_OwedByPlayer):
    """Effect: the player owes a phrase."""


@dataclass(frozen=True, slots=True)
class Perform(_OwedByPlayer):
    """Effect: the player owes a deed."""


@dataclass(frozen=True, slots=True)
class Skip(Effect):
    """Effect: the next player misses a turn, or where it is answerable answers with another skip."""

    answerable: bool = False

    @property
    def answers_skip(self) -> bool:
        """Whether it answers another skip."""
        return self.answerable

    def passes(self, passing: Passing) -> None:
        """Go one place further."""
        passing.steps += 1
        passing.answerable = passing.answerable or self.answerable


@dataclass(frozen=True, slots=True)
class Reverse(Effect):
    """Effect: the order of play reverses."""

    def passes(self, passing: Passing) -> None:
        """Go the other way."""
        passing.direction = -passing.direction


@dataclass(frozen=True, slots=True)
class SwapNext(Effect):
    """Effect: the next two seats change places until both have had their turn."""

    def passes(self, passing: Passing) -> None:
        """Swap the next two."""
        passing.swap = True


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """Effect: the player has one more turn."""

    def passes(self, passing: Passing) -> None:
        """Stay one turn longer."""
        passing.extra += 1


@dataclass(frozen=True, slots=True)
class PlayAgain(Effect):
    """Effect: the turn stays with a player who has cards, who owes another move."""

    due: DutySpec

    def passes(self, passing: Passing) -> None:
        """Stay, and owe another move."""
        passing.again = passing.again or self.due

    def offences(self) -> Iterable[OffenceType]:
        """Give what not playing again is called."""
        return self.due.offences()
