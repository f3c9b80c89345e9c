"""Plays one long game with troubles without real time, and tells whether memory, steps, handles or threads grow.

`mao-desktop bench hours --hours 8 --seed 1 --variant moo`; on Linux, where a process can read what it holds.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.fuzzing import MINUTE, Trouble, planned, troubles
from mao_desktop.fuzzing.world import World
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

EVERY = 10 * MINUTE
"""How often (ms of the machine's clock) it is looked."""
PAGE = os.sysconf("SC_PAGE_SIZE")


class Look(NamedTuple):
    """What was seen at a time (min): events so far, memory (MB), the median step since (ms), handles and threads."""

    at: int
    events: int
    memory: float
    step: float
    handles: int
    threads: int


def looks(world: World) -> Iterator[Look]:
    """Play a game, and look every few minutes."""
    steps: list[float] = []
    due, before = EVERY, perf_counter()
    for now in world.steps():
        steps.append(perf_counter() - before)
        if now >= due:
            gc.collect()
            yield _look(world, steps)
            steps.clear()
            due = (now // EVERY + 1) * EVERY
        before = perf_counter()
    world.session.close()


def _look(world: World, steps: Sequence[float]) -> Look:
    memory = int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6
    handles = len(list(Path("/proc/self/fd").iterdir()))
    events = world.session.state.log
    return Look(world.now // MINUTE, events, memory, 1000 * median(steps), handles, threading.active_count())


def main(arguments: Sequence[str]) -> None:
    """Read the command line, play, and tell what was seen."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench hours", description=__doc__)
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", choices=list(VARIANTS), default="moo")
    parser.add_argument("--without", default="", help="troubles that it does not have, with commas between them")
    chosen = parser.parse_args(arguments)
    plan = planned(chosen.seed, chosen.variant)
    with_troubles = frozenset(Trouble) - troubles(chosen.without)
    plan = replace(plan, length=round(chosen.hours * 60 * MINUTE), troubles=with_troubles)
    sys.stdout.write(" min  events     MB  step ms  handles  threads\n")
    with tempfile.TemporaryDirectory() as folder:
        for seen in looks(World(plan, Path(folder))):
            sys.stdout.write(
                f"{seen.at:4} {seen.events:7} {seen.memory:6.1f} {seen.step:8.3f} {seen.handles:8} {seen.threads:8}\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
