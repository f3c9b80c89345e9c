"""Help and hints come from the variant and the options in force."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from table_hands import laid_out

from mao_desktop.players.skill import Skill
from mao_desktop.store.setup import Seat
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.table.panels.help_lines import GROUPS, groups_of
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.shell.window import MainWindow

    Sit = Callable[[Setup], Hands]


def told(hands: Hands) -> str:
    rules = hands.page.rules
    groups = groups_of(rules.features, hands.page.game.setup.names, marked=rules.marked)
    return "\n".join(" ".join((*line.keys, line.text)) for group in groups for line in group.lines)


def test_where_talking_is_forbidden_commands_are_shown_as_they_have_to_be_said(sit: Sit) -> None:
    german = told(sit(laid_out("4D 9C", "2C 3C", variant="german")))
    assert "“table, play the five of spades”" in german
    assert "“table, call Bob, bad card”" in german
    assert "Town meeting, and its end" in german
    assert "“play the five of spades”" in told(sit(laid_out("4D 9C", "2C 3C")))


@pytest.mark.parametrize("variant", VARIANTS)
def test_suits_are_offered_where_there_are_cards_on_which_they_are_named(sit: Sit, variant: str) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C", variant=variant))
    offered = all(button.isVisible() for button in hands.page.say_bar.suits.values())
    assert offered is ("name a suit" in told(hands)) is (variant != "german")


def test_keys_of_several_persons_are_shown_where_there_are_several(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    features = hands.page.rules.features
    assert "hold to talk as" not in told(hands)
    hands.page.refresh()
    lines = [line.keys for group in hands.page.help.groups for line in group.lines]
    assert ("F1 … F2",) in lines
    assert features.persons == frozenset()


def test_a_proposal_is_shown_with_a_rule_of_the_table(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C", variant="german"))
    line = hands.page.votes.text.lineEdit()
    assert line is not None
    assert "drop GER-" in line.placeholderText()


def test_keys_on_buttons_are_those_that_are_pressed(sit: Sit) -> None:
    page = sit(laid_out("4D 9C", "2C 3C")).page
    tips = {
        TableAction.CALL: page.say_bar.call, TableAction.DRAW: page.say_bar.draw, TableAction.HELP: page.top_bar.help,
        TableAction.POINT: page.top_bar.point, TableAction.FOLD: page.top_bar.fold,
    }  # fmt: skip
    assert all(f"({key_of(action)})" in button.toolTip() for action, button in tips.items())


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_button_that_deals_stands_out_where_a_person_is_to_deal(window: MainWindow, dealer: int) -> None:
    setup = laid_out("4D 9C", "2C 3C")
    seats = (setup.seats[0], Seat("Bob", Skill()))
    window.tables.open(replace(setup, seats=seats, hands=None, pile=(), stack=(), dealer=dealer), by_hand=True)
    assert window.page
    assert window.page.top_bar.deal.isVisible()
    assert (window.page.top_bar.deal.objectName() == "main") is (dealer == 0)


def test_every_action_with_a_key_stands_in_one_group() -> None:
    listed = [action for actions in GROUPS.values() for action in actions]
    assert sorted(listed, key=lambda action: action.name) == sorted(TableAction, key=lambda action: action.name)
