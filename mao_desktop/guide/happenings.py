"""What a guided table waits for: kinds of things that happen, each told from an event or from what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from mao_desktop.engine import DutyMet, InfractionArose, Play, Ruling, Spoken, Verdict, Won
from mao_desktop.language.words import words_of

YOU, ANN, BOB = 0, 1, 2
"""The seats: the person, and two computer players."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat put a card down."""

    seat: int
    card: str

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        return isinstance(entry, Play) and (entry.seat, str(entry.card)) == (self.seat, self.card)


@dataclass(frozen=True, slots=True)
class Said:
    """The person said some words, alone or among others."""

    text: str

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        if not isinstance(entry, Spoken) or entry.seat not in (YOU, None):
            return False
        return self.text in " ".join(word.text for word in entry.words)


@dataclass(frozen=True, slots=True)
class Met:
    """The person met a duty in time, named by what it would have been called."""

    call: str

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        return isinstance(entry, DutyMet) and (entry.seat, entry.call) == (YOU, self.call)


@dataclass(frozen=True, slots=True)
class Overdue:
    """The person's time for a duty is over, named by what it is called."""

    call: str

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        return isinstance(entry, InfractionArose) and (entry.on, entry.call) == (YOU, self.call)


@dataclass(frozen=True, slots=True)
class Ruled:
    """A call by one seat was ruled on."""

    by: int
    verdict: Verdict
    call: str = ""
    """What was called; empty where any call will do."""

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        if not isinstance(entry, Ruling) or (entry.by, entry.verdict) != (self.by, self.verdict):
            return False
        return not self.call or words_of(entry.call) == words_of(self.call)


@dataclass(frozen=True, slots=True)
class WonBy:
    """A seat won."""

    seat: int

    def fits(self, entry: object) -> bool:
        """Tell whether an event or a fact is it."""
        return isinstance(entry, Won) and entry.seat == self.seat


Happening = Played | Said | Met | Overdue | Ruled | WonBy
