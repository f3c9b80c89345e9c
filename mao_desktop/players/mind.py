"""What a computer player has in mind: what it did already, and what it is going to do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mao_desktop.engine.events import Act

KEPT = 60
"""How many things done a player remembers having done."""

Key = tuple[object, ...]
"""What an intention is about; it is done once."""


@dataclass(frozen=True, slots=True)
class Say:
    """Words to be said aloud, at so many ms a word."""

    text: str
    pace: int


@dataclass(frozen=True, slots=True)
class CallOut:
    """A penalty call to be said aloud on a seat, at so many ms a word."""

    text: str
    on: int
    pace: int


@dataclass(frozen=True, slots=True)
class DealCards:
    """To shuffle, deal and turn the first card up."""


Deed = Act | Say | CallOut | DealCards


@dataclass(frozen=True, slots=True)
class Intention:
    """Something that a player will do at a time (ms) unless something changes; words wait for silence."""

    at: int
    deed: Deed
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class Mind:
    """A player's memory: it looks at nothing from before `since` (ms) that others did.

    `done` are the newest things that it did, `out_since` when it found itself out of the game.
    """

    since: int = 0
    done: tuple[Key, ...] = ()
    out_since: int | None = None

    def having(self, intention: Intention) -> Mind:
        """Remember having done something."""
        return replace(self, done=(*self.done, *intention.keys)[-KEPT:])
