"""The agenda: folds the tape into the judgement in order of event time, deadlines among it.

At one millisecond: deadlines (and the edges of gaps), then acts, then calls, then words; within a kind, log order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mao_desktop.engine import acts, speech_rules
from mao_desktop.engine.judging import calls, duties, meetings
from mao_desktop.engine.mechanics import knocks, votes
from mao_desktop.engine.model.events import Act, Called, Corrected, Draw, Knock, Play, Spoken
from mao_desktop.engine.model.record import record
from mao_desktop.engine.model.records import Call, Duty, HouseVote, Utterance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.judging.fold import Fold

    Coming = Callable[[Fold], None] | Duty | HouseVote | Utterance | int
    """What comes by itself: what a mechanism does, a duty overdue, the end of a vote, a word, the program's call."""


NEVER = 1 << 62
"""A time (ms) that no game reaches."""


# The order of things that happen at the same millisecond, as numbers: members of an enum take long to look up.
DEADLINE: Final = 0
EDGE: Final = 1
ACT: Final = 2
CALL: Final = 3
WORDS: Final = 4
END: Final = 5


@record
class Edge:
    """The begin or the end of a gap for some seats."""

    seats: tuple[int, ...]
    opens: bool


Content = Act | Knock | Spoken | Called | Corrected | Edge


@record
class Item:
    """Something on the tape; its place there is its event time (ms), its kind and its number in the log."""

    place: tuple[int, int, int]
    content: Content

    @property
    def time(self) -> int:
        """When (ms) it happened."""
        return self.place[0]


Moment = tuple[int, int]
"""How far to settle: what lies before it on the tape, up to a time (ms) and a stage of that millisecond."""


def settle(fold: Fold, items: Iterable[Item], until: Moment) -> None:
    """Fold `items`, which lie on the tape in order, and all deadlines up to a moment into the judgement."""
    for item in items:
        time, kind, number = item.place
        _advance(fold, time, kind)
        fold.folded, fold.done = fold.folded + 1, number
        _take(fold, time, number, item.content)
    time, stage = until
    _advance(fold, time, stage)
    if fold.utterances:
        speech_rules.forget(fold)


def _advance(fold: Fold, until: int, stage: int) -> None:
    """Let come what comes by itself before `until` (ms), and what of that millisecond comes before `stage`."""
    while until >= fold.wake:
        time, kind, coming = _next(fold)
        if time > until or (time == until and kind >= stage):
            fold.wake = time
            break
        fold.now = max(fold.now, time)
        before = fold.machine_calls
        _happen(fold, coming)
        if kind == DEADLINE and fold.machine_calls is not before:
            _call_before_acts(fold, before)
        _watch(fold)
    if until > fold.now:  # noqa: PLR1730  done for each thing on the tape, and faster so
        fold.now = until


def _happen(fold: Fold, coming: Coming) -> None:
    """Let happen what comes by itself."""
    match coming:
        case Duty():
            duties.fall_overdue(fold, coming)
        case Utterance():
            speech_rules.hear(fold, coming)
        case HouseVote():
            votes.close_house_vote(fold, coming)
        case int():
            calls.call_by_machine(fold, coming)
        case _:
            coming(fold)


def _call_before_acts(fold: Fold, before: tuple[tuple[int, bool, int], ...]) -> None:
    """Let the program call what a deadline has brought before anybody acts at that millisecond."""
    fold.machine_calls = tuple(
        (due, at_once and (due, at_once, number) in before, number) for due, at_once, number in fold.machine_calls
    )


def _watch(fold: Fold) -> None:
    """Look after every change what follows from it."""
    fold.wake = 0
    if fold.house_votes:
        votes.close_voted(fold)
    for watch in fold.hooks.watch:
        watch(fold)


def _next(fold: Fold) -> tuple[int, int, Coming]:
    """Find what comes next by itself: a deadline, a call of the program, or a word that was heard."""
    when, coming = _next_deadline(fold)
    kind = DEADLINE
    if fold.machine_calls:
        due, at_once, number = min(_callable_now(fold), default=(NEVER, False, 0))
        called = CALL if at_once else DEADLINE
        if (due, called) < (when, kind):
            when, kind, coming = due, called, number
    for closings in fold.hooks.closings:
        for time, close in closings(fold):  # what the program calls at that very moment is in time
            if time < when:
                when, kind, coming = time, DEADLINE, close
    if fold.utterances:
        utterance = _next_utterance(fold)
        if utterance and (utterance.words[utterance.next].start, WORDS) < (when, kind):
            when, kind, coming = utterance.words[utterance.next].start, WORDS, utterance
    return when, kind, coming


