"""JSON objects on a line each, as journals have them, and read only as deep as any of them can be."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any

from mao_desktop.limits import DEEPEST, LONGEST_LINE
from mao_desktop.translatable import Message

TEXTS = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
"""A text, or what begins like one and has no end: so each letter is looked at once."""
HALF_LETTER = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a letter that JSON writes as two; one alone is no text, and can't be written."""
BRACKETS = re.compile(r"[][{}]")


_WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def line_of(value: dict[str, Any]) -> str:
    """Write an object as a line."""
    return _WRITER.encode(value) + "\n"


def read_object(line: str) -> dict[str, Any]:
    """Read an object.

    Raises:
        ValueError: it is none, too long, or nested too deep.
    """
    if len(line) > LONGEST_LINE:
        message: str = Message("a line of at most {longest:,} letters was expected", longest=LONGEST_LINE)
        raise ValueError(message)
    if _depth(line) > DEEPEST:
        message = f"brackets within each other at most {DEEPEST} deep were expected"
        raise ValueError(message)
    try:
        value = json.loads(line)
    except json.JSONDecodeError:
        value = None
    if HALF_LETTER.search(line) and not _can_be_written(value):
        message = "text was expected, not half a letter"
        raise ValueError(message)
    if not isinstance(value, dict):
        message = "an object was expected"
        raise ValueError(message)  # noqa: TRY004  to a reader it is a wrong value
    return value


def _can_be_written(value: object) -> bool:
    """Tell whether all letters are whole."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _depth(line: str) -> int:
    """Tell how deep the brackets of a line stand within each other."""
    if line.count("[") + line.count("{") <= DEEPEST:
        return 0
    steps = {"[": 1, "{": 1, "]": -1, "}": -1}
    brackets = BRACKETS.findall(TEXTS.sub("", line))
    return max(accumulate(steps[bracket] for bracket in brackets), default=0)
