"""What has been called already: who was first, whether a later call of the same is a second one, and what was wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Broken = TypeVar("Broken")
"""What a judge calls an infraction."""


@dataclass(slots=True, eq=False)
class Called(Generic[Broken]):
    """What a call has met, when that call began, and which seats have called it by now."""

    at: int
    infraction: Broken
    by: list[str] = field(default_factory=list)
    house: bool = False


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong call whose caller pays only once another seat says so (`bad_calls` is `called`)."""

    at: int
    by: str
    rule: str
    cards: int


TO_SAY_SO = 10_000
"""For how many ms after its first word a wrong call can be said to be one."""


def said_to_be_wrong(wrong: list[Wrong], seat: str, on: str | None, now: int) -> Wrong | None:
    """Take the newest wrong call of another seat, of this one where one is named, that can still be said to be one."""
    for call in reversed(wrong):
        if call.by != seat and on in (None, call.by) and now <= call.at + TO_SAY_SO:
            wrong.remove(call)
            return call
    return None


def window(options: Mapping[str, float]) -> int:
    """For how many ms another seat's call of the same is void; 0 for never."""
    return round(1000 * float(options.get("second_call", 3)))


def is_second(called: Called[Broken], seat: str, at: int, ms: int) -> bool:
    """Whether a call begun at that time is another seat's first call of the same, soon after the first one."""
    return ms > 0 and at <= called.at + ms and seat not in called.by


def newest(found: Sequence[Called[Broken]], fitting: Iterable[Broken]) -> Called[Broken] | None:
    """The newest of the calls that met one of these."""
    wanted = {id(infraction) for infraction in fitting}
    return next((called for called in reversed(found) if id(called.infraction) in wanted), None)
