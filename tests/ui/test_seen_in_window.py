"""The window is told of other seats only what its front seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table_hands import Hands, laid_out

from mao_desktop.engine import Card, Discard, PutAway, WriteRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]


def test_the_window_is_told_of_others_only_what_its_front_seat_may_know(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", "5H 6H", variant="moo"))
    told: list[object] = []
    hands.page.game.told.connect(lambda event, facts, _number: told.extend((event.event, *facts)))
    hands.page.control.act(Discard(1, Card.parse("3C")))
    hands.page.control.act(WriteRule(1, "when a 4 is played, say hello", None))
    assert PutAway(1, under_stack=False) in told
    assert WriteRule(1, "", None) in told
    assert not [entry for entry in told if isinstance(entry, Discard)]
    assert "3C" not in "".join(map(str, told))
