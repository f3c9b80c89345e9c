"""What happens at a table by itself, each at its own time: deadlines and rulings, and what computer players do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Gap, HeardUpTo, Knock, LowerHand, WriteRule, next_wake, waits
from mao_desktop.players.memory import CallOut, Say
from mao_desktop.table_chance import UNNAMED, wants_shuffle
from mao_desktop.translatable import QT_TR_NOOP

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from mao_desktop.engine import Event, Fact
    from mao_desktop.session.any_voice import AnyVoice
    from mao_desktop.session.clock import TableClock
    from mao_desktop.session.computer_seats import ComputerSeats, PlannedAct
    from mao_desktop.session.game_log import GameLog
    from mao_desktop.session.subscriptions import Subscriptions
    from mao_desktop.session.watermarks import Watermarks

QUIET_STEP = 1_000
"""By how much (ms) the watermark moves at least while nothing waits for it."""
STILL = 5_000
"""A table at which nothing has happened for so long (ms) is still: nothing is written until something does."""
RAISED = 6_000
"""How long (ms) a hand stays raised without a call."""
STOPPED = QT_TR_NOOP("the program was stopped")


class GameLoop:
    """Joins the parts of a running game, and lets it go on. Times are ms of table time."""

    def __init__(
        self,
        log: GameLog,
        clock: TableClock,
        watermarks: Watermarks,
        players: ComputerSeats,
        subscriptions: Subscriptions,
        voices: AnyVoice,
        known_words: Callable[[], Collection[str] | None],
    ) -> None:
        """Join them; `known_words` lists the words that can be heard, for rules that are written."""
        self._known_words = known_words
        self._log, self._clock, self._watermarks = log, clock, watermarks
        self._players, self._subscriptions, self._voices = players, subscriptions, voices
        self._wakes = log.state, next_wake(log.state)

    def pick_up(self) -> None:
        """Do what was left undone when the program stopped; words that were on their way then are a gap."""
        at, state = self._clock.time, self._log.state
        if state.table.aside:
            self.enter(at, UNNAMED)
        heard = self._log.state.heard
        if self._log.stamped and heard < at:
            self.enter(at, Gap(heard, at, STOPPED))
        self.hear()

    def next_time(self) -> int | None:
        """Tell when something happens next by itself, None where nothing does."""
        act = self._next_act()
        times = (self._ripe(), self._players.next_said(), self._tires(), act.at if act else None)
        return min((time for time in times if time is not None), default=None)

    def run(self, until: int) -> None:
        """Let everything happen that is due until a time."""
        while (first := self.next_time()) is not None and first <= until:
            if first == self._tires():
                self._lower_hands(first)
            elif first == self._ripe():
                self._hear(first)
            elif first == self._players.next_said():
                self._end_utterance(first)
            elif act := self._next_act():
                self._do(act)
        self._clock.advance(until)

    def enter(self, at: int, event: Event) -> tuple[Fact, ...]:
        """Let an event enter, stamped with `at` or later, and answer what the engine then asks of chance.

        Returns:
            What came of it.

        Raises:
            JournalError: it can't be written down; then it did not happen.
        """
        if self._log.state.table.aside and event is not UNNAMED:
            self.enter(at, UNNAMED)  # it could not be written down when it was wanted
        entry = self._log.enter(self._log.stamp(event, max(at, self._clock.time)), event)
        self._clock.advance(entry.stamped.at)
        self._subscriptions.entered(entry)
        self._players.saw(entry)
        self._players.look_again()
        return entry.facts + (self.enter(entry.stamped.at, UNNAMED) if wants_shuffle(entry.facts) else ())

    def compiled(self, event: WriteRule) -> WriteRule:
        """Make a row of a rule's text by the rules that are in force now; one that all agreed on may be as it likes."""
        from mao_desktop.inference import refusal  # noqa: PLC0415  a table need not wait for numpy to load
        from mao_desktop.secret_rules import compiled, parse  # noqa: PLC0415  nor for the parser

        rules = self._log.state.settled.rules
        found = compiled(event, rules, self._known_words())
        why = "" if found.row is None or event.agreed else refusal(parse(event.text).sentence, rules)
        return replace(found, row=None, why=why) if why else found

    def hear(self) -> tuple[Fact, ...]:
        """Move the watermark as far as it may go now."""
        return self._hear(self._clock.time)

    def hear_in_steps(self) -> None:
        """Move the watermark where something waits for it, else by whole steps, and not where the table is still."""
        if self._waits() or (not self._is_calm() and (self._mark() or 0) - self._log.state.heard >= QUIET_STEP):
            self.hear()

    def is_still(self) -> bool:
        """Tell whether nothing waits to be judged, and nothing has happened at the table for a while."""
        return self._is_calm() and not self._waits()

    def _is_calm(self) -> bool:
        """Tell whether nothing has happened at the table for a while."""
        return self._clock.time - self._log.touched >= STILL

    def _waits(self) -> bool:
        """Tell whether anything waits for the watermark."""
        return bool(self._log.state.tail) or self._ripe() is not None

    def _hear(self, at: int) -> tuple[Fact, ...]:
        mark, state = self._mark(), self._log.state
        to = at if mark is None else min(at, mark)
        if to < state.heard or (to == state.heard and not waits(state, to)):
            return ()
        return self.enter(at, HeardUpTo(to))

    def _mark(self) -> int | None:
        """Tell up to when everything said is known, as far as somebody listens, speaks, chooses or has a hand up."""
        raised = [since for _, since in self._log.state.table.raised]
        return min((*self._watermarks.marks(), *self._players.holds(), *self._voices.holds(), *raised), default=None)

    def _tires(self) -> int | None:
        """Tell when the next raised hand, or who chooses words, is waited for no longer; None where nobody is."""
        raised = [since + RAISED for _, since in self._log.state.table.raised]
        return min((*self._voices.ends(), *raised), default=None)

    def _lower_hands(self, now: int) -> None:
        """Let the hands come down that were up for long enough without a call, and wait no longer for chosen words."""
        self._voices.end(now)
        for seat, since in self._log.state.table.raised:
            if since + RAISED <= now:
                self.enter(now, LowerHand(seat))
        self._hear(now)

    def _ripe(self) -> int | None:
        """Tell when the watermark's passing makes something happen next by itself, None where it can't pass."""
        wake = self._wake()
        if wake is None or wake <= self._log.state.heard:
            return None
        mark = self._mark()
        return max(wake, self._clock.time) if mark is None or mark >= wake else None

    def _wake(self) -> int | None:
        """Tell when the watermark's passing makes something happen next by itself; asked again and again of a state."""
        if self._wakes[0] is not self._log.state:
            self._wakes = self._log.state, next_wake(self._log.state)
        return self._wakes[1]

    def _next_act(self) -> PlannedAct | None:
        now = self._clock.time
        quiet_from, unknown = self._watermarks.quiet_from(now), self._watermarks.is_unknown()
        return self._players.next_act(self._log.state, now, quiet_from, listening=unknown)

    def _end_utterance(self, at: int) -> None:
        """Let what a computer player said enter, now that it is over."""
        speech = self._players.ended()
        self.enter(at, speech.utterance.event())
        self._players.fall_silent(speech)
        self.hear()

    def _do(self, act: PlannedAct) -> None:
        """Let a computer player do what it intends."""
        self._clock.advance(act.at)
        deed = act.intention.deed
        if isinstance(deed, Say | CallOut):
            self._players.did(act)
            utterance = self._players.begin_to_speak(act, deed)
            self._subscriptions.begins(self._log.state.log, utterance)
        else:
            now = self._clock.time
            match deed:
                case Knock():
                    deed = replace(deed, time=now)
                case WriteRule():
                    deed = self.compiled(deed)
            self.enter(now, deed)
            self._players.did(act)
            self.hear()
