"""The computer players at a table: what each is about to do, and who of them speaks.

They take turns in speaking: nobody begins while another speaks, be it a person or a player.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from mao_desktop.engine import provisional, record, view
from mao_desktop.players.memory import CallOut, Intention, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.session.subscriptions import as_seen
from mao_desktop.session.utterances import Utterance, spread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Seen, State
    from mao_desktop.inference import Watch
    from mao_desktop.public_record import Occasion
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.store.setup import Setup

PAUSE = 250
"""How long it is silent between two utterances (ms)."""
VOICE_WAIT = 6_000
"""How long after its planned end (ms) an utterance is waited for whose voice tells nothing."""


@record
class PlannedAct:
    """What a player does next: when (ms), which seat, and what."""

    at: int
    seat: int
    intention: Intention


def _order(act: PlannedAct) -> tuple[int, bool, int, int]:
    """Tell who comes first: of those who wait for silence whoever has to say something goes before who calls."""
    return act.at, isinstance(act.intention.deed, CallOut), act.intention.at, act.seat


@dataclass(slots=True)
class Speech:
    """An utterance being heard; it enters the game at `due` (ms)."""

    utterance: Utterance
    due: int


@dataclass
class ComputerSeats:
    """The computer players, their memories and plans; `speeches` are the utterances being heard.

    Seats that are led have no player: they do what `lead` tells them to, each thing once.
    """

    players: dict[int, Player]
    minds: dict[int, Memory]
    speeches: list[Speech] = field(default_factory=list)
    voiced: bool = False
    _plans: dict[int, tuple[Intention, ...]] = field(default_factory=dict)
    _led: dict[int, tuple[Intention, ...]] = field(default_factory=dict)
    _silent_since: int = 0
    _did: dict[int, int] = field(default_factory=dict)
    """When each player did something last (ms): it does nothing else in that millisecond, in which it may not count."""
    _count: int = 0

    @classmethod
    def of(cls, setup: Setup, since: int) -> ComputerSeats:
        """Let the computer players of a table sit down at table time `since` (ms)."""
        skilled = ((seat, who.skill) for seat, who in enumerate(setup.seats) if who.skill)
        players = {seat: Player(seat, skill, setup.seed, setup.people) for seat, skill in skilled}
        return cls(players, {seat: Memory(since) for seat in players})

    def hurry(self, *, hurried: bool) -> None:
        """Ask the players to hurry, or to take their time again."""
        self.players = {seat: replace(player, hurried=hurried) for seat, player in self.players.items()}
        self.look_again()

    def talk(self, chatter: float) -> None:
        """Let the players say more or fewer words that nobody asked for, from 0 for none to 1."""
        self.players = {seat: replace(player, chatter=chatter) for seat, player in self.players.items()}
        self.look_again()

    def lead(self, seat: int, intention: Intention) -> None:
        """Tell a seat without a player what to do, after all that it was told before."""
        self._led[seat] = (*self._led.get(seat, ()), intention)

    def look_again(self) -> None:
        """Let everybody think again, because something changed."""
        self._plans.clear()

    def saw(self, entry: LogEntry) -> None:
        """Let each player hear of an event and what came of it, as far as its seat may know them."""
        for seat, memory in self.minds.items():
            self.minds[seat] = memory.hearing(seat, told_of(entry, seat))

    def recall(self, watches: Mapping[int, Watch | None]) -> None:
        """Let each player have made of secret rules what it had in a game that is gone on with."""
        self.minds = {seat: memory._replace(watch=watches.get(seat)) for seat, memory in self.minds.items()}

    def watches(self) -> dict[int, Watch | None]:
        """Give what each player has made of secret rules."""
        return {seat: memory.watch for seat, memory in self.minds.items()}

    def holds(self) -> list[int]:
        """List from when on (ms) it is not known yet what those players say who speak."""
        return [speech.utterance.start for speech in self.speeches]

    def next_act(self, state: State, now: int, quiet_from: int | None, *, listening: bool = False) -> PlannedAct | None:
        """Find what a player does next, None where nobody does anything.

        Args:
            state: the game, of which each player sees its view.
            now: the table time (ms).
            quiet_from: the time before which a person is not to be talked over.
            listening: whether it is not known yet what a person just said: nobody calls then, it may be a call.
        """
        self._think(state, now)
        busy = {speech.utterance.seat for speech in self.speeches}
        intended = [
            (seat, each)
            for seat, plan in chain(self._plans.items(), ((seat, told[:1]) for seat, told in self._led.items()))
            if seat not in busy
            for each in plan
            if not (listening and isinstance(each.deed, CallOut))
        ]
        if not intended:
            return None
        floor = max(now, self._silent_since + PAUSE, quiet_from or 0, *(speech.due + PAUSE for speech in self.speeches))
        # a call that is being spoken is let end
        called = max((now, *(speech.utterance.end for speech in self.speeches if speech.utterance.call)))
        acts = (
            PlannedAct(
                max(each.at, floor if isinstance(each.deed, Say | CallOut) else called, self._did.get(seat, -1) + 1),
                seat,
                each,
            )
            for seat, each in intended
        )
        return min(acts, key=_order)

    def _think(self, state: State, now: int) -> None:
        waiting = [seat for seat in self.players if seat not in self._plans]
        if not waiting:
            return
        judged = provisional(state, now)
        for seat in waiting:
            seen = view(state, seat, now, judged)
            self.minds[seat], self._plans[seat] = self.players[seat].think(seen, self.minds[seat], now)

    def did(self, act: PlannedAct) -> None:
        """Remember that a player did what it intended, or a seat what it was told to."""
        if act.seat not in self.players:
            self._led[act.seat] = self._led[act.seat][1:]
            return
        self.minds[act.seat] = self.minds[act.seat].having(act.intention)
        self._did[act.seat] = act.at
        self._plans.pop(act.seat, None)

    def begin_to_speak(self, act: PlannedAct, deed: Say | CallOut) -> Utterance:
        """Let a player begin to speak."""
        self._count += 1
        words = spread(deed.text, act.at, act.at + deed.pace * len(deed.text.split()))
        on = deed.on if isinstance(deed, CallOut) else None
        utterance = Utterance(self._count, act.seat, deed.text, words, isinstance(deed, CallOut), on)
        self.speeches.append(Speech(utterance, utterance.end + (VOICE_WAIT if self.voiced else 0)))
        return utterance

    def really(self, utterance: int, start: int, end: int) -> None:
        """Give an utterance the times (ms) at which it is really heard."""
        for speech in self.speeches:
            if speech.utterance.id == utterance:
                begin = max(start, speech.utterance.start)
                speech.utterance = speech.utterance.timed(begin, max(end, begin + 1))
                speech.due = speech.utterance.end

    def next_said(self) -> int | None:
        """Tell when the next utterance is over (ms), None where nobody speaks."""
        return min((speech.due for speech in self.speeches), default=None)

    def ended(self) -> Speech:
        """Give the utterance that is over first."""
        return min(self.speeches, key=lambda speech: speech.due)

    def fall_silent(self, speech: Speech) -> None:
        """Let who spoke fall silent, once the utterance has entered the game."""
        self.speeches.remove(speech)
        self._silent_since = speech.due


def told_of(entry: LogEntry, seat: int) -> tuple[Seen | Occasion, ...]:
    """List what a seat's player hears of an entry: what happened, what came of it, and what all saw."""
    seen, found = as_seen(entry.stamped, entry.facts, seat)
    return (*entry.seen, *(() if seen.event is None else (seen.event,)), *found)
