"""Shows what variants declare, in a player's words: their options and, rule by rule, what cards do and how to call."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    AnyCard,
    Clause,
    CountsAs,
    DrawCards,
    DutySpec,
    EitherNeighbour,
    ExtraTurn,
    Forbidden,
    KnockTimes,
    NameSuitOnCard,
    OffenceType,
    OfRank,
    OfSuit,
    OnHand,
    OpenSuit,
    Part,
    Perform,
    PlayAgain,
    Played,
    Reverse,
    Say,
    SayPhrase,
    SetSuit,
    Skip,
    SwapNext,
    TakeCard,
    Validity,
    When,
    decks,
)
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES, card_name
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Seconds, grouped

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Cards, Row, Rules
    from mao_desktop.variants.options import Option
    from mao_desktop.variants.variant import Variant


EFFECTS = {
    Say: "whoever plays it has something to say",
    Perform: "whoever plays it has something to do",
    PlayAgain: "whoever plays it plays again",
    EitherNeighbour: "whichever neighbour is faster plays next",
    ExtraTurn: "whoever plays it has one more turn",
    SwapNext: "the next two players change places",
    TakeCard: "a card is taken out of another hand",
    NameSuitOnCard: "whoever plays it names a suit",
    Skip: "the next player misses a turn",
    Reverse: "the direction of play turns round",
    OpenSuit: "whoever is first names a suit",
    SetSuit: "another suit counts",
    Validity: "it says which card may be played",
    Forbidden: "it says what may not be said",
    SayPhrase: "whoever plays it has something to say",
    KnockTimes: "whoever plays it has to knock",
    DrawCards: "somebody has to draw cards",
}
"""What cards do, as a player would say it."""


def variants_page() -> str:
    """List the variants with their options and defaults."""
    return "\n\n".join(_summary(variant) for variant in VARIANTS.values())


def variant_page(name: str) -> str:
    """Show a variant's options and rules.

    Raises:
        ValueError: there is no such variant.
    """
    if name not in VARIANTS:
        message = f"there is no variant “{name}”: one of {', '.join(VARIANTS)} was expected"
        raise ValueError(message)
    variant = VARIANTS[name]
    rules = variant.rules({}, ())
    return _summary(variant) + "\n\nRules\n" + "\n".join(_row(row, rules) for row in rules.rows)


def rules_in_force(rules: Rules) -> str:
    """List the rows in force, row by row with what they do."""
    return "\n".join(_row(row, rules) for row in rules.rows_in_force)


def _summary(variant: Variant) -> str:
    lines = [f"{variant.name}: {variant.title}", *(f"  {line}" for line in variant.character.splitlines())]
    for title, options in grouped(variant.options).items():
        lines += [f"  Options: {title.casefold()}", *(_option(option) for option in options)]
    return "\n".join(lines)


def _option(option: Option) -> str:
    row = "" if option.rule == "README" else f"; {option.rule}"
    return f"    {option.name} = {_value(option)}: {option.text} ({option.kind}{row})"


def _value(option: Option) -> str:
    match option.default:
        case None:
            return "as the grace" if isinstance(option.kind, Seconds) else "by the seats"
        case bool() as on:
            return str(on).lower()
        case tuple() as listed:
            return ", ".join(str(item) for item in listed) or "none"
        case default:
            return f"{default}"


def _row(row: Row, rules: Rules) -> str:
    lines = [f"  {row.id}  {row.text}"]
    if row.part_of:
        lines.append(f"          belongs to {row.part_of}")
    if row.fixed:
        why = "not played" if row.fixed.startswith("its option") else "no vote can drop it"
        lines.append(f"          {why}: {row.fixed}")
    lines += [f"          {does}" for does in dict.fromkeys(_part(part, rules) for part in row.parts) if does]
    calls = dict.fromkeys(_call(offence) for part in row.parts for offence in _offences(part))
    lines += [f"          to be called: {call}" for call in calls]
    return "\n".join(lines)


def _part(part: Part, rules: Rules) -> str:
    """Say what a part does that the statement of its row may leave open; nothing where that says it all."""
    match part:
        case When(Played(AnyCard())):
            return ""
        case When(Played(which), effects):
            return f"{_cards_of(which, rules)}: {', '.join(dict.fromkeys(EFFECTS[type(e)] for e in effects))}"
        case Clause(of):
            return f"belongs to {of}"
        case CountsAs(card, face):
            return f"{_name(card)} counts as {_name(face)}"
        case OnHand(count, due) if due.phrase:
            return f"with {_cards(count)} left one says “{due.phrase.text}”"
        case _:
            return ""


def _cards_of(which: Cards, rules: Rules) -> str:
    """Name the cards of a rule as a player would."""
    match which:
        case OfRank(rank):
            return f"every {RANK_NAMES[rank]}"
        case OfSuit(suit):
            return f"every {SUIT_NAMES[suit].removesuffix('s')}"
        case _:
            return ", ".join(_name(card) for card in decks(1, 1) if which.has(rules.face(card)))


def _name(card: Card) -> str:
    return "a joker" if card.suit is None else f"the {card_name(card).text}"


def _offences(part: Part) -> list[OffenceType]:
    """List what breaking a part of a rule is called."""
    given = [getattr(part, field.name) for field in fields(part)]
    return [
        each.offence if isinstance(each, DutySpec) else each
        for each in given
        if isinstance(each, DutySpec | OffenceType)
    ]


def _call(offence: OffenceType) -> str:
    call = re.sub(r"\(\w+\) ", "", offence.call)  # words that may be left out
    return f"“{call}” ({_cards(offence.cards)})"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else "no card" if count == 0 else f"{count} cards"
