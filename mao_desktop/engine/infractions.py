"""Infractions: dated breaches of rules that wait to be called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.facts import Gone, InfractionArose, InfractionGone
from mao_desktop.engine.fold import Fold, put
from mao_desktop.engine.judgement import Authority, Infraction

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judgement import Judgement
    from mao_desktop.engine.offences import Due, Offence

KEPT_PAST_STATUTE = 24
"""How many infractions that are too late to call are remembered a seat, to tell “too late” from “never happened”."""


def commit(  # noqa: PLR0913  an infraction is its circumstances
    fold: Fold,
    offence: Offence,
    on: int,
    *,
    lay: int | None = None,
    hangs_on: int | None = None,
    duty: int | None = None,
    missed: Due | None = None,
    excused: bool = False,
    doubtful: bool = False,
    word: tuple[int, int] | None = None,
    lapses: int = 0,
) -> Infraction | None:
    """Date a breach of a rule at the fold's present moment; None where the rule was dropped."""
    if offence.rule in fold.rules.dropped:
        return None
    mark = offence.statute.mark(fold, on)
    infraction = Infraction(
        fold.number(),
        offence,
        on,
        fold.now,
        mark,
        lay,
        hangs_on,
        duty,
        missed,
        excused,
        doubtful,
        word,
        lapses,
        fold.round,
    )
    fold.infractions = put(fold.infractions, on, (*_unforgotten(fold, on), infraction))
    if not excused:
        fold.facts.append(InfractionArose(infraction.id, infraction.since, offence.rule, on, offence.call))
        if fold.authority is Authority.COMPUTER:
            fold.machine_calls = (*fold.machine_calls, (max(fold.now, lapses), lapses <= fold.now, infraction.id))
    return infraction


def _unforgotten(fold: Fold, seat: int) -> tuple[Infraction, ...]:
    """Give a seat's infractions, without the oldest that are too late; looked through at ever greater numbers."""
    kept = fold.infractions[seat]
    if len(kept) < KEPT_PAST_STATUTE or len(kept).bit_count() != 1:
        return kept
    old = [i for i in kept if passed(fold, i)]
    forgotten = {i.id for i in old[: max(0, len(old) - KEPT_PAST_STATUTE + 1)]}
    return tuple(i for i in kept if i.id not in forgotten) if forgotten else kept


def passed(fold: Judgement, infraction: Infraction) -> bool:
    """Tell whether an infraction is past its statute, or of a round that is over."""
    if infraction.round != fold.round:
        return True
    return infraction.offence.statute.passed(fold, infraction.on, infraction.mark)


def drop(fold: Fold, infraction: Infraction, why: Gone) -> None:
    """Take an infraction out of the world."""
    kept = tuple(i for i in fold.infractions[infraction.on] if i.id != infraction.id)
    fold.infractions = put(fold.infractions, infraction.on, kept)
    fold.facts.append(InfractionGone(infraction.id, why))


def drop_where(fold: Fold, seat: int, which: Callable[[Infraction], bool], why: Gone) -> None:
    """Take all infractions of a seat of which `which` holds out of the world."""
    for infraction in fold.infractions[seat]:
        if which(infraction):
            drop(fold, infraction, why)


def find(fold: Judgement, seat: int, number: int) -> Infraction | None:
    """Find a seat's open infraction by its number."""
    return next((i for i in fold.infractions[seat] if i.id == number), None)


def doubt(fold: Fold, infraction: Infraction) -> None:
    """Note that the phrase that it misses was heard, but not surely."""
    if infraction.doubtful:
        return
    change(fold, replace(infraction, doubtful=True))


def change(fold: Fold, infraction: Infraction) -> None:
    """Put an infraction in the place of its former self."""
    kept = tuple(infraction if i.id == infraction.id else i for i in fold.infractions[infraction.on])
    fold.infractions = put(fold.infractions, infraction.on, kept)
