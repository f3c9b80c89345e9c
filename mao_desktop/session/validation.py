"""What may enter a game: an event is looked at before it is stamped, so that no journal holds what nothing can read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Called,
    Corrected,
    Event,
    HeardUpTo,
    Knock,
    Pause,
    Row,
    Shuffled,
    Spoken,
    Word,
    WriteRule,
)
from mao_desktop.language.words import normalise
from mao_desktop.store.bounds import check_bounds
from mao_desktop.store.codec import write_row

if TYPE_CHECKING:
    from collections.abc import Callable


def check(event: Event, seats: int, is_said: Callable[[int], bool]) -> None:
    """See that an event can enter a game of so many seats, and be told again in a table script.

    `is_said` tells whether the event of a number is something that was said.

    Raises:
        ValueError: it says nothing or too much, names a seat or an utterance that there is not, is one of the
            session's own, or is a row that no journal can hold.
    """
    check_bounds(event, seats)
    match event:
        case HeardUpTo() | Shuffled() | Pause():
            _wrong(f"{type(event).__name__} is the session's own: something else was expected")
        case WriteRule(row=Row() as row):
            write_row(row)
        case Corrected(utterance=number) if not is_said(number):
            _wrong("the number of something that was said was expected")
        case _:
            pass


def _wrong(message: str) -> None:
    raise ValueError(message)


def clean(event: Event, at: int) -> Event:
    """Give words as they are compared, none said after it became known (`at`, ms), and a rule with a row no reason."""
    match event:
        case Spoken(words=words) | Called(words=words):
            said: list[Word] = []
            for word in words:
                start = min(max(word.start, said[-1].start if said else 0), at)
                said += [Word(part, start, min(max(word.end, start), at)) for part in normalise(word.text)]
            return replace(event, words=tuple(said))
        case Knock(time=time):
            return replace(event, time=min(max(time, 0), at))
        case WriteRule(row=Row()):
            return replace(event, why="")
        case _:
            return event


def happened_before(event: Event, at: int) -> bool:
    """Tell whether an event that becomes known at `at` (ms) happened earlier."""
    match event:
        case Spoken(words=words) | Called(words=words):
            return words[0].start < at
        case Knock(time=time):
            return time < at
        case _:
            return False
