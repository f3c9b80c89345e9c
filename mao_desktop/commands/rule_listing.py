"""Shows what variants declare: their options and, rule by rule, what the code does."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Clause,
    CountsAs,
    DrawCards,
    DutySpec,
    EitherNeighbour,
    ExtraTurn,
    Forbidden,
    KnockTimes,
    Mechanism,
    NameSuitOnCard,
    OffenceType,
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
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Seconds

if TYPE_CHECKING:
    from mao_desktop.engine import Row, Rules
    from mao_desktop.variants.options import Option
    from mao_desktop.variants.variant import Variant


EFFECTS = {
    Say: "a phrase is due",
    Perform: "something is to be done",
    PlayAgain: "the turn stays",
    EitherNeighbour: "either neighbour is next",
    ExtraTurn: "the player has an extra turn",
    SwapNext: "the next two change places",
    TakeCard: "a card is taken out of a hand",
    NameSuitOnCard: "the player names a suit",
    Skip: "the next player misses a turn",
    Reverse: "the order of play reverses",
    OpenSuit: "a suit may be named",
    SetSuit: "the suit is set",
    Validity: "the play is valid, or not",
    Forbidden: "what is said is forbidden",
    SayPhrase: "a phrase is due",
    KnockTimes: "knocks are due",
    DrawCards: "cards are to be drawn",
}


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
    lines = [f"{variant.name}: {variant.title}", *(f"  {line}" for line in variant.character.splitlines()), "  Options"]
    return "\n".join([*lines, *(_option(option) for option in variant.options)])


def _option(option: Option) -> str:
    default = _by_itself(option) if option.default is None else _value(option.default)
    return f"    {option.name} = {default}  ({option.kind}; {option.rule}) {option.text}"


def _by_itself(option: Option) -> str:
    """Say what decides where nothing is chosen."""
    return "as the grace" if isinstance(option.kind, Seconds) else "by the seats"


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return ", ".join(str(item) for item in value) or "none"
        case _:
            return f"{value}"


def _row(row: Row, rules: Rules) -> str:
    lines = [f"  {row.id}  {row.text}"]
    if row.part_of or row.fixed:
        lines.append(f"          part of {row.part_of}" if row.part_of else f"          stays: {row.fixed}")
    for part in row.parts:
        calls = ", ".join(dict.fromkeys(_call(offence) for offence in _offences(part)))
        lines.append(f"          {_part(part, rules)}" + (f"; called {calls}" if calls else ""))
    return "\n".join(lines)


def _part(part: Part, rules: Rules) -> str:
    match part:
        case When(Played(which), effects):
            deck = decks(1, 1)
            cards = [str(card) for card in deck if which.has(rules.face(card))]
            shown = "any card" if len(cards) == len(deck) else " ".join(cards)
            return f"{shown}: {', '.join(EFFECTS[type(effect)] for effect in effects)}"
        case Clause(of):
            return f"a clause of {of}"
        case CountsAs(card, face):
            return f"{card} counts as {face}"
        case Mechanism() if described := part.describe(_cards):
            return described
        case _:
            return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(part).__name__).lower()


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
    return "1 card" if count == 1 else f"{count} cards"
