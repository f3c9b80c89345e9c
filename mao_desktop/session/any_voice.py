"""Where any voice counts for a seat: a sound that it makes stands for the words that it chooses by key or switch.

Who cannot speak clearly makes a sound in time, and chooses the phrase after it, which takes longer. The words then
count from the sound. Meanwhile nothing after the sound is ruled on, as with a hand that is raised for a call.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mao_desktop.engine import Phrase

CHOOSING = 10_000
"""How long (ms) after a sound the words for it may be chosen."""


class Sound(NamedTuple):
    """A sound begun at a time (ms), and the phrases owed then for which it stands."""

    began: int
    owed: tuple[Phrase, ...]


@dataclass(slots=True)
class AnyVoice:
    """The seats for which any voice counts, and the sound of each for which words may still be chosen."""

    seats: frozenset[int]
    sounds: dict[int, Sound] = field(default_factory=dict)

    def begin(self, seat: int, time: int, owed: tuple[Phrase, ...]) -> None:
        """Note that a seat begins a sound at a time (ms); one for which it is still choosing stays."""
        if owed and seat in self.seats:
            self.sounds.setdefault(seat, Sound(time, owed))

    def began(self, seat: int | None, words: tuple[str, ...]) -> int | None:
        """Tell since when (ms) words that a seat chooses count, None where no sound of it stands for them."""
        sound = None if seat is None else self.sounds.get(seat)
        return sound.began if sound and any(phrase.says(words) for phrase in sound.owed) else None

    def chosen(self, seat: int, words: tuple[str, ...]) -> None:
        """Note that a seat has chosen words: its sound stands for the rest of what it owed."""
        sound = self.sounds.pop(seat)
        if left := tuple(phrase for phrase in sound.owed if not phrase.says(words)):
            self.sounds[seat] = sound._replace(owed=left)

    def holds(self) -> list[int]:
        """List from when on (ms) it is not known yet what those say who are choosing."""
        return [sound.began for sound in self.sounds.values()]

    def ends(self) -> list[int]:
        """List when (ms) those who are choosing have had enough time."""
        return [sound.began + CHOOSING for sound in self.sounds.values()]

    def end(self, now: int) -> None:
        """Wait no longer for those who have had enough time to choose by now (ms)."""
        self.sounds = {seat: sound for seat, sound in self.sounds.items() if now < sound.began + CHOOSING}
