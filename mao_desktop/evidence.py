"""What a ruling rests on, for the card that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    OVERSEER,
    Act,
    Called,
    Corrected,
    Gap,
    HeardUpTo,
    Knock,
    LowerHand,
    Pause,
    RaiseHand,
    Shuffled,
    Spoken,
    seen_by,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Rules, Ruling, Stamped


@dataclass(frozen=True, slots=True)
class Evidence:
    """A ruling, the stretch of table time (ms) that it looked at, and what happened in it.

    Words that were begun up to `early` (ms) before something was due may have been meant for it. `words` are utterances
    of the accused and of shared microphones with their own times; `calls` all calls; `acts` are what was done with
    cards and hands, each with its time (ms); `gaps` when a microphone was deaf.
    """

    ruling: Ruling
    begin: int
    end: int
    early: int
    words: tuple[Spoken, ...]
    calls: tuple[Called, ...]
    acts: tuple[tuple[int, Act | Knock], ...]
    gaps: tuple[Gap, ...]


EARLY = 1_500
"""How long (ms) words may be begun before something is due and still be told as heard, where the lead is shorter."""
BEFORE, AFTER = 1_000, 500
"""How far before and after what a ruling looked at (ms) is shown too."""


def begin_of(ruling: Ruling, rules: Rules) -> int:
    """Tell from when on (ms) things belong to the evidence of a ruling by these rules."""
    looks_back = max(rules.lead, EARLY) + rules.grace + BEFORE
    return max(0, (ruling.at if ruling.since is None else min(ruling.since, ruling.at)) - looks_back)


def gather(ruling: Ruling, log: Iterable[Stamped], rules: Rules) -> Evidence:
    """Gather the evidence of a ruling by these rules from the log."""
    early = max(rules.lead, EARLY)
    begin, end = begin_of(ruling, rules), ruling.at + AFTER
    words, calls, gaps = [], [], []
    acts: list[tuple[int, Act | Knock]] = []
    for stamped in log:
        match stamped.event:
            case Spoken(seat, spoken) as event:
                if seat in (ruling.on, None) and spoken and spoken[0].start <= end and spoken[-1].end >= begin:
                    words.append(event)
            case Called(words=called) as event:
                if called and begin <= called[0].start <= end:
                    calls.append(event)
            case Gap(since, until) as event:
                if since <= end and until >= begin:
                    gaps.append(event)
            case Knock(time=time) as event:
                if begin <= time <= end:
                    acts.append((time, event))
            case RaiseHand() | LowerHand() | Pause() | Corrected() | HeardUpTo() | Shuffled():
                pass
            case act:
                seen = seen_by(act, OVERSEER)  # the card is shown to whoever is at the screen
                if begin <= stamped.at <= end and isinstance(seen, Act):
                    acts.append((stamped.at, seen))
    return Evidence(ruling, begin, end, early, tuple(words), tuple(calls), tuple(acts), tuple(gaps))
