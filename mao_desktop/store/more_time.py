"""More time for everybody at a table, as for who chooses by switches: its times are several times the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Seconds

if TYPE_CHECKING:
    from collections.abc import Mapping

TIMES = ("grace", "feasible", "turn_limit")
"""The options that say how long one has."""


def with_more_time(variant: str, options: Mapping[str, object], factor: int) -> dict[str, object]:
    """Give options with every time in which something is to be done so many times as long, as far as it may be."""
    longer = dict(options)
    for option in VARIANTS[variant].options:
        usual = options.get(option.name, option.default)
        if option.name in TIMES and isinstance(option.kind, Seconds) and isinstance(usual, int | float):
            longer[option.name] = min(usual * factor, option.kind.high)
    return longer
