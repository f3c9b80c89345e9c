"""The table without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from of_variants import of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from silent_audio import SilentAudio
from table_hands import laid_out

from mao_desktop.engine import Called, Leave, NameSuit, Spoken, Suit, Touch
from mao_desktop.players.roster import ROSTER
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key
WITH_KEYS = [action for action in TableAction if action.value.keys]


def play_first(hands: Hands) -> None:
    hands.key(KEY.Key_Right)
    hands.key(KEY.Key_Return)


def say(hands: Hands, text: str) -> None:
    hands.key(KEY.Key_T)
    hands.type(text)
    hands.key(KEY.Key_Return)


def take_screen(hands: Hands, key: Qt.Key) -> None:
    hands.key(key)
    hands.key(KEY.Key_Space)


def test_a_whole_game_by_keyboard_alone(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "6D 8C 9C"))
    play_first(hands)
    say(hands, "last card")
    take_screen(hands, KEY.Key_F2)
    assert hands.hand() == ["6D", "8C", "9C"]
    play_first(hands)
    take_screen(hands, KEY.Key_F1)
    play_first(hands)
    say(hands, "mao")
    assert hands.hand() == []
    assert "A win for Ann." in [note.text.text() for note in hands.page.rulings.notes()]


def test_a_whole_game_by_typed_phrases_alone(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "6D 8C 9C"))
    say(hands, "play the four of diamonds")
    say(hands, "last card")
    take_screen(hands, KEY.Key_F2)
    say(hands, "draw")
    say(hands, "call Ann, bad card")
    assert hands.page.rulings.rulings[-1].on == 0
    take_screen(hands, KEY.Key_F1)
    say(hands, "Play the five of diamonds")
    say(hands, "mao")
    assert "A win for Ann." in [note.text.text() for note in hands.page.rulings.notes()]
    assert not [event for event in hands.did(Spoken) if len(event.words) > 2]


def test_what_cannot_be_done_by_typing_is_told(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "6D 8C 9C"))
    say(hands, "play the king of spades")
    assert hands.page.bubbles.notice.text() == "That card is not in the hand."
    say(hands, "take from Bob")
    assert hands.page.bubbles.notice.text() == "That is not done at this table."
    say(hands, "how many cards")
    assert hands.page.bubbles.notice.text() == "Ann 2, Bob 3"
    say(hands, "why was that")
    assert hands.page.bubbles.notice.text() == "Nothing was ruled yet."
    assert hands.did(Spoken) == []


def test_why_was_that_shows_what_the_newest_ruling_rests_on(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D", "6D 8C 9C"))
    say(hands, "play the four of diamonds")
    take_screen(hands, KEY.Key_F2)
    say(hands, "call Ann, bad card")
    say(hands, "why was that")
    assert hands.page.evidence.isVisible()
    say(hands, "close")
    assert not hands.page.evidence.isVisible()


def test_where_talking_is_forbidden_typed_commands_are_marked(sit: Sit) -> None:
    hands = sit(laid_out("4D 5D 6S", "6D 8C 9C", variant="german"))
    say(hands, "play the four of diamonds")
    assert hands.top() == "7D"
    say(hands, "table play the four of diamonds")
    assert hands.top() == "4D"
    assert len(hands.did(Spoken)) == 1


def test_keys_mark_move_sort_and_draw(sit: Sit) -> None:
    hands = sit(laid_out("KH 4D 9S 4C", "2C 3C"))
    hands.key(KEY.Key_S)
    assert hands.hand() == ["9S", "KH", "4C", "4D"]
    hands.key(KEY.Key_R)
    assert hands.hand() == ["4C", "4D", "9S", "KH"]
    hands.key(KEY.Key_Left)
    hands.key(KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert hands.hand() == ["4C", "4D", "KH", "9S"]
    hands.key(KEY.Key_D)
    assert hands.hand() == ["4C", "4D", "KH", "9S", "4S"]


def test_a_number_key_calls_on_the_seat_that_sits_there(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_2)
    hands.type("talking to the cards")
    hands.key(KEY.Key_Return)
    ruling = hands.page.rulings.rulings[-1]
    assert (ruling.by, ruling.on, ruling.call) == (0, 2, "talking to the cards")
    assert hands.window.focusWidget() is hands.page.view


def test_at_a_full_table_every_other_seat_can_be_called_on_by_keys(sit: Sit) -> None:
    names = tuple(name for name, _ in ROSTER)
    hands = sit(laid_out(*["4D"] * 12, names=names))
    for seat in range(1, 12):
        hands.key(KEY.Key_C)
        hands.key(KEY.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        for _ in range(seat + 1):
            hands.key(KEY.Key_Down)
        hands.key(KEY.Key_Tab)
        hands.type("talking to the cards")
        hands.key(KEY.Key_Return)
        assert hands.page.rulings.rulings[-1].on == seat


def test_another_seat_in_the_list_of_calls_offers_what_can_be_done_there(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H", variant="moo"))
    hands.key(KEY.Key_C)
    assert hands.page.calls.actions_there == []
    hands.page.calls.seat.setCurrentText("Bob")
    old = hands.page.calls.actions_there
    hands.page.calls.seat.setCurrentIndex(0)
    assert not any(button.isVisible() for button in old)
    hands.page.calls.seat.setCurrentText("Bob")
    hands.push("Peek")
    assert hands.did(Touch) == [Touch(0, 1)]


def test_the_list_of_calls_can_be_walked_through_by_arrows(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_C)
    hands.key(KEY.Key_Down)
    hands.key(KEY.Key_Down)
    second = hands.page.calls.list.currentIndex().data()
    hands.key(KEY.Key_Return)
    assert hands.page.rulings.rulings[-1].call == second


def test_a_call_typed_exactly_is_that_call_and_no_longer_one(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    hands.type("in vain")
    hands.key(KEY.Key_Return)
    called = next(event for event in hands.events if isinstance(event, Called))
    assert [word.text for word in called.words] == ["in", "vain"]


def test_escape_closes_what_is_open_and_gives_the_keys_back_to_the_table(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_C)
    hands.key(KEY.Key_Escape)
    assert not hands.page.calls.isVisible()
    hands.key(KEY.Key_T)
    hands.key(KEY.Key_Escape)
    hands.key(KEY.Key_D)
    assert hands.hand()[-1] == "4S"


def test_suits_are_named_by_alt_and_letter(sit: Sit) -> None:
    hands = sit(laid_out("JD KH", "2C 3C"))
    play_first(hands)
    hands.key(KEY.Key_H, Qt.KeyboardModifier.AltModifier)
    assert NameSuit(0, Suit.HEARTS) in hands.events
    assert "named suit: hearts" in hands.page.view.accessible_items()[3].name


def test_in_a_point_of_order_one_comes_from_the_table_to_the_votes_first(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_P)
    hands.key(KEY.Key_Tab)
    hands.type("grace = 6")
    hands.key(KEY.Key_Tab)
    hands.key(KEY.Key_Space)
    assert "grace = 6" in hands.page.votes.what.text()
    reached = []
    for _ in range(4):
        hands.key(KEY.Key_Tab)
        widget = hands.window.focusWidget()
        reached.append(widget.accessibleName() or getattr(widget, "text", str)())
    assert reached == ["Yes (Y)", "No (N)", "End of point of order (P)", "Say something"]


def test_a_point_of_order_turns_hands_down_and_takes_votes(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "5H 6H"))
    hands.key(KEY.Key_P)
    assert hands.page.votes.isVisible()
    assert not any(item.face_up for item in hands.page.scene.tabletop.hand)
    hands.page.votes.text.setEditText("grace = 6")
    hands.page.votes.propose.click()
    hands.key(KEY.Key_Y)
    assert "Yes 1, no 0" in hands.page.votes.what.text()
    take_screen(hands, KEY.Key_F2)
    hands.key(KEY.Key_Y)
    assert hands.page.game.view(0).judged.rules.options["grace"] == 6
    hands.key(KEY.Key_P)
    assert not hands.page.votes.isVisible()
    assert all(item.face_up for item in hands.page.scene.tabletop.hand)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_question_mark_shows_every_key_that_does_something_here(sit: Sit, variant: str) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", "4C 5C", variant=variant))
    hands.type("?")
    shown = {label.text() for label in hands.page.help.findChildren(QLabel)}
    assert hands.page.help.isVisible()
    not_there = {TableAction[name] for name in of(variant).not_there}
    assert {action.value.keys[0].shown for action in WITH_KEYS if action not in not_there} <= shown
    assert shown.isdisjoint(action.value.keys[0].shown for action in not_there)
    hands.key(KEY.Key_Escape)
    assert not hands.page.help.isVisible()


def test_keys_tell_the_turn_the_pile_the_counts_and_the_last_ruling(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    notice = hands.page.bubbles.notice

    def told(key: Qt.Key) -> str:
        hands.key(key, Qt.KeyboardModifier.ShiftModifier)
        return notice.text()

    assert told(KEY.Key_T) == "It is your turn."
    assert told(KEY.Key_C) == "Ann 2, Bob 3"
    assert told(KEY.Key_R) == "Nothing was ruled yet."
    play_first(hands)
    assert told(KEY.Key_P) == "four of diamonds"
    assert told(KEY.Key_T) == "It is the turn of Bob."
    hands.page.control.call(0, "bad card", 1)
    hands.settle()
    assert told(KEY.Key_R) == hands.page.rulings.newest() != ""


def test_it_is_the_persons_turn_in_words_and_no_plate_covers_a_card(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    plates = hands.page.scene.seating.plates
    assert plates[0].plate.second == "your turn"
    foot = plates[0].mapRectToScene(plates[0].body()).bottom()
    cards = hands.page.scene.tabletop.plan.hand(2)
    assert [card.y - card.height / 2 >= foot for card in cards] == [True, True]
    play_first(hands)
    assert plates[0].plate.second == ""


def test_keys_walk_back_and_forth_through_what_was_told(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C", "5H 6H"))
    notice = hands.page.bubbles.notice
    play_first(hands)
    hands.key(KEY.Key_Comma)
    assert notice.text() == "Bob is on turn"
    hands.key(KEY.Key_Comma)
    assert notice.text() == "Ann plays the four of diamonds"
    hands.key(KEY.Key_Period)
    assert notice.text() == "Bob is on turn"
    hands.key(KEY.Key_Period)
    assert notice.text() == "Bob is on turn"


def test_what_was_told_to_one_is_not_told_to_who_takes_the_screen(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    play_first(hands)
    take_screen(hands, KEY.Key_F2)
    hands.key(KEY.Key_Comma)
    assert hands.page.bubbles.notice.text() == "Nothing was told yet."


def test_a_key_tells_how_much_time_is_left(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    notice = hands.page.bubbles.notice
    hands.key(KEY.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert notice.text().startswith("You have ")
    hands.key(KEY.Key_P)
    hands.key(KEY.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert notice.text() == "The clocks stand still."


def test_any_key_at_the_table_stops_what_is_being_told(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(SilentAudio, "hush", lambda _: done.append("hush"))
    monkeypatch.setattr(SilentAudio, "say", lambda _, sentence: done.append(sentence))
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    hands.key(KEY.Key_P, Qt.KeyboardModifier.ShiftModifier)
    hands.key(KEY.Key_Right)
    assert done[-2:] == ["seven of diamonds", "hush"]


def test_leaving_in_words_asks_once_and_takes_yes(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C"))
    say(hands, "leave")
    assert hands.page.bubbles.notice.text() == "Leave the table? Say “yes please” or “no”."
    say(hands, "no")
    say(hands, "yes")
    assert [" ".join(word.text for word in event.words) for event in hands.did(Spoken)] == ["yes"]
    say(hands, "leave the table")
    hands.key(KEY.Key_T)
    hands.type("yes")
    QTest.keyClick(hands.window.focusWidget() or hands.page.view, KEY.Key_Return)
    assert hands.window.page is None


def test_dropping_out_in_words_asks_once(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C 4C", variant="moo"))
    say(hands, "drop out")
    assert hands.did(Leave) == []
    say(hands, "yes")
    assert hands.did(Leave) == [Leave(0)]
