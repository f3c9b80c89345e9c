"""Rules that contradict each other: both hold in one situation, and say opposite things of it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import AllOf, Played, SetSuit, Validity, When
from mao_desktop.secret_rules.meaning import event_condition
from mao_desktop.secret_rules.situations import CARD, Situations, Table, TooManyError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Condition, Row, Rules


class Conflict(NamedTuple):
    """A row that says otherwise, and a card of which it does, with the one under it where that matters."""

    row: Row
    card: Card
    under: Card | None


def conflicts(row: Row, others: Iterable[Row], rules: Rules, cards: tuple[Card, ...]) -> tuple[Conflict, ...]:
    """List the rows that a row contradicts; one that has too many situations to tell is not listed.

    Args:
        row: a row of a sentence that passed the checks.
        others: rows that seats wrote, those in force.
        rules: the rules in force, by which cards may count as others.
        cards: those of all decks.
    """
    table = Table.of(cards, rules.face)
    found = []
    for other in others:
        pairs = product(_whens(row), _whens(other))
        met = (_both(rule, against, table) for rule, against in pairs if _opposed(rule, against))
        if place := next(filter(None, met), None):
            found.append(Conflict(other, *place))
    return tuple(found)


def _whens(row: Row) -> list[When]:
    return [part for part in row.parts if isinstance(part, When)]


def _opposed(rule: When, other: When) -> bool:
    """Tell whether two rules say opposite things where both hold."""
    if not isinstance(rule.trigger, Played) or not isinstance(other.trigger, Played):
        return False
    verdicts = {effect.valid for each in (rule, other) for effect in each.effects if isinstance(effect, Validity)}
    suits = [{effect.suit for effect in each.effects if isinstance(effect, SetSuit)} for each in (rule, other)]
    return len(verdicts) > 1 or (all(suits) and suits[0] != suits[1])


def _both(rule: When, other: When, table: Table) -> tuple[Card, Card | None] | None:
    """Find a card, with the one under it, for which both rules hold; None where there is none."""
    try:
        space = Situations(table, [_of(rule), _of(other)], on_top=True)
    except TooManyError:
        return None
    where = space.where(_of(rule)) & space.where(_of(other)) & space.related(lambda _, top: top is not None)
    if not where:
        return None
    met = space.values_at((where & -where).bit_length() - 1)
    return met[CARD, 0], met[CARD, 1]


def _of(rule: When) -> Condition:
    return AllOf((event_condition(rule.trigger), rule.condition))
