"""From text to a sentence; what is wrong is told with its place and what could stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.secret_rules.errors import RuleError
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.secret_rules.sentence import Parsed

LONGEST = 1_000
"""The most characters of a sentence."""


def parse(text: str, seats: Sequence[str] = ()) -> Parsed:
    """Read a sentence; `seats` are the names that it may not have.

    Raises:
        RuleError: it is none, and where.
    """
    if len(text) > LONGEST:
        raise RuleError(
            LONGEST + 1, Message("a sentence of at most {longest} characters was expected", longest=LONGEST)
        )
    from mao_desktop.secret_rules.sentence_parser import read  # noqa: PLC0415  at most tables nobody writes a rule

    return read(text, seats)
