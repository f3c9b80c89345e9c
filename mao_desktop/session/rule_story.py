"""What came of a secret rule: who kept it, who worked it out when, and what it cost; told once it is published."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import DutyMet, Ruling, Spoken, Verdict
from mao_desktop.players.memory import HAS_IT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


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


def story_of_rule(record: Iterable[Ruling | DutyMet | Spoken], author: int | None) -> RuleStory:
    """Tell what came of a rule from what was ruled and met by it, and who said to have it, in order."""
    kept: Counter[int] = Counter()
    found: dict[int, int] = {}
    said: dict[int, int] = {}
    cards = 0
    for fact in record:
        match fact:
            case DutyMet(seat=seat):
                kept[seat] += 1
            case Spoken(int(seat), words) if seat not in (author, -1):
                said.setdefault(seat, words[0].start)
            case Ruling(verdict=Verdict.UPHELD, by=int(by), at=at) if 0 <= by != author:
                found.setdefault(by, at)
        cards += fact.cards if isinstance(fact, Ruling) and fact.paid_by is not None else 0
    return RuleStory(dict(kept), tuple(found.items()), cards, tuple(said.items()))
