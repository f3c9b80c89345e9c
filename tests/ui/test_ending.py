"""When a game is won the table tells so: who, how, what the game has to tell, and what can be done next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import LEFT, Hands, laid_out

from mao_desktop.engine import Deal, NotWon, Rejoin
from mao_desktop.players.skill import Skill
from mao_desktop.session import SeenEvent
from mao_desktop.store.setup import Seat
from mao_desktop.ui.table.ending import confetti
from mao_desktop.ui.table.ending import ending as endings

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.table.ending.ending_card import EndingCard

    Sit = Callable[[Setup], Hands]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "AFTER", 0)


def win(hands: Hands) -> EndingCard:
    """Let Ann play her last card and claim the win."""
    hands.drag(hands.at("4D"), hands.middle())
    hands.page.control.say(0, "mao")
    ending = hands.page.findChild(endings.Ending)
    assert ending
    hands.bot.waitUntil(ending.card.isVisible, timeout=5_000)
    return ending.card


def test_the_winner_and_the_games_story_are_shown_over_the_table_which_stands_still(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    card = win(hands)
    assert card.title.text() == "Ann wins"
    assert card.how.text() == "with the four of diamonds"
    told = card.text()
    assert "1 card played" in told
    assert "Fastest words: Ann: “mao”" in told
    assert "Wins: Ann 1, since you sat down" in told
    assert hands.page.control.paused == "a game is won"


def test_who_plays_alone_against_the_program_is_told_you_win(sit: Sit) -> None:
    setup = laid_out("4D", "2C 3C", "5H 6H")
    ann, *others = setup.seats
    hands = sit(replace(setup, seats=(ann, *(Seat(each.name, Skill()) for each in others))))
    assert win(hands).title.text() == "You win"


def test_who_won_comes_in_again_by_a_key(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    card = win(hands)
    assert card.come_in.isVisible()
    assert not card.next_round.isVisible()
    hands.key(Qt.Key.Key_I)
    assert not card.isVisible()
    assert hands.did(Rejoin)
    assert len(hands.page.game.view(0).hand) == 5


def test_bug_who_watches_on_finds_the_way_back_in_at_the_table(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    assert not hands.page.come_in.isVisible()
    card = win(hands)
    QTest.mouseClick(card.ok, LEFT)
    assert hands.page.come_in.isVisible()
    assert hands.page.come_in.text() == "Come in again (I)"
    QTest.mouseClick(hands.page.come_in, LEFT)
    assert hands.did(Rejoin)
    assert hands.page.view.hasFocus()
    hands.bot.waitUntil(lambda: not hands.page.come_in.isVisible())
    assert len(hands.page.game.view(0).hand) == 5


def test_where_a_win_ends_the_round_enter_deals_the_next_one(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H", options={"round_ends": True}))
    card = win(hands)
    assert card.next_round.isVisible()
    assert not card.come_in.isVisible()
    hands.key(Qt.Key.Key_Return)
    assert not card.isVisible()
    hands.bot.waitUntil(lambda: bool(hands.did(Deal)), timeout=5_000)
    assert hands.page.game.view(0).judged.running


def test_escape_closes_it_and_the_table_has_the_keys_again(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    card = win(hands)
    hands.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert hands.page.view.hasFocus()
    assert not hands.page.control.paused


def test_leave_goes_back_to_the_start_screen(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    win(hands).leave.click()
    assert hands.window.page is None


def test_a_win_that_was_none_after_all_is_not_shown_any_longer(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    card = win(hands)
    ending = hands.page.findChild(endings.Ending)
    assert ending
    won = ending.won[-1]
    hands.page.game.told.emit(SeenEvent(won.at, None), (NotWon(won.at, won.ruled, won.seat),), 1)
    assert not card.isVisible()
    assert not ending.won


def test_without_motion_there_is_no_confetti(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    win(hands)
    assert not hands.page.scene.findChildren(confetti.Confetti)


def test_confetti_falls_and_is_gone_by_itself(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H"))
    monkeypatch.setattr(confetti, "FALLS", 200)
    before = len(hands.page.scene.items())
    confetti.Confetti(hands.page.scene, hands.page.look.theme, 10)
    assert len(hands.page.scene.items()) == before + confetti.PIECES
    hands.bot.waitUntil(lambda: len(hands.page.scene.items()) == before, timeout=5_000)


def test_bug_the_buttons_of_an_ending_have_room_for_their_words_when_the_window_has_grown(sit: Sit) -> None:
    hands = sit(laid_out("4D", "2C 3C", "5H 6H", options={"round_ends": True}))
    hands.window.resize(1024, 600)
    card = win(hands)
    hands.window.resize(1920, 1080)
    hands.window.restyle()
    hands.settle()
    for button in (card.next_round, card.watch, card.ok, card.leave):
        assert button.width() >= button.minimumSizeHint().width()
