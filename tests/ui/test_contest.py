"""Where the program calls, it answers itself who says that its call was bad: “new rule” (CAM-51)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from table_hands import Hands, laid_out

from mao_desktop.engine import Authority, WriteRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

RED_ON_RED = "when a red card is played, if the card under it is red, the play is invalid"
NEW_RULE = "“New rule”: the call was by a secret rule."


def told(hands: Hands) -> str:
    return " ".join(note.text.text() for note in hands.page.rulings.notes())


@pytest.mark.rule("CAM-51")
@pytest.mark.parametrize("rule", [RED_ON_RED, ""])
def test_the_program_answers_who_contests_its_call_by_a_secret_rule_and_by_no_other(sit: Sit, rule: str) -> None:
    hands = sit(replace(laid_out("4D 5C", "2C 3C", "5H 6H"), authority=Authority.COMPUTER))
    if rule:
        hands.page.control.act(WriteRule(1, rule, agreed=True))
    hands.key(Qt.Key.Key_Right)
    if not rule:
        hands.key(Qt.Key.Key_Right)  # the five of clubs, which may not lie there by the variant's own rule
    hands.key(Qt.Key.Key_Return)
    assert hands.top() == "7D"
    assert NEW_RULE not in told(hands)
    hands.page.control.say(0, "bad call")
    hands.settle()
    assert (NEW_RULE in told(hands)) is bool(rule)
