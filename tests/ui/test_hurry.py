"""The button and the key that let computer players hurry, until it is a person's turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_hands import Hands, laid_out

from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat
from mao_desktop.ui.table.actions.keys import TAP

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def among_players(sit: Sit) -> Hands:
    setup = laid_out("4D KC", "5D 6D", "8H 9H")
    seats = (Seat("You"), *(Seat(name, skill) for name, skill in ROSTER[:2]))
    return sit(replace(setup, seats=seats))


def test_players_hurry_from_the_key_until_it_is_ones_own_turn(sit: Sit) -> None:
    hands = among_players(sit)
    hands.drag(hands.at("4D"), hands.middle())
    hands.key(Qt.Key.Key_A)
    button = hands.page.top_bar.hurry
    assert button.isChecked()
    hands.bot.waitUntil(lambda: hands.page.game.view(0).judged.turn.seat == 0, timeout=20_000)
    hands.bot.waitUntil(lambda: not button.isChecked(), timeout=2_000)


def test_the_key_once_more_lets_them_take_their_time(sit: Sit) -> None:
    hands = among_players(sit)
    hands.drag(hands.at("4D"), hands.middle())
    hands.key(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_A)
    assert not hands.page.top_bar.hurry.isChecked()


def test_while_the_key_is_held_they_hurry_over_ones_own_turn_too(sit: Sit) -> None:
    hands = among_players(sit)
    button, view = hands.page.top_bar.hurry, hands.page.view
    QTest.keyPress(view, Qt.Key.Key_A)
    hands.bot.wait(TAP * 2)
    hands.page.game.changed.emit()
    assert button.isChecked()
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a", autorep=True)
    QApplication.sendEvent(view, again)
    assert button.isChecked()
    QTest.keyRelease(view, Qt.Key.Key_A)
    assert not button.isChecked()


def test_where_only_persons_sit_there_is_no_such_button(sit: Sit) -> None:
    hands = sit(laid_out("4D KC", "5D 6D"))
    assert not hands.page.top_bar.hurry.isVisible()
    hands.key(Qt.Key.Key_A)
    assert not hands.page.top_bar.hurry.isChecked()
