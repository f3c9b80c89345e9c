"""A round of practice: trials for three minutes, then five mixed ones without feedback; a value that grows by them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.players.chance import Chance
from mao_desktop.practice.cases import drills_of, worth
from mao_desktop.practice.items import items, silence
from mao_desktop.practice.measures import Rated, rate
from mao_desktop.practice.remembering import utc_day
from mao_desktop.practice.scheduling import SILENCE, Schedule, next_key, noted, scheduled
from mao_desktop.practice.trials import make_trial
from mao_desktop.practice.values import Attempt, Drill, Item, Kind, Outcome, Result, Source, Trial

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Rules
    from mao_desktop.practice.remembering import DayOf

LENGTH = 180_000
"""How long (ms) a round takes before its last cards."""
CHECKS = 5
"""How many mixed cards without feedback a round ends with."""
SEEDS = 1 << 48
"""From how many seeds the cards of a trial are drawn."""
FOILS: tuple[Drill, ...] = (Drill.CARD, Drill.CALL, Drill.SCENE)
"""The forms in which nothing is due."""


class Step(NamedTuple):
    """A trial that was done: how it ended, what is kept of it, and how it was rated.

    One that was told ends as it was judged, and is kept as `Result.TOLD`.
    """

    trial: Trial
    outcome: Outcome
    attempt: Attempt
    rated: Rated


@dataclass(frozen=True)
class Round:
    """A round: the rules, the forms and items that may come in it, what was scheduled, and what was done.

    `seed` draws items and cards.
    """

    rules: Rules
    drills: frozenset[Drill]
    items: tuple[Item, ...]
    schedule: Schedule
    seed: int
    steps: tuple[Step, ...] = ()

    @property
    def checked(self) -> int:
        """How many of the last cards without feedback were done."""
        return sum(step.attempt.source is Source.CHECK for step in self.steps)


def begin(
    rules: Rules,
    attempts: Iterable[Attempt],
    now: int,
    *,
    seed: int,
    drills: Iterable[Drill] = Drill,
    chosen: Iterable[str] = (),
    day_of: DayOf = utc_day,
) -> Round:
    """Begin a round.

    Args:
        rules: the rules in force, of any variant, with the rules that players wrote.
        attempts: all that is kept of the person's trials, the oldest first.
        now: the date (ms UTC).
        seed: draws items and cards.
        drills: the forms in which items may come.
        chosen: the keys of the items that are to come; all of them where none is given.
        day_of: tells the person's days.
    """
    wanted, forms = frozenset(chosen), frozenset(drills)
    possible = (item for item in items(rules) if not wanted or item.key in wanted)
    some = tuple(item for item in possible if forms.intersection(drills_of(rules, item)))
    of_variant = (attempt for attempt in attempts if attempt.variant == rules.variant)
    keys = tuple(item.key for item in some)
    return Round(rules, forms, some, scheduled(keys, of_variant, now, worth(rules), day_of), seed)


def next_trial(going: Round, spent: int) -> Trial | None:
    """Give the next trial of a round after so much time (ms); None where the round is over, or nothing can be drilled.

    Asked again for the same round it gives the same trial.
    """
    chance, turn = Chance(going.seed), len(going.steps)
    if not going.items or going.checked == CHECKS:
        return None
    if spent >= LENGTH or going.checked:
        return _check(going, chance, turn)
    for again in range(len(going.items) + 1):
        key = next_key(going.schedule, chance, (turn, again))
        trial = _made(going, key, going.schedule.pace_of(key), chance, turn)
        if trial is not None:
            return replace(trial, told=going.schedule.is_new(key))
    return None


def after(going: Round, trial: Trial, outcome: Outcome, at: int, lag: int | None = None) -> Round:
    """Give a round after a trial that ended at a date (ms UTC); `lag` (ms) is how long the ear took."""
    counts = not trial.told or outcome.result is Result.UNSURE
    result = outcome.result if counts else Result.TOLD
    attempt = Attempt(
        at=at,
        variant=going.rules.variant,
        item=trial.item.key,
        drill=trial.drill,
        source=Source.PRACTICE if trial.feedback else Source.CHECK,
        result=result,
        latency=outcome.latency,
        pace=trial.pace,
        card=str(trial.card or ""),
        due="; ".join(trial.due),
        words=outcome.words,
        lag=lag,
    )
    rated = rate(result, outcome.latency, going.schedule.learnt(attempt.item).latencies)
    step = Step(trial, outcome, attempt, rated)
    return replace(going, schedule=noted(going.schedule, attempt), steps=(*going.steps, step))


def _made(going: Round, key: str, pace: int, chance: Chance, turn: int) -> Trial | None:
    """Make a trial of an item in one of its forms: in the plainest until it holds."""
    item = next((item for item in going.items if item.key == key), silence(going.rules))
    if item.kind is Kind.SILENCE:
        forms = [drill for drill in FOILS if drill in going.drills] or FOILS[:1]
    else:
        forms = [drill for drill in drills_of(going.rules, item) if drill in going.drills]
        forms = forms if going.schedule.learnt(key).holds else forms[:1]
    draw = Chance(int(chance.of("cards", turn) * SEEDS))
    for form in (chance.choice(forms, "form", turn), forms[0]):
        trial = make_trial(going.rules, item, form, pace, draw)
        if trial is not None:
            return trial
    return None


def _check(going: Round, chance: Chance, turn: int) -> Trial | None:
    """Give one of the last cards at the variant's own pace: tried items, none twice if there are more."""
    tried = [item.key for item in going.items if item.key in going.schedule.known] or [going.items[0].key]
    done = [step.attempt.item for step in going.steps if not step.trial.feedback]
    left = [key for key in (*tried, SILENCE) if key not in done and key != going.schedule.last]
    key = chance.choice(left or tried, "check", turn)
    trial = _made(going, key, going.rules.grace, chance, turn)
    return replace(trial, feedback=False) if trial else None
