"""A round of practice: which item comes next, in which form and how fast; a value that grows trial by trial."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.players.chance import Chance
from mao_desktop.practice.cases import drills_of
from mao_desktop.practice.items import items, silence
from mao_desktop.practice.measures import Rated, rate
from mao_desktop.practice.remembering import Learnt, learn, learnt_from
from mao_desktop.practice.trials import make_trial
from mao_desktop.practice.values import Attempt, Drill, Item, Kind, Result, Source, Trial

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.engine import Rules
    from mao_desktop.practice.values import Outcome

LENGTH = 180_000
"""How long (ms) a round takes before its last cards."""
CHECKS = 5
"""How many mixed cards without feedback a round ends with."""
FOILS = 0.2
"""How many of the trials ask for nothing."""
SLOWEST, QUICKEST = 5_000, 1_000
"""The pace (ms) of a first round, and the quickest one."""
FASTER, RIGHT_RUNNING = 0.85, 2
"""What a pace is multiplied with after so many right answers running; one wrong answer takes it back."""

TARGET, LEAST = 1_200, 0.05
"""The latency (ms) that nobody need better, and the weight of an item that is known well."""


class Step(NamedTuple):
    """A trial that was done: how it ended, and how it was rated."""

    trial: Trial
    outcome: Outcome
    attempt: Attempt
    rated: Rated


@dataclass(frozen=True)
class Round:
    """A round: the rules, what may come in it, what is known of the items, the pace (ms) now, and what was done.

    `begun` is a date (ms UTC), `seed` draws the cards.
    """

    rules: Rules
    drills: frozenset[Drill]
    items: tuple[Item, ...]
    known: Mapping[str, Learnt]
    begun: int
    seed: int
    pace: int = SLOWEST
    running: int = 0
    steps: tuple[Step, ...] = ()
    newest: str = ""
    """The key of the item that is being learnt now."""

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
) -> Round:
    """Begin a round.

    Args:
        rules: the rules in force, of any variant, with the rules that players wrote.
        attempts: all that is kept of the person's trials, the oldest first.
        now: the date (ms UTC).
        seed: draws items and cards.
        drills: the forms in which items may come.
        chosen: the keys of the items that are to come; all of them where none is given.
    """
    attempts = [attempt for attempt in attempts if attempt.variant == rules.variant]
    wanted, forms = frozenset(chosen), frozenset(drills)
    some = tuple(item for item in items(rules) if not wanted or item.key in wanted)
    some = tuple(item for item in some if forms.intersection(drills_of(rules, item)))
    paces = [attempt.pace for attempt in attempts if attempt.pace and attempt.source is Source.PRACTICE]
    return Round(rules, forms, some, learn(attempts), now, seed, paces[-1] if paces else SLOWEST)


def next_trial(going: Round, spent: int) -> Trial | None:
    """Give the next trial of a round after so much time (ms); None where the round is over, or nothing can be drilled.

    Asked again for the same round it gives the same trial.
    """
    chance = Chance(going.seed)
    turn = len(going.steps)
    if not going.items or going.checked == CHECKS:
        return None
    if spent >= LENGTH or going.checked:
        return _check(going, chance, turn)
    for again in range(len(going.items) + 1):
        item = _next_item(going, chance, turn + again / 100)
        trial = _made(going, item, going.pace, chance, turn)
        if trial is not None:
            return trial
    return None


def after(going: Round, trial: Trial, outcome: Outcome, at: int, lag: int | None = None) -> Round:
    """Give a round after a trial that ended at a date (ms UTC); `lag` (ms) is how long the ear took."""
    attempt = Attempt(
        at=at,
        variant=going.rules.variant,
        item=trial.item.key,
        drill=trial.drill,
        source=Source.PRACTICE if trial.feedback else Source.CHECK,
        result=outcome.result,
        latency=outcome.latency,
        pace=trial.pace,
        card=str(trial.card or ""),
        due="; ".join(trial.due),
        words=outcome.words,
        lag=lag,
    )
    known = going.known.get(attempt.item, Learnt())
    rated = rate(outcome.result, outcome.latency, known.latencies)
    grown = replace(
        going,
        known={**going.known, attempt.item: learnt_from(known, attempt)},
        steps=(*going.steps, Step(trial, outcome, attempt, rated)),
        newest=_newest(going, attempt),
    )
    counts = rated.rating is not None and trial.feedback and trial.item.kind is not Kind.SILENCE
    return _paced(grown, right=outcome.result is Result.MET) if counts else grown


def _paced(going: Round, *, right: bool) -> Round:
    """Make the pace faster after two right answers running, and slower after a wrong one."""
    if not right:
        return replace(going, running=0, pace=min(SLOWEST, round(going.pace / FASTER)))
    if going.running + 1 < RIGHT_RUNNING:
        return replace(going, running=going.running + 1)
    return replace(going, running=0, pace=max(QUICKEST, round(going.pace * FASTER)))


def _newest(going: Round, attempt: Attempt) -> str:
    """Tell which item is being learnt after an attempt: one that was tried for the first time."""
    return attempt.item if attempt.item not in going.known else going.newest


def _next_item(going: Round, chance: Chance, turn: float) -> Item:
    last = going.steps[-1].trial.item if going.steps else None
    if (last is None or last.kind is not Kind.SILENCE) and turn and chance.happens(FOILS * 1.25, "foil", turn):
        return silence(going.rules)
    others = [item for item in going.items if last is None or item.key != last.key] or list(going.items)
    newest = next((item for item in others if item.key == going.newest), None)
    if newest is not None and not going.known[newest.key].holds:
        return newest
    begun = [item for item in others if item.key in going.known]
    unheld = going.newest and going.newest in going.known and not going.known[going.newest].holds
    fresh = [item for item in others if item.key not in going.known]
    if fresh and not (begun and (unheld or chance.happens(0.5, "known", turn))):
        return fresh[0]
    return _weighted(going, begun, chance, turn)


def _weighted(going: Round, some: list[Item], chance: Chance, turn: float) -> Item:
    """Draw one of some items that were tried, by what is known of them."""
    weights = [weight(going.known[item.key], going.begun) for item in some]
    drawn = chance.of("item", turn) * sum(weights)
    for item, each in zip(some, weights, strict=True):
        drawn -= each
        if drawn < 0:
            return item
    return some[-1]


def weight(learnt: Learnt, now: int) -> float:
    """Tell how much an item asks for practice: by forgetting, by slowness and by errors, each from 0 to 1."""
    slow = 0.0 if learnt.pace is None else min(1.0, max(0.0, log(learnt.pace / TARGET)))
    return LEAST + (1 - learnt.recall(now)) + slow + learnt.wrong


def _made(going: Round, item: Item, pace: int, chance: Chance, turn: int) -> Trial | None:
    """Make a trial of an item in one of its forms."""
    if item.kind is Kind.SILENCE:
        foils: tuple[Drill, ...] = (Drill.CARD, Drill.CALL, Drill.SCENE)
        drills = [drill for drill in foils if drill in going.drills] or [Drill.CARD]
    else:
        drills = [drill for drill in drills_of(going.rules, item) if drill in going.drills]
    held = item.kind is Kind.SILENCE or going.known.get(item.key, Learnt()).holds
    first = drills if held else drills[:1]
    drill = chance.choice(first, "drill", turn)
    draw = Chance(int(chance.of("cards", turn) * (1 << 48)))
    return make_trial(going.rules, item, drill, pace, draw)


def _check(going: Round, chance: Chance, turn: int) -> Trial | None:
    """Give one of the last cards: items that did not come in them yet, at the variant's own pace, without feedback."""
    done = {step.trial.item.key for step in going.steps if not step.trial.feedback}
    some = [item for item in going.items if item.key in going.known and item.key not in done]
    some = some or [item for item in going.items if item.key in going.known]
    last = going.steps[-1].trial.item.key if going.steps else ""
    some = [item for item in some if item.key != last] or some
    item = chance.choice((*some, silence(going.rules)), "check", turn)
    trial = _made(going, item, going.rules.grace, chance, turn)
    return replace(trial, feedback=False) if trial else None
