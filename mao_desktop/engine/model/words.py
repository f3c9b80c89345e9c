"""Words with their times, and what the engine asks of a phrase; how phrases are spelled is the language package's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from mao_desktop.engine.model.record import record

if TYPE_CHECKING:
    from collections.abc import Container

    from mao_desktop.engine.model.cards import Card, Suit


@record
class Word:
    """A spoken or typed word with its start and end on the table clock (ms); typed words have both at their Enter."""

    text: str
    start: int
    end: int


class Phrase(Protocol):
    """Something that can be said."""

    @property
    def text(self) -> str:
        """The phrase as one would write it."""

    @property
    def exact(self) -> bool:
        """Whether it is these words and their spellings, and not whatever says the same."""

    def match(self, words: tuple[str, ...], at: int) -> int:
        """Count the words from index `at` on that say the phrase, as many as can; 0 where they do not."""

    def says(self, words: tuple[str, ...]) -> bool:
        """Tell whether words, all of them, say the phrase."""


@dataclass(frozen=True, slots=True)
class CallForm:
    """A call that the variant knows, and the row and the cards that it means."""

    phrase: Phrase
    rule: str
    cards: int = 1


class Meaning(Enum):
    """What a phrase that a variant knows does when nobody owed it."""

    NOTHING = auto()
    """It is asked for at some time, and does nothing now."""
    ALLOWED = auto()
    """It may be said at any time, and does nothing."""
    CARD_NAME = auto()
    SUIT = auto()
    CLAIM = auto()
    """Mao or Moo."""
    CALL = auto()
    CONTEST = auto()
    """"Bad call": contests, and does nothing else."""
    MEETING = auto()
    END_OF_MEETING = auto()
    REJOIN = auto()
    NEW_RULE = auto()
    """It brings a rule into force that its speaker has written."""
    TURN = auto()
    """It says whose turn it is."""


@record
class Reading:
    """The longest phrase that a variant knows at a place: its length in words and its meaning."""

    length: int
    meaning: Meaning
    text: str
    suit: Suit | None = None
    card: Card | None = None
    seat: int | None = None


class Reader(Protocol):
    """A variant's reader of words."""

    def read(self, words: tuple[str, ...], at: int, among: Container[Meaning] = frozenset(Meaning)) -> Reading | None:
        """Find the longest phrase of such meanings that the variant knows at index `at`."""
