"""What Santa Cruz needs at the table: cards that their players turn up and down, spam, races of neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, STACK, Hands, cards, laid_out

from mao_desktop.engine import Deal, Facing, Look
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key


def santa_cruz(*hands: str, pile: str = "7D") -> Setup:
    return laid_out(*hands, pile=pile, variant="santa-cruz", options={"turn_limit": 600})


def dealt() -> Setup:
    stack = cards(" ".join(STACK))
    return Setup("santa-cruz", (Seat("Ann"), Seat("Bob")), {"turn_limit": 600}, stack=stack, dealer=1)


def test_after_the_deal_cards_lie_face_down_until_their_player_turns_them_up(sit: Sit, window: MainWindow) -> None:
    hands = sit(dealt())
    assert window.page
    assert not window.page.scene.tabletop.face_up
    assert window.page.view.rect().contains(window.page.turn_cards.geometry())
    assert "card, face down, 1 of 5" in hands.names()
    assert "Bob, 6 cards, on turn" not in hands.names()
    hands.click(hands.own_hand())
    assert window.page.scene.tabletop.face_up
    assert hands.did(Look) == [Look(0, Facing.UP)]
    hands.page.control.call(1, "penalty for looking before the dealer", 0)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "upheld"


@pytest.mark.parametrize("by_key", [False, True])
def test_the_dealer_chooses_at_the_deal_how_many_cards_each_gets(
    window: MainWindow, qtbot: QtBot, *, by_key: bool
) -> None:
    window.tables.open(dealt(), by_hand=True)
    assert window.page
    hands, bar = Hands(window, qtbot, []), window.page.top_bar
    window.page.game.told.connect(lambda stamped, _facts, _number: hands.events.append(stamped.event))
    window.page.privacy.take()
    window.page.view.setFocus()
    assert bar.hand_size.isVisible()
    assert bar.hand_size.value() == 5
    assert bar.hand_size.accessibleName() == "Cards each"
    bar.hand_size.setValue(3)
    if by_key:
        for _ in range(2):
            hands.key(KEY.Key_G)
    else:
        QTest.mouseClick(bar.deal, LEFT)
    hands.settle()
    assert not bar.hand_size.isVisible()
    (deal,) = hands.did(Deal)
    assert [seat for seat, _ in deal.portions] == [0, 1, 0, 1, 0, 1]


def test_no_more_cards_each_are_offered_than_the_decks_hold(window: MainWindow) -> None:
    setup = Setup("santa-cruz", (Seat("Ann"), *(Seat(f"Bob {n}") for n in range(3))), {"decks": 1, "jokers": 0}, seed=1)
    window.tables.open(setup, by_hand=True)
    assert window.page
    assert window.page.top_bar.hand_size.maximum() == 12


def test_where_the_number_of_cards_is_not_the_dealers_it_is_not_offered(window: MainWindow) -> None:
    window.tables.open(Setup("cambridge", (Seat("Ann"), Seat("Bob"), Seat("Cid")), dealer=0, seed=1), by_hand=True)
    assert window.page
    assert window.page.top_bar.deal.isVisible()
    assert not window.page.top_bar.hand_size.isVisible()


def test_others_cards_lie_until_they_take_them_up(sit: Sit) -> None:
    hands = sit(dealt())
    assert "cards face down" in hands.names()
    hands.page.control.act(Look(1, Facing.UP))
    hands.settle()
    assert "cards face down" not in hands.names()


def test_in_a_point_of_order_players_turn_their_cards_down_themselves(sit: Sit) -> None:
    hands = sit(santa_cruz("4D 9C KH", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_P)
    assert hands.page.scene.tabletop.face_up
    assert hands.page.turn_cards.text() == "Turn cards down (U)"
    QTest.mouseClick(hands.page.turn_cards, LEFT)
    hands.settle()
    assert not hands.page.scene.tabletop.face_up
    hands.key(KEY.Key_U)
    assert hands.page.scene.tabletop.face_up
    assert [look.at for look in hands.did(Look)] == [Facing.DOWN, Facing.UP]


def test_the_point_of_order_does_not_tell_what_is_to_be_done_in_it(sit: Sit) -> None:
    hands = sit(santa_cruz("4D 9C KH", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_P)
    told = hands.page.votes.title.text() + hands.page.votes.what.text() + hands.page.votes.whose.text()
    assert "down" not in told


def test_a_spam_is_dropped_out_of_turn_and_play_goes_on_from_there(sit: Sit) -> None:
    hands = sit(santa_cruz("4D 9C KH", "2C 3C", "4D 6H", pile="7D"))
    hands.drag(hands.at("4D"), hands.middle())
    hands.sit_as(2)
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(2, "spam")
    hands.settle()
    assert hands.page.scene.plate(0).on_turn
    assert not hands.page.scene.plate(1).on_turn


def test_after_a_joker_both_neighbours_are_on_turn(sit: Sit) -> None:
    hands = sit(santa_cruz("* 9C KH", "2C 3C", "5H 6H", "8H 9H"))
    hands.drag(hands.at("*"), hands.middle())
    assert [hands.page.scene.plate(seat).on_turn for seat in range(4)] == [False, True, False, True]
