"""Compares what a script expects with what was ruled."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.scripts.telling import Line


def differences(expected: Sequence[object], lines: Sequence[Line]) -> list[str]:
    """List in words where the lines differ from what was expected; none where they agree.

    Each expected line needs to hold no more than the keys to compare; the table's line may be left out, and the order
    of a hand does not matter.
    """
    found = list(lines)
    if not expected or "table" not in _keys(expected[-1]):
        found = [line for line in found if "table" not in line]
    differing = []
    for n in range(max(len(expected), len(found))):
        if n >= len(found):
            differing.append(f"line {n + 1}: {_show(expected[n])} was expected, and nothing came")
        elif n >= len(expected):
            differing.append(f"line {n + 1}: nothing was expected, and {_show(found[n])} came")
        elif not _holds(expected[n], found[n]):
            differing.append(f"line {n + 1}: {_show(expected[n])} was expected, and {_show(found[n])} came")
    return differing


def _keys(value: object) -> set[object]:
    return set(value) if isinstance(value, Mapping) else set()


def _holds(expected: object, found: object) -> bool:
    """Tell whether `found` is what was expected, more keys allowed."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(key in found and _holds_at(key, value, found[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(_holds(e, f) for e, f in zip(expected, found, strict=True))
    if isinstance(expected, str) or isinstance(found, str):
        return _words(expected) == _words(found)
    return expected == found


def _holds_at(key: object, expected: object, found: object) -> bool:
    """Compare a key's value; hands hold the same cards in whatever order."""
    if key == "hands" and isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(
            name in found and sorted(map(_words, hand)) == sorted(map(_words, found[name]))
            for name, hand in expected.items()
        )
    return _holds(expected, found)


def _words(value: object) -> str:
    """Give a value as text: a number may have been read where a word was meant, such as a seat called 7."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _show(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
