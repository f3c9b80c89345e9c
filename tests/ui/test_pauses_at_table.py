"""The clock stops while something is open over the table that its person reads or answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from table_hands import laid_out

from mao_desktop.engine import Draw, Pause
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.table.actions.table_action import TableAction

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]

KEY = Qt.Key


def alone(variant: str = "cambridge") -> Setup:
    """Set up a table of one person among computer players."""
    return Setup(variant, (Seat("You"), *(Seat(name, skill) for name, skill in ROSTER[:2])), seed=3)


def stands_still(hands: Hands) -> bool:
    before = hands.page.control.now()
    hands.bot.wait(30)
    return hands.page.control.now() == before


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (TableAction.HELP, "help is open"),
        (TableAction.RULES, "the rule book is open"),
        (TableAction.EVIDENCE, "a ruling is looked at"),
    ],
)
def test_the_clock_stops_while_something_is_read(sit: Sit, action: TableAction, why: str) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    hands.type("bad card")
    hands.key(KEY.Key_Return)
    assert not stands_still(hands)
    hands.page.performer.perform(action)
    hands.settle()
    assert stands_still(hands)
    assert hands.page.top_bar.pause.text() == f"Paused: {why}"
    assert hands.page.top_bar.pause.isVisible()
    for dialog in hands.window.findChildren(QDialog):
        dialog.close()
    hands.key(KEY.Key_Escape)
    assert not stands_still(hands)
    assert not hands.page.top_bar.pause.isVisible()
    (pause,) = [event for event in hands.did(Pause) if event.why == why]
    assert pause.length >= 30


def test_the_clock_stops_while_the_settings_are_open(sit: Sit, window: MainWindow) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    window.ask_settings()
    hands.settle()
    assert stands_still(hands)
    window.findChildren(QDialog)[-1].close()
    hands.settle()
    assert not stands_still(hands)


def test_the_game_goes_on_while_the_points_are_read_beside_the_table(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", variant="mau-mau"))
    hands.page.performer.perform(TableAction.POINTS)
    assert not stands_still(hands)
    hands.page.scores.close_card()
    assert not stands_still(hands)


def test_the_clock_stops_while_the_screen_is_passed_on(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_F2)
    assert stands_still(hands)
    hands.key(KEY.Key_Space)
    assert not stands_still(hands)


def test_the_clock_stops_while_a_caption_s_menu_asks_whose_voice_it_was(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.page.control.say(0, "have a nice day")
    menu = hands.page.captions.rows[-1].menu
    assert menu
    menu.popup(hands.page.mapToGlobal(hands.page.rect().center()))
    hands.settle()
    assert stands_still(hands)
    menu.close()
    hands.settle()
    assert not stands_still(hands)


def test_nothing_is_done_at_the_table_in_a_pause_and_it_says_so(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.page.performer.perform(TableAction.HELP)
    hands.page.performer.perform(TableAction.DRAW)
    assert hands.did(Draw) == []
    assert hands.page.bubbles.notice.text() == "The game stands still: help is open."


def test_calling_does_not_stop_the_clock(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(KEY.Key_1)
    assert hands.page.calls.isVisible()
    assert not stands_still(hands)


def test_computer_players_wait_while_their_person_reads(sit: Sit) -> None:
    hands = sit(alone())
    hands.page.performer.perform(TableAction.HELP)
    hands.settle()
    known = len(hands.events)
    hands.bot.wait(400)
    assert len(hands.events) == known


def test_a_game_that_is_gone_on_with_waits_until_its_person_is_ready(sit: Sit, window: MainWindow) -> None:
    hands = sit(alone())
    window.leave_table()
    window.games.resume_last()
    hands.settle()
    assert hands.page.ready.isVisible()
    assert stands_still(hands)
    assert hands.page.top_bar.pause.text() == "Paused: the game waits for you"
    hands.key(KEY.Key_Return)
    assert not hands.page.ready.isVisible()
    assert not stands_still(hands)
    assert hands.window.focusWidget() is hands.page.view
