"""What a variant declares: rules with their IDs, made of parts that the engine carries out.

A secret rule is the same data, added while a game runs. Dropping a rule's ID takes its parts out of force, whatever
they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine.parts import Effect, Lawful, OnPlay, Part
from mao_desktop.engine.times import SECOND

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.words import Phrase, Reader


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a rule sheet: its ID, a short statement, what it does, and which seat wrote it if it is a secret."""

    id: str
    text: str
    parts: tuple[Part, ...] = ()
    author: int | None = None


@dataclass(frozen=True, slots=True)
class CallForm:
    """A call that the variant knows, and the row and the cards that it means."""

    phrase: Phrase
    rule: str
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Revoke:
    """A carried proposal: the last penalty on a seat is taken back."""

    seat: int


P = TypeVar("P", bound=Part)


@dataclass(frozen=True)
class Rules:
    """All rules in force, with the options that they were made with.

    `book` holds the variant's own rules in the catalogue's order, `secret` what was added, newest first. `reread` makes
    the rules anew from other options, and `proposal` reads a proposal's text, None where it has no effect; both are the
    variant's own.
    """

    variant: str
    options: Mapping[str, object]
    book: tuple[Rule, ...]
    reader: Reader
    call_forms: tuple[CallForm, ...]
    face: Callable[[Card], Card]
    proposal: Callable[[Rules, str], Revoke | Rules | None]
    secret: tuple[Rule, ...] = ()
    dropped: frozenset[str] = field(default_factory=frozenset)

    @cached_property
    def in_force(self) -> tuple[Part, ...]:
        """All parts of all rules that were not dropped, the newest rule's first."""
        return tuple(part for rule in (*self.secret, *self.book) if rule.id not in self.dropped for part in rule.parts)

    @cached_property
    def _by_kind(self) -> dict[type[Part], tuple[Part, ...]]:
        return {}

    def all(self, kind: type[P]) -> tuple[P, ...]:
        """List the parts of a kind that are in force, the newest rule's first."""
        found = self._by_kind.get(kind)
        if found is None:
            found = self._by_kind[kind] = tuple(part for part in self.in_force if isinstance(part, kind))
        return found  # type: ignore[return-value]  # by its kind

    def one(self, kind: type[P]) -> P | None:
        """Give the part of a kind that is in force, of several the newest rule's."""
        found = self.all(kind)
        return found[0] if found else None

    @cached_property
    def lawful(self) -> tuple[Lawful, ...]:
        """The tests of a card's legality, the newest first."""
        return self.all(Lawful)

    @cached_property
    def effects(self) -> Callable[[Card], tuple[Effect, ...]]:
        """What a card does when it is played: variant's effects first, then secret rules' from the oldest on."""
        parts = self.all(OnPlay)
        seen: dict[Card, tuple[Effect, ...]] = {}

        def of(card: Card) -> tuple[Effect, ...]:
            if card not in seen:
                seen[card] = tuple(effect for part in parts if part.which(card) for effect in part.effects)
            return seen[card]

        return of

    @cached_property
    def grace(self) -> int:
        """How long a duty stays open (ms)."""
        return self.time("grace")

    @cached_property
    def feasible(self) -> int:
        """What nobody is asked to be faster than (ms)."""
        return self.time("feasible")

    @cached_property
    def lead(self) -> int:
        """How long before its trigger a phrase may be begun (ms)."""
        return self.time("lead")

    def time(self, option: str) -> int:
        """Tell an option that is a time, in ms."""
        value = self.options[option]
        return round(value * SECOND) if isinstance(value, int | float) else 0
