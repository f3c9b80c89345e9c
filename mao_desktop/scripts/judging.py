"""Plays a script through the engine: what became known when, how far the watermark was, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import accumulate, groupby
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Corrected,
    Event,
    Fact,
    HeardUpTo,
    Refusal,
    Refused,
    ShuffleWanted,
    Stamped,
    State,
    Take,
    WriteRule,
    apply,
    next_wake,
    open_game,
)
from mao_desktop.limits import piled_up
from mao_desktop.scripts.script_events import Correct, Halted, ScriptEvent, Standstill, TakeAtRandom, is_shared
from mao_desktop.scripts.yaml_nodes import ScriptError
from mao_desktop.secret_rules import compiled
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.table_chance import UNNAMED, TableChance, wants_shuffle

if TYPE_CHECKING:
    from mao_desktop.scripts.script import Script


@dataclass(frozen=True, slots=True)
class Judged:
    """A script as it was judged: the game at its end (ms), all facts in order, and the log that it made."""

    script: Script
    state: State
    facts: tuple[Fact, ...]
    end: int
    log: tuple[Stamped, ...] = ()


@dataclass(slots=True)
class Playing:
    """A script being played: the game so far, chance, the facts found, and the log."""

    state: State
    chance: TableChance
    facts: list[Fact] = field(default_factory=list)
    utterances: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    log: list[Stamped] = field(default_factory=list)

    def submit(self, at: int, event: Event) -> None:
        """Let an event enter, and answer what the engine asks of chance."""
        self.log.append(Stamped(at, event))
        self.state, found = apply(self.state, self.log[-1])
        self.facts.extend(fact for fact in found if not isinstance(fact, ShuffleWanted))
        if wants_shuffle(found):
            self.submit(at, self.chance.name(self.state, UNNAMED))

    def utterance(self, before: int | None) -> int:
        """Give the number in the log of the utterance so many `before` the last, or of the last without a seat.

        Where all have a seat it is the last of all; 0 where there is none.
        """
        if before is None:
            return (self.shared or self.utterances or [0])[-1]
        return self.utterances[-1 - before] if before < len(self.utterances) else 0


def judge(script: Script) -> Judged:
    """Play a script to its end.

    Raises:
        ScriptError: more piles up in it than at any table.
    """
    chance = TableChance(script.seed)
    stack = (*script.layout.stack, *chance.shuffled(script.rest))
    playing = Playing(open_game(replace(script.layout, stack=stack)), chance)
    end = max((event.until for event in script.events), default=0)
    arrivals = sorted(script.events, key=lambda event: event.known)
    unheard = _unheard(arrivals, end)
    entered = 0
    for known, group in groupby(arrivals, key=lambda event: event.known):
        _wake(playing, script, min(known, end), unheard[entered])
        _hear(playing, script, known, unheard[entered])
        for event in group:
            entered += 1
            if complaint := piled_up(playing.state):
                raise ScriptError(event.line, complaint)
            _enter(playing, event)
        _hear(playing, script, known, unheard[entered])
    if not script.watermark_by_script:
        playing.submit(max(end, arrivals[-1].known if arrivals else 0), HeardUpTo(end, whole=True))
    return Judged(script, playing.state, tuple(playing.facts), end, tuple(playing.log))


def _unheard(arrivals: list[ScriptEvent], end: int) -> list[int]:
    """Tell, by how many have arrived, the time (ms) up to which those still to come leave everything known."""
    holds = [end if event.hold is None else event.hold for event in arrivals]
    return list(accumulate([*holds, end][::-1], min))[::-1]


def _hear(playing: Playing, script: Script, now: int, unheard: int) -> None:
    if not script.watermark_by_script:
        playing.submit(now, HeardUpTo(min(now, unheard)))


def _wake(playing: Playing, script: Script, until: int, unheard: int) -> None:
    """Let the watermark stop at everything that happens by itself before `until`, so that it is ruled then."""
    if script.watermark_by_script:
        return
    while True:
        heard = playing.state.heard
        wake = next_wake(playing.state)
        if wake is None or not heard <= wake < until or unheard < wake:
            return
        before = playing.state
        playing.submit(wake, HeardUpTo(wake))
        if playing.state.heard == before.heard and next_wake(playing.state) == wake:
            return


def _enter(playing: Playing, event: ScriptEvent) -> None:
    """Let what happens in a script enter the game when it becomes known."""
    at = event.known
    what = event.what
    match what:
        case Halted(seat, time):
            playing.facts.append(Refused(time, time, seat, Refusal.PAUSED))
            return
        case Correct(seat, before):
            playing.submit(at, Corrected(seat, playing.utterance(before)))
            return
        case TakeAtRandom(seat, source):
            hand = playing.state.table.hands[source]
            if not hand:
                playing.facts.append(Refused(at, at, seat, Refusal.NO_CARDS))
                return
            what = Take(seat, source, pick=0)
        case WriteRule(row=None):
            what = compiled(what, playing.state.settled.rules, spoken_words())
        case Standstill():  # it is a pause in table time
            return
        case _:
            pass
    playing.submit(at, playing.chance.name(playing.state, what))
    if event.text:
        playing.utterances.append(playing.state.log)
        if is_shared(what):
            playing.shared.append(playing.state.log)
        if event.correct is not None:
            playing.submit(at, Corrected(event.correct, playing.state.log))
