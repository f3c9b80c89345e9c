"""What a computer player had made of secret rules when its game stopped, made again from what it had seen by then."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Played
from mao_desktop.inference import SeenPlay, sight_of
from mao_desktop.players.chance import Chance
from mao_desktop.players.memory import Memory
from mao_desktop.players.working_out import around, begun, heard, settled
from mao_desktop.public_record import Occasion

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Rules, Seen
    from mao_desktop.inference import Watch
    from mao_desktop.players.player import Player


class Heard(NamedTuple):
    """What a seat heard at a time (ms), and its number in the log."""

    at: int
    number: int
    told: tuple[Seen | Occasion, ...]


def recalled(player: Player, rules: Rules, all_heard: Iterable[Heard], before: Watch | None = None) -> Watch | None:
    """Make again what a player made of secret rules.

    Args:
        player: who it is.
        rules: the rules as it knows them.
        all_heard: what its seat heard, in order.
        before: what it had made of them before all that.

    Returns:
        None where it had heard of none.
    """
    memory, chance = Memory(watch=before), Chance.of_seat(player.seed, player.seat)
    for at, number, told in all_heard:
        memory = memory.hearing(player.seat, told)
        if not memory.told:
            continue
        watch = memory.watch or begun(player.skill)
        for each in memory.told:
            if isinstance(each, Occasion) and each.kind is Played:
                watch = watch.played(_play(each, number))
            else:
                watch = heard(watch, each, player.seat, rules)
        memory = memory._replace(told=(), watch=settled(watch, at, player.skill, chance))
    return memory.watch


def _play(occasion: Occasion, number: int) -> SeenPlay:
    """Note a card as the player did when it was put down; where the turn was hidden, play goes clockwise for it."""
    seat = occasion.seat
    order, hands = around(occasion)
    sight = sight_of(occasion.cards, hands, occasion.direction or 1, in_turn=occasion.in_turn is not False)
    card, under = occasion.cards[:2]
    return SeenPlay(number, occasion.at, seat, card, under, sight, order[0], order[-1])
