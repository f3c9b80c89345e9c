"""How often a rule bites is estimated in one way, and the limits hold for everybody who writes a rule."""

from __future__ import annotations

import pytest

from mao_desktop.inference import bites, refusal
from mao_desktop.secret_rules import parse
from mao_desktop.variants import VARIANTS

RULES = VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Cid", "Dot"))


def often(text: str) -> float | None:
    return bites(parse(text).sentence, RULES)


def refused(text: str) -> str:
    return refusal(parse(text).sentence, RULES)


@pytest.mark.parametrize(
    ("rule", "least", "most"),
    [
        ("when a 4 is played, knock once", 1 / 20, 1 / 9),
        ("when the queen of spades is played, knock once", 1 / 100, 1 / 30),
        ("when a red card is played, if the card under it is red, the play is invalid", 0.25, 0.5),
        ("when a card is drawn, knock once", 0.2, 0.3),
        ("when a turn begins, knock once", 1.0, 1.0),
        ("when a hand reaches 3 cards, knock once", 0.03, 0.25),
    ],
)
def test_the_estimate_is_about_what_is_seen_in_games(rule: str, least: float, most: float) -> None:
    share = often(rule)
    assert share is not None
    assert least <= round(share, 6) <= most


def test_of_words_and_of_other_rules_nobody_can_tell() -> None:
    assert often('when "sorry" is said, that is forbidden') is None
    assert often("rule CAM-31 is off") is None
    assert refused("rule CAM-31 is off") == ""


def test_what_bites_too_seldom_or_too_often_is_refused() -> None:
    assert refused("when the queen of spades is played, if the card under it is a queen, knock once").startswith(
        "too r"
    )
    assert refused("when a card is played, knock once").startswith("too often")
    assert refused("when a turn ends, knock once").startswith("too often")
    assert refused("when a 4 is played, knock once") == ""


EXAMPLES = (
    "when a card is played, if its rank is odd and the card under it is even, the play is invalid",
    "when a king or a queen is played, if the card under it is a king or a queen, knock once",
    "when the queen of spades is played, the next seat draws 3 cards",
    'when a club is played, if the player\'s hand has fewer than 3 cards, say "{rank} of puppies"',
    "when a red card is played, if the card under it is red and the 2nd card under it is red, the play is invalid",
    'when a penalty is given, say "thank you very much"',
)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_page_are_within_the_limits(example: str) -> None:
    assert refused(example) == ""
