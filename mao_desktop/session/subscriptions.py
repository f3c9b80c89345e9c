"""What a session tells: of events, once they are journaled and applied, and of computer players who begin to speak."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import seen_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Fact, Seen, Stamped
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.session.utterances import Utterance

    Subscriber = Callable[[Stamped, tuple[Fact, ...]], None]
    SeatSubscriber = Callable[["SeenEvent", tuple[Seen, ...]], None]
    Listener = Callable[[Utterance], None]


class SeenEvent(NamedTuple):
    """An event as a seat may know it, None where it sees nothing, and when (ms) it became known."""

    at: int
    event: Seen | None


class SeenEntry(NamedTuple):
    """An event and what came of it as a seat may know them, and the event's number in the log (from 1)."""

    stamped: SeenEvent
    facts: tuple[Seen, ...]
    number: int


def as_seen(stamped: Stamped, facts: tuple[Fact, ...], seat: int) -> tuple[SeenEvent, tuple[Seen, ...]]:
    """Give an event and its facts as a seat may know them."""
    seen = (seen_by(fact, seat) for fact in facts)
    return SeenEvent(stamped.at, seen_by(stamped.event, seat)), tuple(fact for fact in seen if fact is not None)


class Subscriptions:
    """Keeps what is to be told in order, also where one who is told does something in turn."""

    def __init__(self) -> None:
        """Begin with nobody to tell."""
        self._subscribers: list[Subscriber] = []
        self._listeners: list[Listener] = []
        self._waiting: deque[tuple[int, Callable[[], None]]] = deque()
        self.number: int | None = None
        """The number of the event that is being told."""

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Let `callback` be told of events; what is given back ends it."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Let `callback` be told of utterances; what is given back ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def entered(self, entry: LogEntry) -> None:
        """Note an event that entered, to be told."""
        told = (partial(callback, entry.stamped, entry.facts) for callback in self._subscribers)
        self._waiting.extend((entry.number, tell) for tell in told)

    def begins(self, number: int, utterance: Utterance) -> None:
        """Note that a computer player begins to speak, after the event of this number."""
        self._waiting.extend((number, partial(callback, utterance)) for callback in self._listeners)

    def tell(self) -> None:
        """Tell all that is new; what comes up meanwhile is told in its turn."""
        if self.number is not None:
            return
        try:
            while self._waiting:
                self.number, tell = self._waiting.popleft()
                tell()
        finally:
            self.number = None
