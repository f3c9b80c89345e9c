"""Plays games with troubles at each pace, by turns, and tells how much table time a core plays in a minute.

`mao-desktop bench troubles --games 20 --seed 807000`: as `mao-desktop fuzz` plays them, with all its checks.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import defaultdict
from dataclasses import replace
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.commands.fuzz import SELDOM
from mao_desktop.fuzzing import MINUTE, findings, planned
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.fuzzing import Plan


class Pace(NamedTuple):
    """How slow persons are (1 is the hastiest), and for how long (min) a game of that pace is played."""

    name: str
    slower: int
    minutes: int


PACES = Pace("hasty", 1, 3), Pace("as people play", 4, 10), Pace("slow", 12, 30)


def plans(games: int, seed: int) -> Iterator[tuple[Pace, Plan]]:
    """Give the games of all paces by turns, so that what else the machine does touches each pace alike."""
    variants = tuple(VARIANTS)
    for number in range(games):
        for pace in PACES:
            plan = planned(seed + number, variants[number % len(variants)], pace.minutes)
            yield pace, replace(plan, pace=pace.slower)


def main(arguments: Sequence[str]) -> None:
    """Read the command line, play, and tell how fast it was."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench troubles", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each pace")
    parser.add_argument("--seed", type=int, default=807000, help="of the first game of each pace")
    chosen = parser.parse_args(arguments)
    gc.set_threshold(SELDOM)  # as the command does
    played, used = defaultdict[Pace, float](float), defaultdict[Pace, float](float)
    for pace, plan in plans(chosen.games, chosen.seed):
        before = process_time()
        if found := findings(plan):
            sys.stdout.write("\n  ".join([f"seed {plan.seed}, {plan.variant}, {pace.name}:", *found]) + "\n")
        used[pace] += process_time() - before
        played[pace] += plan.length / MINUTE
    sys.stdout.write("pace            games  table time  processor  table time a minute of a core\n")
    for pace in PACES:
        rate = played[pace] / used[pace] if used[pace] else 0.0  # minutes a second are hours a minute
        sys.stdout.write(
            f"{pace.name:14} {chosen.games:6} {played[pace] / 60:8.1f} h {used[pace]:8.1f} s {rate:10.1f} h\n"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
