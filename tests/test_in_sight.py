"""What everybody at a table can see."""

from __future__ import annotations

import pytest

from mao_desktop.engine.cards import Card
from mao_desktop.engine.events import HeardUpTo, Play, Stamped
from mao_desktop.engine.opening import Layout, open_game
from mao_desktop.engine.reducer import apply
from mao_desktop.engine.view import view
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid")


@pytest.mark.rule("GER-17")
def test_every_seat_sees_how_many_cards_each_hand_holds() -> None:
    hands = (("5H", "9C"), ("6H", "9D", "JC"), ("3H",))
    state = open_game(
        Layout(
            SEATS,
            VARIANTS["german"].rules({}, SEATS),
            stack=(Card.parse("2C"),),
            pile=(Card.parse("2H"),),
            hands=tuple(tuple(Card.parse(card) for card in hand) for hand in hands),
            dealer=2,
        )
    )
    state, _ = apply(state, Stamped(1000, Play(0, Card.parse("5H"))))
    state, _ = apply(state, Stamped(1000, HeardUpTo(1000)))
    assert [view(state, seat, 1000).hands for seat in range(3)] == [(1, 3, 1)] * 3
