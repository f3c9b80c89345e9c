"""Rows that seats write while a game runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.mechanics.votes import put_in_force
from mao_desktop.engine.model.facts import Refusal
from mao_desktop.engine.model.row import Part

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.events import WriteRule


@dataclass(frozen=True, slots=True)
class RulesMade(Part):
    """Part: seats make new rules; so it is in every variant that has no row for it."""


@dataclass(frozen=True, slots=True)
class RulesBought(RulesMade):
    """Part: a new rule costs a token."""


def write(fold: Fold, act: WriteRule) -> None:
    """Put a written row in force, where it is one and is paid for."""
    bought = fold.rules.one(RulesBought) is not None
    if dropped := fold.rules.missing(RulesMade):
        refuse(fold, act.seat, Refusal.NOT_IN_FORCE, dropped)
    elif bought and not fold.seats[act.seat].tokens:
        refuse(fold, act.seat, Refusal.NO_TOKEN)
    elif act.row is None:
        refuse(fold, act.seat, Refusal.NOT_A_RULE, act.why)
    else:
        try:
            rules = fold.rules.with_written(replace(act.row, author=act.seat, source=act.text))
        except ValueError as wrong:
            refuse(fold, act.seat, Refusal.NOT_A_RULE, str(wrong))
            return
        if bought:
            fold.change(act.seat).tokens -= 1
        put_in_force(fold, rules)
