"""Computer players who win write a secret rule, keep it, and call by it (SEC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import Refused, Ruling, Verdict, WriteRule
from mao_desktop.session.simulation import Simulation

if TYPE_CHECKING:
    from mao_desktop.engine import Fact, Stamped


class Games:
    """A simulated table, with what was written there and ruled by it."""

    def __init__(self, variant: str, seed: int, **options: object) -> None:
        self.rules: list[WriteRule] = []
        self.rulings: list[Ruling] = []
        self.refused: list[Refused] = []
        self.game = Simulation(variant, 4, seed, options=options)
        self.game.session.subscribe(self._note)

    def _note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        if isinstance(stamped.event, WriteRule):
            self.rules.append(stamped.event)
        self.rulings += [f for f in facts if isinstance(f, Ruling) and f.rule.startswith("SEC")]
        self.refused += [f for f in facts if isinstance(f, Refused)]


@pytest.mark.rule("SEC-08", "CAM-22", "CAM-50")
def test_a_computer_player_that_wins_writes_a_rule_comes_in_with_it_and_enforces_it() -> None:
    table = Games("cambridge", 7)
    table.game.play(3)
    assert len(table.rules) > 1
    assert all(rule.row is not None and not rule.why for rule in table.rules)
    first = table.rules[0].seat
    written = table.game.session.view(first).judged.rules.written
    own = [rule.seat for rule in table.rules if rule.seat == first]
    assert [row.author for row in written if not row.published] == own
    assert table.refused == []
    authors = {f"SEC:{n}": rule.seat for n, rule in enumerate(table.rules, 1)}
    upheld = [ruling for ruling in table.rulings if ruling.verdict is Verdict.UPHELD]
    assert upheld
    assert all(ruling.by == authors[ruling.rule] != ruling.on for ruling in upheld)


@pytest.mark.parametrize(("variant", "options"), [("moo", {}), ("german", {}), ("santa-cruz", {"secret_rules": True})])
def test_a_win_gives_the_right_to_a_rule_in_other_variants_too(variant: str, options: dict[str, object]) -> None:
    table = Games(variant, 3, **options)
    played = table.game.play(2)
    assert played.ended
    assert table.rules
    assert table.refused == []


@pytest.mark.rule("SCM-51")
def test_where_the_option_is_off_nobody_writes_a_rule() -> None:
    table = Games("santa-cruz", 3)
    table.game.play(2)
    assert table.rules == []
