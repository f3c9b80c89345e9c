"""The order of play: who follows whom, and seats that have changed places in it for a turn each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judgement import Swap

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold


def follower(fold: Fold, seat: int, direction: int, steps: int = 1) -> int | None:
    """Find the seat so many places on that is in the game; None where nobody is."""
    path = followers(fold, seat, direction, steps)
    return path[-1] if path else None


def followers(fold: Fold, seat: int, direction: int, steps: int) -> tuple[int, ...]:
    """List the next seats in the order of play as it stands; none where nobody is in the game."""
    order = _order(fold, fold.flow.swaps)
    return _along(fold, order, order.index(seat), direction, steps)


def _along(fold: Fold, order: list[int], place: int, direction: int, steps: int) -> tuple[int, ...]:
    """List the seats in the game that sit at the next places."""
    found: list[int] = []
    if steps == 0:
        return (order[place],)
    while len(found) < steps and not all(fold.out):
        place = (place + direction) % len(order)
        if fold.in_game(order[place]):
            found.append(order[place])
    return tuple(found)


def _order(fold: Fold, swaps: tuple[Swap, ...]) -> list[int]:
    """List the seats by their places, clockwise."""
    order = list(range(len(fold.hands)))
    for swap in swaps:
        one, other = (order.index(seat) for seat in swap.seats)
        order[one], order[other] = order[other], order[one]
    return order


def change_places(fold: Fold, seat: int, direction: int) -> tuple[int | None, tuple[Swap, ...]]:
    """Let the next two seats change places: find who sits at the next place then, and the change."""
    order = _order(fold, fold.flow.swaps)
    place = order.index(seat)
    pair = _along(fold, order, place, direction, 2)
    if len(pair) < 2:  # noqa: PLR2004  a pair
        return None, ()
    change = Swap((pair[0], pair[1]))
    changed = _order(fold, (*fold.flow.swaps, change))
    return _along(fold, changed, place, direction, 1)[0], (change,)


def had_turns(swaps: tuple[Swap, ...], seats: tuple[int, ...]) -> tuple[Swap, ...]:
    """Note that seats have had their turn; who both had it change back."""
    noted = (replace(swap, done=swap.done | (set(swap.seats) & set(seats))) for swap in swaps)
    return tuple(swap for swap in noted if len(swap.done) < len(set(swap.seats)))
