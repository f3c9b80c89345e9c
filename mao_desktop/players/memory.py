"""What a computer player has in mind: what it did already, and what it is going to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Act, Called, Knock, Replaceable, Ruling, Spoken, WriteRule, record
from mao_desktop.public_record import Occasion

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Seen
    from mao_desktop.inference import Watch
    from mao_desktop.players.counting import TurnCount

KEPT = 60
"""How many things done a player remembers having done."""

WRITTEN = "SEC:"
"""With what the IDs of rules begin that seats wrote."""

HAS_IT = "i think i have it"
"""What is said by who has worked a rule out."""

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


Deed = Act | Knock | Say | CallOut


@record
class Intention:
    """Something that a player will do at a time (ms) unless something changes; words wait for silence.

    What waits for words of the player's own waits no longer than until `latest` (ms).
    """

    at: int
    deed: Deed
    keys: tuple[Key, ...]
    latest: int | None = None

    def not_before(self, time: int) -> Intention:
        """Put it off until a time (ms)."""
        return self if self.at >= time else replace(self, at=time)


@record
class Memory(Replaceable):
    """A player's memory: it looks at nothing from before `since` (ms) that others did.

    `done` are the newest things that it did, `noticed` since when (ms) what goes on at the table has been so, `count`
    whose turn it was by its own count. `watch` is what it made of secret rules, None while it knows of none, and `told`
    what it heard and did not think about yet. `contested` is when (ms) somebody said last that a call was bad.
    """

    since: int = 0
    done: tuple[Key, ...] = ()
    noticed: tuple[tuple[str, int], ...] = ()
    count: TurnCount | None = None
    watch: Watch | None = None
    told: tuple[Seen | Occasion, ...] = ()
    contested: int | None = None

    def noticing(self, going_on: Iterable[str], now: int) -> Memory:
        """Remember since when each thing has been going on, and forget what is over."""
        since = dict(self.noticed)
        noticed = tuple((what, since.get(what, now)) for what in going_on)
        return self if noticed == self.noticed else self._replace(noticed=noticed)

    def hearing(self, seat: int, told: tuple[Seen | Occasion, ...]) -> Memory:
        """Keep what has to do with secret rules, once somebody else has written one or a call by one is ruled on."""
        if self.watch is None and not self.told and not any(_tells_of_secret_rule(each, seat) for each in told):
            return self
        kept = tuple(each for each in told if isinstance(each, WriteRule | Ruling | Spoken | Called | Knock | Occasion))
        return self._replace(told=(*self.told, *kept)) if kept else self

    def having(self, intention: Intention) -> Memory:
        """Remember having done something."""
        return self._replace(done=(*self.done, *intention.keys)[-KEPT:])


def _tells_of_secret_rule(told: Seen | Occasion, seat: int) -> bool:
    written = isinstance(told, WriteRule) and told.seat != seat
    return written or (isinstance(told, Ruling) and told.rule.startswith(WRITTEN))
