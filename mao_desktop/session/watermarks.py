"""The microphones of a table: how far each has told what it heard, and whether somebody speaks at it."""

from __future__ import annotations

from dataclasses import dataclass, field

NOISE = 8_000
"""After how long (ms) without a pause what a microphone takes for speech is taken for noise."""


@dataclass(slots=True)
class Watermarks:
    """All open microphones; `promises` are their watermarks, `speaking` when somebody began to speak (ms)."""

    promises: dict[str, int] = field(default_factory=dict)
    speaking: dict[str, int] = field(default_factory=dict)

    def mark(self) -> int | None:
        """Tell up to when all is known that was heard (ms); None where no microphone is open."""
        return min(self.promises.values(), default=None)

    def quiet_from(self, now: int) -> int | None:
        """Tell the time (ms) before which nobody is to be talked over, None where nobody speaks."""
        ends = [since + NOISE for since in self.speaking.values() if since + NOISE > now]
        return max(ends, default=None)
