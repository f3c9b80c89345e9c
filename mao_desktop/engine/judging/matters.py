"""What a ruling is about, gathered from the judgement at the call's time, so that it can be told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import duties
from mao_desktop.engine.judging.core_parts import Lawful, OneMove, TurnOrder
from mao_desktop.engine.judging.hidden_turn import is_hidden
from mao_desktop.engine.model.facts import Reason
from mao_desktop.engine.model.matters import (
    CardFault,
    CardRight,
    Matter,
    Misconduct,
    NothingDue,
    Owed,
    Paid,
    RightCard,
    TurnTaken,
    WrongCard,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.matters import About
    from mao_desktop.engine.model.offences import OffenceType
    from mao_desktop.engine.model.positions import PlayedCard
    from mao_desktop.engine.model.records import Call, Duty, Infraction

    Basis = tuple[Reason, Infraction | None, int | None]


def of_ruling(fold: Fold, call: Call, on: int | None, names: Callable[[OffenceType], bool], basis: Basis) -> Matter:
    """Tell what a ruling is about, by what the call met in the record; `names` tells what its words name.

    Args:
        fold: the judgement before anything followed from the ruling.
        call: the call.
        on: whom the call is on.
        names: tells whether the call names an offence.
        basis: the reason of the ruling, the infraction that it met, and the time (ms) that counts.
    """
    reason, infraction, since = basis
    if on is None:
        return Matter()
    if infraction is None and reason is Reason.PAST_STATUTE:
        old = (i for i in fold.seats[on].infractions if i.since == since and names(i.offence))
        infraction = next(old, None)
    if infraction:
        return of_infraction(fold, infraction, call.at)
    if reason is Reason.SAID:
        done = (m for m in reversed(fold.met) if m.seat == on and m.at == since and names(m.spec.offence))
        return next((Matter(Owed(m.spec, met=m.at)) for m in done), Matter())
    if reason in (Reason.NOT_YET, Reason.EXCUSED, Reason.DOUBTFUL):
        owed = (d for d in fold.duties if d.seat == on and d.opened == since and names(d.spec.offence))
        return next((of_duty(fold, d, call.at) for d in owed), Matter())
    return of_nothing(fold, on, names) if reason is Reason.NOTHING else Matter()


def of_infraction(fold: Fold, infraction: Infraction, at: int) -> Matter:
    """Tell what an infraction is about that is called at `at` (ms)."""
    duty = next((d for d in fold.duties if d.id == infraction.duty), None)
    if duty:
        return of_duty(fold, duty, at, ends=infraction.since)
    for tell in fold.hooks.about:
        about: About | None = tell(fold, infraction.offence, None)
        if about:
            return Matter(about)
    if infraction.missed:
        asking = _played(fold, infraction.hangs_on)
        card, opened = (asking.card, asking.at) if asking else (None, None)
        return Matter(Owed(infraction.missed, card, opened, infraction.since, infraction.done))
    return Matter(_about_card(fold, infraction) or Misconduct())


def of_duty(fold: Fold, duty: Duty, at: int, *, ends: int | None = None) -> Matter:
    """Tell what a duty is about, what it has cost already, and how long its clocks stood still."""
    if ends is None and duty.limit is not None:
        ends = duties.watch(fold, duty).when(duty.limit)
    asking = _played(fold, duty.card)
    owed = Owed(duty.spec, asking.card if asking else None, duty.opened, ends, duty.knocks)
    told = (tell(fold, duty.spec.offence, owed) for tell in fold.hooks.about)
    about = next((about for about in told if about), owed)
    plain = fold.turn_watch.reading(fold.now) - duty.plain
    heard = fold.seats[duty.seat].grace_watch.reading(fold.now) - duty.reading
    return Matter(about, _paid(fold, duty, at), fold.now - duty.opened - plain, max(0, plain - heard))


def of_nothing(fold: Fold, on: int, names: Callable[[OffenceType], bool]) -> Matter:
    """Tell what there was instead of what a call `names`: a card that may lie, in turn, which asked for nothing."""
    last = next((n for n in reversed(range(len(fold.pile))) if fold.pile[n].seat == on), None)
    played = None if last is None else fold.pile[last]
    if any(names(part.offence) for part in fold.rules.all(Lawful)):
        return Matter(NothingDue(None) if last is None else _right_card(fold, last))
    if played and any(names(part.offence) for part in fold.rules.all(TurnOrder)):
        return Matter(TurnTaken(played.card, _turn_before(fold, played)))
    return Matter(NothingDue(played.card if played else None))


def _turn_before(fold: Fold, played: PlayedCard) -> int | None:
    """Tell whose turn it was when a card was put down, where the table shows that."""
    return None if is_hidden(fold.rules) else played.before.seat


def _played(fold: Fold, number: int | None) -> PlayedCard | None:
    """Find a card on the pile by its number in the log."""
    return None if number is None else next((card for card in reversed(fold.pile) if card.id == number), None)


def _paid(fold: Fold, duty: Duty, at: int) -> Paid | None:
    """Find what was paid for a duty before `at` (ms)."""
    calls = (c for c in reversed(fold.met_calls) if c.infraction and c.infraction.duty == duty.id and c.at < at)
    return next((Paid(call.at, call.offence.cards) for call in calls), None)


def _about_card(fold: Fold, infraction: Infraction) -> About | None:
    """Tell what was wrong with a card: whose turn it was, or what lay under it."""
    place = next((n for n, card in enumerate(fold.pile) if card.id == infraction.card), None)
    if place is None:
        return None
    played, offence = fold.pile[place], infraction.offence
    if any(part.offence == offence for part in fold.rules.all(OneMove)):
        return TurnTaken(played.card, _turn_before(fold, played), drew=True)
    if any(part.offence == offence for part in fold.rules.all(TurnOrder)):
        return TurnTaken(played.card, _turn_before(fold, played))
    if offence.secret:
        under = fold.pile[place - 1].card if place else None
        return WrongCard(played.card, under, CardFault.SECRET)
    if any(part.offence == offence for part in fold.rules.all(Lawful)):
        return _wrong_card(fold, place)
    return None


def _under(fold: Fold, place: int) -> PlayedCard | None:
    """Give the card on which a card of the pile counts as lying."""
    rule = fold.rules.one(Lawful)
    return rule.counts(fold.pile[:place]) if rule else None


def _wrong_card(fold: Fold, place: int) -> WrongCard:
    played, under = fold.pile[place], _under(fold, place)
    card = played.card
    if under is None:
        return WrongCard(card, None, CardFault.NEITHER)
    if chain := next((chain for chain in played.before.chains), None):
        return WrongCard(card, under.card, CardFault.NO_ANSWER, rank=chain.rank)
    if under.named and card.suit is not under.named:
        return WrongCard(card, under.card, CardFault.NOT_NAMED, under.named)
    if card.rank is under.card.rank:
        return WrongCard(card, under.card, CardFault.ITS_RANK)
    fault = CardFault.ITS_SUIT if card.suit is under.card.suit else CardFault.NEITHER
    return WrongCard(card, under.card, fault)


def _right_card(fold: Fold, place: int) -> RightCard:
    card, under = fold.pile[place].card, _under(fold, place)
    if under is None:
        return RightCard(card, None, CardRight.ANYTHING)
    if under.named and card.suit is under.named:
        return RightCard(card, under.card, CardRight.NAMED, under.named)
    if card.rank is under.card.rank:
        return RightCard(card, under.card, CardRight.RANK)
    if card.suit is under.card.suit and under.named is None:
        return RightCard(card, under.card, CardRight.SUIT)
    return RightCard(card, under.card, CardRight.ANYTHING)
