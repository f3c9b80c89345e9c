"""What a game adds to a person's progress: duties met and missed as trials, and wins, penalties and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import DutyMet, GameOver, InfractionArose, Ruling, Verdict, Won
from mao_desktop.practice.items import answer_to, item_of
from mao_desktop.practice.values import Attempt, Happened, Happening, Result, Source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import Duty, Fact, Judgement


def attempts_in_game(judged: Judgement, facts: Iterable[Fact], seat: int, now: int) -> tuple[Attempt, ...]:
    """List the duties of a seat that these facts tell met or missed.

    Args:
        judged: the judgement after them, as a view of the seat has it.
        facts: what came of an event.
        seat: the person's.
        now: the date (ms UTC).
    """
    return tuple(_attempts(judged, facts, seat, now))


def _attempts(judged: Judgement, facts: Iterable[Fact], seat: int, now: int) -> Iterator[Attempt]:
    for fact in facts:
        match fact:
            case DutyMet(at=at, seat=of) if of == seat:
                for met in judged.met:
                    late = met.duty.infraction is not None
                    if met.seat == seat and met.at == at and met.spec.offence.rule == fact.rule:
                        yield from _of(judged, met.duty, now, Result.LATE if late else Result.MET, at - met.duty.opened)
            case InfractionArose(on=on, id=number) if on == seat:
                for duty in judged.duties:
                    if duty.infraction == number:
                        yield from _of(judged, duty, now, Result.MISSED, None)
            case _:
                pass


def _of(judged: Judgement, duty: Duty, now: int, result: Result, latency: int | None) -> Iterator[Attempt]:
    rules = judged.rules
    item = item_of(rules, duty.spec)
    if item is not None:
        card = next((str(played.card) for played in judged.pile if played.id == duty.card), "")
        due = answer_to(duty.spec)
        yield Attempt(now, rules.variant, item.key, None, Source.GAME, result, latency, rules.grace, card=card, due=due)


def happenings_in_game(variant: str, facts: Iterable[Fact], seat: int, now: int) -> tuple[Happening, ...]:
    """List what else of a game is kept of a seat: wins, penalties, and its calls."""
    return tuple(_happenings(variant, facts, seat, now))


def _happenings(variant: str, facts: Iterable[Fact], seat: int, now: int) -> Iterator[Happening]:
    for fact in facts:
        match fact:
            case Ruling(verdict=Verdict.UPHELD, by=by, on=on, rule=rule, cards=cards):
                if on == seat:
                    yield Happening(now, variant, Happened.PENALTY, rule, cards)
                if by == seat:
                    yield Happening(now, variant, Happened.UPHELD, rule)
            case Ruling(verdict=Verdict.BAD, by=by, rule=rule, paid_by=payer, cards=cards) if by == seat:
                yield Happening(now, variant, Happened.BAD_CALL, rule, cards if payer == seat else 0)
            case Won(seat=winner) | GameOver(seat=winner) if winner == seat:
                yield Happening(now, variant, Happened.WIN)
            case _:
                pass
