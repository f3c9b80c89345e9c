"""Who stands up with a rule that is still secret is asked; who drops out tells it, and the sheet of points lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import Leave, Publish, WriteRule
from mao_desktop.ui.dialogs.untold_rules import UntoldRules

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

RULE = 'when a 4 is played, say "that\'s the rabbit"'


def written(sit: Sit) -> Hands:
    """Let Ann write a rule."""
    hands = sit(laid_out("4D 5D", "2C 3C", "5H 6H"))
    hands.page.control.act(WriteRule(0, RULE, agreed=True))
    hands.settle()
    return hands


def asked(hands: Hands) -> UntoldRules:
    QTest.mouseClick(hands.page.top_bar.leave, LEFT)
    hands.settle()
    return hands.window.findChildren(UntoldRules)[-1]


@pytest.mark.rule("SEC-11")
def test_who_leaves_the_table_may_tell_a_rule_first_and_it_is_in_the_rule_book(sit: Sit) -> None:
    hands = written(sit)
    box = asked(hands)
    assert "Ann" in box.text()
    QTest.mouseClick(box.tell, LEFT)
    hands.settle()
    assert hands.did(Publish) == [Publish(0)]
    assert hands.window.page is None
    assert [rule.sentence for rule in hands.window.shelf.rules.rules()] == [RULE]


@pytest.mark.parametrize(
    ("rules", "rule", "more", "tell", "leave"),
    [
        (1, "1 secret rule of Ann", "it is in the rule book", "Tell it and leave", "Leave it secret"),
        (2, "2 secret rules of Ann", "they are in the rule book", "Tell them and leave", "Leave them secret"),
    ],
)
def test_one_rule_is_asked_about_as_one_and_several_as_several(
    sit: Sit, rules: int, rule: str, more: str, tell: str, leave: str
) -> None:
    box = UntoldRules(written(sit).window, "Ann", rules)
    assert rule in box.text()
    assert more in box.informativeText()
    assert (box.tell.text(), box.leave.text()) == (tell, leave)


def test_who_leaves_it_secret_tells_nothing(sit: Sit) -> None:
    hands = written(sit)
    QTest.mouseClick(asked(hands).leave, LEFT)
    hands.settle()
    assert hands.window.page is None
    assert hands.did(Publish) == []


def test_who_has_no_secret_is_not_asked(sit: Sit) -> None:
    hands = written(sit)
    hands.page.control.act(Publish(0))
    hands.settle()
    QTest.mouseClick(hands.page.top_bar.leave, LEFT)
    assert hands.window.page is None


def test_who_drops_out_tells_the_rule_and_the_sheet_of_points_lists_it(sit: Sit) -> None:
    hands = written(sit)
    for _ in range(2):  # it asks first
        hands.key(Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    assert hands.did(Leave) == [Leave(0, publish=True)]
    sheet = hands.page.scores
    sheet.show_points(hands.page.game.view(1), ())
    assert sheet.rules.text() == f"Rule of Ann: “{RULE}”"
