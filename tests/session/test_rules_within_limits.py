"""A rule that bites too seldom or too often is refused wherever a person writes one; what all agreed on is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.engine import WriteRule
from mao_desktop.scripts.exporting import export
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game

if TYPE_CHECKING:
    from pathlib import Path

RARE = "when the queen of spades is played, if the card under it is a queen, knock once"
OFTEN = "when a turn begins, knock once"


def entered(rule: str, *, agreed: bool = False) -> WriteRule:
    """Let a person enter a rule; give it as the game noted it."""
    session = Simulation("moo", 3, 1).session
    session.submit(WriteRule(0, rule, agreed=agreed))
    return next(stamped.event for stamped in session.log() if isinstance(stamped.event, WriteRule))


@pytest.mark.parametrize(("rule", "why"), [(RARE, "too rare"), (OFTEN, "too often")])
def test_a_rule_outside_the_limits_is_refused_with_the_reason(rule: str, why: str) -> None:
    noted = entered(rule)
    assert (noted.row, noted.why.startswith(why)) == (None, True)


def test_a_rule_within_them_is_not() -> None:
    noted = entered("when a 4 is played, knock once")
    assert noted.row is not None
    assert noted.why == ""


def test_a_rule_that_all_agreed_on_may_bite_as_it_likes() -> None:
    assert entered(OFTEN, agreed=True).row is not None


def test_a_refused_rule_is_not_in_the_table_script_of_its_game(tmp_path: Path) -> None:
    """A script has no limits: it would have come into force there."""
    session = Simulation("moo", 3, 1, lambda setup: Games(tmp_path).begin(setup)).session
    session.deal()
    session.submit(WriteRule(0, OFTEN))
    path = session.journal_path
    session.close()
    assert path is not None
    assert "rule:" not in export(read_game(path))
