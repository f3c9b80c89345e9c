"""Turns: whose it is, how it passes on, and how one goes on that a card taken back had ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties, infractions
from mao_desktop.engine.judging.seating_order import change_places, follower, followers, had_turns
from mao_desktop.engine.model.facts import InfractionEnd
from mao_desktop.engine.model.positions import TurnState

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold, Passing
    from mao_desktop.engine.model.positions import LiveChain, Swap


def begin_turn(
    fold: Fold, seat: int | None, direction: int, chains: tuple[LiveChain, ...] = (), swaps: tuple[Swap, ...] = ()
) -> None:
    """Let a new turn of a seat begin now, with the chains that it has to answer."""
    fold.turns_begun += 1
    ended_before = 0 if seat is None else fold.seats[seat].last_ended
    since = fold.turn_watch.reading(fold.now)
    fold.turn = TurnState(seat, since, direction, chains, fold.turns_begun, ended_before, swaps, fold.now)
    for follow in fold.hooks.turn_began:
        follow(fold)


def resume_turn(fold: Fold, turn: TurnState) -> None:
    """Let a turn that a card had ended go on, or begin that of the next seat where its own went out meanwhile."""
    fold.turn = turn._replace(since=fold.turn_watch.reading(fold.now), limits=0)
    if turn.seat is None or fold.in_game(turn.seat):
        if (
            turn.seat is not None and fold.seats[turn.seat].last_ended == turn.number
        ):  # a later one that ended has ended
            fold.change(turn.seat).last_ended = turn.ended_before
        _renew(fold)
    else:
        leave_turn(fold, turn.seat)


def _renew(fold: Fold) -> None:
    """Give a turn that goes on the whole time again for what is to be done in it."""
    for duty in fold.duties:
        if duty.turn != fold.turn.number or not duty.spec.deed or duty.continued:
            continue
        infraction = duties.open_infraction(fold, duty)
        if infraction and infraction.excused:  # by the card that went back
            infractions.drop(fold, infraction, InfractionEnd.TAKEN_BACK)
        elif duty.infraction is not None:
            continue
        within = fold.rules.grace if duty.within is None else duty.within
        duties.set_limit(fold, duty._replace(was_cut=False, infraction=None), within)


def _end_turn(fold: Fold) -> None:
    seat, number = fold.turn.seat, fold.turn.number
    if seat is not None:
        if fold.seats[seat].last_ended < number:
            fold.change(seat).last_ended = number
        for follow in fold.hooks.turn_ended:
            follow(fold, seat)


def pass_turn(
    fold: Fold, direction: int, chains: tuple[LiveChain, ...] = (), steps: int = 1, by: int | None = None
) -> None:
    """End the turn and begin that of the seat `steps` places on in a direction from `by`, who is else on turn."""
    seat = fold.turn.seat if by is None else by
    path = () if seat is None else followers(fold, seat, direction, steps)
    _end_turn(fold)
    swaps = fold.turn.swaps
    if swaps:
        swaps = had_turns(swaps, () if seat is None else (seat, *path[:-1]))
    begin_turn(fold, path[-1] if path else None, direction, chains, swaps)


def swap_next(fold: Fold, seat: int, direction: int) -> None:
    """End a seat's turn, let the next two change places, and begin the turn of who sits next then."""
    _end_turn(fold)
    following, changed = change_places(fold, seat, direction)
    begin_turn(fold, following, direction, swaps=(*had_turns(fold.turn.swaps, (seat,)), *changed))


def race(fold: Fold, seat: int, direction: int) -> None:
    """Let whichever neighbour of a seat acts first have the turn."""
    pass_turn(fold, direction, by=seat)
    other = follower(fold, seat, -direction)
    if fold.turn.seat is not None and other is not None and other != fold.turn.seat:
        fold.turn = fold.turn._replace(rivals=(fold.turn.seat, other))


def decide_race(fold: Fold, seat: int) -> None:
    """Let the faster of two neighbours have the turn, and play go on its way."""
    turn = fold.turn
    if seat not in turn.rivals:
        return
    direction = turn.direction if seat == turn.seat else -turn.direction
    slip(fold, *(rival for rival in turn.rivals if rival != seat))
    fold.turn = turn._replace(seat=seat, direction=direction, rivals=())


def slip(fold: Fold, *seats: int | None) -> None:
    """Tell that seats have lost their turn to a faster one."""
    for follow in fold.hooks.turn_slipped:
        follow(fold, seats)


def pass_with_card(fold: Fold, seat: int, passing: Passing) -> None:
    """Let the turn pass from a seat with the card that it put down, the way that the card's effects want."""
    direction = passing.direction
    if passing.swap:
        swap_next(fold, seat, direction)
    elif passing.extra:
        pass_turn(fold, direction, passing.chains, 0, by=seat)
        fold.turn = fold.turn._replace(extra=passing.extra)
    elif passing.race:
        race(fold, seat, direction)
    elif passing.again and fold.seats[seat].cards:
        pass_turn(fold, direction, passing.chains, 0, by=seat)
        card = fold.pile[-1].id
        duties.owe(fold, seat, passing.again, card=card, turn=fold.turn.number, within=fold.rules.grace)
    else:
        skipped = follower(fold, seat, direction) if passing.answerable else None
        pass_turn(fold, direction, passing.chains, passing.steps, by=seat)
        if skipped is not None:
            fold.turn = fold.turn._replace(skipped=skipped)


def pass_with_draw(fold: Fold, steps: int) -> None:
    """Let the turn pass with a card drawn; a seat that was skipped before may answer until it is on turn itself."""
    skipped = fold.turn.skipped
    pass_turn(fold, fold.turn.direction, steps=steps)
    if skipped not in (None, fold.turn.seat):
        fold.turn = fold.turn._replace(skipped=skipped)


def leave_turn(fold: Fold, seat: int) -> None:
    """Pass the turn on from a seat that goes out while it is on turn."""
    if fold.turn.seat == seat:
        pass_turn(fold, fold.turn.direction, fold.turn.chains)


def stop(fold: Fold) -> None:
    """End all turns: nobody is on turn, and nothing is owed."""
    fold.running = False
    fold.turn = TurnState(None, fold.turn.since, fold.turn.direction, number=fold.turn.number)
    fold.duties = ()
