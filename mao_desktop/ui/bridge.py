"""Joins a session to the window: wakes it by a Qt timer, and tells of changes by signals."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mao_desktop.engine.dealing import is_over
from mao_desktop.store.journal import JournalError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.events import Act, Event, Stamped
    from mao_desktop.engine.facts import Fact, Ruling
    from mao_desktop.engine.view import View
    from mao_desktop.session import Evidence, LogEntry, Session, Utterance
    from mao_desktop.store.setup import Setup

LOG = logging.getLogger(__name__)
RETRY = 2_000
"""A journal that could not be written is tried again so much later (ms)."""


BEAT, ASLEEP = 1_000, 5_000
"""The clock is looked at so often (ms); when it was not for so long, the program stood still, as in a sleep."""


class Game(QObject):
    """A running game for widgets; whatever goes wrong with its journal is told by `failed` in one sentence."""

    changed = Signal()
    told = Signal(object, object, int)
    """A stamped event, its facts, and its number in the log."""
    spoke = Signal(object)
    failed = Signal(str)
    glimpsed = Signal(object, object)
    """An act of the front seat, and the cards that it sees by it."""

    slept = Signal()
    """The program stood still for a while, and table time with it: whoever knows `Session.zero` asks anew."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Take a session over; `close` ends it."""
        super().__init__(parent)
        self._session = session
        self._written = True
        self._ends = [session.subscribe(self._tell), session.listen(self._hear)]
        self._alarm = QTimer(self)
        self._alarm.setSingleShot(True)
        self._alarm.setTimerType(Qt.TimerType.PreciseTimer)
        self._alarm.timeout.connect(self._wake)
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(0)
        self._due.timeout.connect(self._show)
        self._seen = session.now()
        self._heart = QTimer(self)
        self._heart.setInterval(BEAT)
        self._heart.timeout.connect(self._look_at_clock)
        self._heart.start()
        self._set_alarm()

    @property
    def setup(self) -> Setup:
        """How the table was set up."""
        return self._session.setup

    def now(self) -> int:
        """Tell the table time (ms)."""
        return self._session.now()

    def view(self, seat: int) -> View:
        """Show the game to a seat."""
        return self._session.view(seat)

    def recent(self) -> tuple[LogEntry, ...]:
        """List the last events with what came of each and its number."""
        return self._session.recent()

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round that was played."""
        return self._session.rounds()

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on."""
        return self._session.evidence(ruling)

    def act(self, event: Event) -> None:
        """Let an event enter."""
        self._do(lambda: self._session.submit(event))

    def glimpse(self, act: Act) -> None:
        """Let a seat do what lets it see cards for a moment."""
        self._do(lambda: self.glimpsed.emit(act, self._session.glimpse(act)))

    def say(self, seat: int | None, text: str) -> None:
        """Let a seat say something, or somebody of whom it is not known which seat it is."""
        self._do(lambda: self._session.say(seat, text))

    def call(self, caller: int, text: str, on: int | None) -> None:
        """Let a seat call something on another."""
        self._do(lambda: self._session.call(caller, text, on))

    def deal(self) -> None:
        """Deal a round, if enough are left in the game for one."""
        if not is_over(self.view(0).judged):
            self._do(self._session.deal)

    def correct(self, seat: int, utterance: int) -> None:
        """Say whose voice an utterance was."""
        self._do(lambda: self._session.correct(seat, utterance))

    def let(self, what: Callable[[], object]) -> None:
        """Let an ear or a voice do something with the session; only what enters the game by it is shown."""
        self._try(what)
        self._set_alarm()

    @property
    def session(self) -> Session:
        """The session, for ears and voices; they use it within `let`."""
        return self._session

    def close(self) -> None:
        """End the session; again does no harm."""
        for timer in (self._alarm, self._due, self._heart):
            timer.stop()
        for end in self._ends:
            end()
        self._ends = []
        self._session.close()

    def _do(self, what: Callable[[], object]) -> None:
        """Do something with the session, and show the game as it is then."""
        self._try(what)
        self._show()

    def _look_at_clock(self) -> None:
        """Let table time stand still where the program did: nobody could play or speak meanwhile."""
        away = self._session.now() - self._seen
        if away > ASLEEP:
            self._session.stand_still(away)
        self._seen = self._session.now()
        if away > ASLEEP:
            self.slept.emit()

    def _try(self, what: Callable[[], object]) -> None:
        self._look_at_clock()
        try:
            what()
            self._written = True
        except JournalError as wrong:
            self._written = False
            LOG.warning("not written: %s", wrong)
            self.failed.emit(str(wrong))

    def _tell(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        LOG.debug("%d ms: %s", stamped.at, type(stamped.event).__name__)  # neither words nor cards
        self.told.emit(stamped, facts, self._session.number())
        self._due.start()

    def _hear(self, utterance: Utterance) -> None:
        self.spoke.emit(utterance)
        self._due.start()

    def _wake(self) -> None:
        self._do(self._session.wake)

    def _show(self) -> None:
        self._due.stop()
        self.changed.emit()
        self._set_alarm()

    def _set_alarm(self) -> None:
        at = self._session.next_wake()
        if at is None:
            self._alarm.stop()
        else:
            self._alarm.start(max(0 if self._written else RETRY, at - self._session.now()))
