"""What German Mao needs at the table: knocks, town meetings that are their caller's, cards that lie face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import Facing, Knock, Look, Place, Touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier


def german(*hands: str, pile: str = "7D") -> Setup:
    return laid_out(*hands, pile=pile, variant="german")


def play_the_seven(hands: Hands) -> None:
    hands.drag(hands.at("7H"), hands.middle())


@pytest.mark.parametrize("by_key", [True, False])
def test_a_knock_by_key_or_on_the_wood_meets_what_a_seven_asks_for(sit: Sit, *, by_key: bool) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C", pile="9H"))
    play_the_seven(hands)
    if by_key:
        hands.key(KEY.Key_K)
    else:
        hands.click(hands.wood())
    assert [(knock.seat, knock.count) for knock in hands.did(Knock)] == [(0, 1)]
    assert "Ann (knocks)" in hands.captions()
    hands.page.control.call(1, "card for not knocking", 0)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "bad call"
    hands.key(KEY.Key_E)
    assert "Ann: (knocks)" in hands.page.evidence.timeline.accessibleName()


def test_two_quick_taps_are_two_knocks(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C"))
    port = hands.page.view.viewport()
    QTest.mouseClick(port, LEFT, NONE, hands.wood())
    QTest.mouseDClick(port, LEFT, NONE, hands.wood())
    hands.settle()
    assert len(hands.did(Knock)) == 2


def test_a_click_on_the_felt_is_no_knock(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C"))
    hands.click(hands.aside())
    assert hands.done() == []


def test_nothing_on_the_table_tells_whether_one_has_knocked(sit: Sit) -> None:
    pictures = []
    for knocks in (0, 1):
        hands = sit(german("7H 9C 4C", "2C 3C", pile="9H"))
        play_the_seven(hands)
        for _ in range(knocks):
            hands.key(KEY.Key_K)
        hands.page.bubbles.subtitle.hide()
        hands.page.scene.tabletop.hover(None)
        pictures.append(hands.page.view.grab().toImage())
        hands.window.leave_table()
    assert pictures[0] == pictures[1]


def test_only_who_called_a_town_meeting_ends_it(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C", "5H 6H"))
    assert hands.page.top_bar.point.text() == "Town meeting"
    hands.key(KEY.Key_P)
    assert "called by Ann" in hands.page.votes.title.text()
    assert "Only Ann ends it" in hands.page.votes.whose.text()
    hands.sit_as(1)
    QTest.mouseClick(hands.page.votes.end, LEFT)
    hands.settle()
    assert hands.page.votes.isVisible()
    assert "Bob the game of mao begins now" in hands.captions()
    hands.sit_as(0)
    hands.key(KEY.Key_P)
    assert not hands.page.votes.isVisible()


def test_in_a_town_meeting_all_cards_lie_face_down(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_P)
    assert "seven of hearts" not in hands.names()
    assert "Bob, 2 cards, cards face down" in hands.names()


def test_who_turns_cards_up_in_a_town_meeting_can_be_called(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_P)
    hands.key(KEY.Key_U)
    assert "seven of hearts" in hands.names()
    assert hands.did(Look) == [Look(0, Facing.UP)]
    hands.page.control.call(1, "card for touching your cards", 0)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "upheld"
    hands.key(KEY.Key_U)
    assert "seven of hearts" not in hands.names()
    hands.key(KEY.Key_P)
    assert "seven of hearts" in hands.names()


def test_rearranging_the_hand_is_a_touch_when_cards_may_not_be_touched(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C", "5H 6H"))
    hands.drag(hands.at("7H"), hands.at("4C") + QPoint(70, 0))
    assert hands.did(Touch) == []
    hands.key(KEY.Key_P)
    hands.drag(hands.at("9C"), hands.at("7H") + QPoint(70, 0))
    assert hands.did(Touch) == [Touch(0, Place.HAND)]


def test_everything_that_may_be_asked_for_can_be_picked(sit: Sit) -> None:
    hands = sit(german("7H 9C 4C", "2C 3C"))
    box = hands.page.say_bar.box
    offered = {box.itemText(n) for n in range(box.count())}
    assert {"thank you", "mao", "ringo", "paul", "nine of cross", "town meeting"} <= offered
    assert "a beatle" not in offered
