"""Duties: what is owed, from its trigger until it is met, overdue or withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging import infractions
from mao_desktop.engine.judging.core_parts import Continuing
from mao_desktop.engine.judging.judgement import Authority
from mao_desktop.engine.model.facts import DutyMet, InfractionEnd
from mao_desktop.engine.model.offences import DeadlineTrigger, Deed
from mao_desktop.engine.model.records import Duty, Met

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.offences import DutySpec
    from mao_desktop.engine.model.records import Infraction
    from mao_desktop.engine.model.times import Watch

MANY = 8
"""Each time that so many more duties are open those are forgotten that nobody owes any more."""

KEPT_MET = 12
"""How many met duties are remembered, so that a ruling can say what had been said."""


def owe(
    fold: Fold,
    seat: int,
    spec: DutySpec,
    *,
    card: int | None = None,
    turn: int | None = None,
    within: int | None = None,
    source: int | None = None,
) -> Duty | None:
    """Open a duty at the present moment, to be met `within` so many ms; None where another event sets its end.

    Nothing is owed by a rule that is not in force.
    """
    if spec.offence.rule in fold.rules.off:
        return None
    reading, plain = fold.seats[seat].grace_watch.reading(fold.now), fold.turn_watch.reading(fold.now)
    limit = None if within is None else (plain if spec.timed else reading) + within
    duty = Duty(fold.number(), seat, spec, fold.now, reading, plain, limit, card, turn, source, within)
    many = fold.duties and len(fold.duties) % MANY == 0
    fold.duties = (*(_still_owed(fold) if many else fold.duties), duty)
    return duty


def _still_owed(fold: Fold) -> tuple[Duty, ...]:
    """Give the duties without those that nobody owes any more.

    Those of a turn that a card taken back lets go on may be owed again.
    """
    may_go_on = turns_of_cards(fold)
    return tuple(d for d in fold.duties if d.turn in may_go_on or d.spec.claims or stands(fold, d))


def turns_of_cards(fold: Fold) -> set[int | None]:
    """List the turns that go on where the cards put down in them are taken back, and the one that is going on."""
    numbers: set[int | None] = {played.before.number for played in fold.pile}
    numbers.add(fold.turn.number)
    return numbers


def watch(judged: Judgement, duty: Duty) -> Watch:
    """Give the watch that tells when a duty is overdue."""
    return judged.turn_watch if duty.spec.timed and not duty.continued else judged.seats[duty.seat].grace_watch


def stands(judged: Judgement, duty: Duty) -> bool:
    """Tell whether a duty is still owed: not past its turn, nor past the statute of its infraction."""
    if duty.turn is not None and duty.turn != judged.turn.number:
        return False
    if duty.infraction is None:
        return True
    infraction = open_infraction(judged, duty)
    return infraction is not None and not infractions.passed(judged, infraction)


def set_limit(fold: Fold, duty: Duty, within: int) -> Duty:
    """Give a duty its end, `within` ms from now."""
    limited = duty._replace(limit=watch(fold, duty).reading(fold.now) + within)
    change(fold, limited)
    return limited


def change(fold: Fold, duty: Duty) -> None:
    """Put a duty in the place of its former self."""
    fold.duties = tuple([duty if d.id == duty.id else d for d in fold.duties])


def meet(fold: Fold, duty: Duty, at: int, word: tuple[int, int] | None = None) -> None:
    """Meet a duty by what was begun at `at` (ms), perhaps by words of which `word` is the first.

    Met late it leaves no infraction behind, unless late counts.
    """
    _end(fold, duty)
    if duty.infraction is not None or duty.spec.recurs:
        lift(fold, duty)
    fold.facts.append(DutyMet(at, duty.seat, duty.spec.offence.rule, duty.spec.offence.call))
    fold.met = (*fold.met[-KEPT_MET:], Met(duty, at, word))


def meet_by_card(fold: Fold, duty: Duty) -> None:
    """Meet a duty of a turn by the card that ends it: where that goes back, it is owed again."""
    meet(fold, duty, fold.now)
    fold.duties = (*fold.duties, duty._replace(limit=None, infraction=None, continued=False, was_cut=True))


def lift(fold: Fold, duty: Duty) -> None:
    """Let the infractions go that a duty has become: it was met late."""
    infractions.drop_where(fold, duty.seat, lambda i: i.duty == duty.id, InfractionEnd.MET_LATE)


def owe_again(fold: Fold, met: Met) -> None:
    """Let a duty stand again that was not met after all: the words were another seat's.

    What has been won by it stays, and nothing is owed for a card that went back.
    """
    duty = met.duty
    fold.met = tuple(each for each in fold.met if each is not met)
    hangs = duty.card is None or any(card.id == duty.card for card in fold.pile)
    if not hangs or not fold.running or duty.spec.claims or duty.spec.of_chain:
        return
    again = duty._replace(infraction=None)
    fold.duties = (*fold.duties, again)
    due = None if again.limit is None else watch(fold, again).when(again.limit)
    if due is not None and due <= fold.now:
        fall_overdue(fold, again, since=due)


def open_infraction(judged: Judgement, duty: Duty) -> Infraction | None:
    """Find the infraction that a duty is while it is overdue and was not called."""
    return None if duty.infraction is None else infractions.find(judged, duty.seat, duty.infraction)


def withdraw(fold: Fold, which: Callable[[Duty], bool]) -> None:
    """Take duties away that nobody owes any more; infractions that they became stay."""
    kept = [d for d in fold.duties if not which(d)]
    if len(kept) < len(fold.duties):
        fold.duties = tuple(kept)


def withdraw_past(fold: Fold) -> None:
    """Take the duties away of turns that are past for good."""
    past = {d.turn for d in fold.duties} - {None}
    if past:
        past -= turns_of_cards(fold)
        withdraw(fold, lambda d: d.turn in past)


def withdraw_claim(fold: Fold, seat: int) -> None:
    """Take a seat's duty to claim the win away."""
    withdraw(fold, lambda d: d.seat == seat and d.spec.claims)


