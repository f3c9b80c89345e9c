"""A running game.

A session has no threads, no timers and no window: whoever owns it submits what happens, and wakes it when it asks to be
woken. All of it is to be used from one thread. A sketch of an owner:

    setup = shuffled(setup)
    session = Session(setup, clock=monotonic_ms, journal=Games(folder).begin(setup))
    session.subscribe(show)                      # told of every event, after it was journaled
    session.deal()
    session.submit(Play(0, card))                # stamped with the table clock
    session.say(0, "have a nice day")            # typed: known at once
    timer.start(session.next_wake() - session.now()), then session.wake()

A microphone: `open_microphone("desk")`, then `submit` of its words, gaps and knocks as they are heard,
`heard_up_to("desk", time)` for its watermark, `set_speaking("desk", True)` while somebody speaks, and
`close_microphone("desk")`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mao_desktop.engine.dealing import portions, who_deals
from mao_desktop.engine.events import (
    Called,
    Corrected,
    Deal,
    Event,
    Gap,
    HeardUpTo,
    Knock,
    Shuffled,
    Spoken,
    Stamped,
)
from mao_desktop.engine.facts import Refused, RoundOver, ShuffleWanted
from mao_desktop.engine.reducer import State, apply, next_wake, provisional
from mao_desktop.engine.settle import Moment
from mao_desktop.engine.view import glimpse, view
from mao_desktop.engine.words import Word
from mao_desktop.language.words import words_of
from mao_desktop.players.mind import CallOut, Say
from mao_desktop.session import evidence
from mao_desktop.session.computer_seats import ComputerSeats, Turn
from mao_desktop.session.subscriptions import Subscriptions
from mao_desktop.session.validation import check, clean, happened_before
from mao_desktop.session.watermarks import Watermarks
from mao_desktop.store.codec import Record
from mao_desktop.store.journal import Journal, JournalError, read_game
from mao_desktop.store.rejudging import kept
from mao_desktop.store.setup import opening
from mao_desktop.table_chance import TableChance

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.engine.cards import Card
    from mao_desktop.engine.events import Act
    from mao_desktop.engine.facts import Fact, Ruling
    from mao_desktop.engine.view import View
    from mao_desktop.session.evidence import Evidence
    from mao_desktop.session.subscriptions import Listener, LogEntry, Subscriber
    from mao_desktop.store.setup import Setup

QUIET_STEP = 1_000
"""By how much (ms) the watermark moves at least while nothing waits for it."""
STOPPED = "the program was stopped"
NOT_HEARD = "the microphone was lost"


class SessionError(Exception):
    """A session can't do what was asked of it; one sentence says why."""


