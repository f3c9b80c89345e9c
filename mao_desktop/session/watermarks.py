"""The microphones of a table: how far each has told what it heard, and whether somebody speaks at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

NOISE = 8_000
"""After how long (ms) without a pause what a microphone takes for speech is taken for noise."""


@dataclass(slots=True)
class Watermarks:
    """All open microphones: their watermarks, when somebody began to speak, and when somebody last ended (ms)."""

    promises: dict[str, int] = field(default_factory=dict)
    speaking: dict[str, int] = field(default_factory=dict)
    spoken: dict[str, int] = field(default_factory=dict)

    def open(self, name: str, now: int) -> None:
        """Wait for a microphone from `now` (ms) on."""
        self.promises[name] = now

    def promise(self, name: str, time: int) -> None:
        """Let an open microphone promise that all it heard begin before `time` (ms) is known; a promise only grows."""
        if name in self.promises:
            self.promises[name] = max(self.promises[name], time)

    def close(self, name: str) -> int | None:
        """Wait for a microphone no longer; tell its last promise (ms), None where it was not open."""
        self.speaking.pop(name, None)
        return self.promises.pop(name, None)

    def set_speaking(self, name: str, now: int, *, speaking: bool) -> None:
        """Note whether somebody speaks at a microphone, from `now` (ms) on where nobody did before."""
        if speaking:
            self.speaking.setdefault(name, now)
        elif self.speaking.pop(name, None) is not None:
            self.spoken[name] = now

    def is_unknown(self) -> bool:
        """Tell whether somebody spoke at an open microphone that has not told yet what was said."""
        return bool(self.spoken) and any(self.promises.get(name, end) < end for name, end in self.spoken.items())

    def marks(self) -> Iterable[int]:
        """List up to when (ms) all is known that each open microphone heard."""
        return self.promises.values()

    def quiet_from(self, now: int) -> int | None:
        """Tell the time (ms) before which nobody is to be talked over, None where nobody speaks."""
        if not self.speaking:
            return None
        ends = [since + NOISE for since in self.speaking.values() if since + NOISE > now]
        return max(ends, default=None)
