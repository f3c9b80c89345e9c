"""Sentences drawn by chance, as a computer player invents them.

`Choosing` is the chance that is drawn from, so that the same chance gives the same sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from mao_desktop.inference.biting import RAREST, bites, most_for_players
from mao_desktop.secret_rules import RuleError, When, check, parse, row_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mao_desktop.engine import Row, Rules

T = TypeVar("T")

TRIES = 30
"""How many sentences are looked at before a player gives up."""
KINDS = (
    "a 3", "a 4", "a 5", "a 6", "a 9", "a 10", "a jack", "a queen", "a king", "an ace", "a heart", "a club",
    "a diamond", "a spade", "a red card", "a black card", "an odd card", "an even card", "a face card",
)  # fmt: skip
UNDER = (
    "the card under it is red", "the card under it is black", "the card under it is odd", "the card under it is even",
    "the card under it is a face card", "its suit is the suit of the card under it",
    "its rank is higher than the rank of the card under it", "its rank is lower than the rank of the card under it",
    "its colour is not the colour of the card under it", "the player's hand has fewer than 4 cards",
    "the next seat's hand has more than 5 cards",
)  # fmt: skip
PHRASES = (
    "that's the rabbit", "long live the king", "good morning", "one more", "hello there", "so sorry", "goodbye",
    "all hail the {rank}", "{rank} of {suit}", "the {suit} again", "thank you", "not again", "very good",
)  # fmt: skip
SAYING = ("say", "say", "say", "the next seat says", "every other seat says")
DEEDS = (
    "knock once", "knock twice", "the next seat knocks once", "the player draws 1 card", "the next seat draws 1 card",
)  # fmt: skip
ON_TURNS = ("the next seat is skipped", "the order reverses", "the player plays again")
OTHER_EVENTS = ("a hand reaches 2 cards", "a hand reaches 3 cards", "a card is drawn")
"""No penalty is among them: where nobody does what it asks for, each penalty would bring the next."""


class Choosing(Protocol):
    """Chance."""

    def choice(self, items: Sequence[T]) -> T:
        """Choose one of some."""


def drawn(rules: Rules, known: Collection[str] | None, chance: Choosing) -> tuple[str, Row] | None:
    """Draw a sentence that can be a rule and bites neither too seldom nor too often, with its row; None for none.

    Args:
        rules: the rules as its author knows them.
        known: the words that the recogniser knows; None for any.
        chance: what is drawn from.
    """
    cards = VARIANTS[rules.variant].cards(rules, len(rules.seats))
    for _ in range(TRIES):
        text = sentence(chance)
        try:
            parsed = parse(text, rules.seats)
            if isinstance(parsed.sentence, When) and _is_fair(parsed.sentence, rules):
                check(parsed, rules, cards, known)
                return text, row_of(parsed.sentence)
        except RuleError:
            continue
    return None


def _is_fair(rule: When, rules: Rules) -> bool:
    share = bites(rule, rules)
    return share is not None and RAREST <= share <= most_for_players(rule)


def sentence(chance: Choosing) -> str:
    """Draw a sentence such as people invent."""
    if chance.choice(range(8)) == 0:
        effect = chance.choice((f'say "{chance.choice(PHRASES[:6])}"', "knock once", "knock twice"))
        return f"when {chance.choice(OTHER_EVENTS)}, {effect}"
    kind = chance.choice(KINDS)
    condition = f", if {chance.choice(UNDER)}" if chance.choice((True, True, False)) else ""
    say = f'{chance.choice(SAYING)} "{chance.choice(PHRASES)}"'
    wrong = "the play is invalid" if condition else say
    effect = chance.choice((say, say, say, say, say, wrong, chance.choice(DEEDS), chance.choice(DEEDS)))
    if chance.choice(range(16)) == 0:
        effect = chance.choice(ON_TURNS)
    return f"when {kind} is played{condition}, {effect}"
