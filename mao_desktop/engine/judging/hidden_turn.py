"""Whose turn it is, as a secret that the table keeps while a rule on turns is one (SEC-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.core_parts import DrawOn, PlayAfterDrawing
from mao_desktop.engine.judging.fold import Effect, Mechanism
from mao_desktop.engine.model.row import declared

if TYPE_CHECKING:
    from mao_desktop.engine.model.row import Part
    from mao_desktop.engine.rules.rules import Rules

NOBODY = -1
"""A seat that wrote nothing: it knows the rules that are public."""
DECIDE_TURNS = ("right", "passes", "spam", "drawn")
"""The hooks by which a mechanism decides how the turn passes on."""


def is_hidden(rules: Rules) -> bool:
    """Tell whether the table shows nobody whose turn it is: a rule on turns is in force and not published."""
    return bool(rules.written) and NOBODY not in rules.derived(_knowing)


def knows_turn(rules: Rules, seat: int) -> bool:
    """Tell whether a seat knows every rule that decides whose turn it is."""
    return not is_hidden(rules) or seat in rules.derived(_knowing)


def _knowing(rules: Rules) -> frozenset[int]:
    """List who knows every rule that decides whose turn it is."""
    everybody = NOBODY, *range(len(rules.seats))
    return frozenset(seat for seat in everybody if _are_alike(rules, rules.known_to(seat)))


def _are_alike(rules: Rules, known: Rules) -> bool:
    """Tell whether rules are the same as far as they decide whose turn it is; parts that both have are not asked."""
    return _on_turns(rules, known) == _on_turns(known, rules)


def _on_turns(rules: Rules, other: Rules) -> list[Part]:
    """List the parts in force that decide whose turn it is, but those that stand in others too."""
    both = {id(part) for part in other.parts}
    return [part for part in rules.parts if id(part) not in both and _is_on_turns(part)]


def _is_on_turns(part: Part) -> bool:
    if isinstance(part, DrawOn | PlayAfterDrawing):
        return True
    kind = type(part)
    if isinstance(part, Mechanism) and any(
        getattr(kind, hook) is not getattr(Mechanism, hook) for hook in DECIDE_TURNS
    ):
        return True
    return any(type(effect).passes is not Effect.passes for effect in declared(part, Effect))
