"""Games in which everything that a seat cannot see is dealt otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

    from mao_desktop.engine import State


def hidden_cards_exchanged(state: State, seat: int, chance: random.Random) -> State:
    """Deal everything that a seat cannot see anew, in the same places."""
    table = state.table
    others = [s for s in range(len(table.hands)) if s != seat]
    cards = [*table.stack, *table.aside, *(card for s in others for card in table.hands[s])]
    chance.shuffle(cards)
    stack = tuple(cards.pop() for _ in table.stack)
    aside = tuple(cards.pop() for _ in table.aside)
    hands = list(table.hands)
    penalties = list(table.penalties)
    for s in others:
        hands[s] = tuple(cards.pop() for _ in table.hands[s])
        penalties[s] = hands[s][: len(table.penalties[s])]
    return state._replace(
        table=table._replace(stack=stack, aside=aside, hands=tuple(hands), penalties=tuple(penalties))
    )
