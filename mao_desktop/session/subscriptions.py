"""What a session tells: of events, once they are journaled and applied, and of computer players who begin to speak."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine.events import HeardUpTo

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.events import Stamped
    from mao_desktop.engine.facts import Fact
    from mao_desktop.session.utterances import Utterance

    Subscriber = Callable[[Stamped, tuple[Fact, ...]], None]
    Listener = Callable[[Utterance], None]


class LogEntry(NamedTuple):
    """An event, what came of it, and its number in the log (from 1)."""

    stamped: Stamped
    facts: tuple[Fact, ...]
    number: int


RECENT = 60
"""So many events are kept for whoever comes later."""


class Subscriptions:
    """Keeps what is to be told in order, also where one who is told does something in turn."""

    def __init__(self) -> None:
        """Begin with nobody to tell."""
        self._subscribers: list[Subscriber] = []
        self._listeners: list[Listener] = []
        self._recent: deque[LogEntry] = deque(maxlen=RECENT)
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

    def entered(self, number: int, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        """Note an event with its number in the log, and what came of it."""
        if facts or not isinstance(stamped.event, HeardUpTo):
            self._recent.append(LogEntry(stamped, facts, number))
        self._waiting.extend((number, partial(callback, stamped, facts)) for callback in self._subscribers)

    def recent(self) -> tuple[LogEntry, ...]:
        """List what was last noted, watermarks of which nothing came left out."""
        return tuple(self._recent)

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
