"""The command `bench`."""

from __future__ import annotations

import runpy
import sys
from typing import Annotated

import typer

from mao_desktop.commands.output import WRONG, complain
from mao_desktop.resources import in_checkout


def bench(
    context: typer.Context,
    which: Annotated[
        str, typer.Argument(help="what to measure, such as ear, engine or hours; a name that there is not lists all")
    ],
) -> None:
    """Measure the program on this machine; what comes after the name goes to the benchmark."""
    folder = in_checkout("tests/benchmarks")
    if folder is None:
        complain(
            "benchmarks need a clone of the repository: install the program there with “pip install -e '.[bench]'”"
        )
        raise typer.Exit(WRONG)
    path = folder / f"bench_{which}.py"
    if not which.isidentifier() or not path.is_file():
        known = sorted(p.stem.removeprefix("bench_") for p in folder.glob("bench_*.py"))
        complain(f"there is no benchmark {which!r}; there is {', '.join(known)}")
        raise typer.Exit(WRONG)
    sys.path.insert(0, str(folder))  # a benchmark may be of several files
    runpy.run_path(str(path))["main"](context.args)
