"""Makes a game in which something is wrong smaller, as long as something is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.fuzzing.plan import Plan

SHORTEST = 1_000
"""A game is not made shorter by less than this (ms)."""


def shrunk(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """Leave troubles out of a game, and shorten it, as long as it fails."""
    for trouble in sorted(plan.troubles, key=lambda trouble: trouble.value):
        fewer = replace(plan, troubles=plan.troubles - {trouble})
        plan = fewer if fails(fewer) else plan
    short, long = 0, plan.length
    while long - short > SHORTEST:
        middle = (short + long) // 2
        if fails(replace(plan, length=middle)):
            long = middle
        else:
            short = middle
    return replace(plan, length=long)