def _end(fold: Fold, duty: Duty) -> None:
    """Take a duty away."""
    fold.duties = tuple([d for d in fold.duties if d.id != duty.id])


def give_up(fold: Fold, duty: Duty) -> None:
    """Withdraw an overdue duty that cannot be made good any more; its infraction stays by itself."""
    infraction = open_infraction(fold, duty)
    _end(fold, duty)
    if infraction:
        infractions.change(fold, infraction._replace(duty=None, missed=duty.spec, done=duty.knocks))


def is_unmet(judged: Judgement, duty: Duty) -> bool:
    """Tell whether something is still to be done for a duty."""
    return stands(judged, duty) and can_be_met(judged, duty) and not is_knocked(duty) and not is_excused(judged, duty)


def is_knocked(duty: Duty) -> bool:
    """Tell whether as many knocks were made as are due, though more may still come."""
    return duty.spec.deed is Deed.KNOCK and duty.knocks == duty.spec.knocks


def can_be_met(judged: Judgement, duty: Duty) -> bool:
    """Tell whether a duty can be met still: a suit can be named on the top card only."""
    return duty.spec.deed is not Deed.NAME_SUIT or (bool(judged.pile) and judged.pile[-1].id == duty.card)


def fall_overdue(fold: Fold, duty: Duty, since: int | None = None) -> None:
    """Turn a duty that was not met in time into an infraction, now or `since` (ms) it was due.

    Only now is it known that knocks were enough.
    """
    spec = duty.spec
    if is_knocked(duty):
        meet(fold, duty, fold.now)
        return
    if duty.continued and not can_be_met(fold, duty):
        _end(fold, duty)
        return
    if duty.continued and fold.rules.missing(Continuing):
        _end(fold, duty)
        return
    again = spec.again if duty.continued else None
    too_often = duty.knocks > spec.knocks
    lost = (spec.late_counts and not duty.continued) or too_often
    infraction = infractions.commit(
        fold,
        (spec.excess if too_often else again) or spec.offence,
        duty.seat,
        hangs_on=duty.card,
        duty=None if lost else duty.id,
        missed=spec if lost else None,
        doubtful=duty.doubtful,
        since=since,
        overlooked=spec.overlooked,
    )
    if infraction and lost and duty.knocks:
        infractions.change(fold, infraction._replace(done=duty.knocks))
    for follow in fold.hooks.duty_overdue:
        follow(fold, duty)
    if lost and spec.claims and infraction:  # it costs, and is still to be said
        change(fold, duty._replace(limit=None, was_cut=True))
    elif lost or infraction is None:
        _end(fold, duty)
    elif spec.recurs:
        set_limit(fold, duty, fold.rules.grace)
    else:
        change(fold, duty._replace(infraction=infraction.id))


