"""Rules that seats have written (SEC): what they ask for in a game, read off their sentences by the language's page."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from .words import RANKS, SUITS, Phrase, plain
from .written import Asked, Rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .written import Seen

EVENTS = re.compile(r".* is played|a card is drawn|a hand reaches \d+ cards?")
EFFECTS = re.compile(
    r"the play is (in)?valid|(.* )?says? #\d|(.* )?knocks? .*|.* draws .*|the next seat is skipped|the order reverses|"
    r"the player plays again"
)


def is_judged(text: str) -> bool:
    """Whether the oracle of games knows the event and the effects of a sentence."""
    rule = Rule(text) if text.startswith("when ") and ", the call is" not in text else None
    return bool(rule and EVENTS.fullmatch(rule.event) and all(EFFECTS.fullmatch(effect) for effect in rule.effects))


@dataclass(frozen=True, slots=True)
class Secret:
    """A rule in force, with its ID."""

    id: str
    rule: Rule
    phrases: frozenset[Phrase]
    """Everything that it can ask to be said."""


class Secrets:
    """The rules that seats have written, oldest first."""

    def __init__(self, suits: dict[str, tuple[str, ...]] | None = None, coming: Iterable[str] = ()) -> None:
        """None is written; `suits` are the variant's names of suits where it has more than one.

        What the rules that are `coming` ask for can be said within the lead before they are written.
        """
        self.rules: list[Secret] = []
        self.dropped: set[str] = set()
        """The IDs of those that a vote has put out of force."""
        self.suits = {name: (name,) for name in SUITS.values()} | (suits or {})
        self.coming = {phrase for text in coming for phrase in self._phrases(Rule(text))}

    def add(self, text: str) -> None:
        """A rule comes into force, and gets its number."""
        rule = Rule(text)
        self.rules.append(Secret(f"SEC:{len(self.rules) + 1}", rule, frozenset(self._phrases(rule))))

    @property
    def in_force(self) -> list[Secret]:
        """Those that hold now."""
        return [secret for secret in self.rules if secret.id not in self.dropped]

    def of_card(self, before: Seen, *, turns: bool) -> list[tuple[str, Asked]]:
        """What is asked for when a card is played; `turns`: by the variant it reverses the order."""
        played = [secret for secret in self.in_force if secret.rule.event.endswith(" is played")]
        reversing = sum(secret.rule.holds(before) for secret in played if secret.rule.reverses)
        flips = before.in_turn * (turns + reversing)
        after = replace(before, direction=before.direction * (-1) ** flips)
        holding = (s for s in played if s.rule.holds(before if s.rule.reverses else after))
        return [(secret.id, secret.rule.asks(after)) for secret in holding]

    def of_drawing(self, seen: Seen) -> list[tuple[str, Asked]]:
        """What is asked for when a card is drawn."""
        return [
            (secret.id, secret.rule.asks(seen))
            for secret in self.in_force
            if secret.rule.event == "a card is drawn" and secret.rule.holds(seen)
        ]

    def of_size(self, cards: int, seen: Seen) -> list[tuple[str, Asked]]:
        """What is asked for when a hand comes to so many cards from another number."""
        sized = (s for s in self.in_force if re.fullmatch(rf"a hand reaches {cards} cards?", s.rule.event))
        return [(secret.id, secret.rule.asks(seen)) for secret in sized if secret.rule.holds(seen)]

    def spellings(self, text: str) -> tuple[Phrase, ...]:
        """The ways to say a phrase that is due, by the variant's names of suits."""
        words = plain(text)
        return tuple(tuple(each) for each in product(*(self.suits.get(word, (word,)) for word in words)))

    def _phrases(self, rule: Rule) -> set[Phrase]:
        said = (re.search(r"says? #(\d)", effect) for effect in rule.effects)
        numbers = [int(number[1]) for number in said if number]
        found: set[Phrase] = set()
        for template in (rule.phrases[number] for number in numbers):
            for rank, suit in product((*RANKS.values(), "joker"), SUITS.values()):
                card = "joker" if rank == "joker" else f"{rank} of {suit}"
                names = {"{card}": card, "{under}": card, "{rank}": rank, "{suit}": suit}
                text = template
                for place, name in names.items():
                    text = text.replace(place, name)
                found.update(self.spellings(text))
        return found

    def known(self) -> set[Phrase]:
        """Every phrase that some rule can ask for."""
        return self.coming | {phrase for secret in self.rules for phrase in secret.phrases}

    def called(self, deed: Phrase) -> str | None:
        """The rule that a call of something left undone, or of a bad card, can be by: the oldest."""
        for secret in self.rules:
            effects = secret.rule.effects
            if (
                (deed[:2] == ("not", "say") and deed[2:] in secret.phrases)
                or (deed == ("not", "knock") and any("knock" in effect for effect in effects))
                or (deed == ("not", "draw") and any(" draws " in effect for effect in effects))
                or (deed == ("bad", "card") and "the play is invalid" in effects)
            ):
                return secret.id
        return None


def opinion(asked: list[tuple[str, Asked]]) -> tuple[str, bool] | None:
    """What the newest rule says that has one to say on whether the card may lie, and which rule that is."""
    return next(((rule, asks.valid) for rule, asks in reversed(asked) if asks.valid is not None), None)
