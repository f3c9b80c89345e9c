"""Does practice work? Learners by a stated model, taught by the scheduler and in random order, then sat down to games.

Both orders have the same number of trials and of cards that ask for nothing; with `--time` they have three minutes a
day, and the quicker trials of who knows more leave room for others. The first trial of an item shows its answer. What
is due in the games, and how often, is taken from games that computer players play by the same rules; a learner misses
what does not come to mind within the variant's grace. With `--calls` what others do wrong is practised, and called in
the games, as well. With `--ideal` a chooser who knows the learner's memory and the games stands in for the scheduler.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from math import log
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple

from practice_learner import Learner

from mao_desktop.commands.output import write
from mao_desktop.engine import InfractionArose, Won
from mao_desktop.players.chance import Chance
from mao_desktop.practice import (
    LENGTH,
    SILENCE,
    Attempt,
    Kind,
    Result,
    Source,
    attempts_in_game,
    items,
    next_key,
    noted,
    scheduled,
    worth,
)
from mao_desktop.session.simulation import Simulation
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine import Fact, Rules, Stamped
    from mao_desktop.practice import Item

DAY = 86_400_000
"""A day (ms)."""
BEGIN = 1_790_000_000_000
"""The date (ms UTC) of the first day."""
BEFORE, RIGHT, WRONG, LATE = 1_900, 1_100, 3_200, 1_500
"""For how long (ms) a trial lies before its cue, is shown after it was right or wrong, and waits for late words."""
TOLD = 2_500
"""How long (ms) after the cue what was shown with a new item is read and said."""
FOILS = 1 / 4
"""How likely a trial asks for nothing where the one before did not, as in the scheduler."""
USUAL = 5_000
"""The pace (ms) of trials in random order."""
GAMES, SEATS, DUTIES = range(500, 524), 4, 200
"""Which games of how many seats tell what is due, and how many duties each learner meets in the end."""
SHARE, NEVER = 0.3, -9.0
"""How much the share of what is due counts beside activation, tried from 0 to 1.5; the activation of what is new."""
LATER = (1, 7)
"""How many days after the last round the games are played."""
SAMPLES = 2_000
"""How many samples the interval is drawn from."""
SPOKEN = frozenset({Kind.SAY, Kind.ANSWER, Kind.KNOCK, Kind.SUIT, Kind.CLAIM})


class Missed(NamedTuple):
    """The shares of duties that a learner missed, taught by the scheduler and in random order."""

    scheduled: float
    shuffled: float


def main(arguments: list[str] | None = None) -> None:
    """Teach learners in both orders, and print what they miss in games."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench practice", description=__doc__)
    parser.add_argument("--variant", choices=(*VARIANTS, "all"), default="all", help="whose duties are practised")
    parser.add_argument("--learners", type=int, default=200, help="how many learners are taught")
    parser.add_argument("--days", type=int, default=5, help="how many days, a round each")
    parser.add_argument("--trials", type=int, default=40, help="how many trials a round has")
    parser.add_argument("--time", action="store_true", help="equal time, three minutes a day, not equally many trials")
    parser.add_argument("--calls", action="store_true", help="practise calls as well")
    parser.add_argument("--ideal", action="store_true", help="choose by the learner's own memory, as nobody can")
    parser.add_argument("--seed", type=int, default=1, help="the first learner's; each further one has the next")
    chosen = parser.parse_args(arguments)
    length = "three minutes" if chosen.time else f"{chosen.trials} trials"
    write(f"{chosen.learners} learners from seed {chosen.seed}, {chosen.days} days of {length}")
    write("variant     days after   missed: scheduled   random   fewer   90 % interval")
    for variant in VARIANTS if chosen.variant == "all" else (chosen.variant,):
        for days, missed in measured(variant, chosen).items():
            low, high = interval([fewer(some) for some in samples(missed)])
            each = (mean(one.scheduled for one in missed), mean(one.shuffled for one in missed), fewer(missed))
            write(
                f"{variant:12}{days:6}{each[0]:19.1%}{each[1]:13.1%}{each[2]:8.0%}     {low:.0%} to {high:.0%}",
            )


def measured(variant: str, chosen: argparse.Namespace) -> dict[int, list[Missed]]:
    """Teach learners a variant in both orders, and give what each misses so many days later."""
    rules = VARIANTS[variant].rules({}, ("You", "Ann", "Bob"))
    kinds = SPOKEN | {Kind.CALL} if chosen.calls else SPOKEN
    some = tuple(item for item in items(rules) if item.kind in kinds)
    due, keys = duties_in_games(variant, some), tuple(item.key for item in some)
    found: dict[int, list[Missed]] = {days: [] for days in LATER}
    for seed in range(chosen.seed, chosen.seed + chosen.learners):
        first = _ideal(keys, due, seed, chosen) if chosen.ideal else _scheduled(rules, keys, seed, chosen)
        taught = (first, _shuffled(keys, seed, chosen))
        slept = 1  # the night after the last round
        for days in LATER:
            for learner in taught:
                learner.sleep(days - slept)
            slept = days
            found[days].append(Missed(*(_missed(learner, due, rules.grace) for learner in taught)))
    return found


