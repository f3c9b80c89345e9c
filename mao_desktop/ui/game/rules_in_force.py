"""What the rules in force mean for the window, which derives nothing from the rules of a set-up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import Talking
from mao_desktop.language.reading import Lexicon, lexicon_of
from mao_desktop.ui.game.phrase_list import CallKind, call_kinds, calls, phrases
from mao_desktop.ui.game.table_features import TableFeatures, features_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.variants.options import Option


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A row of the rule book; `dropped` where a vote took it out of force, `judged` where it does something itself."""

    id: str
    text: str
    dropped: bool
    judged: bool


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option that a table plays with, where it differs from the variant's own."""

    name: str
    value: object
    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """What the window derives from rules; equal where it shows and listens for the same.

    `phrases` and `calls` are the lists to pick from, `call_kinds` the calls in kinds, `lines` all that may be said, a
    line of words each. `marked`: words that the game does not ask for are forbidden, so that commands need a word
    before them. `book` are the public rows, `options` those that differ from their defaults.
    """

    features: TableFeatures
    phrases: tuple[str, ...]
    calls: tuple[str, ...]
    call_kinds: tuple[CallKind, ...]
    lines: tuple[str, ...]
    marked: bool
    book: tuple[RuleRow, ...]
    options: tuple[OptionRow, ...]
    lexicon: Lexicon = field(compare=False)


def rules_in_force(rules: Rules) -> RulesInForce:
    """Derive from rules what the window needs of them."""
    lexicon = lexicon_of(rules.reader)
    return RulesInForce(
        features=features_of(rules),
        phrases=phrases(rules),
        calls=calls(rules),
        call_kinds=call_kinds(rules),
        lines=tuple(lexicon.spoken()),
        marked=rules.one(Talking) is not None,
        book=tuple(RuleRow(row.id, row.text, row.id in rules.off, bool(row.parts)) for row in rules.rows),
        options=_options(rules),
        lexicon=lexicon,
    )


def _options(rules: Rules) -> tuple[OptionRow, ...]:
    options: tuple[Option, ...] = VARIANTS[rules.variant].options
    chosen = ((option, rules.effective_options[option.name]) for option in options)
    return tuple(
        OptionRow(option.name, value, option.rule, option.text) for option, value in chosen if value != option.default
    )
