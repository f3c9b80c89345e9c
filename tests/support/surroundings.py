"""The environment's variables, set for a while."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@contextmanager
def variables(wanted: Mapping[str, str | None]) -> Iterator[None]:
    """Set variables of this process, and so of those it starts, and put back what they were.

    Args:
        wanted: each variable's value; none takes it away.
    """
    before = {name: os.environ.get(name) for name in wanted}
    _set(wanted)
    try:
        yield
    finally:
        _set(before)


def _set(values: Mapping[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
