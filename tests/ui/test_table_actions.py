"""The one list of actions: nothing in it stands twice, and all of it can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from table_hands import laid_out

from mao_desktop.engine import Card
from mao_desktop.language.commands import Command
from mao_desktop.ui.table.actions.table_action import SPOKEN, Offer, TableAction, action_at_seat, action_of_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def test_no_key_and_no_line_does_two_things() -> None:
    keys = [(key.key, key.modifiers) for action in TableAction for key in action.value.keys]
    lines = [line for action in TableAction for line in action.value.spoken]
    at_seats = [action.value.seat_key for action in TableAction if action.value.seat_key is not None]
    for listed in (keys, lines, at_seats):
        assert len(listed) == len(set(listed))


@pytest.mark.parametrize("action", TableAction)
def test_every_action_can_be_reached_and_says_what_it_does(action: TableAction) -> None:
    spec = action.value
    assert spec.keys or spec.spoken or spec.offer is not Offer.NOWHERE or spec.seat_key is not None
    assert bool(spec.keys) is bool(spec.text)
    assert bool(spec.button) is (spec.offer is not Offer.NOWHERE)


@pytest.mark.parametrize("action", [action for action in TableAction if action.value.keys])
def test_a_key_of_the_number_pad_is_the_same_key(action: TableAction) -> None:
    for key in action.value.keys:
        assert action_of_key(key.key, key.modifiers | Qt.KeyboardModifier.KeypadModifier) is action


def test_numbers_call_take_and_deal_by_what_is_held_with_them() -> None:
    held = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier)
    found = [action_at_seat(Qt.Key.Key_3, modifier) for modifier in held]
    assert found == [(TableAction.CALL_ON, 3), (TableAction.TAKE, 3), (TableAction.DEAL_CARD, 3)]
    assert action_at_seat(Qt.Key.Key_3, Qt.KeyboardModifier.MetaModifier) is None


@pytest.mark.parametrize("line", SPOKEN)
def test_every_line_commands_its_action(sit: Sit, line: str) -> None:
    words = sit(laid_out("4D 9C", "2C 3C")).page.performer.words
    said = line.replace("{card}", "five of spades").replace("{seat}", "Bob").removesuffix(" {call}")
    command = words.read(said)
    card = Card.parse("5S") if "{card}" in line else None
    seat = 1 if "{seat}" in line else None
    assert command == Command(SPOKEN[line], card, seat, calls=line.endswith("{call}"))


def test_who_is_not_in_front_sorts_nobody_elses_hand(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C"))
    hands.page.performer.obey(1, Command(TableAction.BY_RANK))
    hands.page.performer.obey(1, Command(TableAction.DRAW))
    hands.settle()
    assert hands.hand() == ["4D", "9C"]
    assert hands.done() == ["Draw"]
