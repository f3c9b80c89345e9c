"""The agenda: folds the tape into the judgement in order of event time, deadlines among it.

At one millisecond: deadlines (and the edges of gaps), then acts, then calls, then words; within a kind, log order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    acts,
    calls,
    dealing,
    duties,
    hearing,
    infractions,
    knocks,
    manners,
    meetings,
    rounds,
    wins,
)
from mao_desktop.engine.events import Act, Called, Corrected, Knock, Spoken
from mao_desktop.engine.judgement import Call, Voice
from mao_desktop.engine.parts import TurnLimit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mao_desktop.engine.fold import Fold
    from mao_desktop.engine.judgement import Coming


NEVER = 1 << 62
"""A time (ms) that no game reaches."""


class Kind(IntEnum):
    """The order of things that happen at the same millisecond."""

    DEADLINE = 0
    EDGE = 1
    ACT = 2
    CALL = 3
    WORDS = 4
    END = 5


@dataclass(frozen=True, slots=True)
class Edge:
    """The begin or the end of a gap for some seats."""

    seats: tuple[int, ...]
    opens: bool


Content = Act | Knock | Spoken | Called | Corrected | Edge


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the tape: its event time (ms), its kind, its number in the log."""

    time: int
    kind: Kind
    id: int
    content: Content

    @property
    def place(self) -> tuple[int, int, int]:
        """Where it stands on the tape."""
        return self.time, self.kind, self.id


@dataclass(frozen=True, slots=True)
class Moment:
    """How far to settle: up to a time (ms), the words that begin then among it only where all of it is known."""

    time: int
    whole: bool

    @property
    def stage(self) -> Kind:
        """What of that millisecond is not settled any more."""
        return Kind.END if self.whole else Kind.WORDS

    @property
    def place(self) -> tuple[int, int, int]:
        """The first place on the tape that is not settled."""
        return self.time, self.stage, 0


def settle(fold: Fold, items: Iterable[Item], until: Moment) -> None:
    """Fold `items`, which lie on the tape in order, and all deadlines up to a moment into the judgement."""
    for item in items:
        _advance(fold, item.time, item.kind)
        fold.folded += 1
        _take(fold, item)
        _watch(fold)
    _advance(fold, until.time, until.stage)
    hearing.forget(fold)


def _advance(fold: Fold, until: int, stage: Kind) -> None:
    """Let come what comes by itself before `until` (ms), and what of that millisecond comes before `stage`."""
    while True:
        time, kind, happen = _next(fold)
        if (time, kind) >= (until, stage):
            fold.now = max(fold.now, until)
            return
        fold.now = max(fold.now, time)
        before = fold.machine_calls
        happen()
        if kind is Kind.DEADLINE and fold.machine_calls is not before:  # called before anybody acts at that millisecond
            fold.machine_calls = tuple(
                (due, at_once and (due, at_once, number) in before, number)
                for due, at_once, number in fold.machine_calls
            )
        _watch(fold)


def _watch(fold: Fold) -> None:
    """Look after every change whether a hand is empty, and what that asks for or ends."""
    wins.watch_duty(fold)
    rounds.watch(fold)


def _next(fold: Fold) -> tuple[int, Kind, Callable[[], None]]:
    """Find what comes next by itself: a deadline, a call of the program, or a word that was heard."""
    when, happen = _next_deadline(fold)
    first: tuple[int, Kind, Callable[[], None]] = (NEVER if when is None else when, Kind.DEADLINE, happen)
    called = _callable_now(fold)
    if called:
        due, at_once, number = min(called)
        kind = Kind.CALL if at_once else Kind.DEADLINE
        if (due, kind) < first[:2]:
            first = (due, kind, partial(_let_machine_call, fold, number))
    for time, close in rounds.closings(fold):  # what the program calls at that very moment is in time
        if time < first[0]:
            first = (time, Kind.DEADLINE, close)
    voice = _next_voice(fold)
    if voice and (voice.words[voice.next].start, Kind.WORDS) < first[:2]:
        first = (voice.words[voice.next].start, Kind.WORDS, partial(hearing.hear, fold, voice))
    return first


def _callable_now(fold: Fold) -> tuple[tuple[int, bool, int], ...]:
    """List the program's calls that are to come, without those that rest in a point of order."""
    resting = meetings.resting(fold)
    if resting is None:
        return fold.machine_calls
    kept = {i.id for of_seat in fold.infractions for i in of_seat if i.offence is resting}
    return tuple(call for call in fold.machine_calls if call[2] in kept)


def _next_voice(fold: Fold) -> Voice | None:
    """Find the utterance whose next word comes first."""
    first = None
    for voice in fold.voices:
        if voice.next < len(voice.words) and (
            first is None or voice.words[voice.next].start < first.words[first.next].start
        ):
            first = voice
    return first


