"""Sentences drawn by chance, as a computer player invents them, and how often about a rule bites.

`Choosing` is the chance that is drawn from, so that the same chance gives the same sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mao_desktop.engine import (
    Drawn,
    HandReaches,
    PenaltyGiven,
    Played,
    Said,
    Seats,
    SeatsOwe,
    TakenBack,
    TurnBegins,
    TurnEnds,
    Validity,
    When,
)
from mao_desktop.secret_rules.checking import check
from mao_desktop.secret_rules.compiling import row_of
from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.secret_rules.parsing import parse
from mao_desktop.secret_rules.situations import CARD, DIRECTION, TURN, atoms_of, holds, variables_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mao_desktop.engine import Card, Condition, Row, Rules, Trigger

T = TypeVar("T")

TRIES = 30
"""How many sentences are looked at before a player gives up."""
DEALS = 240
"""How many situations the estimate looks at."""
SELDOM, OFTEN, FORBIDDING = 1 / 60, 1 / 6, 1 / 12
"""A rule that bites in fewer plays than one in 60 is never found out. A winner's rules add up: where several ask for
something in every third play, or forbid every sixth, a game of computer players took more than an hour."""
MANY = 4
"""By how much less often what asks many seats at once may bite."""
LARGEST_HAND = 8
OF_PLAYS = {Drawn: 1 / 4, TakenBack: 1 / 40, PenaltyGiven: 1 / 12, TurnBegins: 1, TurnEnds: 1, HandReaches: 1 / 6}
"""How often about each other trigger comes for a card played, before its condition is looked at."""

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
            row = row_of(parsed.sentence)
            if SELDOM <= bites(row, cards, chance) <= _most(row):
                check(parsed, rules, cards, known)
                return text, row
        except RuleError:
            continue
    return None


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


def bites(row: Row, cards: Sequence[Card], chance: Choosing) -> float:
    """Estimate in how many of the plays a row asks something of somebody, from cards that lie on each other by chance.

    Args:
        row: a row that a sentence compiles to.
        cards: those of all decks.
        chance: what the cards are drawn from.
    """
    whens = [part for part in row.parts if isinstance(part, When)]
    return max((_often(part.trigger, part.condition, cards, chance) for part in whens), default=0.0)


def _most(row: Row) -> float:
    """Tell in which share of the plays a row may bite."""
    effects = [effect for part in row.parts if isinstance(part, When) for effect in part.effects]
    if any(isinstance(effect, SeatsOwe) and effect.who in (Seats.EVERY, Seats.EVERY_OTHER) for effect in effects):
        return OFTEN / MANY
    return FORBIDDING if any(isinstance(effect, Validity) for effect in effects) else OFTEN


def _often(trigger: Trigger, condition: Condition, cards: Sequence[Card], chance: Choosing) -> float:
    if isinstance(trigger, Said):
        return 0.0
    if not isinstance(trigger, Played):
        return OF_PLAYS[type(trigger)] * _share(condition, [_situation(cards, chance) for _ in range(DEALS // 4)])
    deals = [_situation(cards, chance) for _ in range(DEALS)]
    return _share(condition, [deal for deal in deals if trigger.cards.has(deal[CARD, 0])]) * _share_of(trigger, deals)


def _share_of(trigger: Played, deals: list[dict[Any, Any]]) -> float:
    return sum(trigger.cards.has(deal[CARD, 0]) for deal in deals) / len(deals)


def _share(condition: Condition, deals: list[dict[Any, Any]]) -> float:
    """Tell in what part of some situations a condition is true; a table without cards under it is left out."""
    for atom in atoms_of(condition):
        for variable in variables_of(atom):
            if deals and variable not in deals[0]:
                return 0.0
    return sum(holds(condition, deal) for deal in deals) / len(deals) if deals else 0.0


def _situation(cards: Sequence[Card], chance: Choosing) -> dict[Any, Any]:
    """Lay four cards on each other, each of the rank or the suit of the one under it, and give hands a size."""
    pile = [chance.choice(cards)]
    while len(pile) <= 3:  # noqa: PLR2004  a sentence looks at three cards under its own
        card = chance.choice(cards)
        if card.rank is pile[-1].rank or card.suit is pile[-1].suit:
            pile.append(card)
    values: dict[Any, Any] = {(CARD, place): card for place, card in enumerate(reversed(pile))}
    values |= {("hand", who): chance.choice(range(1, LARGEST_HAND)) for who in Seats}
    return values | {DIRECTION: 1, TURN: True}
