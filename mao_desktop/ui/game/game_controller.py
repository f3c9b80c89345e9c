"""Commands a game that runs: joins a session to the window, and wakes it by a Qt timer."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mao_desktop.engine import OVERSEER, RulesMade, is_over
from mao_desktop.session import SessionError
from mao_desktop.store.journal import JournalError
from mao_desktop.store.settings import Chatter
from mao_desktop.threads import Owner
from mao_desktop.ui.game.game_view import GameView
from mao_desktop.ui.game.thinking_ahead import ThinkingAhead
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Act, Event, Seen
    from mao_desktop.session import SeenEvent, Session, Utterance

LOG = logging.getLogger(__name__)
CHATTER = {Chatter.OFF: 0.0, Chatter.FEW: 0.4, Chatter.ALL: 1.0}
"""How readily computer players talk, by what was chosen (0 to 1)."""
RETRY = 2_000
"""After this time (ms) a journal that could not be written is tried again."""


BEAT, ASLEEP = 1_000, 5_000
"""How often clock and journal are looked at (ms), and after which time without that the program must have slept."""


class GameController(QObject):
    """Commands a running game, and wakes it by a timer; the window's thread owns it.

    `game` is its reading side. Whatever goes wrong with its journal is told by `failed` in one sentence.
    """

    failed = Signal(str)
    glimpsed = Signal(object, object)
    """An act of the front seat, and the cards that it sees by it."""
    slept = Signal()
    """The program stood still for a while, and table time with it: whoever knows `Session.zero` asks for it again."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Take a session over; `close` ends it."""
        super().__init__(parent)
        self.game = GameView(session, self)
        self._session = session
        self._owner = Owner("the game's controller")
        self._owner.check()
        self._written = True
        self.hand_size: int | None = None  # what the dealer chose who may
        self._whose_eyes: Callable[[], int] = lambda: OVERSEER
        self._ends = [session.subscribe_as(self._front_seat, self._tell), session.listen(self._hear)]
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
        self._heart.timeout.connect(self._beat)
        self._heart.start()
        rules_made = session.state.settled.rules.one(RulesMade)
        self._ahead = ThinkingAhead(self) if rules_made else None
        self._set_alarm()

    def show_to(self, seat: Callable[[], int]) -> None:
        """Tell the window what one seat may know; `seat` is asked each time who sits at the front of the screen.

        Until then it is told what everybody may know.
        """
        self._whose_eyes = seat

    def now(self) -> int:
        """Tell the table time (ms)."""
        return self._session.now()

    @property
    def paused(self) -> str:
        """For what the game stands still; empty where it goes on."""
        return self._session.paused

    def pause(self, why: str) -> None:
        """Let the game stand still, and table time with it."""
        self._try(lambda: self._session.pause(why))
        self._show()

    def go_on(self) -> None:
        """Let the game go on after a pause."""
        self._try(self._session.go_on)
        self._show()

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

    def raise_hand(self, seat: int) -> None:
        """Let a seat raise its hand for a call."""
        self._do(lambda: self._session.raise_hand(seat))

    def lower_hand(self, seat: int) -> None:
        """Let a seat take its hand down without a call."""
        self._do(lambda: self._session.lower_hand(seat))

    def deal(self) -> None:
        """Deal a round, if enough are left in the game for one."""
        if not is_over(self._session.view(0).judged):
            self._do(lambda: self._session.deal(hand_size=self.hand_size))

    def choose_hand_size(self, cards: int) -> None:
        """Let the next deals be of so many cards each, where the dealer chooses that."""
        self.hand_size = cards

    def hurry(self, *, hurried: bool) -> None:
        """Ask computer players to hurry, or to take their time again; that can be asked in a pause as well."""
        self._try(lambda: self._session.hurry(hurried=hurried))
        self._show()

    def let_chatter(self, chatter: Chatter) -> None:
        """Let computer players say more or fewer words that nobody asked for: none where rules are to be found out."""
        share = 0.0 if self.game.setup.untold else CHATTER[chatter]
        self._try(lambda: self._session.let_chatter(share))
        self._set_alarm()

    def correct(self, seat: int, utterance: int) -> None:
        """Say whose voice an utterance was; that can be told in a pause as well."""
        self._try(lambda: self._session.correct(seat, utterance))
        self._show()

    def perform(self, what: Callable[[], object]) -> None:
        """Let a microphone or a voice do something with the session; only what enters the game by it is shown."""
        self._try(what)
        self._set_alarm()

    @property
    def session(self) -> Session:
        """The session, for microphones and voices; they use it within `perform`."""
        return self._session

    def close(self) -> None:
        """End the session; again does no harm."""
        for timer in (self._alarm, self._due, self._heart):
            timer.stop()
        if self._ahead:
            self._ahead.stop()
        for end in self._ends:
            end()
        self._ends = []
        self._try(self._session.look_after_journal)
        self._session.close()

    def _do(self, what: Callable[[], object]) -> None:
        """Let somebody do something, and show the game as it is then; in a pause nothing is done."""
        if self.paused:
            self.failed.emit(tr("The game stands still: {why}.").format(why=self.paused))
            return
        self._try(what)
        self._show()

    def _beat(self) -> None:
        """Look at clock and journal; a journal that can't be written is tried again with what happens next."""
        if self._written:
            self._try(self._session.look_after_journal)
        else:
            self._look_at_clock()

    def _look_at_clock(self) -> None:
        """Let table time stand still where the program did: nobody could play or speak meanwhile."""
        away = self._session.now() - self._seen
        if away > ASLEEP:
            self._session.stand_still(away)
        self._seen = self._session.now()
        if away > ASLEEP:
            self.slept.emit()

    def _try(self, what: Callable[[], object]) -> None:
        self._owner.check()
        self._look_at_clock()
        try:
            what()
            self._written = True
            if notice := self._session.take_notice():
                self.failed.emit(tr(notice))
        except SessionError as wrong:
            self.failed.emit(tr(str(wrong)))
        except JournalError as wrong:
            self._written = False
            LOG.warning("not written: %s", wrong)
            self.failed.emit(tr(str(wrong)))

    def _front_seat(self) -> int:
        return self._whose_eyes()

    def _tell(self, seen: SeenEvent, facts: tuple[Seen, ...]) -> None:
        LOG.debug("%d ms: %s", seen.at, type(seen.event).__name__)  # neither words nor cards
        self.game.told.emit(seen, facts, self._session.number())
        self._due.start()

    def _hear(self, utterance: Utterance) -> None:
        self.game.spoke.emit(utterance)
        self._due.start()

    def _wake(self) -> None:
        self._try(self._session.wake)
        self._show()

    def _show(self) -> None:
        self._due.stop()
        self.game.changed.emit()
        self._set_alarm()

    def _set_alarm(self) -> None:
        at = self._session.next_wake()
        if at is None:
            self._alarm.stop()
        else:
            self._alarm.start(max(0 if self._written else RETRY, at - self._session.now()))