def _next_deadline(fold: Fold) -> tuple[int | None, Callable[[], None]]:
    """Find the first deadline that stands, and what happens then; of equal ones a duty's."""
    when, happen = _next_duty(fold)
    for time, other in _other_deadlines(fold):
        if when is None or time < when:
            when, happen = time, other
    return when, happen


def _next_duty(fold: Fold) -> tuple[int | None, Callable[[], None]]:
    """Find the duty that is overdue first."""
    when: int | None = None
    happen: Callable[[], None] = _nothing
    for duty in fold.duties:
        if duty.limit is not None and duty.infraction is None and duty.turn in (None, fold.flow.number):
            time = duties.watch(fold, duty).when(duty.limit)
            if time is not None and (when is None or time < when):
                when, happen = time, partial(duties.fall_overdue, fold, duty)
    return when, happen


def _other_deadlines(fold: Fold) -> Iterator[tuple[int, Callable[[], None]]]:
    """List what else has a time, and what happens then."""
    limit = fold.rules.one(TurnLimit)
    if limit and fold.flow.turn is not None and fold.running and not rounds.unhurried(fold):
        time = fold.turn_watch.when(fold.flow.since + (fold.flow.limits + 1) * limit.limit)
        if time is not None:
            yield time, partial(_exceed_turn_limit, fold)
    for case in fold.cases:
        yield case.closes, partial(calls.close_case, fold, case)
    if fold.count_ends is not None:
        yield fold.count_ends, partial(dealing.count_out, fold)
    yield from manners.deadlines(fold)
    for coming in fold.coming:
        yield coming.at, partial(_come, fold, coming)
    if 0 in fold.hands:
        time = _statute_of_the_empty(fold)
        if time is not None:
            yield time, partial(_pass_to, fold, time)


def _come(fold: Fold, coming: Coming) -> None:
    """Let a duty that a ruling opened be owed, but not for what was taken in a point of order."""
    fold.coming = tuple(c for c in fold.coming if c is not coming)
    if fold.running and fold.meeting is None:
        duties.owe(fold, coming.seat, coming.due, within=fold.rules.grace)
        hearing.look_back(fold)


def _nothing() -> None:
    """Stand in for what happens where there is no deadline."""


def _exceed_turn_limit(fold: Fold) -> None:
    limit = fold.rules.one(TurnLimit)
    seat = fold.flow.turn
    if limit and seat is not None:
        fold.flow = replace(fold.flow, limits=fold.flow.limits + 1)
        infractions.commit(fold, limit.offence, seat)


def _let_machine_call(fold: Fold, number: int) -> None:
    fold.machine_calls = tuple(c for c in fold.machine_calls if c[2] != number)
    calls.call_by_machine(fold, number)


def _statute_of_the_empty(fold: Fold) -> int | None:
    """Find when the next statute ends that keeps an empty hand from its win."""
    ends = [
        fold.turn_watch.when(end)
        for seat, size in enumerate(fold.hands)
        if not size and fold.in_game(seat)
        for i in fold.infractions[seat]
        if (end := i.offence.statute.ends(i.mark)) is not None and not infractions.passed(fold, i)
    ]
    return min((e for e in ends if e is not None and e > fold.now), default=None)


def _pass_to(fold: Fold, time: int) -> None:
    """Let a moment go by at which nothing happens but that a statute is over."""
    fold.now = max(fold.now, time)


def _take(fold: Fold, item: Item) -> None:
    """Fold one thing on the tape; the fold stands at its time."""
    content = item.content
    match content:
        case Edge(where, opens):
            (meetings.deafen if opens else meetings.undeafen)(fold, where)
        case Spoken(seat, words, sure, db):
            texts = tuple(w.text for w in words)
            fold.voices = (*fold.voices, Voice(item.id, seat, words, texts, sure, shared=seat is None, db=db))
            _advance(fold, item.time, Kind.END)
        case Called(caller, words, on):
            texts = tuple(w.text for w in words)
            fold.voices = (*fold.voices, Voice(item.id, caller, words, texts, sure=True, called=len(words)))
            calls.make(fold, Call(item.id, caller, texts, " ".join(texts), on, item.time))
        case Corrected(seat, utterance):
            hearing.correct(fold, seat, utterance)
            calls.claim_orphan(fold, seat, utterance)
        case Knock(seat, count, _):
            knocks.knock(fold, seat, count)
        case _:
            acts.judge(fold, item.id, content)


def next_wake(fold: Fold, items: Iterable[Item]) -> int | None:
    """Tell when (ms) something happens next by itself: a deadline, a word that is known already, the end of a gap."""
    time, kind, _ = _next(fold)
    times = [time + (kind is Kind.WORDS), *(item.time + (item.kind is Kind.WORDS) for item in items)]
    first = min(times)
    return None if first >= NEVER else first
