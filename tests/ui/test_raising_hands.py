"""Calling by mouse and keys starts when it starts: the hand goes up, all see it, and the call counts from then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, laid_out

from mao_desktop.engine import Called, LowerHand, RaiseHand
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key


def listed(hands: Hands) -> list[str]:
    model = hands.page.calls.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_a_click_on_a_seat_raises_the_hand_and_the_call_counts_from_it(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.click(hands.fan(1))
    assert hands.did(RaiseHand) == [RaiseHand(0)]
    raised = hands.page.control.now()
    hands.bot.wait(60)
    hands.type("bad card")
    hands.key(KEY.Key_Return)
    (called,) = hands.did(Called)
    assert called.words[0].start <= raised < hands.page.control.now() - 50
    assert hands.page.game.view(1).raised == ()
    assert hands.did(LowerHand) == []


@pytest.mark.parametrize("begin", [KEY.Key_1, KEY.Key_C])
def test_a_raised_hand_is_on_the_plate_in_the_captions_and_read_out_and_escape_takes_it_down(
    sit: Sit, begin: Qt.Key
) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(begin)
    assert "Ann, 2 cards, on turn, hand up" in hands.names()
    assert "Ann (raises a hand for a call)" in hands.captions()
    assert "The hand is up" in hands.page.calls.hand.text()
    hands.key(KEY.Key_Escape)
    assert hands.did(LowerHand) == [LowerHand(0)]
    assert "hand up" not in hands.names()


def test_the_button_for_calls_raises_the_hand(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    QTest.mouseClick(hands.page.say_bar.call, LEFT)
    assert hands.did(RaiseHand) == [RaiseHand(0)]


def test_the_own_seat_raises_no_hand_until_another_one_is_chosen_there(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.page.performer.perform(TableAction.CALL_ON, 0)
    assert hands.did(RaiseHand) == []
    hands.page.calls.seat.setCurrentText("Bob")
    assert hands.did(RaiseHand) == [RaiseHand(0)]


def test_what_else_is_done_at_a_seat_takes_the_hand_down(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H", variant="moo"))
    hands.key(KEY.Key_1)
    hands.push("Peek")
    assert hands.did(LowerHand) == [LowerHand(0)]


def test_any_person_s_call_key_raises_that_person_s_hand(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.page.view.call_key.emit(1, True)
    assert hands.did(RaiseHand) == [RaiseHand(1)]
    hands.page.view.call_key.emit(1, False)
    hands.type("bad card")
    hands.key(KEY.Key_Return)
    assert hands.did(Called)[0].caller == 1


def test_the_panel_hides_neither_pile_nor_seats_nor_hand(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_2)
    view = hands.page.view
    assert hands.page.calls.isVisible()
    assert not hands.page.calls.geometry().intersects(view.geometry())
    assert QRect(hands.page.rect()).contains(hands.page.calls.geometry())


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_most_ten_kinds_of_calls_are_listed_and_no_names_of_cards(sit: Sit, variant: str) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H", variant=variant))
    hands.key(KEY.Key_1)
    assert 5 <= len(listed(hands)) <= 10
    assert not any(" of spades" in line for line in listed(hands))


def test_which_card_was_not_named_is_a_second_step(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    row = listed(hands).index("failure to say …")
    for _ in range(row + 1):
        hands.key(KEY.Key_Down)
    hands.key(KEY.Key_Return)
    assert "two of spades" in listed(hands)
    assert hands.page.calls.back.text() == "‹ failure to say …"
    hands.type("two of sp")
    hands.key(KEY.Key_Return)
    (called,) = hands.did(Called)
    assert " ".join(word.text for word in called.words) == "failure to say two of spades"


def test_one_comes_back_from_the_second_step(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    kinds = listed(hands)
    hands.page.calls.list.clicked.emit(hands.page.calls.list.model().index(kinds.index("failure to say …"), 0))
    assert listed(hands) != kinds
    QTest.mouseClick(hands.page.calls.back, LEFT)
    assert listed(hands) == kinds


def test_other_wordings_are_found_by_typing_and_not_listed(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    assert "in vain" not in listed(hands)
    hands.type("in va")
    assert "in vain" in listed(hands)


def test_the_hand_comes_down_by_itself_and_the_panel_says_so(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mao_desktop.session.game_loop.RAISED", 40)
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    hands.bot.waitUntil(lambda: hands.did(LowerHand) == [LowerHand(0)], timeout=2_000)
    assert "No hand is up" in hands.page.calls.hand.text()
