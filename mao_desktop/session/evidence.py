"""What a ruling rests on, for the card that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mao_desktop.engine.events import Act, Called, Gap, Spoken
    from mao_desktop.engine.facts import Ruling


@dataclass(frozen=True, slots=True)
class Evidence:
    """A ruling, the stretch of table time (ms) that it looked at, and what happened in it.

    `words` are utterances of the accused and of shared microphones with their own times; `calls` all calls; `acts` are
    what was done with cards, each with its time (ms); `gaps` when a microphone was deaf.
    """

    ruling: Ruling
    begin: int
    end: int
    words: tuple[Spoken, ...]
    calls: tuple[Called, ...]
    acts: tuple[tuple[int, Act], ...]
    gaps: tuple[Gap, ...]
