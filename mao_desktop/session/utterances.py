"""What computer players say aloud: utterances with their times, and whose turn it is to speak."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Spoken
from mao_desktop.language import timing
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from mao_desktop.engine import Event, Word


@dataclass(frozen=True, slots=True)
class Utterance:
    """A computer player speaks: its words with their times (ms of table time), planned until they are known.

    `call` is set for a penalty call, on the seat `on`.
    """

    id: int
    seat: int
    text: str
    words: tuple[Word, ...]
    call: bool = False
    on: int | None = None

    @property
    def start(self) -> int:
        """When it begins (ms)."""
        return self.words[0].start

    @property
    def end(self) -> int:
        """When it is over (ms)."""
        return self.words[-1].end

    def event(self) -> Event:
        """Give what enters the game."""
        return Called(self.seat, self.words, self.on) if self.call else Spoken(self.seat, self.words)

    def timed(self, start: int, end: int) -> Utterance:
        """Give it the times (ms) at which it was really heard."""
        return replace(self, words=spread(self.text, start, end))


def spread(text: str, start: int, end: int) -> tuple[Word, ...]:
    """Spread a text's words over a stretch of time (ms), each as long as it has letters."""
    words = words_of(text)
    return timing.spread(words, [len(word) + 1 for word in words], start, end)
