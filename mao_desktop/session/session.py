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

from typing import TYPE_CHECKING

from mao_desktop import story
from mao_desktop.engine import (
    Act,
    Called,
    Corrected,
    Deal,
    Event,
    Gap,
    LowerHand,
    Pause,
    RaiseHand,
    Refused,
    Spoken,
    Word,
    WriteRule,
    glimpse,
    may_raise_hand,
    portions,
    provisional,
    view,
    who_deals,
)
from mao_desktop.language.awaited import awaited_phrases, due_phrases
from mao_desktop.language.reading import Lexicon, lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.players.memory import Intention
from mao_desktop.session.any_voice import AnyVoice
from mao_desktop.session.clock import TableClock
from mao_desktop.session.computer_seats import ComputerSeats
from mao_desktop.session.game_log import GameLog
from mao_desktop.session.game_loop import GameLoop
from mao_desktop.session.heard_in_pauses import in_table_time
from mao_desktop.session.rule_story import RuleSoFar
from mao_desktop.session.subscriptions import SeenEntry, Subscriptions, as_seen
from mao_desktop.session.taking_up import keep, take_up
from mao_desktop.session.validation import check, clean
from mao_desktop.session.watermarks import Watermarks
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.translatable import QT_TR_NOOP, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from mao_desktop.engine import Card, Fact, Phrase, Ruling, Stamped, State, View
    from mao_desktop.evidence import Evidence
    from mao_desktop.players.memory import Deed
    from mao_desktop.public_record import PublicRecord
    from mao_desktop.session.rule_story import RuleStory
    from mao_desktop.session.subscriptions import Listener, SeatSubscriber, Subscriber
    from mao_desktop.session.taking_up import TakenUp
    from mao_desktop.speech.reports import Report
    from mao_desktop.store.journal import Journal
    from mao_desktop.store.setup import Setup
    from mao_desktop.store.snapshots import Snapshots
    from mao_desktop.store.syncing import Syncer
    from mao_desktop.story import Story

NOT_HEARD = QT_TR_NOOP("the microphone was lost")


class SessionError(Exception):
    """A session can't do what was asked of it; one sentence says why."""


