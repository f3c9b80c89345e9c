"""A game so far: its state, its log, and the journal in which each event stands before anybody is told of it."""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from mao_desktop import evidence
from mao_desktop.engine import Called, DutyMet, Gap, HeardUpTo, RoundOver, Ruling, Spoken, Stamped, apply
from mao_desktop.long_list import LongList
from mao_desktop.public_record import PublicRecord
from mao_desktop.session.rule_story import RuleSoFar, says_to_have_it
from mao_desktop.session.validation import happened_before
from mao_desktop.store.codec import Record
from mao_desktop.store.rejudging import kept
from mao_desktop.store.sealing import WRITTEN_IDS
from mao_desktop.store.setup import opening
from mao_desktop.table_chance import TableChance, asks_chance

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.engine import Event, Fact, Rules, State
    from mao_desktop.evidence import Evidence
    from mao_desktop.public_record import Occasion
    from mao_desktop.store.journal import Journal
    from mao_desktop.store.setup import Setup

RECENT = 60
"""How many events are kept with their facts for whoever comes later."""


class LogEntry(NamedTuple):
    """An event, what came of it, its number in the log (from 1), and what all saw happen."""

    stamped: Stamped
    facts: tuple[Fact, ...]
    number: int
    seen: tuple[Occasion, ...]


class GameLog:
    """Everything that entered a game, in order.

    `state` is the game after it, `stamped` the events, `rounds` the points that all had after each round, `recent` the
    last entries, watermarks of which nothing came left out, `public` what everybody has seen, `touched` when (ms)
    anything last happened but listening, and `by_rule` what was ruled, met and said to be had of each secret rule.
    """

    def __init__(self, setup: Setup, journal: Journal | None = None) -> None:
        """Begin a game; without a journal nothing of it is kept."""
        self.setup = setup
        self.journal = journal
        self.state: State = opening(setup)
        self.chance = TableChance(setup.seed)
        self.stamped: LongList[Stamped] = LongList()
        self.rounds: list[tuple[int, ...]] = []
        self.recent: deque[LogEntry] = deque(maxlen=RECENT)
        self.by_rule: dict[str, RuleSoFar] = {}
        self._called = ""
        self.touched = 0
        self.public = PublicRecord()

    def come(self) -> dict[str, Any]:
        """Give all that came of the game so far, for a snapshot."""
        return {name: value for name, value in vars(self).items() if name not in ("setup", "journal")}

    @classmethod
    def of(cls, setup: Setup, come: Mapping[str, Any]) -> GameLog:
        """Give the log of a game of which all this had come."""
        log = cls(setup)
        vars(log).update(come)
        return log

    @property
    def end(self) -> int:
        """The table time (ms) of the last event; 0 where there is none."""
        return self.stamped[-1].at if self.stamped else 0

    def evidence(self, ruling: Ruling, rules: Rules) -> Evidence:
        """Gather what a ruling by these rules rests on: nothing of it was known before it happened."""
        begin = evidence.begin_of(ruling, rules)
        since = takewhile(lambda stamped: stamped.at >= begin, reversed(self.stamped))
        return evidence.gather(ruling, tuple(since)[::-1], rules)

    def is_said(self, number: int) -> bool:
        """Tell whether the event of a number is something that was said."""
        return 0 < number <= len(self.stamped) and isinstance(self.stamped[number - 1].event, Spoken | Called)

    def stamp(self, event: Event, at: int) -> int:
        """Stamp an event that becomes known at `at` (ms).

        What happened before it became known is stamped later than all the rest, so that a script can tell so.
        """
        return max(at, self.end + 1) if self.stamped and happened_before(event, at) else at

    def enter(self, at: int, event: Event) -> LogEntry:
        """Let an event enter: name what it leaves to chance, apply it, write it into the journal, keep it.

        The engine is pure and chance is drawn from a copy, so nothing has happened before the event is written down.

        Raises:
            JournalError: it can't be written down; then it did not happen.
        """
        chance = self.chance.copy() if asks_chance(event) else self.chance
        stamped = Stamped(at, chance.name(self.state, event))
        state, facts = apply(self.state, stamped)
        if self.journal:
            self.journal.write(Record(at, stamped.event, kept(facts)))
        self.chance = chance
        return self.keep(state, stamped, facts)

    def _note_by_rule(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        """Note what is by a secret rule; who says to have one means the one by which was called last."""
        for fact in facts:
            if isinstance(fact, Ruling | DutyMet) and fact.rule.startswith(WRITTEN_IDS):
                self.by_rule.setdefault(fact.rule, RuleSoFar()).note(fact)
                self._called = fact.rule if isinstance(fact, Ruling) else self._called
        if isinstance(stamped.event, Spoken) and self._called and says_to_have_it(stamped.event):
            self.by_rule[self._called].note(stamped.event)

    def keep(self, state: State, stamped: Stamped, facts: tuple[Fact, ...]) -> LogEntry:
        """Keep an event that was applied: the state after it, and what came of it."""
        seen = self.public.note(self.state, state, stamped, facts)
        self.state = state
        self.stamped.append(stamped)
        self.rounds += [fact.scores for fact in facts if isinstance(fact, RoundOver) and fact.scores is not None]
        self._note_by_rule(stamped, facts)
        entry = LogEntry(stamped, facts, state.log, seen)
        if facts or not isinstance(stamped.event, HeardUpTo):
            self.recent.append(entry)
        if facts or not isinstance(stamped.event, HeardUpTo | Gap):
            self.touched = stamped.at
        return entry
