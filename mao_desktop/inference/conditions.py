"""When a written rule applies, as a set of sights: rules are compared by these sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import AnyCard, OneOf, Played
from mao_desktop.inference.sights import Tests
from mao_desktop.secret_rules import CardTest

if TYPE_CHECKING:
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import Test, When


@dataclass(frozen=True, slots=True)
class Applies:
    """When a rule about a card that is played applies: one of some groups of tests is true."""

    groups: tuple[tuple[Test, ...], ...]

    @classmethod
    def of(cls, sentence: When) -> Applies | None:
        """Read a sentence; None where it is about something else than a card that is played."""
        if not isinstance(sentence.event, Played):
            return None
        cards = sentence.event.cards
        kinds = cards.kinds if isinstance(cards, OneOf) else (cards,)
        first: tuple[Test, ...] = () if AnyCard() in kinds else (CardTest(kinds, 0),)  # type: ignore[arg-type]  # a sentence has kinds
        return cls(tuple((*first, *group) for group in sentence.either or ((),)))

    def holding(self, sights: Numbers) -> Bits:
        """Tell of which sights it is true."""
        found = np.zeros(sights.shape[:-1], dtype=np.bool_)
        for group in self.groups:
            found |= Tests.of(group).answers(sights).all(axis=-1) if group else True
        return found

    @property
    def length(self) -> float:
        """Measure it as players' own conditions are: its tests, and what joins them."""
        tests = sum(len(group) for group in self.groups)
        return tests + max(0, tests - 1) + (len(self.groups) - 1) / 2