class Session:
    """A running game: everything that enters it, enters here.

    `setup` is how the table was set up. Times are ms of table time, which begins at 0 and goes on where it stood when a
    game is resumed.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        clock: Callable[[], int],
        journal: Journal | None = None,
        log: GameLog | None = None,
        known_words: Callable[[], Collection[str] | None] = spoken_words,
        led: bool = False,
        snapshots: Snapshots | None = None,
    ) -> None:
        """Sit down at a table.

        Args:
            setup: the table, `shuffled`.
            clock: tells a time in ms that only grows; its zero does not matter.
            journal: where every event is written; None keeps nothing.
            log: a game of this table that is gone on with, from the time of its last event; words that were on their
                way when it stopped are a gap. None begins one.
            known_words: lists the words that can be heard, for rules that are written: the program's own model's, if it
                is not given; None for any.
            led: whether computer players do nothing but what `lead` tells them.
            snapshots: keeps what came of a long game again and again, so that going on with it takes no time.
        """
        self.setup = setup
        self._log = log or GameLog(setup, journal)
        self._clock = TableClock(clock, self._log.end)
        self._watermarks = Watermarks()
        self._players = ComputerSeats({}, {}) if led else ComputerSeats.of(setup, self._log.end)
        self._subscriptions = Subscriptions()
        self._known_words = known_words
        self._voices = AnyVoice(setup.any_voice)
        self._loop = GameLoop(
            self._log, self._clock, self._watermarks, self._players, self._subscriptions, self._voices, known_words
        )
        self._snapshots, self._kept = snapshots, 0
        self._closed = False
        self.paused = ""
        """For what the game stands still; empty where it goes on."""
        if log:
            self._loop.pick_up()

    @classmethod
    def resume(
        cls,
        path: Path,
        *,
        clock: Callable[[], int],
        syncer: Syncer | None = None,
        known_words: Callable[[], Collection[str] | None] = spoken_words,
        snapshots: Snapshots | None = None,
    ) -> Session:
        """Go on with a game from its journal; words that were on their way when it stopped are a gap.

        With a syncer the journal is brought to disk as it is written.

        Raises:
            JournalError: the journal can't be read or written, or does not fit this version's rules.
        """
        taken_up = take_up(path, syncer, snapshots)
        return cls.go_on_with(taken_up, clock=clock, known_words=known_words, snapshots=snapshots)

    @classmethod
    def go_on_with(
        cls,
        taken_up: TakenUp,
        *,
        clock: Callable[[], int],
        known_words: Callable[[], Collection[str] | None] = spoken_words,
        snapshots: Snapshots | None = None,
    ) -> Session:
        """Go on with a game that was taken up, perhaps by another thread.

        Raises:
            JournalError: the journal can't be written.
        """
        log = taken_up.log
        session = cls(log.setup, clock=clock, log=log, known_words=known_words, snapshots=snapshots)
        session._players.recall(taken_up.watches)
        session._kept = taken_up.kept
        return session

    @property
    def known_words(self) -> Collection[str] | None:
        """The words that can be heard; None for any."""
        return self._known_words()

    @property
    def zero(self) -> int:
        """What the clock showed (ms) at table time 0, for microphones and voices, which have that clock too."""
        return self._clock.zero

    def now(self) -> int:
        """Tell the table time (ms)."""
        return self._clock.now()

    def stand_still(self, length: int) -> None:
        """Take so much time (ms) for not having passed, in which the program itself stood still."""
        self._clock.stand_still(length)

    def pause(self, why: str) -> None:
        """Let the game stand still, table time with it, until `go_on`; `why` says for what in a few words."""
        self._open()
        if not self.paused:
            self._loop.run(self.now())
            self._loop.hear()
            self._clock.stop()
            self.paused = why
            self._tell()

    def go_on(self) -> None:
        """Let the game go on after a pause, which is noted with its reason.

        Raises:
            JournalError: it can't be written down; the game goes on all the same.
        """
        if self.paused and not self._closed:
            why, self.paused = self.paused, ""
            length = self._clock.go_on()
            self._loop.enter(self._clock.time, Pause(why, length))
            self._tell()

    def heard(self, report: Report) -> Report | None:
        """Give what a microphone tells in table time, None where it was heard in a pause."""
        return in_table_time(report, self._clock)

    def table_time(self, time: int) -> int:
        """Give a time that a microphone or a voice counted from `zero` (ms) in table time, which had pauses."""
        return self._clock.table_time(time)

    def counted(self, time: int) -> int:
        """Give a table time (ms) as microphones and voices count it from `zero`."""
        return self._clock.counted(time)

    def next_wake(self) -> int | None:
        """Tell at which table time (ms) `wake` is wanted next, None where nothing waits; ask after every change."""
        return None if self._closed or self.paused or self._clock.time >= LONGEST_GAME else self._loop.next_time()

    def wake(self, now: int | None = None) -> None:
        """Let everything happen that is due by now: deadlines, rulings, and what computer players do and say."""
        self._open()
        self._loop.run(self.now() if now is None else now)
        self._tell()

    def submit(self, event: Event, at: int | None = None) -> tuple[Fact, ...]:
        """Let an event enter: stamp it, journal it, apply it, tell the subscribers.

        Args:
            event: what happened. Watermarks and shuffles are the session's own, and so is what chance names in a
                `Take` and a `Deal`; the row of a `WriteRule` is made from its text where it has none.
            at: when it became known (ms of table time); now where it is not given. It is never stamped before what is
                stamped already.

        Returns:
            What came of it at once, rulings that it allowed included.

        Raises:
            SessionError: the session is closed, or the game stands still and it is an act.
            JournalError: it can't be written down; then it did not happen.
            ValueError: it says nothing, names a seat that there is not, or is one of the session's own kinds.
        """
        self._open()
        if self.paused and isinstance(event, Act | RaiseHand):
            message = Message("the game stands still ({why}): close what is open, and play on", why=self.paused)
            raise SessionError(message)
        check(event, len(self.setup.seats), self._log.is_said)
        at = max(self.now() if at is None else min(at, LONGEST_GAME), self._clock.time)
        event = clean(event, at)
        self._loop.run(at)
        if isinstance(event, WriteRule) and event.row is None:
            event = self._loop.compiled(event)
        facts = self._loop.enter(at, event) + self._loop.hear()
        self._tell()
        return facts

    def contradicts_hidden(self, rule: str) -> bool:
        """Tell whether a written rule in force contradicts one that another seat keeps secret; not which, nor how."""
        from mao_desktop.secret_rules import conflicts  # noqa: PLC0415  as above

        rules = self._log.state.settled.rules
        row = next((row for row in rules.written if row.id == rule), None)
        if row is None:
            return False
        hidden = [
            each
            for each in rules.written
            if each.author not in (None, row.author) and not each.published and each.id not in rules.off
        ]
        return bool(conflicts(row, hidden, rules, self.setup.cards))

    def say(self, seat: int | None, text: str, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat say what was typed or clicked: known at once, every word at its Enter.

        Where any voice counts for the seat, words that it owes stand where it began the sound that they are chosen for.
        """
        at = self.now() if at is None else max(at, self._clock.time)
        self._loop.run(at)
        words = words_of(text)
        voiced = self._voices.began(seat, words)
        began = at if voiced is None else voiced
        facts = self.submit(Spoken(seat, tuple(Word(word, began, began) for word in words)), at)
        if voiced is not None and seat is not None:
            self._voices.chosen(seat, words)
            facts += self._loop.hear()
            self._tell()
        return facts

    def begin_voice(self, seat: int, time: int) -> None:
        """Let a seat begin a sound at a time (ms): where any voice counts for it, words may be chosen for that."""
        if seat in self._voices.seats:
            self._voices.begin(seat, max(time, self._log.state.heard), self.due_phrases((seat,)))

    def raise_hand(self, seat: int) -> tuple[Fact, ...]:
        """Let a seat raise its hand for a call, which then counts from now; it comes down by itself after a while.

        Nothing comes of it where the seat is out of the game for good, and so calls nobody.
        """
        return self.submit(RaiseHand(seat)) if may_raise_hand(self._log.state, seat) else ()

    def lower_hand(self, seat: int) -> tuple[Fact, ...]:
        """Let a seat take its raised hand down without a call; nothing comes of it where it is not up."""
        return self.submit(LowerHand(seat)) if self._raised(seat) is not None else ()

    def call(self, caller: int, text: str, on: int | None, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat call what was typed or clicked, on a seat or on whomever it fits: from when its hand went up."""
        at = self.now() if at is None else max(at, self._clock.time)
        self._loop.run(at)
        raised = self._raised(caller)
        began = at if raised is None else raised
        return self.submit(Called(caller, tuple(Word(word, began, began) for word in words_of(text)), on), at)

    def deal(self, dealer: int | None = None, hand_size: int | None = None) -> tuple[Fact, ...]:
        """Shuffle if a round lies on the table, deal to all who sit there, and turn the first card up.

        It is done rightly, for the seat that is to deal (at first the set-up dealer), and from where a deal stands that
        is going on. Where the dealer chooses the size of the hands, it is `hand_size`.
        """
        self._open()
        judged = self._log.state.settled
        dealer = who_deals(judged) if dealer is None else dealer
        dealer = self.setup.dealer if dealer is None else dealer
        return self.submit(Deal(dealer, portions(judged, dealer, hand_size), turn_up=True))

    def lead(self, seat: int, deed: Deed, after: int) -> None:
        """Let a computer player of a session that is led do something `after` so long (ms) from now."""
        self._open()
        self._players.lead(seat, Intention(self.now() + after, deed, ()))

    def glimpse(self, act: Act) -> tuple[Card, ...]:
        """Let a seat do what lets it see cards for a moment that are not its to see, and show them to it."""
        facts = self.submit(act)
        return () if any(isinstance(fact, Refused) for fact in facts) else glimpse(self._log.state, act)

    def correct(self, seat: int, utterance: int) -> tuple[Fact, ...]:
        """Say whose voice it was: `utterance` is the number of its event in the log, counted from 1."""
        return self.submit(Corrected(seat, utterance))

    def view(self, seat: int) -> View:
        """Show the game to a seat as it is now; all that its screen may use."""
        return view(self._log.state, seat, self.now())

    def lexicon(self) -> Lexicon:
        """Give all that may be said by the rules in force, other seats' secret ones included: for the ear, never shown.

        The ear has to hear the phrases of a secret rule from anybody who has worked it out (SEC-09).
        """
        return lexicon_of(self._log.state.settled.rules.reader)

    def due_phrases(self, seats: tuple[int, ...]) -> tuple[Phrase, ...]:
        """List what one of these seats owes to say, as far as is known now."""
        return due_phrases(provisional(self._log.state, self.now()), seats)

    def awaited_phrases(self, seats: tuple[int, ...]) -> tuple[Phrase, ...]:
        """List what the ear has to expect of these seats: what they owe, and the claim of a win without cards."""
        return awaited_phrases(provisional(self._log.state, self.now()), seats, self.lexicon())

    def is_due(self, words: tuple[str, ...], seats: tuple[int, ...]) -> bool:
        """Tell whether one of these seats owes just these words, as far as is known now."""
        return any(phrase.says(words) for phrase in self.due_phrases(seats))

    def rule_story(self, rule: str) -> RuleStory:
        """Tell what came of a secret rule so far; it is for all to know once the rule is published."""
        row = next((row for row in self._log.state.settled.rules.written if row.id == rule), None)
        return self._log.by_rule.get(rule, RuleSoFar()).story(row.author if row else None)

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Let `callback` be told of every stamped event with its facts, once it is journaled and applied.

        It is told everything, secrets too: a screen or a player subscribes by `subscribe_as`. It may submit in its
        turn; what it submits is told after what is being told. The function that is given back ends it.
        """
        return self._subscriptions.subscribe(callback)

    def subscribe_as(self, seat: Callable[[], int], callback: SeatSubscriber) -> Callable[[], None]:
        """Let `callback` be told of everything as a seat may know it; `seat` is asked each time whose eyes it has."""
        return self._subscriptions.subscribe(lambda stamped, facts: callback(*as_seen(stamped, facts, seat())))

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Let `callback` be told when a computer player begins to speak, with the planned times of its words."""
        return self._subscriptions.listen(callback)

    def open_microphone(self, name: str) -> None:
        """Let the watermark wait for a microphone from now on."""
        self._open()
        self._loop.run(self.now())
        self._watermarks.open(name, self._clock.time)

    def heard_up_to(self, name: str, time: int) -> None:
        """Let an open microphone promise that all it heard begin before `time` (ms) was submitted.

        While nothing waits for it, the watermark moves by whole steps only, and at a table that is still not at all, to
        keep the journal short.
        """
        self._open()
        self._loop.run(self.now())
        self._watermarks.promise(name, time)
        self._loop.hear_in_steps()
        self._tell()

    def is_still(self) -> bool:
        """Tell whether nothing waits to be judged, and nothing has happened at the table for a while."""
        return self._loop.is_still()

    def close_microphone(self, name: str, seats: tuple[int, ...] | None = None) -> None:
        """Let the watermark wait for a microphone no longer; what it had not told yet is a gap for `seats`."""
        self._open()
        self._loop.run(self.now())
        promised, now = self._watermarks.close(name), self._clock.time
        if promised is not None and promised < now:
            self._loop.enter(now, Gap(promised, now, NOT_HEARD, seats))
        self._loop.hear()
        self._tell()

    def set_speaking(self, name: str, *, speaking: bool) -> None:
        """Tell whether somebody seems to speak at a microphone: computer players do not talk over them."""
        self._open()
        self._loop.run(self.now())
        self._watermarks.set_speaking(name, self._clock.time, speaking=speaking)
        self._tell()

    def hurry(self, *, hurried: bool) -> None:
        """Ask computer players not to think about their moves, or to take their time again."""
        self._players.hurry(hurried=hurried)

    def let_chatter(self, chatter: float) -> None:
        """Let computer players say words that nobody asked for, from 0 for none to 1, where talking is free."""
        self._players.talk(chatter)

    def give_voice(self, *, voiced: bool) -> None:
        """Say whether computer players are heard aloud.

        Then each utterance enters with the times of `spoken`, not with the planned ones.
        """
        self._players.voiced = voiced

    def spoken(self, utterance: int, start: int, end: int) -> None:
        """Tell from when to when (ms of table time) an utterance is really heard: as it begins, or once it is over."""
        self._open()
        self._players.really(utterance, start, end)
        self._loop.run(self.now())
        self._tell()

    def cards(self) -> int:
        """Count the cards on the table, wherever they are."""
        return self._log.state.table.count()

    @property
    def state(self) -> State:
        """The game as it is known now, secrets too; a screen or a player asks for a `view`."""
        return self._log.state

    def number(self) -> int:
        """Tell the number of the event that is being told, else of the last: by it an utterance is corrected."""
        return self._log.state.log if self._subscriptions.number is None else self._subscriptions.number

    def log(self) -> tuple[Stamped, ...]:
        """Give everything that entered, in order."""
        return tuple(self._log.stamped)

    def event(self, number: int) -> Event:
        """Give the event of a number in the log, counted from 1."""
        return self._log.stamped[number - 1].event

    def recent(self, seat: int) -> tuple[SeenEntry, ...]:
        """List the last events as a seat may know them, with what came of each and its number."""
        entries = self._log.recent
        return tuple(SeenEntry(*as_seen(entry.stamped, entry.facts, seat), entry.number) for entry in entries)

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round that was played; none where no points are kept."""
        return tuple(self._log.rounds)

    def public_record(self) -> PublicRecord:
        """Give what everybody has seen of the game."""
        return self._log.public

    @property
    def journal_path(self) -> Path | None:
        """Where the journal is; None where nothing is kept."""
        return self._log.journal.path if self._log.journal else None

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on: the words and the acts around it."""
        return self._log.evidence(ruling, self._log.state.settled.rules)

    def story(self, end: int) -> Story:
        """Tell of the round that was over at `end` (ms)."""
        return story.story_of(self._log.stamped, self._log.public.rulings, end)

    def take_notice(self) -> str:
        """Give what happened to the journal since this was asked last, in one sentence; empty where nothing did."""
        return self._log.journal.take_notice() if self._log.journal else ""

    def look_after_journal(self) -> None:
        """Write the journal once more where it was removed or moved away.

        Raises:
            JournalError: it can't be written again.
        """
        if self._log.journal:
            self._log.journal.look_after()

    def close(self) -> None:
        """End the session and close its journal; again does no harm."""
        try:
            if not self._closed:
                self._keep()
        finally:
            self._closed = True
            if self._log.journal:
                self._log.journal.close()

    def _tell(self) -> None:
        """Tell what entered, and keep a snapshot now and then."""
        self._subscriptions.tell()
        self._keep()

    def _keep(self) -> None:
        """Keep a snapshot, where many events are not in the last one."""
        if self._snapshots:
            self._kept = keep(self._log, self._players.watches, self._snapshots, self._kept)

    def _raised(self, seat: int) -> int | None:
        """Tell since when (ms) a seat's hand is up, None where it is not."""
        return next((since for up, since in self._log.state.table.raised if up == seat), None)

    def _open(self) -> None:
        if self._closed:
            message = Message("this game is closed: begin a new one or go on with it")
            raise SessionError(message)
        if self._clock.time >= LONGEST_GAME:
            message = Message("this game has lasted a whole day: begin a new one")
            raise SessionError(message)
