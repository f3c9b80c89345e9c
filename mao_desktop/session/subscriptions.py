"""What a session tells: of events, once they are journaled and applied, and of computer players who begin to speak."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.session.game_log import LogEntry
    from mao_desktop.session.utterances import Utterance

    Subscriber = Callable[[Stamped, tuple[Fact, ...]], None]
    Listener = Callable[[Utterance], None]


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
