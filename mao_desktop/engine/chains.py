"""Chains: cards of one rank that pile up what the next player takes, or answers with one more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import duties, hearing
from mao_desktop.engine.offences import Deed
from mao_desktop.engine.parts import Chain

if TYPE_CHECKING:
    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Duty


def owe_answers(fold: Fold) -> None:
    """Let the seat on turn owe what a live chain asks of it."""
    may_go_on = duties.turns_of_cards(fold)
    duties.withdraw(fold, lambda d: d.turn is not None and d.turn not in may_go_on)
    chain, flow = fold.rules.one(Chain), fold.flow
    if chain is None or flow.turn is None:
        return
    live = fold.pile[-1].id
    answer = chain.answer(flow.chain)
    if answer:
        duties.owe(fold, flow.turn, answer, lay=live, turn=flow.number)
    if chain.take and chain.take_limit is not None:
        duties.owe(fold, flow.turn, chain.take, lay=live, turn=flow.number, within=chain.take_limit)


def _to_take(fold: Fold) -> list[Duty]:
    """List the duties of the turn to take what a live chain asks for."""
    return [d for d in fold.duties if d.turn == fold.flow.number and d.due.deed is Deed.TAKE_CHAIN]


def _is_answer(fold: Fold, card: Card) -> bool:
    chain = fold.rules.one(Chain)
    return chain is not None and chain.answerable and card.rank is chain.rank


def answer(fold: Fold, card: Card) -> None:
    """Let one more card of its rank answer a live chain instead of taking."""
    if fold.flow.chain and _is_answer(fold, card):
        for duty in _to_take(fold):
            duties.meet(fold, duty, fold.now)


def shun(fold: Fold, card: Card) -> None:
    """Judge any other card put on a live chain: where no event is to cut the time to take, it is over now."""
    chain = fold.rules.one(Chain)
    if chain is None or not fold.flow.chain or chain.take_limit is None or _is_answer(fold, card):
        return
    for duty in _to_take(fold):
        if duty.due.cut is None and duty.infraction is None and not duty.continued:
            duties.fall_overdue(fold, duty)


def live(fold: Fold, card: Card, before: int) -> int:
    """Count the live cards once a card lies on so many."""
    chain = fold.rules.one(Chain)
    return before + 1 if chain and card.rank is chain.rank else 0


def take(fold: Fold, seat: int) -> bool:
    """Count a card taken for a live chain; tell whether it was the last, and the turn is over with it."""
    chain = fold.rules.one(Chain)
    flow = replace(fold.flow, taken=fold.flow.taken + 1, since=fold.turn_watch.reading(fold.now), limits=0)
    fold.flow = flow
    if chain is None:
        return False
    last = flow.taken == flow.chain * chain.each
    for duty in [d for d in fold.duties if d.turn == flow.number]:
        if duty.due.deed is None:
            hearing.look_back_for(fold, duties.set_limit(fold, replace(duty, turn=None), fold.rules.grace))
        elif duty.due.deed is not Deed.TAKE_CHAIN:
            continue
        elif last:
            duties.meet(fold, duty, fold.now)
        elif chain.take and chain.take_limit is not None:
            duties.meet(fold, duty, fold.now)
            duties.owe(fold, seat, chain.take, lay=duty.lay, turn=flow.number, within=chain.take_limit)
    if last:
        fold.flow = replace(flow, chain=0, taken=0)
    return last and chain.ends_turn


def answered(fold: Fold, duty: Duty) -> None:
    """Where the answer to a chain opens the duty to take: open it, if there is still something to take."""
    chain = fold.rules.one(Chain)
    flow = fold.flow
    if chain is None or chain.take_limit is not None or flow.turn != duty.seat or not flow.chain:
        return
    if chain.take and duty.due is chain.answer(flow.chain):
        duties.owe(fold, duty.seat, chain.take, lay=duty.lay, turn=flow.number, within=fold.rules.grace)
