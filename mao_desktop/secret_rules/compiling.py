"""From a sentence to the parts of a row that the engine carries out."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from mao_desktop.engine import (
    AllOf,
    Always,
    AnyOf,
    Attribute,
    CardIs,
    CardsCompare,
    Comparison,
    HandHas,
    OfRank,
    OfSort,
    OfSuit,
    OneOf,
    OutOfTurn,
    PlayGoes,
    Rank,
    RankCompares,
    Row,
    Sort,
    Suit,
    When,
)
from mao_desktop.secret_rules import sentence as s
from mao_desktop.secret_rules.printing import show

if TYPE_CHECKING:
    from mao_desktop.engine import Cards, Condition, Part

VALUES: dict[Rank, int] = {rank: number for number, rank in enumerate((r for r in Rank if r is not Rank.JOKER), 1)}
"""What ranks count where they are compared: ace 1 to king 13."""
RANKS = {number: rank for rank, number in VALUES.items()}


def row_of(sentence: s.Sentence) -> Row:
    """Give the row of a sentence; it gets its number when it comes into force."""
    return Row("", show(sentence), (part_of(sentence),))


def part_of(sentence: s.Sentence) -> Part:
    """Give what a sentence does."""
    if not isinstance(sentence, s.When):
        return sentence
    return When(sentence.event, sentence.effects, condition_of(sentence.either), call=sentence.call)


def condition_of(either: tuple[tuple[s.Test, ...], ...]) -> Condition:
    """Give the condition that one of some groups of tests holds; none holds always."""
    groups = [_all(tuple(test_of(test) for test in group)) for group in either]
    if not groups:
        return Always()
    return groups[0] if len(groups) == 1 else AnyOf(tuple(groups))


def _all(tests: tuple[Condition, ...]) -> Condition:
    return tests[0] if len(tests) == 1 else AllOf(tests)


def test_of(test: s.Test) -> Condition:
    """Give the condition of a test."""
    match test:
        case s.CardTest(kinds, under, negated):
            return CardIs(kinds[0] if len(kinds) == 1 else OneOf(kinds), under, negated)
        case s.TraitTest(trait, s.Trait() as other, negated):
            comparison = Comparison.DIFFERENT if negated else Comparison.SAME
            return CardsCompare(trait.attribute, comparison, trait.under, other.under)
        case s.TraitTest(trait, value, negated):
            return CardIs(_with(value), trait.under, negated)
        case s.OrderTest(trait, order, s.Trait() as other):
            return CardsCompare(Attribute.RANK, Comparison[order.name], trait.under, other.under)
        case s.OrderTest(trait, order, value):
            return RankCompares(Comparison[order.name], _as_number(value), trait.under)
        case s.HandTest():
            return _hand(test)
        case PlayGoes() | OutOfTurn():
            return test
        case _:
            assert_never(test)


def _with(value: s.Value | Sort) -> Cards:
    """Give the cards that have a value as one of their traits."""
    match value:
        case Sort():
            return OfSort(value)
        case Suit():
            return OfSuit(value)
        case Rank():
            return OfRank(value)
        case int() if value in RANKS:
            return OfRank(RANKS[value])
        case _:
            return OneOf(())


def _as_number(value: s.Value) -> int:
    return VALUES[value] if isinstance(value, Rank) else value if isinstance(value, int) else 0


def _hand(test: s.HandTest) -> HandHas:
    match test.amount:
        case s.Amount.FEWER:
            return HandHas(test.who, 0, test.cards - 1)
        case s.Amount.AT_MOST:
            return HandHas(test.who, 0, test.cards)
        case s.Amount.MORE:
            return HandHas(test.who, test.cards + 1)
        case s.Amount.AT_LEAST:
            return HandHas(test.who, test.cards)
        case s.Amount.JUST | s.Amount.EXACTLY:
            return HandHas(test.who, test.cards, test.cards)
        case _:
            assert_never(test.amount)