def go_on_owing(fold: Fold, infraction: Infraction) -> None:
    """After its penalty: a duty that can still be met is a new infraction a while later, where failures go on.

    What a written rule asks for the program calls once: who does not know the rule can't make it good.
    """
    duty = next((d for d in fold.duties if d.id == infraction.duty), None)
    if duty is None or duty.spec.recurs:
        return
    if duty.spec.lasting:
        change(fold, duty._replace(infraction=None, continued=True, doubtful=False, limit=None, was_cut=True))
        return
    wait = fold.rules.continued_wait
    once = infraction.offence.secret and fold.authority is Authority.COMPUTER
    if once or wait is None or duty.spec.again is None or fold.rules.missing(Continuing):
        withdraw(fold, lambda d: d.id == infraction.duty)
        return
    limit = fold.seats[duty.seat].grace_watch.reading(fold.now) + wait
    change(fold, duty._replace(infraction=None, continued=True, doubtful=False, limit=limit, was_cut=True))


def cut(fold: Fold, event: DeadlineTrigger, by: int) -> None:
    """Let an event, an act of seat `by`, end the time of the duties that name it, but give everybody what is feasible.

    A duty that had less than that of open microphone, because a gap took the rest, is excused.
    """
    for duty in fold.duties:
        if duty.infraction is not None or duty.was_cut or duty.spec.ends_with is not event:
            continue
        if duty.seat == by and event in (DeadlineTrigger.ANOTHERS_MOVE, DeadlineTrigger.ANOTHERS_CARD):
            continue
        if duty.turn is not None and duty.turn != fold.turn.number:
            continue
        reading = fold.seats[duty.seat].grace_watch.reading(fold.now)
        feasible = duty.reading + fold.rules.feasible
        if reading < feasible and _met_a_gap(fold, duty, reading):
            _excuse(fold, duty)
        else:
            end = max(reading, feasible)
            bent = duty._replace(limit=end if duty.limit is None else min(duty.limit, end), was_cut=True)
            change(fold, bent)
            if bent.limit == reading:  # at once: the turn that this event begins comes after it
                fall_overdue(fold, bent)


def _excuse(fold: Fold, duty: Duty) -> None:
    """Let nobody pay for a duty; what is to be taken may be taken all the same, and knocks that are right are right."""
    if is_knocked(duty):
        meet(fold, duty, fold.now)
        return
    missed = duty.spec if duty.spec.phrase else None
    infraction = infractions.commit(
        fold, duty.spec.offence, duty.seat, hangs_on=duty.card, duty=duty.id, missed=missed, excused=True
    )
    if infraction and duty.spec.deed in (Deed.TAKE, Deed.TAKE_CHAIN):
        change(fold, duty._replace(infraction=infraction.id))
    else:
        _end(fold, duty)


def is_excused(judged: Judgement, duty: Duty) -> bool:
    """Tell whether nobody would pay for a duty."""
    infraction = open_infraction(judged, duty)
    return infraction is not None and infraction.excused


def _met_a_gap(fold: Fold, duty: Duty, reading: int) -> bool:
    """Tell whether the microphone was, or is, deaf while the duty stood."""
    deaf = fold.seats[duty.seat].grace_watch.holds > fold.turn_watch.holds
    return deaf or fold.turn_watch.reading(fold.now) - duty.plain > reading - duty.reading


def covered(fold: Fold, duty: Duty) -> bool:
    """Tell whether a duty would be overdue by now, had a gap not left it less open microphone than is feasible."""
    if duty.limit is None or duty.infraction is not None or duty.spec.timed:
        return False
    heard = fold.seats[duty.seat].grace_watch.reading(fold.now) - duty.reading
    return heard < fold.rules.feasible and fold.turn_watch.reading(fold.now) - duty.plain >= duty.limit - duty.reading


def progress(fold: Fold) -> None:
    """Note that something was done that a round waits for before it ends."""
    for note in fold.hooks.progress:
        note(fold)


def hand_changed(fold: Fold, seat: int) -> None:
    """Withdraw the duty to claim the win from a hand that is not empty any more.

    Nothing can be taken out of an empty one, and what cannot be done counts as done.
    """
    if fold.seats[seat].cards:
        for duty in fold.duties:
            if duty.spec.claims and duty.seat == seat:
                withdraw_claim(fold, seat)
                return
        return
    for duty in fold.duties:
        if duty.source == seat and duty.spec.deed is Deed.TAKE:
            meet(fold, duty, fold.now)
            progress(fold)
