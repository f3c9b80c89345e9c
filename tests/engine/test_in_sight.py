"""What everybody at a table can see."""

from __future__ import annotations

import pytest

from mao_desktop.engine import Called, Card, HeardUpTo, Layout, Play, Stamped, State, Word, apply, open_game, view
from mao_desktop.variants import VARIANTS

SEATS = ("Ann", "Bob", "Cid")


def opened(variant: str, *hands: str, pile: str) -> State:
    """Lay a table out, with hands written as lines of cards."""
    return open_game(
        Layout(
            SEATS,
            VARIANTS[variant].rules({}, SEATS),
            stack=tuple(Card.parse(card) for card in ("2C", "KD", "8S", "6D")),
            pile=(Card.parse(pile),),
            hands=tuple(tuple(Card.parse(card) for card in hand.split()) for hand in hands),
            dealer=2,
        )
    )


def after(state: State, *events: Stamped) -> State:
    """Let events enter, each known up to its time."""
    for stamped in events:
        state, _ = apply(state, stamped)
        state, _ = apply(state, Stamped(stamped.at, HeardUpTo(stamped.at)))
    return state


@pytest.mark.rule("GER-17")
def test_every_seat_sees_how_many_cards_each_hand_holds() -> None:
    state = opened("german", "5H 9C", "6H 9D JC", "3H", pile="2H")
    state = after(state, Stamped(1000, Play(0, Card.parse("5H"))))
    assert [view(state, seat, 1000).hands for seat in range(3)] == [(1, 3, 1)] * 3


@pytest.mark.rule("MMT-33")
def test_locked_penalty_cards_count_in_the_hand_but_are_not_seen_before_the_turn_is_over() -> None:
    state = opened("mau-mau", "4C 7H KC", "6H 9D JC", "3H 4D", pile="6H")
    words = tuple(Word(text, 2000, 2000) for text in ("mistake", "bad", "card"))
    state = after(state, Stamped(1000, Play(0, Card.parse("4C"))), Stamped(2000, Called(1, words, 0)))
    seen = view(state, 0, 2000)
    assert sorted(map(str, seen.hand)) == ["4C", "7H", "KC"]
    assert (seen.locked, seen.hands[0], seen.penalty) == (2, 5, ())
    assert [view(state, seat, 2000).sealed for seat in range(3)] == [(2, 0, 0)] * 3
    state = after(state, Stamped(3000, Play(0, Card.parse("7H"))))
    assert sorted(map(str, view(state, 0, 3000).hand)) == ["2C", "4C", "KC", "KD"]
    assert view(state, 0, 3000).locked == 0
