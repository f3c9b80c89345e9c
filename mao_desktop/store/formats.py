"""The formats of journals: each has a number, and is brought to the next one on its plain JSON, so that all are read.

Format 1: the first line says `schema` instead of `format`.
Format 2: the first line is `{"format": 2, "begun": …, "setup": {…}}`, each further one an event (see `codec`).
Fields that came into format 2 later are left out where they have their default: a `row` that a seat wrote, whether
it is `held`, `agreed` or `published`, whether a seat that leaves is to `publish`, a card put away `under_stack`, the
`word` of a ruling and who had called `first`, a vote that was `noted`, a player's `patience`, the rules `agreed` at a
table, and whose `voice` was heard with each seat's `shares`. Kinds that came into it later: `RaiseHand`, `LowerHand`,
`Pause`, `Publish`, `RulePublished`, `RulesConflict`, `TokenMoved`, which no game writes.
What tells a secret rule stands sealed under `sealed` (see `sealing`); in older journals it stands in plain text.
Format 3: cards that not everybody sees, the orders of shuffles and the seed stand sealed as well.

A game is gone on with in the newest format: the first line that is written then says `format` too, and those before it
stay as they are. A new format is one function more in `UPGRADES`, and journals of it in `tests/store/journals/`, which
`tests/support/corpus_games.py` adds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    Line = dict[str, Any]


class NewerFormatError(ValueError):
    """A journal was written by a newer version of the program."""


def _to_2(line: Line) -> Line:
    """Call the number of the format so."""
    return {"format" if key == "schema" else key: value for key, value in line.items()}


def _to_3(line: Line) -> Line:
    """Leave a line as it is: what is not sealed is read as well."""
    return line


UPGRADES: tuple[Callable[[Line], Line], ...] = (_to_2, _to_3)
"""The first brings a line of format 1 to format 2, and so on; a journal's first line is the one with a `setup`."""

FORMAT = len(UPGRADES) + 1
"""The format that is written."""


def format_of(line: Line) -> int:
    """Tell in which format a journal goes on, by its first line or by another one that says so.

    Raises:
        NewerFormatError: a newer version of the program wrote it.
        ValueError: it is none.
    """
    number = line.get("format", line.get("schema"))
    if isinstance(number, int) and number > FORMAT:
        message = Message("a newer version of Mao Desktop wrote this game: go on with it there, or begin a new table")
        raise NewerFormatError(message)
    if not isinstance(number, int) or number < 1:
        message = Message(
            "a journal of format 1 to {format} was expected, not {number}", format=FORMAT, number=repr(number)
        )
        raise ValueError(message)
    return number


def upgraded(line: Line, number: int) -> Line:
    """Bring a line from a format to the one that is written."""
    for upgrade in UPGRADES[number - 1 :]:
        line = upgrade(line)
    return line
