"""Effects that are plain data: a play valid or invalid, something forbidden, what seats must say, knock or draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Effect

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine.model.offences import DutySpec
    from mao_desktop.engine.rules.conditions import Seats, Situation
    from mao_desktop.engine.rules.wording import Wording


@dataclass(frozen=True, slots=True)
class Validity(Effect):
    """Effect: the play is valid, or invalid."""

    valid: bool


@dataclass(frozen=True, slots=True)
class Forbidden(Effect):
    """Effect: what was said is an offence."""


@dataclass(frozen=True, slots=True)
class SeatsOwe(Effect):
    """Effect: each of some seats owes a duty of its own."""

    who: Seats

    def due(self, wording: Wording, rule: str, call: str, situation: Situation) -> DutySpec | None:
        """Give the duty in a variant's words; None where nothing is due after all."""
        raise NotImplementedError

    def owed(self, wording: Wording, rule: str, call: str, situation: Situation) -> Iterable[tuple[int, DutySpec]]:
        """List who owes what."""
        spec = self.due(wording, rule, call, situation)
        return [] if spec is None else [(seat, spec) for seat in situation.seats_of(self.who)]


@dataclass(frozen=True, slots=True)
class SayPhrase(SeatsOwe):
    """Effect: seats must say a phrase; {card} {rank} {suit} {under} in it stand for spoken names."""

    template: str

    def due(self, wording: Wording, rule: str, call: str, situation: Situation) -> DutySpec | None:
        """Put the names in."""
        return wording.say(rule, call, self.template, situation.card, situation.under(1) if situation.card else None)


@dataclass(frozen=True, slots=True)
class KnockTimes(SeatsOwe):
    """Effect: seats must knock exactly so many times."""

    times: int

    def __post_init__(self) -> None:
        """See that there is something to do."""
        _check_number(self.times)

    def due(self, wording: Wording, rule: str, call: str, situation: Situation) -> DutySpec:  # noqa: ARG002
        """Give the knocks."""
        return wording.knock(rule, call, self.times)


@dataclass(frozen=True, slots=True)
class DrawCards(SeatsOwe):
    """Effect: seats must draw so many cards, which are no moves."""

    cards: int

    def __post_init__(self) -> None:
        """See that there is something to do."""
        _check_number(self.cards)

    def due(self, wording: Wording, rule: str, call: str, situation: Situation) -> DutySpec:  # noqa: ARG002
        """Give the cards."""
        return wording.draw(rule, call, self.cards)


def _check_number(number: int) -> None:
    if number < 1:
        message = f"a number from 1 was expected, not {number}"
        raise ValueError(message)