def _callable_now(fold: Fold) -> tuple[tuple[int, bool, int], ...]:
    """List the program's calls that are to come, without those that rest in a point of order."""
    resting = meetings.resting(fold)
    if resting is None:
        return fold.machine_calls
    kept = {i.id for seat in fold.seats for i in seat.infractions if i.offence == resting}
    return tuple(call for call in fold.machine_calls if call[2] in kept)


def _next_utterance(fold: Fold) -> Utterance | None:
    """Find the utterance whose next word comes first; of equal ones the one that began first."""
    coming = [u for u in fold.utterances if u.next < len(u.words)]
    return min(coming, key=lambda u: (u.words[u.next].start, u.words[0].start, u.id), default=None)


def _hear_next(fold: Fold) -> None:
    """Hear the next word where nothing else comes before it."""
    utterance = _next_utterance(fold)
    if utterance:
        speech_rules.hear(fold, utterance)
        _watch(fold)


def _next_deadline(fold: Fold) -> tuple[int, Coming]:
    """Find the first deadline that stands, and what happens then; of equal ones a duty's."""
    when: int = NEVER
    coming: Coming = _nothing
    number = fold.turn.number
    for duty in fold.duties:
        if duty.infraction is None and duty.limit is not None and (duty.turn is None or duty.turn == number):
            time = duties.watch(fold, duty).when(duty.limit)
            if time is not None and time < when:
                when, coming = time, duty
    for deadlines in fold.hooks.deadlines:
        for time, other in deadlines(fold):
            if time < when:
                when, coming = time, other
    for house in fold.house_votes:
        if house.closes < when:
            when, coming = house.closes, house
    return when, coming


def _nothing(_: Fold) -> None:
    """Stand in for what happens where there is no deadline."""


def _take(fold: Fold, time: int, number: int, content: Content) -> None:
    """Fold one thing on the tape, number `number` of the log; the fold stands at its `time` (ms)."""
    if isinstance(content, Spoken):
        _begin_to_hear(fold, time, number, content)
        return
    if isinstance(content, (Play, Draw)):  # most of all
        acts.judge(fold, number, content)
        _watch(fold)
        return
    match content:
        case Called(caller, words, on):
            texts = tuple(w.text for w in words)
            first = speech_rules.next_in_call(fold, texts, 0, len(words))
            called = Utterance(number, caller, words, texts, sure=True, next=first, called=len(words))
            fold.utterances = (*fold.utterances, called)
            calls.make(fold, Call(number, caller, texts, " ".join(texts), on, time))
        case Corrected(seat, utterance):
            speech_rules.correct(fold, seat, utterance)
            calls.attribute(fold, seat, utterance)
        case Knock(seat, count, _):
            knocks.knock(fold, seat, count)
        case Edge(where, opens):
            (meetings.deafen if opens else meetings.undeafen)(fold, where)
        case _:
            acts.judge(fold, number, content)
    _watch(fold)


def _begin_to_hear(fold: Fold, time: int, number: int, spoken: Spoken) -> None:
    """Hear the first word of an utterance, and what else is begun at the same millisecond."""
    words = spoken.words
    texts = tuple([word.text for word in words])
    shared = spoken.seat is None
    heard = Utterance(number, spoken.seat, words, texts, spoken.sure, shared, spoken.db, spoken.voice)
    fold.utterances = (*fold.utterances, heard)
    _hear_next(fold)
    _advance(fold, time, END)


def next_wake(fold: Fold, items: Iterable[Item]) -> int | None:
    """Tell when (ms) something happens next by itself: a deadline, a word that is known already, the end of a gap."""
    time, kind, _ = _next(fold)
    times = [time + (kind == WORDS), *(item.place[0] + (item.place[1] == WORDS) for item in items)]
    first = min(times)
    return None if first >= NEVER else first
