"""What a game adds to a person's progress: duties met and missed as trials, and wins, penalties and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import DutyMet, GameOver, InfractionArose, Ruling, Verdict, Won
from mao_desktop.practice.items import answer_to, item_of
from mao_desktop.practice.values import Attempt, Happened, Happening, Result, Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mao_desktop.engine import DutySpec, Fact, State


def attempts_in_game(state: State, facts: Iterable[Fact], seat: int, now: int) -> tuple[Attempt, ...]:
    """List the duties of a seat that these facts tell met or missed.

    Args:
        state: the game after them.
        facts: what came of an event.
        seat: the person's.
        now: the date (ms UTC).
    """
    return tuple(_attempts(state, facts, seat, now))


def _attempts(state: State, facts: Iterable[Fact], seat: int, now: int) -> Iterator[Attempt]:
    for fact in facts:
        match fact:
            case DutyMet(at=at, seat=of, rule=rule) if of == seat:
                for met in state.settled.met:
                    in_time = met.duty.infraction is None and not met.duty.continued
                    if in_time and (met.seat, met.at, met.spec.offence.rule) == (seat, at, rule):
                        latency = at - met.duty.opened
                        yield from _of(state, met.spec, met.card, now, Result.MET, latency)
            case InfractionArose(on=on, id=number, call=call) if on == seat:
                for spec, card, doubtful in _missed(state, seat, number):
                    if spec.offence.call == call:  # not what goes on after its penalty, nor a knock too many
                        yield from _of(state, spec, card, now, Result.UNSURE if doubtful else Result.MISSED, None)
            case _:
                pass


def _missed(state: State, seat: int, number: int) -> Iterator[tuple[DutySpec, int | None, bool]]:
    """Find what was not done by which an infraction arose, the card that it hung on, and whether that is in doubt.

    What was called or done late is looked up too, since it may all have become known at once.
    """
    judged = state.settled
    called = (met.infraction for met in judged.met_calls if met.infraction)
    for infraction in (*judged.seats[seat].infractions, *called):
        if infraction.id == number:
            specs = (duty.spec for duty in judged.duties if duty.id == infraction.duty)
            spec = infraction.missed or next(specs, None)
            if spec:
                yield spec, infraction.hangs_on, infraction.doubtful
            return
    for met in judged.met:
        if met.duty.infraction == number:
            yield met.spec, met.card, False


def _of(
    state: State, spec: DutySpec, on: int | None, now: int, result: Result, latency: int | None
) -> Iterator[Attempt]:
    """Give the trial that a duty was, which hung on a played card, where it is something to practise."""
    rules = state.settled.rules
    item = item_of(rules, spec)
    if item is not None:
        card = next((str(played.card) for played in state.settled.pile if played.id == on), "")
        due = answer_to(spec)
        yield Attempt(now, rules.variant, item.key, None, Source.GAME, result, latency, rules.grace, card=card, due=due)


def happenings_in_game(variant: str, facts: Iterable[Fact], seat: int, now: int) -> tuple[Happening, ...]:
    """List what else of a game is kept of a seat: wins, penalties, and its calls."""
    return tuple(_happenings(variant, tuple(facts), seat, now))


def _happenings(variant: str, facts: Sequence[Fact], seat: int, now: int) -> Iterator[Happening]:
    for fact in facts:
        match fact:
            case Ruling(verdict=Verdict.UPHELD, by=by, on=on, rule=rule, cards=cards):
                if on == seat:
                    yield Happening(now, variant, Happened.PENALTY, rule, cards)
                if by == seat:
                    yield Happening(now, variant, Happened.UPHELD, rule)
            case Ruling(verdict=Verdict.BAD, by=by, rule=rule, paid_by=payer, cards=cards) if by == seat:
                yield Happening(now, variant, Happened.BAD_CALL, rule, cards if payer == seat else 0)
            case _:
                pass
    if any(isinstance(fact, Won | GameOver) and fact.seat == seat for fact in facts):
        yield Happening(now, variant, Happened.WIN)
