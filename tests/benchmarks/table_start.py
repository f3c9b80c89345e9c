"""How soon a fresh process has a window that can be used, and how much memory it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from table_figures import Figure, quantile

from mao_desktop.speech.isolated import isolating_flags

OPENED = Path(__file__).with_name("table_opened.py")
START_AIM = 1000.0
TABLE = ("--variant", "cambridge", "--seats", "4")
LONGEST = 60
"""A table that does not listen after so long (s) never will."""


def opened(stay: float, *arguments: str) -> dict[str, float]:
    """Start the program with a profile of its own; tell times (ms since the command) and memory (MB)."""
    command = [sys.executable, *isolating_flags(), str(OPENED), f"{stay}", "--temp-profile", *arguments]
    begin = time.monotonic()
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ)
    told = json.loads(run.stdout)
    found = {name: (told[name] - begin) * 1000 for name in ("usable", "listening") if name in told}
    return {**found, "work": told["work"] * 1000, "memory": told["memory"]}


def start_figures(times: int) -> list[Figure]:
    """Start it so many times, with the start page and at a table."""
    figures = []
    opened(0, *TABLE)  # the first one reads everything from the disk
    for where, arguments in (("start page", ()), ("table of four", TABLE)):
        runs = [opened(0, *arguments) for _ in range(times)]
        figures += [
            Figure(f"{where}: command to window, median", "ms", quantile([r["usable"] for r in runs], 0.5), START_AIM),
            Figure(
                f"{where}: the same in processor time, median",
                "ms",
                quantile([r["work"] for r in runs], 0.5),
                START_AIM,
            ),
            Figure(f"{where}: memory", "MB", quantile([r["memory"] for r in runs], 0.5)),
        ]
    return figures


def listening_figures(times: int) -> list[Figure]:
    """Start it so many times at a table that listens; a sound card is needed."""
    runs = [opened(LONGEST, *TABLE) for _ in range(times)]
    return [
        Figure(
            "listening table: command to window, median", "ms", quantile([r["usable"] for r in runs], 0.5), START_AIM
        ),
        Figure("listening table: command to listening, median", "ms", quantile([r["listening"] for r in runs], 0.5)),
        Figure("listening table: memory", "MB", quantile([r["memory"] for r in runs], 0.5)),
    ]
