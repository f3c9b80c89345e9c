"""Every row can be dropped, and the game changes as its words say, or it tells why it stays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from table_scripts import SCRIPTS, variant_of

from mao_desktop.engine import HeardUpTo, Rules, Stamped, State, Unchangeable, apply, next_wake, thaw
from mao_desktop.engine.mechanics.votes import put_in_force
from mao_desktop.scripts import judging
from mao_desktop.scripts.judging import judge
from mao_desktop.scripts.reporting import report
from mao_desktop.scripts.script import Script, read_script
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Switch

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mao_desktop.engine import Row, Step
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


def lines_by(script: Script, rules: Rules) -> list[Line]:
    judged = judge(replace(script, layout=replace(script.layout, rules=rules)))
    return list(report(judged, explain=False, open_infractions=True))


def lines(script: Script, off: frozenset[str] = frozenset()) -> list[Line]:
    return lines_by(script, script.layout.rules.changed(dropped=off) if off else script.layout.rules)


def scripts_about(variant: str, number: str) -> Iterator[Script]:
    own = (path for path in SCRIPTS if variant_of(path) == variant and path.stem.split("-")[:2] == number.split("-"))
    return (script_at(path) for path in own)


@pytest.mark.parametrize(("variant", "number"), DROPPABLE)
def test_the_same_events_are_judged_otherwise_without_the_row(variant: str, number: str) -> None:
    off = frozenset({number})
    assert any(lines(script) != lines(script, off) for script in scripts_about(variant, number))


class DroppingOnTheWay:
    """Lets events enter, drops rows after so many of them, and restores them after so many more."""

    def __init__(self, off: frozenset[str], after: int) -> None:
        self.off, self.after, self.count = off, after, 0

    def __call__(self, state: State, stamped: Stamped) -> Step:
        self.count += 1
        if self.count in (self.after, 2 * self.after):
            dropped = self.off if self.count == self.after else frozenset()
            fold = thaw(state.settled, state.heard)
            put_in_force(fold, state.settled.rules.changed(dropped=dropped))
            state = State(state.seats, state.table, fold.freeze(), state.tail, state.heard, state.log)
        return apply(state, stamped)


@pytest.mark.parametrize(("variant", "number"), DROPPABLE)
def test_a_row_dropped_and_restored_in_a_game_leaves_one_that_goes_on(
    variant: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for script in scripts_about(variant, number):
        for after in (3, 9, 17):
            monkeypatch.setattr(judging, "apply", DroppingOnTheWay(frozenset({number}), after))
            judged = judge(script)
            later = judged.end + 60_000
            state = apply(judged.state, Stamped(later, HeardUpTo(later, whole=True)))[0]
            wake = next_wake(state)
            assert wake is None or wake > later
            assert len(state.table.cards()) == len(judged.state.table.cards())


SWITCHES = [(v, o.name) for v, variant in VARIANTS.items() for o in variant.options if isinstance(o.kind, Switch)]


@pytest.mark.parametrize(("name", "option"), SWITCHES)
def test_an_option_voted_on_gives_the_rules_of_a_table_that_began_with_it(name: str, option: str) -> None:
    variant = VARIANTS[name]
    chosen = variant.rules({option: True}, SEATS)
    voted = variant.read_proposal(variant.rules({}, SEATS), f"{option} = on")
    assert isinstance(voted, Rules)
    assert replace(voted, revision=chosen.revision) == chosen


@pytest.mark.parametrize(("name", "option"), [each for each in SWITCHES if each[1] != "newcomers"])
def test_the_same_events_are_judged_otherwise_with_an_option_voted_off(name: str, option: str) -> None:
    with_it = [script_at(path) for path in SCRIPTS if variant_of(path) == name]
    with_it = [script for script in with_it if script.layout.rules.options[option]]
    rules = [script.layout.rules for script in with_it]
    off = [each.changed(options={**each.options, option: False}) for each in rules]
    assert any(lines(script) != lines_by(script, each) for script, each in zip(with_it, off, strict=True))


def mau_mau(name: str, *off: str) -> list[Line]:
    """Judge a script of Mau Mau, whose page has no point of order to vote in, without some rows from the start."""
    script = next(script_at(path) for path in SCRIPTS if path.stem == name)
    return lines(script, frozenset(off))


def test_without_the_limit_of_points_nobody_is_out() -> None:
    assert mau_mau("MMT-42")[-1]["table"]["out"] == ["Bob"]
    assert mau_mau("MMT-42", "MMT-42")[-1]["table"] | {"out": ["Bob"]} == mau_mau("MMT-42")[-1]["table"]


def test_without_points_an_empty_hand_wins_the_round() -> None:
    assert [line.get("verdict") for line in mau_mau("MMT-42", "MMT-41")] == ["win", None]


def test_without_its_row_the_deal_goes_round_clockwise_again() -> None:
    rulings = [(line["call"], line["verdict"]) for line in mau_mau("MMT-04", "MMT-04") if "call" in line]
    assert rulings == [("mistake dealing out of turn", "upheld"), ("mistake wrong direction", "upheld")]


def test_who_is_out_stays_out_without_the_rules_of_dealers() -> None:
    with_it = next(script_at(path) for path in SCRIPTS if path.stem == "MMT-42-out-deals-no-more")
    assert lines(with_it, frozenset({"MMT-03"}))[-1]["table"]["out"] == lines(with_it)[-1]["table"]["out"]
