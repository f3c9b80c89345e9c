"""CAM-03: where a person is to deal, the window shows what is to be read out before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_hands import Hands

from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mao_desktop.ui.shell.window import MainWindow

    Open = Callable[..., Hands]

LINES = (
    "“play goes clockwise”",
    "“take a card if you do not want to play”",
    "“the joker is the nine of diamonds”",
)


@pytest.fixture
def open_table(window: MainWindow, qtbot: QtBot) -> Open:
    """Open a table of two persons and a computer player that waits for the deal."""

    def opened(dealer: int = 0, *, newcomers: bool = True, by_hand: bool = True) -> Hands:
        name, skill = ROSTER[2]
        seats = (Seat("Ann"), Seat("Bob"), Seat(name, skill))
        window.tables.open(Setup("cambridge", seats, {"newcomers": newcomers}, dealer=dealer, seed=3), by_hand)
        hands = Hands(window, qtbot, [])
        hands.page.privacy.take()
        hands.page.view.setFocus()
        hands.settle()
        return hands

    return opened


def read_out(hands: Hands) -> list[str]:
    return hands.page.reading.text().splitlines() if hands.page.reading.isVisible() else []


@pytest.mark.rule("CAM-03")
@pytest.mark.parametrize(("dealer", "name"), [(0, "Ann"), (1, "Bob")])
def test_a_person_who_is_to_deal_is_shown_what_to_read_out(open_table: Open, dealer: int, name: str) -> None:
    assert read_out(open_table(dealer)) == [f"{name} reads this out before dealing:", *LINES]


@pytest.mark.parametrize("newcomers", [True, False])
def test_a_new_table_deals_by_itself_only_where_nothing_is_to_be_read_out(open_table: Open, *, newcomers: bool) -> None:
    hands = open_table(newcomers=newcomers, by_hand=False)
    assert hands.page.game.view(0).judged.running is not newcomers
    assert bool(read_out(hands)) is newcomers


def test_what_is_to_be_read_out_is_gone_when_the_cards_are_dealt(open_table: Open) -> None:
    hands = open_table()
    QTest.mouseClick(hands.page.top_bar.deal, Qt.MouseButton.LeftButton)
    hands.settle()
    assert hands.page.game.view(0).judged.running
    assert read_out(hands) == []


def test_it_is_gone_when_the_first_card_is_dealt_by_hand(open_table: Open) -> None:
    hands = open_table()
    hands.drag(hands.stack(), hands.fan(1))
    assert read_out(hands) == []


@pytest.mark.parametrize(("dealer", "newcomers"), [(2, True), (0, False)])
def test_nothing_is_shown_without_the_option_or_where_a_computer_player_deals(
    open_table: Open, dealer: int, *, newcomers: bool
) -> None:
    assert read_out(open_table(dealer, newcomers=newcomers)) == []
