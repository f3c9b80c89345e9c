"""What Mau Mau needs at the table: points, dealers, locked cards, hands to take cards out of, swapped seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from table_hands import STACK, Hands, cards, laid_out

from mao_desktop.engine import (
    Count,
    Deal,
    Deck,
    Facing,
    Knock,
    Look,
    Place,
    Take,
    Touch,
    WriteRule,
    portions,
    who_deals,
)
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.table.scene.card_items import CardItem

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QTableWidgetItem
    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

HEARTS = ("4H", "6H", "8H", "9H", "10H", "QH", "KH", "AH", "2H")
KEY, MOD = Qt.Key, Qt.KeyboardModifier


def mau_mau(*hands: str, pile: str = "7D", grace: float = 3, **options: int) -> Setup:
    return laid_out(*hands, pile=pile, variant="mau-mau", options={"grace": grace, **options})


def before_the_deal(window: MainWindow, bot: QtBot) -> Hands:
    """Sit down as Ann, who is to deal by hand."""
    seats = tuple(Seat(name) for name in ("Ann", "Bob", "Cleo"))
    stack = cards(
        " ".join(STACK) + " " + " ".join(f"{rank}H" for rank in ("4", "6", "8", "9", "10", "Q", "K", "A", "2"))
    )
    window.tables.open(Setup("mau-mau", seats, stack=stack, dealer=0), by_hand=True)
    assert window.page
    hands = Hands(window, bot, [])
    window.page.game.told.connect(lambda stamped, _facts, _number: hands.events.append(stamped.event))
    window.page.privacy.take()
    window.page.view.setFocus()
    hands.settle()
    return hands


def test_plates_tell_points_and_who_dealt(sit: Sit) -> None:
    hands = sit(mau_mau("4D 9C", "2C 3C", "5H 6H"))
    assert "Ann, 2 cards, on turn, 0 points" in hands.names()
    assert "Cleo, 2 cards, dealer, 0 points" in hands.names()


def test_a_card_dragged_out_of_anothers_hand_is_taken(sit: Sit) -> None:
    hands = sit(mau_mau("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.drag(hands.at("10D"), hands.middle())
    hands.drag(hands.fan(1), hands.own_hand())
    assert [(take.seat, take.source) for take in hands.did(Take)] == [(0, 1)]
    assert len(hands.hand()) == 3
    assert hands.page.game.view(0).hands == (3, 2, 3)
    assert "Ann (takes a card out of the hand of Bob)" in hands.captions()


def test_what_mau_mau_asks_can_be_typed(sit: Sit) -> None:
    hands = sit(mau_mau("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    for line in ("play the ten of diamonds", "take from Cleo", "knock"):
        hands.key(KEY.Key_T)
        hands.type(line)
        hands.key(KEY.Key_Return)
    assert hands.page.game.view(0).hands == (3, 3, 2)
    assert [(knock.seat, knock.count) for knock in hands.did(Knock)] == [(0, 1)]


def test_a_card_of_anothers_hand_let_go_over_the_table_goes_back(sit: Sit) -> None:
    hands = sit(mau_mau("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.drag(hands.fan(1), hands.middle())
    assert hands.did(Take) == []
    assert hands.hand() == ["10D", "9C", "4S"]


def test_clicking_a_hand_offers_to_take_a_card_out_of_it(sit: Sit) -> None:
    hands = sit(mau_mau("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.click(hands.fan(2))
    assert hands.page.calls.isVisible()
    hands.push("Take a card")
    assert hands.page.game.view(0).hands == (4, 3, 2)
    assert not hands.page.calls.isVisible()


def test_a_card_is_taken_by_key(sit: Sit) -> None:
    hands = sit(mau_mau("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.key(KEY.Key_2, MOD.AltModifier)
    assert [(take.seat, take.source) for take in hands.did(Take)] == [(0, 2)]


def test_where_no_rule_speaks_of_it_no_card_can_be_taken(sit: Sit) -> None:
    hands = sit(laid_out("10D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.key(KEY.Key_1, MOD.AltModifier)
    hands.drag(hands.fan(1), hands.own_hand())
    hands.click(hands.fan(1))
    assert hands.page.calls.actions_there == []
    assert hands.done() == ["RaiseHand"]


def after_a_mistake(hands: Hands) -> None:
    """Let Ann take two cards for a card that may not lie."""
    hands.drag(hands.at("KS"), hands.middle())
    hands.page.control.call(1, "mistake, bad card", 0)
    hands.settle()


def test_locked_cards_lie_face_down_at_the_hand(sit: Sit) -> None:
    hands = sit(mau_mau("KS 9C 4D", "2C 3C 8H", "5H 6H 7H"))
    after_a_mistake(hands)
    assert sorted(hands.hand()) == ["4D", "9C", "KS"]
    assert "2 cards locked, face down" in hands.names()
    assert hands.page.scene.plate(0).count == 5
    for card in ("four of spades", "five of spades"):
        assert card not in hands.names()
    hands.sit_as(1)
    assert "Ann, 5 cards, on turn, 2 locked" in hands.names()


@pytest.mark.parametrize("by_key", [True, False])
def test_who_looks_at_locked_cards_can_be_called(sit: Sit, *, by_key: bool) -> None:
    hands = sit(mau_mau("KS 9C 4D", "2C 3C 8H", "5H 6H 7H"))
    after_a_mistake(hands)
    if by_key:
        hands.key(KEY.Key_L)
    else:
        spot = hands.page.scene.tabletop.plan.locked(0, 1)[0]
        hands.click(hands.page.view.mapFromScene(spot.x, spot.y))
    assert hands.did(Look) == [Look(0, Facing.PENALTY)]
    hands.page.control.call(1, "mistake, looking at penalty cards", 0)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "upheld"


def test_who_looks_at_locked_cards_sees_their_faces_for_a_moment(sit: Sit) -> None:
    hands = sit(mau_mau("KS 9C 4D", "2C 3C 8H", "5H 6H 7H"))
    after_a_mistake(hands)
    hands.key(KEY.Key_L)
    assert sorted(str(item.card) for item in hands.page.scene.tabletop.glimpsed) == ["4S", "5S"]
    assert {"four of spades", "five of spades"} <= set(hands.names().split("; "))
    hands.sit_as(1)
    assert "four of spades" not in hands.names()
    hands.sit_as(0)
    hands.key(KEY.Key_L)
    hands.bot.waitUntil(lambda: not hands.page.scene.tabletop.glimpsed)


def test_locked_cards_come_into_the_hand_after_the_turn(sit: Sit) -> None:
    hands = sit(mau_mau("KS 9C 4D", "2C 3C 8H", "5H 6H 7H"))
    after_a_mistake(hands)
    hands.drag(hands.at("4D"), hands.middle())
    hands.bot.waitUntil(lambda: len(hands.hand()) == 4)
    assert "locked" not in hands.names()


def test_plates_tell_who_has_changed_places(sit: Sit) -> None:
    hands = sit(mau_mau("3D 9C 4S", "2C 3C 8H", "5H 6H 7H", "8C 8D 9H"))
    hands.drag(hands.at("3D"), hands.middle())
    assert "⇄ Cleo" in hands.page.scene.plate(1).note
    assert "⇄ Bob" in hands.page.scene.plate(2).note
    assert hands.page.scene.plate(2).on_turn


def test_a_skipped_seat_is_marked_while_it_may_answer(sit: Sit) -> None:
    hands = sit(mau_mau("8D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.drag(hands.at("8D"), hands.middle())
    assert "skipped" in hands.page.scene.plate(1).note


def test_the_table_looks_through_a_five(sit: Sit) -> None:
    hands = sit(mau_mau("5S 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.drag(hands.at("5S"), hands.middle())
    five = next(item for item in hands.page.scene.tabletop.pile.values() if str(item.card) == "5S")
    assert five.opacity() < 1
    assert "five of spades on top, seen through at seven of diamonds" in hands.names()


def test_a_suit_that_was_named_can_be_seen_through_a_five(sit: Sit) -> None:
    hands = sit(mau_mau("JS 9C 4S", "5H 3C 8H", "5H 6H 7H"))
    hands.drag(hands.at("JS"), hands.middle())
    hands.key(KEY.Key_H, MOD.AltModifier)
    hands.sit_as(1)
    hands.drag(hands.at("5H"), hands.middle())
    assert "named suit: hearts" in hands.names()


def test_twos_count_double_in_the_cards_to_take(sit: Sit) -> None:
    hands = sit(mau_mau("2D 9C 4S", "2C 3C 8H", "5H 6H 7H"))
    hands.drag(hands.at("2D"), hands.middle())
    assert "2 cards to take" in hands.names()


def test_a_free_card_is_dropped_out_of_turn(sit: Sit) -> None:
    hands = sit(mau_mau("4D 9C", "KD 3C 8H", "5H 6H 7H", pile="QD"))
    hands.sit_as(1)
    hands.drag(hands.at("KD"), hands.middle())
    assert hands.top() == "KD"
    assert hands.page.scene.plate(0).on_turn
    hands.page.control.call(0, "mistake, playing out of turn", 1)
    hands.settle()
    assert hands.page.rulings.rulings[-1].verdict.value == "bad call"


def test_there_is_no_point_of_order(sit: Sit) -> None:
    hands = sit(mau_mau("4D 9C", "KD 3C 8H"))
    hands.key(KEY.Key_P)
    assert not hands.page.top_bar.point.isVisible()
    assert hands.done() == []
    hands.page.control.call(1, "mistake, drawing", 0)
    hands.key(KEY.Key_E)
    assert not hands.page.evidence.appeal.isVisible()


def test_cards_are_dealt_by_dragging_them_to_the_seats(window: MainWindow, qtbot: QtBot) -> None:
    hands = before_the_deal(window, qtbot)
    assert "Between rounds" in hands.names()
    for place in (1, 2):
        hands.drag(hands.stack(), hands.fan(place))
    hands.drag(hands.stack(), hands.own_hand())
    assert [deal.portions for deal in hands.did(Deal)] == [((1, 1),), ((2, 1),), ((0, 1),)]
    assert hands.hand() == ["6S"]
    assert hands.page.game.view(0).hands == (1, 1, 1)
    hands.drag(hands.stack(), hands.pile())
    assert hands.top() == "8S"
    assert hands.page.game.view(0).judged.running
    assert len(hands.page.scene.tabletop.hand) == 1


def test_gliding_cards_come_to_rest_and_none_is_left_lying_about(window: MainWindow, qtbot: QtBot) -> None:
    hands = before_the_deal(window, qtbot)
    window.use(replace(window.settings, motion=True))
    scene = hands.page.scene
    for at in (hands.fan(1), hands.own_hand(), hands.fan(2), hands.pile()):
        hands.drag(hands.stack(), at)
    hands.drag(hands.fan(1), hands.own_hand())
    hands.drag(hands.fan(2), hands.aside())
    assert scene.tabletop.motion.moving()
    qtbot.waitUntil(lambda: not scene.tabletop.motion.moving())
    assert len([item for item in scene.items() if isinstance(item, CardItem)]) == 2 + 1
    assert [item.spot for item in scene.tabletop.hand] == list(scene.tabletop.plan.hand(2))


def test_cards_are_dealt_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    hands = before_the_deal(window, qtbot)
    for digit in (KEY.Key_1, KEY.Key_2, KEY.Key_0):
        hands.key(digit, MOD.ControlModifier)
    assert hands.page.game.view(0).hands == (1, 1, 1)
    hands.key(KEY.Key_F)
    assert hands.page.game.view(0).judged.running


def test_where_the_dealer_says_who_begins_the_seats_offer_it(window: MainWindow, qtbot: QtBot) -> None:
    seats = tuple(Seat(name) for name in ("Ann", "Bob", "Cleo"))
    stack = cards(" ".join(STACK))
    window.tables.open(Setup("cambridge", seats, {"first_seat": "named"}, stack=stack, dealer=0), by_hand=True)
    hands = Hands(window, qtbot, [])
    hands.page.privacy.take()
    hands.page.view.setFocus()
    hands.key(KEY.Key_2)
    hands.push("First card")
    assert hands.page.scene.plate(2).on_turn


def test_one_can_have_the_cards_dealt(window: MainWindow, qtbot: QtBot) -> None:
    hands = before_the_deal(window, qtbot)
    hands.key(KEY.Key_G)
    assert hands.hand() == [], "a key pressed by accident deals nothing"
    assert hands.page.bubbles.notice.text() == "Deal the cards? Press G again for it."
    hands.key(KEY.Key_G)
    assert len(hands.hand()) == 7
    assert hands.page.game.view(0).judged.running


def test_the_deck_is_picked_up_during_the_count(window: MainWindow, qtbot: QtBot) -> None:
    hands = before_the_deal(window, qtbot)
    hands.sit_as(1)
    hands.key(KEY.Key_J)
    assert hands.did(Count) == [Count(1, 10)]
    assert "Bob (counts to 10)" in hands.captions()
    hands.sit_as(0)
    hands.key(KEY.Key_W)
    hands.drag(hands.stack(), hands.stack() + (hands.middle() - hands.stack()) / 3)
    assert hands.did(Touch) == [Touch(0, Place.STACK)] * 2
    deck = hands.page.game.view(0).judged.slot_of(Deck)
    assert deck
    assert deck.count_ends is None


def columns(hands: Hands) -> list[list[str]]:
    table = hands.page.scores.table

    def cell(item: QTableWidgetItem | None) -> str:
        return item.text() if item else ""

    return [
        [
            cell(table.horizontalHeaderItem(column)),
            *(cell(table.item(row, column)) for row in range(table.rowCount())),
        ]
        for column in range(table.columnCount())
    ]


def test_a_rounds_end_shows_who_won_it_and_the_points_of_every_round(sit: Sit) -> None:
    hands = sit(mau_mau("4D", "2C 3C 8H", "5H 6H", grace=1))
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(0, "mau mau")
    hands.bot.waitUntil(hands.page.scores.isVisible, timeout=8_000)
    assert hands.page.scores.title.text() == "Ann wins the round"
    assert not hands.page.scores.write_rule.isVisible()
    points = [["Ann", "0", "0"], ["Bob", "35", "35"], ["Cleo", "15", "15"]]
    assert columns(hands) == points
    hands.window.leave_table()
    hands.window.games.resume_last()
    hands.page.privacy.take()
    hands.page.view.setFocus()
    hands.key(KEY.Key_O)
    assert columns(hands) == points, "also where the game was gone on with"
    assert hands.page.scores.title.text() == "Points"
    assert hands.page.scene.plate(1).points == "35 points"
    hands.key(KEY.Key_Escape)
    assert not hands.page.scores.isVisible()
    hands.key(KEY.Key_O)
    assert hands.page.scores.isVisible()


def next_round(hands: Hands) -> None:
    """Deal again, whoever is to do it."""
    judged = hands.page.game.view(0).judged
    dealer = who_deals(judged)
    assert dealer is not None
    hands.page.control.act(Deal(dealer, portions(judged, dealer), turn_up=True))


def test_who_wins_a_round_is_offered_a_rule_and_told_from_when_it_holds(sit: Sit) -> None:
    hands = sit(mau_mau("4D", "2C 3C 8H", "5H 6H", grace=1, secret_rules=True, hand_size=1))
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(0, "mau mau")
    hands.bot.waitUntil(hands.page.scores.isVisible, timeout=8_000)
    hands.page.scores.write_rule.click()
    hands.page.privacy.take()
    hands.settle()
    assert hands.page.rule.isVisible()
    hands.page.rule.close_card()
    for _ in range(2):  # it asks first
        hands.key(KEY.Key_U, MOD.ShiftModifier)
    assert "No rule of yours" in hands.page.bubbles.notice.text()
    assert "Publish" not in hands.done()
    hands.page.control.act(WriteRule(0, "when a 4 is played, knock twice"))
    next_round(hands)
    hands.settle()
    assert "holds from now on" in hands.page.bubbles.notice.text()


def test_a_rule_that_is_written_in_a_round_is_told_to_wait_for_the_next(sit: Sit) -> None:
    hands = sit(mau_mau("4D", "2C 3C 8H", "5H 6H", grace=1, secret_rules=True, hand_size=1))
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(0, "mau mau")
    hands.bot.waitUntil(hands.page.scores.isVisible, timeout=8_000)
    next_round(hands)
    hands.page.control.act(WriteRule(0, "when a 4 is played, knock twice"))
    hands.settle()
    assert "holds from the next round on" in hands.page.bubbles.notice.text()


def test_no_round_is_offered_when_only_one_is_left_in_the_game(sit: Sit) -> None:
    two = laid_out("4D", "2C 3C 8H", variant="mau-mau", options={"grace": 1, "limit": 1})
    hands = sit(two)
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(0, "mau mau")
    hands.bot.waitUntil(hands.page.scores.isVisible, timeout=8_000)
    assert not hands.page.top_bar.deal.isVisible()
    hands.key(KEY.Key_Escape)
    for _ in range(2):
        hands.key(KEY.Key_G)
    assert "Deal" not in hands.done()
