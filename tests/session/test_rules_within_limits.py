"""A rule that bites too seldom or too often is refused wherever a person writes one; what all agreed on is not."""

from __future__ import annotations

import pytest

from mao_desktop.engine import WriteRule
from mao_desktop.session.simulation import Simulation

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
