"""The order of play: who follows whom, and seats that have changed places in it for a turn each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.model.positions import Swap

if TYPE_CHECKING:
    from mao_desktop.engine.model.offences import TableState


def follower(table: TableState, seat: int, direction: int, steps: int = 1) -> int | None:
    """Find the seat so many places on that is in the game; None where nobody is."""
    path = followers(table, seat, direction, steps)
    return path[-1] if path else None


def followers(table: TableState, seat: int, direction: int, steps: int) -> tuple[int, ...]:
    """List the next seats in the order of play as it stands; none where nobody is in the game."""
    if steps == 1 and not table.turn.swaps:  # as in most games
        seats = table.seats
        following = seat
        for _ in seats:
            following = (following + direction) % len(seats)
            if not seats[following].out:
                return (following,)
        return ()
    order = _order(table, table.turn.swaps)
    return _along(table, order, order.index(seat), direction, steps)


def _along(table: TableState, order: list[int], place: int, direction: int, steps: int) -> tuple[int, ...]:
    """List the seats in the game that sit at the next places."""
    if steps == 0:
        return (order[place],)
    found: list[int] = []
    while len(found) < steps and not all(seat.out for seat in table.seats):
        place = (place + direction) % len(order)
        if not table.seats[order[place]].out:
            found.append(order[place])
    return tuple(found)


def _order(table: TableState, swaps: tuple[Swap, ...]) -> list[int]:
    """List the seats by their places, clockwise."""
    order = list(range(len(table.seats)))
    for swap in swaps:
        one, other = (order.index(seat) for seat in swap.seats)
        order[one], order[other] = order[other], order[one]
    return order


def change_places(table: TableState, seat: int, direction: int) -> tuple[int | None, tuple[Swap, ...]]:
    """Let the next two seats change places: find who sits at the next place then, and the change."""
    order = _order(table, table.turn.swaps)
    place = order.index(seat)
    pair = _along(table, order, place, direction, 2)
    if len(pair) < 2:  # noqa: PLR2004  a pair
        return None, ()
    change = Swap((pair[0], pair[1]))
    changed = _order(table, (*table.turn.swaps, change))
    return _along(table, changed, place, direction, 1)[0], (change,)


def had_turns(swaps: tuple[Swap, ...], seats: tuple[int, ...]) -> tuple[Swap, ...]:
    """Note that seats have had their turn; two who both had it change back."""
    noted = (replace(swap, done=swap.done | (set(swap.seats) & set(seats))) for swap in swaps)
    return tuple(swap for swap in noted if len(swap.done) < len(set(swap.seats)))
