"""What came of a secret rule: who kept it, who worked it out when, and what it cost; told once it is published."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import DutyMet, Ruling, Spoken, Verdict
from mao_desktop.players.memory import HAS_IT

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class RuleStory:
    """What the record tells of a rule.

    `kept` counts how often each seat did what it asked for. `found` are the seats but its author that called by it and
    were upheld, with when (ms) they first did, and `said` those that said before or after that they had it. `cards` is
    what was paid for calls by it, wrong ones included.
    """

    kept: Mapping[int, int]
    found: tuple[tuple[int, int], ...]
    cards: int
    said: tuple[tuple[int, int], ...] = ()


def says_to_have_it(said: Spoken) -> bool:
    """Tell whether somebody says that they have worked a rule out."""
    return " ".join(word.text for word in said.words) == HAS_IT


@dataclass(slots=True)
class RuleSoFar:
    """What came of a rule up to now, in sums: `found` and `said` tell when (ms) seats, its author too, first did so."""

    kept: dict[int, int] = field(default_factory=dict)
    found: dict[int, int] = field(default_factory=dict)
    said: dict[int, int] = field(default_factory=dict)
    cards: int = 0

    def note(self, seen: Ruling | DutyMet | Spoken) -> None:
        """Count what was ruled or met by it, or that somebody says to have it."""
        match seen:
            case DutyMet(seat=seat):
                self.kept[seat] = self.kept.get(seat, 0) + 1
            case Spoken(int(seat), words):
                self.said.setdefault(seat, words[0].start)
            case Ruling(verdict=Verdict.UPHELD, by=int(by), at=at):
                self.found.setdefault(by, at)
        self.cards += seen.cards if isinstance(seen, Ruling) and seen.paid_by is not None else 0

    def story(self, author: int | None) -> RuleStory:
        """Tell what came of it, of its author only what it kept."""
        found, said = (
            tuple((seat, at) for seat, at in each.items() if seat >= 0 and seat != author)
            for each in (self.found, self.said)
        )
        return RuleStory(dict(self.kept), found, self.cards, said)
