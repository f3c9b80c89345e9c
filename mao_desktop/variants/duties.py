"""What cards ask for, as plain data: the same duty always, one by the card, or one by the sevens that lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from mao_desktop.engine import Rank
from mao_desktop.language.phrases import pattern
from mao_desktop.variants.phrases import THANKS, nice_day, thanks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from mao_desktop.engine import Card, DutySpec, TableState
    from mao_desktop.variants.calling import Calling


@dataclass(frozen=True, slots=True)
class Owed:
    """The same duty always."""

    spec: DutySpec

    def __call__(self, table: TableState, card: Card) -> DutySpec:  # noqa: ARG002
        """Give the duty."""
        return self.spec


@dataclass(frozen=True, slots=True)
class OwedByCard:
    """A duty of each card's own."""

    specs: Mapping[Card, DutySpec]

    def __call__(self, table: TableState, card: Card) -> DutySpec | None:  # noqa: ARG002
        """Give the card's duty."""
        return self.specs.get(card)


def owed_by_card(cards: Iterable[Card], spec: Callable[[Card], DutySpec]) -> OwedByCard:
    """Declare a duty for each of some cards."""
    return OwedByCard({card: spec(card) for card in cards})


@dataclass(frozen=True, slots=True)
class NiceDay:
    """“Have a nice day” with one very for each live seven, where there are `least` to `most` of them."""

    calling: Calling
    rule: str
    least: int = 0
    most: int | None = None

    def __call__(self, table: TableState, card: Card) -> DutySpec | None:  # noqa: ARG002
        """Count the live sevens; a seven out of turn adds to none."""
        verys = table.turn.live(Rank.SEVEN) if table.pile[-1].in_turn else 0
        if verys < self.least or (self.most is not None and verys > self.most):
            return None
        return _nice_day(self.calling, self.rule, verys)


@dataclass(frozen=True, slots=True)
class ThanksForSevens:
    """“Thank you very … much” by the number of live sevens."""

    calling: Calling
    rule: str

    def __call__(self, sevens: int) -> DutySpec:
        """Give the thanks for so many sevens."""
        return _thanks(self.calling, self.rule, sevens)


@dataclass(frozen=True, slots=True)
class SameAnswer:
    """The same answer to however many live cards; None where nothing is to be said."""

    spec: DutySpec | None

    def __call__(self, count: int) -> DutySpec | None:  # noqa: ARG002
        """Give the answer."""
        return self.spec


@lru_cache(maxsize=256)
def _nice_day(calling: Calling, rule: str, verys: int) -> DutySpec:
    return calling.say(rule, nice_day(verys), described=pattern(f"very{{{verys}}} nice day"))


@lru_cache(maxsize=256)
def _thanks(calling: Calling, rule: str, sevens: int) -> DutySpec:
    described = THANKS if sevens == 1 else None
    return calling.say(rule, thanks(sevens), described=described, of_chain=True)
