"""The window shows nobody whose turn it is while a secret rule on turns is in force (SEC-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from table_hands import Hands, laid_out

from mao_desktop.engine import Leave, WriteRule
from mao_desktop.ui.game.privacy import PrivacyMode
from mao_desktop.ui.table.scene.plates import indicators_of, plate_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

SKIP = "when a 4 is played, the next seat is skipped"


@pytest.mark.rule("SEC-02")
@pytest.mark.parametrize("author", [0, 1])
def test_no_place_of_the_window_shows_the_turn_its_author_at_the_front_or_not(sit: Sit, author: int) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C", "5H 6H"))
    assert "on turn" in hands.names()
    hands.page.control.act(WriteRule(author, SKIP, agreed=True))
    hands.settle()
    seen = hands.page.game.view(0)
    assert not any(plate_of(seen, hands.page.rules.features, seat, frozenset()).on_turn for seat in range(3))
    assert indicators_of(seen, drop=False, told=True).clockwise is None
    assert "on turn" not in hands.names()
    assert "clockwise" not in hands.names()
    assert "is not shown" in hands.names()


def test_the_screen_is_passed_to_the_next_person_and_not_to_who_is_on_turn(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C", "5H 6H"))
    hands.page.control.act(WriteRule(1, SKIP, agreed=True))
    hands.settle()
    assert hands.page.privacy.mode is PrivacyMode.PASS
    assert hands.page.turn_button.isVisible()
    hands.page.turn_button.click()
    assert hands.page.privacy.front == 1


def test_the_turn_is_shown_again_once_its_author_leaves_and_publishes_the_rule(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "2C 3C", "5H 6H"))
    hands.page.control.act(WriteRule(2, SKIP, agreed=True))
    hands.page.control.act(Leave(2, publish=True))
    hands.settle()
    assert "on turn" in hands.names()
