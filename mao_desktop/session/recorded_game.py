"""A game that was played, as it was at each of its moments. Nothing is written, and nobody acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop import story
from mao_desktop.engine import apply, view
from mao_desktop.session.game_log import GameLog
from mao_desktop.session.rule_story import RuleSoFar
from mao_desktop.session.subscriptions import SeenEntry, as_seen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Ruling, Stamped, View
    from mao_desktop.evidence import Evidence
    from mao_desktop.public_record import PublicRecord
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.session.rule_story import RuleStory
    from mao_desktop.store.setup import Setup
    from mao_desktop.story import Story

EACH = 64
"""A state is kept after so many events: any other is made from the one before it."""


class RecordedGame:
    """A log that was applied once more; it is shown as it was after `place` events, at the table time `time` (ms)."""

    known_words = None

    def __init__(self, setup: Setup, log: Iterable[Stamped]) -> None:
        """Apply a log whole, and stand at its begin."""
        self.setup = setup
        self._log = GameLog(setup)
        self._kept = [self._log.state]
        self._entries: list[LogEntry] = []
        for number, stamped in enumerate(log, 1):
            state, facts = apply(self._log.state, stamped)
            self._entries.append(self._log.keep(state, stamped, facts))
            if number % EACH == 0:
                self._kept.append(state)
        self.place, self.time, self._state = 0, 0, self._kept[0]

    @property
    def length(self) -> int:
        """Count the events."""
        return len(self._entries)

    @property
    def end(self) -> int:
        """The table time (ms) of the last event."""
        return self._log.end

    def at(self, place: int) -> int:
        """Tell when (ms) a place in the log was reached."""
        return self._entries[place - 1].stamped.at if place else 0

    def place_at(self, time: int) -> int:
        """Count the events that were known at a time (ms)."""
        return sum(entry.stamped.at <= time for entry in self._entries)

    def go_to(self, place: int, time: int | None = None) -> None:
        """Stand after so many events, at the time of the last of them or at a later one (ms)."""
        kept = place // EACH
        if place < self.place or kept > self.place // EACH:
            self.place, self._state = kept * EACH, self._kept[kept]
        for entry in self._entries[self.place : place]:
            self._state, _ = apply(self._state, entry.stamped)
        self.place = place
        self.time = self.at(place) if time is None else time

    def seen(self, place: int, seat: int) -> SeenEntry:
        """Give the event that leads to a place, as a seat may know it."""
        entry = self._entries[place - 1]
        return SeenEntry(*as_seen(entry.stamped, entry.facts, seat), entry.number)

    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Give all hands as they were here; nothing as long as the last round is still played."""
        return () if self._log.state.settled.running else self._state.table.hands

    # What a window reads of a game

    def now(self) -> int:
        """Tell the table time (ms)."""
        return self.time

    def view(self, seat: int) -> View:
        """Show the game to a seat."""
        return view(self._state, seat, self.time)

    def recent(self, seat: int) -> tuple[SeenEntry, ...]:
        """List all events up to here, as a seat may know them."""
        return tuple(self.seen(place, seat) for place in range(1, self.place + 1))

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round of the game."""
        return tuple(self._log.rounds)

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on."""
        return self._log.evidence(ruling, self._state.settled.rules)

    def rule_story(self, rule: str) -> RuleStory:
        """Tell what came of a secret rule."""
        row = next((row for row in self._log.state.settled.rules.written if row.id == rule), None)
        return self._log.by_rule.get(rule, RuleSoFar()).story(row.author if row else None)

    def public_record(self) -> PublicRecord:
        """Give what everybody has seen of the game."""
        return self._log.public

    def story(self, end: int) -> Story:
        """Tell of the round that was over at `end` (ms)."""
        return story.story_of(self._log.stamped, self._log.public.rulings, end)
