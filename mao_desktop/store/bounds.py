"""Bounds of what enters a game, played or read from a journal: seats that there are, times that can be."""

from __future__ import annotations

from mao_desktop.engine import (
    OVERSEER,
    Called,
    Count,
    Deal,
    Draw,
    Event,
    Gap,
    HeardUpTo,
    Knock,
    LowerHand,
    Pause,
    Propose,
    RaiseHand,
    Spoken,
    Touch,
    WriteRule,
)
from mao_desktop.language.words import normalise
from mao_desktop.limits import (
    HIGHEST_COUNT,
    LONGEST_GAME,
    LONGEST_PAUSE,
    MOST_DEALT,
    MOST_DRAWN,
    MOST_KNOCKS,
    MOST_WORDS,
)


def check_bounds(event: Event, seats: int) -> None:
    """See that an event names seats and times that there are, and is of a length that can be judged.

    Args:
        event: what is to enter.
        seats: how many seats the table has.

    Raises:
        ValueError: it does not; one sentence says what was expected.
    """
    if not _seats(event) <= {None, *range(seats)}:
        message = f"a seat from 0 to {seats - 1} was expected in {type(event).__name__}"
        raise ValueError(message)
    if max((abs(time) for time in _times(event)), default=0) > LONGEST_GAME:
        message = f"a time of at most {LONGEST_GAME} ms was expected in {type(event).__name__}"
        raise ValueError(message)
    if _words(event) > MOST_WORDS:
        message = f"at most {MOST_WORDS:,} words were expected at once"
        raise ValueError(message)
    for low, high, what, number in _numbers(event):
        if not low <= number <= high:
            message = f"{low} to {high} {what} were expected, not {number}"
            raise ValueError(message)
    if isinstance(event, Spoken | Called) and not any(normalise(word.text) for word in event.words):
        message = "at least one word was expected"
        raise ValueError(message)
    if isinstance(event, Propose | WriteRule) and not event.text.strip():
        message = "a text that says something was expected"
        raise ValueError(message)


def check_written(event: Event, seats: int) -> None:
    """See that an event stands within the bounds, as it was written: nothing done before 0, words one after the other.

    Raises:
        ValueError: it does not; one sentence says what was expected.
    """
    check_bounds(event, seats)
    if not isinstance(event, Gap) and min(_times(event), default=0) < 0:  # a microphone can be deaf before a game
        message = f"a time from 0 on was expected in {type(event).__name__}"
        raise ValueError(message)
    match event:
        case Spoken(words=words) | Called(words=words):
            if not all(word.text.strip() for word in words):
                message = "no empty word was expected"
                raise ValueError(message)
            starts = [word.start for word in words]
            if starts != sorted(starts) or any(word.end < word.start for word in words):
                message = "words one after the other were expected, each ending after it starts"
                raise ValueError(message)
        case _:
            pass


def _seats(event: Event) -> set[int | None]:
    """Name the seats that an event names."""
    named = {getattr(event, name, None) for name in ("seat", "source", "to", "on", "first")}
    match event:
        case Spoken(voice=voice, shares=shares):
            named |= {voice, *(seat for seat, _ in shares)}
        case Called(caller=caller):
            named |= {None if caller == OVERSEER else caller}
        case RaiseHand(seat) | LowerHand(seat) if seat == OVERSEER:
            named.discard(seat)
        case Touch(what=int(other)):
            named |= {other}
        case Gap(seats=tuple(deaf)):
            named |= set(deaf)
        case Deal(portions=portions):
            named |= {seat for seat, _ in portions}
        case _:
            pass
    return named


def _times(event: Event) -> tuple[int, ...]:
    """List the times that an event tells (ms)."""
    match event:
        case Spoken(words=words) | Called(words=words):
            return tuple(time for word in words for time in (word.start, word.end))
        case Knock(time=time) | HeardUpTo(time=time):
            return (time,)
        case Gap(begin=begin, end=end):
            return begin, end
        case _:
            return ()


def _numbers(event: Event) -> tuple[tuple[int, int, str, int], ...]:
    """List the numbers that an event tells, each after its bounds and what it counts."""
    match event:
        case Draw(count=count):
            return ((1, MOST_DRAWN, "cards", count),)
        case Deal(portions=portions):
            return tuple((1, MOST_DEALT, "cards", count) for _, count in portions)
        case Knock(count=count):
            return ((1, MOST_KNOCKS, "knocks", count),)
        case Count(count=count):
            return ((1, HIGHEST_COUNT, "seconds", count),)
        case Pause(length=length):
            return ((0, LONGEST_PAUSE, "ms", length),)
        case _:
            return ()


def _words(event: Event) -> int:
    """Count the words of an event."""
    match event:
        case Spoken(words=words) | Called(words=words):
            return len(words)
        case Propose(text=text) | WriteRule(text=text):
            return len(text.split())
        case _:
            return 0
