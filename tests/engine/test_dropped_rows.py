"""Every row can be dropped, and the game changes as its words say, or it tells why it stays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from table_scripts import SCRIPTS, variant_of

from mao_desktop.engine import Rules, Unchangeable
from mao_desktop.scripts.judging import judge
from mao_desktop.scripts.reporting import report
from mao_desktop.scripts.script import Script, read_script
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mao_desktop.engine import Row
    from mao_desktop.scripts.reporting import Line
    from mao_desktop.variants.variant import Variant

SEATS = ("Ann", "Bob", "Cid")
SWITCHED_ON = {
    "cambridge": {
        "newcomers": True, "last_card_voids_mao": True, "five_blasphemies": True, "rigid_calls": True, "thanks": True,
        "asking": True, "no_talking": True, "laughing": True, "cursing": True, "lying": True, "conduct": True,
    },
    "santa-cruz": {"twos": True, "too_loud": True},
}  # fmt: skip
"""The options of optional rows."""


def rules_of(variant: Variant) -> Rules:
    return variant.rules(SWITCHED_ON.get(variant.name, {}), SEATS)


ROWS = [(name, row.id) for name, variant in VARIANTS.items() for row in rules_of(variant).rows]
DROPPABLE = [(v, row.id) for v in VARIANTS for row in rules_of(VARIANTS[v]).rows if row.parts]


def row_of(rules: Rules, number: str) -> Row:
    return next(row for row in rules.rows if row.id == number)


@pytest.mark.parametrize(("name", "number"), ROWS)
def test_a_row_can_be_dropped_and_restored_or_says_why_not(name: str, number: str) -> None:
    variant = VARIANTS[name]
    rules = rules_of(variant)
    row = row_of(rules, number)
    assert bool(row.parts) + bool(row.part_of) + bool(row.fixed) == 1
    dropped = variant.read_proposal(rules, f"drop {number}")
    if row.parts:
        assert isinstance(dropped, Rules)
        assert number in dropped.off
        restored = variant.read_proposal(dropped, f"restore {number}")
        assert isinstance(restored, Rules)
        assert replace(restored, revision=rules.revision) == rules
    else:
        assert isinstance(dropped, Unchangeable)
        assert number in dropped.why
        if row.part_of:
            carrier = row_of(rules, row.part_of)
            assert carrier.parts
            assert row.part_of in dropped.why


@cache
def script_at(path: Path) -> Script:
    return read_script(path.read_bytes())


def lines(script: Script, off: frozenset[str]) -> list[Line]:
    rules = script.layout.rules
    layout = replace(script.layout, rules=rules.changed(dropped=off)) if off else script.layout
    return list(report(judge(replace(script, layout=layout)), explain=False, open_infractions=True))


def scripts_about(variant: str, number: str) -> Iterator[Script]:
    own = (path for path in SCRIPTS if variant_of(path) == variant and path.stem.split("-")[:2] == number.split("-"))
    return (script_at(path) for path in own)


@pytest.mark.parametrize(("variant", "number"), DROPPABLE)
def test_the_same_events_are_judged_otherwise_without_the_row(variant: str, number: str) -> None:
    off = frozenset({number})
    assert any(lines(script, frozenset()) != lines(script, off) for script in scripts_about(variant, number))
