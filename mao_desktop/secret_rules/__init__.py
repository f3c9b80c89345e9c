"""Secret rules: a language of sentences, its errors, its checks, and the rows that sentences compile to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.secret_rules.checking import check
from mao_desktop.secret_rules.compiling import condition_of, row_of
from mao_desktop.secret_rules.conflicts import Conflict, conflicts
from mao_desktop.secret_rules.errors import TOO_OFTEN, TOO_RARE, RuleError
from mao_desktop.secret_rules.examples import Example, examples
from mao_desktop.secret_rules.meaning import event_condition, lawful_pairs
from mao_desktop.secret_rules.parsing import parse
from mao_desktop.secret_rules.printing import show, show_effect, show_event
from mao_desktop.secret_rules.sentence import (
    Amount,
    CardTest,
    Effect,
    HandTest,
    Order,
    OrderTest,
    Parsed,
    Places,
    Sentence,
    Test,
    Trait,
    TraitTest,
    When,
)
from mao_desktop.secret_rules.sentence_slots import BLANK, Changeable, neighbours, slots_of
from mao_desktop.secret_rules.situations import CARD, DIRECTION, TURN, Variable, atoms_of, holds, variables_of
from mao_desktop.secret_rules.slot_cards import LEAVE_OUT
from mao_desktop.secret_rules.slots import Choice, Count, Line, Pick, Place, Role, Slot, Words
from mao_desktop.secret_rules.spoken_slots import cleared, sayings_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Row, Rules, WriteRule


def written(text: str, rules: Rules, known: Collection[str] | None) -> Row:
    """Make a row of a sentence, by the rules in force.

    Args:
        text: the sentence.
        rules: the rules in force, those of other authors included.
        known: the words that the recogniser knows; None for any.

    Raises:
        RuleError: it is refused; one line says where and why.
    """
    parsed = parse(text, rules.seats)
    cards = VARIANTS[rules.variant].cards(rules, len(rules.seats))
    check(parsed, rules, cards, known)
    return row_of(parsed.sentence)


def compiled(event: WriteRule, rules: Rules, known: Collection[str] | None) -> WriteRule:
    """Give an event of a rule that is written with its row, or with the reason why it is refused; as for `written`."""
    try:
        return replace(event, row=written(event.text, rules, known), why="")
    except RuleError as wrong:
        return replace(event, row=None, why=str(wrong))


__all__ = [
    "BLANK",
    "CARD",
    "DIRECTION",
    "LEAVE_OUT",
    "TOO_OFTEN",
    "TOO_RARE",
    "TURN",
    "Amount",
    "CardTest",
    "Changeable",
    "Choice",
    "Conflict",
    "Count",
    "Effect",
    "Example",
    "HandTest",
    "Line",
    "Order",
    "OrderTest",
    "Parsed",
    "Pick",
    "Place",
    "Places",
    "Role",
    "RuleError",
    "Sentence",
    "Slot",
    "Test",
    "Trait",
    "TraitTest",
    "Variable",
    "When",
    "Words",
    "atoms_of",
    "check",
    "cleared",
    "compiled",
    "condition_of",
    "conflicts",
    "event_condition",
    "examples",
    "holds",
    "lawful_pairs",
    "neighbours",
    "parse",
    "row_of",
    "sayings_of",
    "show",
    "show_effect",
    "show_event",
    "slots_of",
    "variables_of",
    "written",
]
