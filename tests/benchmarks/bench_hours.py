"""Plays one long game with troubles without real time, and tells whether memory, time, handles or threads grow.

`mao-desktop bench hours --hours 8 --seed 1 --variant moo`; on Linux, where a process can read what it holds.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.fuzzing import MINUTE, Trouble, planned, troubles
from mao_desktop.fuzzing.world import World
from mao_desktop.memory import give_back
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.engine import State

EVERY = 10 * MINUTE
"""How often (ms of the machine's clock) it is looked."""
HOUR = 6
"""So many looks are an hour."""
PAGE = os.sysconf("SC_PAGE_SIZE")


class Look(NamedTuple):
    """What was seen at a time (min): events so far, written rules in force, memory (MB), handles and threads.

    `event` is how much time of the processor (ms) was used for each event that entered since, with all that follows.
    """

    at: int
    events: int
    rules: int
    memory: float
    event: float
    handles: int
    threads: int


def looks(world: World) -> Iterator[Look]:
    """Play a game, and look every few minutes."""
    due, before, used, seen = EVERY, process_time(), 0.0, 0
    for now in world.steps():
        used += process_time() - before
        if now >= due:
            gc.collect()
            give_back()  # as the window does
            entered = world.session.state.log
            yield _look(world, 1000 * used / max(1, entered - seen))
            used, seen = 0.0, entered
            world.told.clear()  # what was told is noted for a check that is not made here
            due = (now // EVERY + 1) * EVERY
        before = process_time()
    world.session.close()


def _look(world: World, event: float) -> Look:
    state = world.session.state
    return Look(world.now // MINUTE, state.log, rules_in_force(state), memory(), event, handles(), threads())


def rules_in_force(state: State) -> int:
    """Count the rules in force that seats wrote."""
    rules = state.settled.rules
    return sum(row.id not in rules.off for row in rules.written)


def memory() -> float:
    """Tell how much memory this process holds (MB)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


def handles() -> int:
    """Count the files that are open."""
    return len(list(Path("/proc/self/fd").iterdir()))


def threads() -> int:
    """Count the threads, those of libraries included."""
    return len(list(Path("/proc/self/task").iterdir()))


def compared(seen: Sequence[Look]) -> str:
    """Say how much more there is at the last look than at the first, and what events took in the last and first hour.

    What is played just then changes what an event takes from one look to the next.
    """
    first, last = seen[0], seen[-1]
    begin, end = (median(look.event for look in each) for each in (seen[:HOUR], seen[-HOUR:]))
    return (
        f"from minute {first.at} to {last.at}: memory {last.memory / first.memory:.3f} of what it was, "
        f"an event {last.event / first.event:.2f} (of its first hour in its last {end / begin:.2f}); "
        f"rules {first.rules} and {last.rules}, handles {first.handles} and {last.handles}, "
        f"threads {first.threads} and {last.threads}\n"
    )


def main(arguments: Sequence[str]) -> None:
    """Read the command line, play, and tell what was seen."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench hours", description=__doc__)
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", choices=list(VARIANTS), default="moo")
    parser.add_argument("--without", default="", help="troubles that it does not have, with commas between them")
    chosen = parser.parse_args(arguments)
    plan = planned(chosen.seed, chosen.variant)
    with_troubles = frozenset(Trouble) - troubles(chosen.without) - {Trouble.ASLEEP}  # nobody plays meanwhile
    plan = replace(plan, length=round(chosen.hours * 60 * MINUTE), troubles=with_troubles)
    sys.stdout.write(" min  events  rules     MB event ms  handles  threads\n")
    all_seen = []
    with tempfile.TemporaryDirectory() as folder:
        for seen in looks(World(plan, Path(folder))):
            all_seen.append(seen)
            sys.stdout.write(
                f"{seen.at:4} {seen.events:7} {seen.rules:6} {seen.memory:6.1f} {seen.event:8.3f} {seen.handles:8} "
                f"{seen.threads:8}\n"
            )
            sys.stdout.flush()
    if all_seen:
        sys.stdout.write(compared(all_seen))


if __name__ == "__main__":
    main(sys.argv[1:])
