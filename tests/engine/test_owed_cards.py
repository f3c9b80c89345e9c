"""Cards that the stack could not give yet: they are owed, and go first where a hand has to have fewer."""

from __future__ import annotations

import pytest

from mao_desktop.engine import Card, table
from mao_desktop.store.setup import Seat, Setup, opening, shuffled

SETUP = shuffled(Setup("moo", (Seat("Ann"), Seat("Bob"))))


def with_hand(cards: int, owed: tuple[tuple[int, int], ...], penalty: int = 0) -> table.Table:
    """Lay a table without a stack at which seat 0 holds so many cards, the last of them a penalty."""
    all_cards: tuple[Card, ...] = opening(SETUP).table.stack
    hand = all_cards[:cards]
    laid = opening(SETUP).table._replace(stack=(), debts=owed, away=all_cards[cards:])
    return laid._replace(hands=(hand, ()), penalties=(hand[cards - penalty :], ()))


@pytest.mark.parametrize(
    ("owed", "penalty", "count", "held", "still"),
    [
        (((0, 1), (1, 2)), 0, 1, 4, ((1, 2),)),  # the penalty never came
        (((0, 2), (1, 2), (0, 1)), 0, 2, 4, ((0, 1), (1, 2))),
        (((0, 2),), 1, 3, 3, ()),  # one of three came
        (((0, 1),), 0, 3, 2, ()),
        ((), 2, 2, 2, ()),
    ],
)
def test_bug_a_penalty_revoked_before_its_cards_had_come_was_still_owed(
    owed: tuple[tuple[int, int], ...], penalty: int, count: int, held: int, still: tuple[tuple[int, int], ...]
) -> None:
    before = with_hand(4, owed, penalty)
    after = table.revoke(before, 0, count)
    assert (len(after.hands[0]), after.debts) == (held, still)
    assert sorted(map(str, after.cards())) == sorted(map(str, before.cards()))


def test_a_hand_that_has_to_have_fewer_cards_than_it_holds_is_owed_fewer() -> None:
    after = table.level(with_hand(2, ((0, 3),)), 0, -4)
    assert (after.hands[0], after.debts, len(after.stack)) == ((), ((0, 1),), 2)
