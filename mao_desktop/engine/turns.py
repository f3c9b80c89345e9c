"""Turns: whose it is, how it passes on, and how one goes on that a card taken back had ended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import chains, duties, infractions, order
from mao_desktop.engine.facts import Gone
from mao_desktop.engine.fold import put
from mao_desktop.engine.judgement import Flow
from mao_desktop.engine.parts import Chain

if TYPE_CHECKING:
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Swap


def begin_turn(fold: Fold, turn: int | None, direction: int, chain: int = 0, swaps: tuple[Swap, ...] = ()) -> None:
    """Let a new turn of a seat begin now, with so many live cards before it."""
    fold.turns_begun += 1
    ended = 0 if turn is None else fold.last_ended[turn]
    since = fold.turn_watch.reading(fold.now)
    fold.flow = Flow(turn, since, direction, chain, number=fold.turns_begun, ended_before=ended, swaps=swaps)
    if chain:
        chains.owe_answers(fold)


def resume_turn(fold: Fold, flow: Flow) -> None:
    """Let a turn that a card had ended go on, or begin that of the next seat where its own went out meanwhile."""
    if flow.turn is None or fold.in_game(flow.turn):
        if flow.turn is not None and fold.last_ended[flow.turn] == flow.number:  # a later one that ended has ended
            fold.last_ended = put(fold.last_ended, flow.turn, flow.ended_before)
        fold.flow = replace(flow, since=fold.turn_watch.reading(fold.now), limits=0)
        _renew(fold)
    else:
        begin_turn(fold, order.follower(fold, flow.turn, flow.direction), flow.direction, flow.chain, flow.swaps)


def _renew(fold: Fold) -> None:
    """Give a turn that goes on the whole time again for what is to be done in it."""
    chain = fold.rules.one(Chain)
    within = fold.rules.grace if chain is None or chain.take_limit is None else chain.take_limit
    for duty in fold.duties:
        if duty.turn != fold.flow.number or not duty.due.deed or duty.continued:
            continue
        infraction = duties.open_infraction(fold, duty)
        if infraction and infraction.excused:  # by the card that went back
            infractions.drop(fold, infraction, Gone.TAKEN_BACK)
        elif duty.infraction is not None:
            continue
        duties.set_limit(fold, replace(duty, was_cut=False, infraction=None), within)


def _end_turn(fold: Fold) -> None:
    if fold.flow.turn is not None:
        seat, last = fold.flow.turn, fold.last_ended[fold.flow.turn]
        fold.last_ended = put(fold.last_ended, seat, max(last, fold.flow.number))


def pass_turn(fold: Fold, direction: int, chain: int = 0, steps: int = 1, by: int | None = None) -> None:
    """End the turn and begin that of the seat `steps` places on in a direction from `by`, who is else on turn."""
    seat = fold.flow.turn if by is None else by
    path = () if seat is None else order.followers(fold, seat, direction, steps)
    had = () if seat is None else (seat, *path[:-1])
    _end_turn(fold)
    begin_turn(fold, path[-1] if path else None, direction, chain, order.had_turns(fold.flow.swaps, had))


def swap_next(fold: Fold, seat: int, direction: int) -> None:
    """End a seat's turn, let the next two change places, and begin the turn of who sits next then."""
    _end_turn(fold)
    following, changed = order.change_places(fold, seat, direction)
    begin_turn(fold, following, direction, swaps=(*order.had_turns(fold.flow.swaps, (seat,)), *changed))


def leave_turn(fold: Fold, seat: int) -> None:
    """Pass the turn on from a seat that goes out while it is on turn."""
    if fold.flow.turn == seat:
        pass_turn(fold, fold.flow.direction, fold.flow.chain)


def stop(fold: Fold) -> None:
    """End all turns: nobody is on turn, and nothing is owed."""
    fold.running = False
    fold.flow = Flow(None, fold.flow.since, fold.flow.direction, number=fold.flow.number)
    fold.duties = ()