def duties_in_games(variant: str, some: tuple[Item, ...]) -> Counter[str]:
    """Count what a seat is asked for in games of computer players, by the keys of the items.

    Of four seats each owes a quarter of all duties, and can call three quarters of all that is broken. The win is
    claimed once in each game.
    """
    keys = {item.key for item in some}
    due: Counter[str] = Counter()

    def note(_: Stamped, facts: tuple[Fact, ...]) -> None:
        for seat in range(SEATS):
            asked = (attempt.item for attempt in attempts_in_game(game.session.state, facts, seat, 0))
            due.update(key for key in asked if key in keys)
        for fact in facts:
            if isinstance(fact, InfractionArose) and (call := f"{Kind.CALL.value}:{fact.rule}") in keys:
                due[call] += SEATS - 1
        if any(isinstance(fact, Won) for fact in facts):
            due.update(item.key for item in some if item.kind is Kind.CLAIM)

    for seed in GAMES:
        game = Simulation(variant, SEATS, seed)
        game.session.subscribe(note)
        game.play()
    return due


def _scheduled(rules: Rules, keys: tuple[str, ...], seed: int, chosen: argparse.Namespace) -> Learner:
    """Teach a learner as the program does."""
    learner, kept, weights = Learner(seed), list[Attempt](), worth(rules)
    for day in range(chosen.days):
        now, spent, turn = BEGIN + day * DAY, 0, 0
        schedule = scheduled(keys, kept, now, weights)
        while not _is_over(chosen, turn, spent):
            key = next_key(schedule, Chance(seed), (day, turn))
            pace = schedule.pace_of(key)
            result, latency, length = _tried(learner, key, pace, told=schedule.is_new(key))
            kept.append(Attempt(now + spent, rules.variant, key, None, Source.PRACTICE, result, latency, pace))
            schedule = noted(schedule, kept[-1])
            spent, turn = spent + length, turn + 1
        learner.sleep(1)
    return learner


def _shuffled(keys: tuple[str, ...], seed: int, chosen: argparse.Namespace) -> Learner:
    """Teach a learner in random order."""
    chance = random.Random(f"order {seed}")  # noqa: S311  no secrets
    return _taught(keys, seed, chosen, chance, lambda _, others: chance.choice(others))


def _ideal(keys: tuple[str, ...], due: Counter[str], seed: int, chosen: argparse.Namespace) -> Learner:
    """Teach a learner what is least active in their memory, as it counts by its share of what is due in games."""

    def least(learner: Learner, others: list[str]) -> str:
        def strength(key: str) -> float:
            active = learner.activation(key)
            return (NEVER if active is None else active) - SHARE * log(max(due[key], 1) / due.total())

        return min(others, key=strength)

    return _taught(keys, seed, chosen, random.Random(f"foils {seed}"), least)  # noqa: S311  no secrets


def _taught(
    keys: tuple[str, ...],
    seed: int,
    chosen: argparse.Namespace,
    chance: random.Random,
    choose: Callable[[Learner, list[str]], str],
) -> Learner:
    """Teach a learner, never the same twice running, with as many cards that ask for nothing as the scheduler has."""
    learner, last, came = Learner(seed), "", set[str]()
    for _ in range(chosen.days):
        spent = turn = 0
        while not _is_over(chosen, turn, spent):
            foil = last not in ("", SILENCE) and chance.random() < FOILS
            last = SILENCE if foil else choose(learner, [key for key in keys if key != last])
            told = last != SILENCE and last not in came
            spent, turn = spent + _tried(learner, last, USUAL, told=told)[2], turn + 1
            came.add(last)
        learner.sleep(1)
    return learner


def _is_over(chosen: argparse.Namespace, turn: int, spent: int) -> bool:
    return spent >= LENGTH if chosen.time else turn >= chosen.trials


def _tried(learner: Learner, key: str, pace: int, *, told: bool) -> tuple[Result, int | None, int]:
    """Let a learner do a trial and see what was right; give the result, the latency and how long it all took (ms).

    The answer to a new item is `told` with it.
    """
    latency = None if key == SILENCE else learner.answer(key)
    if told:
        result, length = Result.TOLD, BEFORE + TOLD + RIGHT
    elif key == SILENCE:
        result, length = Result.MET, BEFORE + pace + RIGHT
    elif latency is not None and latency <= pace:
        result, length = Result.MET, BEFORE + latency + RIGHT
    else:
        result, length = Result.MISSED if latency is None else Result.LATE, BEFORE + pace + LATE + WRONG
    if key != SILENCE:
        learner.study(key)
    learner.wait(length / 1000)
    return result, latency, length


def _missed(learner: Learner, due: Counter[str], grace: int) -> float:
    """Give the share of duties in games that a learner does not meet within the grace (ms)."""
    chance = random.Random(f"games {learner.seed}")  # noqa: S311  no secrets
    keys = chance.choices(list(due), list(due.values()), k=DUTIES)
    latencies = [learner.answer(key) for key in keys]
    return mean(latency is None or latency > grace for latency in latencies)


def fewer(missed: list[Missed]) -> float:
    """Tell by which share (0 to 1) the scheduled learners miss less than the others."""
    return 1 - sum(one.scheduled for one in missed) / sum(one.shuffled for one in missed)


def samples(missed: list[Missed]) -> Iterator[list[Missed]]:
    """Draw samples of learners, for an interval."""
    chance = random.Random(1)  # noqa: S311  no secrets
    for _ in range(SAMPLES):
        yield chance.choices(missed, k=len(missed))


def interval(values: list[float]) -> tuple[float, float]:
    """Give the bounds between which nine values of ten lie."""
    ordered = sorted(values)
    edge = len(ordered) // 20
    return ordered[edge], ordered[-1 - edge]


if __name__ == "__main__":
    main()
