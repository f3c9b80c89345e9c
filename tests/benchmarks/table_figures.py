"""A figure beside its aim, and how a table of them is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured; `aim` is the most that it may be, in the same unit, None where nothing is aimed at."""

    what: str
    unit: str
    value: float
    aim: float | None = None

    def line(self) -> str:
        """Give it as a line of the table."""
        aim = "" if self.aim is None else f"{self.aim:g} {self.unit}"
        verdict = "" if self.aim is None else "met" if self.value <= self.aim else "missed"
        return f"{self.what:<58}{aim:>10}{self.value:>12.1f} {self.unit:<3}{verdict:>8}"


def quantile(values: Sequence[float], share: float) -> float:
    """Tell below which value such a share of them lies."""
    return float(np.quantile(values, share))


def print_table(title: str, figures: Iterable[Figure]) -> None:
    """Print figures below their title, as soon as they are measured."""
    print(f"\n{title:<58}{'aim':>10}{'found':>12}")
    for figure in figures:
        print(figure.line(), flush=True)
