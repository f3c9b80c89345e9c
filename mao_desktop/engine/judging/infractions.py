"""Infractions: dated breaches of rules that wait to be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.judgement import Authority
from mao_desktop.engine.model.facts import InfractionArose, InfractionEnd, InfractionGone
from mao_desktop.engine.model.records import Infraction

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import DutySpec, OffenceType

KEPT_PAST_STATUTE = 24
"""How many infractions that are too late to call are remembered a seat, to tell “too late” from “never happened”."""


def commit(  # noqa: PLR0913  an infraction is its circumstances
    fold: Fold,
    offence: OffenceType,
    on: int,
    *,
    card: int | None = None,
    hangs_on: int | None = None,
    duty: int | None = None,
    missed: DutySpec | None = None,
    excused: bool = False,
    doubtful: bool = False,
    word: tuple[int, int] | None = None,
    lapses: int = 0,
    away: Card | None = None,
    since: int | None = None,
    overlooked: bool = False,
) -> Infraction | None:
    """Date a breach of a rule at the fold's present moment, or `since` (ms); None where the rule is not in force.

    What is `overlooked` the program does not call.
    """
    if offence.rule in fold.rules.off:
        return None
    infraction = Infraction(
        fold.number(),
        offence,
        on,
        fold.now if since is None else since,
        offence.statute.anchor(fold, on),
        card,
        hangs_on,
        duty,
        missed,
        excused,
        doubtful,
        word,
        lapses,
        fold.round,
        fold.turn.number,
        away,
    )
    record(fold, infraction, overlooked=overlooked)
    return infraction


def record(fold: Fold, infraction: Infraction, *, overlooked: bool = False) -> None:
    """Put a dated breach on its seat's record."""
    seat = fold.change(infraction.on)
    seat.infractions = (*_unforgotten(fold, seat.infractions), infraction)
    if infraction.excused:
        return
    offence, lapses = infraction.offence, infraction.lapses
    fold.facts.append(InfractionArose(infraction.id, infraction.since, offence.rule, infraction.on, offence.call))
    if fold.authority is Authority.COMPUTER and not overlooked:
        fold.machine_calls = (*fold.machine_calls, (max(fold.now, lapses), lapses <= fold.now, infraction.id))


def _unforgotten(fold: Fold, kept: tuple[Infraction, ...]) -> tuple[Infraction, ...]:
    """Give a seat's infractions without the oldest that are too late; looked through at ever greater numbers."""
    if len(kept) < KEPT_PAST_STATUTE or len(kept).bit_count() != 1:
        return kept
    old = [i for i in kept if passed(fold, i)]
    forgotten = {i.id for i in old[: max(0, len(old) - KEPT_PAST_STATUTE + 1)]}
    return tuple(i for i in kept if i.id not in forgotten) if forgotten else kept


def passed(judged: Judgement, infraction: Infraction) -> bool:
    """Tell whether an infraction is past its statute, or of a round that is over."""
    if infraction.round != judged.round:
        return True
    return infraction.offence.statute.passed(judged, infraction.on, infraction.anchor)


def drop(fold: Fold, infraction: Infraction, why: InfractionEnd) -> None:
    """Take an infraction out of a seat's record."""
    seat = fold.change(infraction.on)
    seat.infractions = tuple(i for i in seat.infractions if i.id != infraction.id)
    fold.facts.append(InfractionGone(infraction.id, why))


def drop_where(fold: Fold, seat: int, which: Callable[[Infraction], bool], why: InfractionEnd) -> None:
    """Take all infractions of a seat of which `which` holds out of its record."""
    for infraction in fold.seats[seat].infractions:
        if which(infraction):
            drop(fold, infraction, why)


def find(judged: Judgement, seat: int, number: int) -> Infraction | None:
    """Find a seat's open infraction by its number."""
    for infraction in reversed(judged.seats[seat].infractions):  # a new one is asked for most
        if infraction.id == number:
            return infraction
    return None


def doubt(fold: Fold, infraction: Infraction) -> None:
    """Note that the phrase that it misses was heard, but not surely."""
    if not infraction.doubtful:
        change(fold, infraction._replace(doubtful=True))


def change(fold: Fold, infraction: Infraction) -> None:
    """Put an infraction in the place of its former self."""
    seat = fold.change(infraction.on)
    seat.infractions = tuple(infraction if i.id == infraction.id else i for i in seat.infractions)
