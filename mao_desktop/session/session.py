"""A running game.

A session has no threads, no timers and no window: whoever owns it submits what happens, and wakes it when it asks to be
woken. All of it is to be used from one thread. A sketch of an owner:

    session = Session.begin(setup, clock=monotonic_ms, journal=games.new(setup))
    session.subscribe(show)                      # told of every event, after it was journaled
    session.deal()
    session.submit(Play(0, card))                # stamped with the table clock
    session.say(0, "have a nice day")            # typed: known at once
    timer.start(session.next_wake() - session.now()), then session.wake()

A microphone: `open_ear("desk")`, then `submit` of its words, gaps and knocks as they are heard, `heard_up_to("desk",
time)` for its watermark, `set_speaking("desk", True)` while somebody speaks, and `close_ear("desk")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mao_desktop.engine.events import Event, Stamped
    from mao_desktop.engine.facts import Fact, Ruling
    from mao_desktop.engine.view import View
    from mao_desktop.session.evidence import Evidence
    from mao_desktop.session.talk import Utterance
    from mao_desktop.store.journal import Journal
    from mao_desktop.store.setup import Setup

    Subscriber = Callable[[Stamped, tuple[Fact, ...]], None]
    Listener = Callable[[Utterance], None]


class Session:
    """A running game: everything that enters it, enters here.

    `setup` is how the table was set up. Times are ms of table time, which begins at 0 and goes on where it stood when a
    game is resumed.
    """

    setup: Setup

    @classmethod
    def begin(cls, setup: Setup, *, clock: Callable[[], int], journal: Journal | None = None) -> Session:
        """Sit down at a new table.

        Args:
            setup: the table; `shuffled(setup)` of `session.dealing` where its stack is empty.
            clock: tells a time in ms that only grows; its zero does not matter.
            journal: where every event is written; None keeps nothing.
        """

    @classmethod
    def resume(cls, path: Path, *, clock: Callable[[], int]) -> Session:
        """Go on with a game from its journal; words that were on their way when it stopped are a gap.

        Raises:
            JournalError: the journal can't be read or written, or does not fit this version's rules.
        """

    def now(self) -> int:
        """Tell the table time (ms)."""

    def next_wake(self) -> int | None:
        """Tell at which table time (ms) `wake` is wanted next, None where nothing waits; ask after every change."""

    def wake(self, now: int | None = None) -> None:
        """Let everything happen that is due by now: deadlines, rulings, and what computer players do and say."""

    def submit(self, event: Event, at: int | None = None) -> tuple[Fact, ...]:
        """Let an event enter: stamp it, journal it, apply it, tell the subscribers.

        Args:
            event: what happened. The session itself adds watermarks, shuffles and what chance names in `Take` and
                `Deal`; a `WriteRule` needs its text only.
            at: when it became known (ms of table time); now where it is not given. It is never stamped before what is
                stamped already.

        Returns:
            What came of it at once, rulings that it allowed included.

        Raises:
            SessionError: the session is closed.
            JournalError: it can't be written down; then it did not happen.
            ValueError: it names a seat that there is not, or the session's own kinds of event.
        """

    def say(self, seat: int | None, text: str, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat say what was typed or clicked: known at once, every word at its Enter."""

    def call(self, caller: int, text: str, on: int | None, at: int | None = None) -> tuple[Fact, ...]:
        """Let a seat call what was typed or clicked, on a seat or on whomever it fits."""

    def deal(self, dealer: int | None = None) -> tuple[Fact, ...]:
        """Shuffle if a round lies on the table, deal to all who sit there, and turn the first card up."""

    def take(self, seat: int, source: int) -> tuple[Fact, ...]:
        """Let a seat take a card at random out of another's hand."""

    def correct(self, seat: int, utterance: int) -> tuple[Fact, ...]:
        """Say whose voice it was: `utterance` is the number of the event in the log, as in `Heard.number`."""

    def view(self, seat: int) -> View:
        """Show the game to a seat as it is now; all that its screen may use."""

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Let `callback` be told of every stamped event with its facts, once it is journaled and applied.

        It may submit in its turn; what it submits is told after what is being told. The function that is given back
        ends it.
        """

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Let `callback` be told when a computer player begins to speak, with the planned times of its words."""

    def open_ear(self, name: str) -> None:
        """Let the watermark wait for a microphone from now on."""

    def heard_up_to(self, name: str, time: int) -> None:
        """Let a microphone promise that all it heard begin before `time` (ms) was submitted."""

    def close_ear(self, name: str, seats: tuple[int, ...] | None = None) -> None:
        """Let the watermark wait for a microphone no longer; what it had not told yet is a gap for `seats`."""

    def set_speaking(self, name: str, *, speaking: bool) -> None:
        """Tell whether somebody seems to speak at a microphone: computer players do not talk over them."""

    def give_voice(self, *, voiced: bool) -> None:
        """Say whether computer players are heard aloud.

        Then each utterance enters with the times of `spoken`, not with the planned ones.
        """

    def spoken(self, utterance: int, start: int, end: int) -> None:
        """Tell from when to when (ms of table time) an utterance was really heard; its end is not before now."""

    def number(self) -> int:
        """Tell the number of the last event in the log; an utterance is corrected by its number."""

    def log(self) -> tuple[Stamped, ...]:
        """Give everything that entered, in order."""

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on: the words and the acts around it."""

    def close(self) -> None:
        """End the session and close its journal; again does no harm."""