class Session:
    """A running game: everything that enters it, enters here.

    `setup` is how the table was set up. Times are ms of table time, which begins at 0 and goes on where it stood when a
    game is resumed.
    """

    def __init__(self, setup: Setup, *, clock: Callable[[], int], journal: Journal | None = None) -> None:
        """Sit down at a new table.

        Args:
            setup: the table, `shuffled`.
            clock: tells a time in ms that only grows; its zero does not matter.
            journal: where every event is written; None keeps nothing.
        """
        self.setup = setup
        self._clock = clock
        self._zero = clock()
        self._journal = journal
        self._state: State = opening(setup)
        self._chance = TableChance(setup.seed)
        self._company = ComputerSeats.of(setup, 0)
        self._ears = Watermarks()
        self._log: list[Stamped] = []
        self._rounds: list[tuple[int, ...]] = []
        self._utterances: set[int] = set()
        self._time = 0
        self._news = Subscriptions()
        self._closed = False

    @classmethod
    def resume(cls, path: Path, *, clock: Callable[[], int]) -> Session:
        """Go on with a game from its journal; words that were on their way when it stopped are a gap.

        Raises:
            JournalError: the journal can't be read or written, or does not fit this version's rules.
        """
        game = read_game(path)
        session = cls(game.setup, clock=clock)
        for number, record in enumerate(game.records, 2):
            session._restore(record, f"{path}:{number}")
        session._zero -= session._time
        session._company = ComputerSeats.of(game.setup, session._time)
        session._journal = Journal.go_on(game)
        session._pick_up()
        return session

    def _restore(self, record: Record, where: str) -> None:
        """Let an event of the journal enter again; it has to be judged as it was."""
        self._chance.passed(self._state, record.event)
        stamped = Stamped(record.at, record.event)
        try:
            step = apply(self._state, stamped)
        except (ValueError, IndexError) as wrong:
            message = f"{where}: this can't happen at this table ({wrong}): the journal was changed"
            raise JournalError(message) from None
        if kept(step.facts) != record.facts:
            message = f"{where}: this was ruled otherwise, by other rules: `mao-desktop replay` shows what differs"
            raise JournalError(message)
        self._entered(step.state, stamped, step.facts)

    def _entered(self, state: State, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        self._state, self._time = state, stamped.at
        self._log.append(stamped)
        self._rounds += [fact.scores for fact in facts if isinstance(fact, RoundOver) and fact.scores is not None]
        if isinstance(stamped.event, Spoken | Called):
            self._utterances.add(state.log)
        self._news.entered(state.log, stamped, facts)

    def _pick_up(self) -> None:
        """Do what was left undone when the program stopped."""
        at = self._time
        if self._state.table.aside:
            self._enter(at, self._shuffle(len(self._state.table.stack) + len(self._state.table.aside)))
        if self._log and self._state.heard < at:
            self._enter(at, Gap(self._state.heard, at, STOPPED))
        self._hear(at)

    @property
    def zero(self) -> int:
        """What the clock showed (ms) at table time 0, for microphones and voices, which have that clock too."""
        return self._zero

    def now(self) -> int:
        """Tell the table time (ms)."""
        return max(self._time, self._clock() - self._zero)

    def stand_still(self, length: int) -> None:
        """Take so much time (ms) for not having passed, in which the program itself stood still."""
        self._zero += length

    def next_wake(self) -> int | None:
        """Tell at which table time (ms) `wake` is wanted next, None where nothing waits; ask after every change."""
        if self._closed:
            return None
        times = [self._ripe(), self._company.next_said()]
        turn = self._next_turn()
        return min((time for time in (*times, turn.at if turn else None) if time is not None), default=None)

    def wake(self, now: int | None = None) -> None:
        """Let everything happen that is due by now: deadlines, rulings, and what computer players do and say."""
        self._open()
        self._run(self.now() if now is None else now)
        self._news.tell()

    def submit(self, event: Event, at: int | None = None) -> tuple[Fact, ...]:
        """Let an event enter: stamp it, journal it, apply it, tell the subscribers.

        Args:
            event: what happened. Watermarks and shuffles are the session's own, and so is what chance names in a
                `Take` and a `Deal`; a `WriteRule` needs its text only.
            at: when it became known (ms of table time); now where it is not given. It is never stamped before what is
                stamped already.

        Returns:
            What came of it at once, rulings that it allowed included.

        Raises:
            SessionError: the session is closed.
            JournalError: it can't be written down; then it did not happen.
            ValueError: it says nothing, names a seat that there is not, or is one of the session's own kinds.
        """
        self._open()
        check(event, len(self.setup.seats), self._utterances)
        at = max(self.now() if at is None else at, self._time)
        event = clean(event, at)
        self._run(at)
        facts = self._enter(self._stamp(event, at), self._chance.name(self._state, event))
        facts += self._hear(self._time)
        self._news.tell()
        return facts

    def say(self, seat: int | None, text: str, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat say what was typed or clicked: known at once, every word at its Enter."""
        at = self.now() if at is None else max(at, self._time)
        return self.submit(Spoken(seat, tuple(Word(word, at, at) for word in words_of(text))), at)

    def call(self, caller: int, text: str, on: int | None, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat call what was typed or clicked, on a seat or on whomever it fits."""
        at = self.now() if at is None else max(at, self._time)
        return self.submit(Called(caller, tuple(Word(word, at, at) for word in words_of(text)), on), at)

    def deal(self, dealer: int | None = None) -> tuple[Fact, ...]:
        """Shuffle if a round lies on the table, deal to all who sit there, and turn the first card up.

        It is done rightly, for the seat that is to deal (at first the set-up dealer), and from where a deal stands that
        is going on.
        """
        self._open()
        judged = self._state.settled
        if dealer is None:
            dealer = judged.dealt.by if judged.dealt else who_deals(judged)
        dealer = self.setup.dealer if dealer is None else dealer
        return self.submit(Deal(dealer, portions(judged, dealer), turn_up=True))

    def glimpse(self, act: Act) -> tuple[Card, ...]:
        """Let a seat do what lets it see cards for a moment that are not its to see, and show them to it."""
        facts = self.submit(act)
        return () if any(isinstance(fact, Refused) for fact in facts) else glimpse(self._state, act)

    def correct(self, seat: int, utterance: int) -> tuple[Fact, ...]:
        """Say whose voice it was: `utterance` is the number of its event in the log, counted from 1."""
        return self.submit(Corrected(seat, utterance))

    def view(self, seat: int) -> View:
        """Show the game to a seat as it is now; all that its screen may use."""
        return view(self._state, seat, self.now())

    def is_due(self, words: tuple[str, ...], seats: tuple[int, ...]) -> bool:
        """Tell whether one of these seats owes just these words, as far as is known now."""
        duties = provisional(self._state, self.now()).duties
        owed = (duty.due.phrase for duty in duties if duty.seat in seats and not duty.was_cut)
        return any(phrase is not None and phrase.match(words, 0) == len(words) for phrase in owed)

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Let `callback` be told of every stamped event with its facts, once it is journaled and applied.

        It may submit in its turn; what it submits is told after what is being told. The function that is given back
        ends it.
        """
        return self._news.subscribe(callback)

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Let `callback` be told when a computer player begins to speak, with the planned times of its words."""
        return self._news.listen(callback)

    def open_microphone(self, name: str) -> None:
        """Let the watermark wait for a microphone from now on."""
        self._open()
        self._run(self.now())
        self._ears.promises[name] = self._time

    def heard_up_to(self, name: str, time: int) -> None:
        """Let an open microphone promise that all it heard begin before `time` (ms) was submitted.

        While nothing waits for it, the watermark moves by whole steps only, to keep the journal short.
        """
        self._open()
        self._run(self.now())
        if name in self._ears.promises:
            self._ears.promises[name] = max(self._ears.promises[name], time)
        if self._state.tail or self._ripe() is not None or (self._mark() or 0) - self._state.heard >= QUIET_STEP:
            self._hear(self._time)
        self._news.tell()

    def close_microphone(self, name: str, seats: tuple[int, ...] | None = None) -> None:
        """Let the watermark wait for a microphone no longer; what it had not told yet is a gap for `seats`."""
        self._open()
        self._run(self.now())
        promised = self._ears.promises.pop(name, self._time)
        self._ears.speaking.pop(name, None)
        if promised < self._time:
            self._enter(self._time, Gap(promised, self._time, NOT_HEARD, seats))
        self._hear(self._time)
        self._news.tell()

    def set_speaking(self, name: str, *, speaking: bool) -> None:
        """Tell whether somebody seems to speak at a microphone: computer players do not talk over them."""
        self._open()
        self._run(self.now())
        if speaking:
            self._ears.speaking.setdefault(name, self._time)
        else:
            self._ears.speaking.pop(name, None)
        self._news.tell()

    def give_voice(self, *, voiced: bool) -> None:
        """Say whether computer players are heard aloud.

        Then each utterance enters with the times of `spoken`, not with the planned ones.
        """
        self._company.voiced = voiced

    def spoken(self, utterance: int, start: int, end: int) -> None:
        """Tell from when to when (ms of table time) an utterance is really heard: as it begins, or once it is over."""
        self._open()
        self._company.really(utterance, start, end)
        self._run(self.now())
        self._news.tell()

    def cards(self) -> int:
        """Count the cards on the table, wherever they are."""
        return len(self._state.table.cards())

    def number(self) -> int:
        """Tell the number of the event that is being told, else of the last: by it an utterance is corrected."""
        return self._state.log if self._news.number is None else self._news.number

    def log(self) -> tuple[Stamped, ...]:
        """Give everything that entered, in order."""
        return tuple(self._log)

    def recent(self) -> tuple[LogEntry, ...]:
        """List the last events with what came of each and its number, for whoever comes to the table."""
        return self._news.recent()

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round that was played; none where no points are kept."""
        return tuple(self._rounds)

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on: the words and the acts around it."""
        rules = self._state.settled.rules
        return evidence.gather(ruling, self._log, rules.lead + rules.grace)

    def close(self) -> None:
        """End the session and close its journal; again does no harm."""
        self._closed = True
        if self._journal:
            self._journal.close()

    def _open(self) -> None:
        if self._closed:
            message = "this game is closed: begin a new one or go on with it"
            raise SessionError(message)

    def _stamp(self, event: Event, at: int) -> int:
        """Stamp an event; what happened before is stamped later than all the rest, so that a script can tell so."""
        at = max(at, self._time)
        return max(at, self._log[-1].at + 1) if self._log and happened_before(event, at) else at

    def _enter(self, at: int, event: Event) -> tuple[Fact, ...]:
        """Journal an event and let it enter; the engine is pure, so nothing has happened before it is written down."""
        stamped = Stamped(at, event)
        state, facts = apply(self._state, stamped)
        if self._journal:
            self._journal.write(Record(at, event, kept(facts)))
        self._entered(state, stamped, facts)
        self._company.look_again()
        wanted = [fact.count for fact in facts if isinstance(fact, ShuffleWanted)]
        for count in wanted[-1:]:
            facts += self._enter(at, self._shuffle(count))
        return facts

    def _shuffle(self, count: int) -> Shuffled:
        return Shuffled(self._chance.order(count))

    def _mark(self) -> int | None:
        """Tell up to when everything said is known, as far as somebody listens or speaks (ms)."""
        return min((mark for mark in (self._ears.mark(), self._company.hold()) if mark is not None), default=None)

    def _hear(self, at: int) -> tuple[Fact, ...]:
        """Move the watermark as far as it may go at table time `at` (ms)."""
        mark = self._mark()
        to = at if mark is None else min(at, mark)
        tail, heard = self._state.tail, self._state.heard
        if to < heard or (to == heard and not (tail and tail[0].place < Moment(to, whole=False).place)):
            return ()
        return self._enter(at, HeardUpTo(to))

    def _ripe(self) -> int | None:
        """Tell when the watermark's passing makes something happen next by itself (ms), None where it can't pass."""
        wake, mark = next_wake(self._state), self._mark()
        if wake is None or wake <= self._state.heard or (mark is not None and mark < wake):
            return None
        return max(wake, self._time)

    def _next_turn(self) -> Turn | None:
        return self._company.next_turn(self._state, self._time, self._ears.quiet_from(self._time))

    def _run(self, until: int) -> None:
        """Let everything happen that is due until a table time (ms), each at its own time."""
        while True:
            wake, said, turn = self._ripe(), self._company.next_said(), self._next_turn()
            first = min(time for time in (wake, said, turn.at if turn else None, until + 1) if time is not None)
            if first > until:
                break
            if first == wake:
                self._hear(first)
            elif first == said:
                talk = self._company.ended()
                event = talk.utterance.event()
                self._enter(self._stamp(event, first), event)
                self._company.fall_silent(talk)
                self._hear(self._time)
            elif turn:
                self._let(turn)
        self._time = max(self._time, until)

    def _let(self, turn: Turn) -> None:
        """Let a computer player do what it intends."""
        self._time = max(self._time, turn.at)
        deed = turn.intention.deed
        if isinstance(deed, Say | CallOut):
            self._company.did(turn)
            utterance = self._company.begin_to_speak(turn, deed)
            self._news.begins(self._state.log, utterance)
        else:
            act = replace(deed, time=self._time) if isinstance(deed, Knock) else deed
            self._enter(self._time, self._chance.name(self._state, act))
            self._company.did(turn)
            self._hear(self._time)
