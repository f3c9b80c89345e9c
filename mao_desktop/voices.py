"""Whose voice: vectors of voices, what is kept of a person's, and how likely a phrase was said by each who is known.

The likelihoods were fitted to recordings of people, see docs/whose-voice.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ENOUGH = 5_000
"""A voice is known from so much of it on (ms)."""
MOST_SAMPLES = 20
"""So many phrases are kept of a voice, the latest ones."""
LONGEST = 1_600
"""A longer phrase tells no more than one of this length (ms)."""
CLEAR = 950
"""From this likelihood (per mille) on it is clear whose voice it was."""
CERTAIN, LONG_ENOUGH = 980, 700
"""From this likelihood (per mille) on a phrase of so many ms tells how its voice sounds at this table."""
HEARD_HERE = 2
"""What was heard at the table counts so many times what was learnt before, perhaps in another room or in quiet."""
SOMEBODY_ELSE = 0.05
"""How likely it is, before anything is heard of a voice, that nobody speaks who is known."""


@dataclass(frozen=True, slots=True)
class Likelihood:
    """How a likeness (0 to 1) becomes a logarithm of odds, for short and for long phrases."""

    level: float
    slope: float
    length_level: float
    length_slope: float

    def odds(self, likeness: float, length: int) -> float:
        """Tell how much likelier (natural logarithm) one voice is than two, from a phrase of so many ms."""
        short = 1 - min(length, LONGEST) / LONGEST
        return self.level + self.length_level * short + (self.slope + self.length_slope * short) * likeness


FITTED = Likelihood(level=-6.1, slope=18.8, length_level=3.7, length_slope=-0.7)


SIZE = 256
"""Numbers in a vector of a voice."""


@dataclass(frozen=True, slots=True)
class VoiceVector:
    """What a voice sounded like in `length` ms of speech: a unit vector, as the speaker encoder gives it."""

    values: tuple[float, ...]
    length: int

    def likeness(self, other: VoiceVector) -> float:
        """Tell how alike (at most 1) two voices sounded."""
        return math.fsum(mine * theirs for mine, theirs in zip(self.values, other.values, strict=True))


@dataclass(frozen=True, slots=True)
class VoiceProfile:
    """What is kept of a person's voice: vectors of some phrases, none of their sound."""

    samples: tuple[VoiceVector, ...] = ()

    @property
    def length(self) -> int:
        """How much was heard of it (ms)."""
        return sum(sample.length for sample in self.samples)

    @property
    def is_known(self) -> bool:
        """Whether enough was heard of it to tell it from others."""
        return self.length >= ENOUGH

    @property
    def mean(self) -> VoiceVector:
        """The voice as a whole; longer phrases count for more."""
        sums = [sum(parts) for parts in zip(*(_weighted(sample) for sample in self.samples), strict=True)]
        size = math.hypot(*sums) or 1.0
        return VoiceVector(tuple(part / size for part in sums), self.length)

    def taught(self, sample: VoiceVector) -> VoiceProfile:
        """Learn one more phrase; one that is known already is no other."""
        return replace(self, samples=(*self.untaught(sample).samples, sample)[-MOST_SAMPLES:])

    def untaught(self, sample: VoiceVector) -> VoiceProfile:
        """Forget a phrase that was another's after all."""
        return replace(self, samples=tuple(each for each in self.samples if each != sample))


@dataclass(frozen=True, slots=True)
class VoiceHere:
    """A voice at a table: what was known of it before, and phrases that were certainly its own here."""

    known: VoiceProfile
    heard: VoiceProfile = VoiceProfile()

    @property
    def mean(self) -> VoiceVector:
        """The voice as a whole, as it sounds here."""
        return VoiceProfile((*self.known.samples, *HEARD_HERE * self.heard.samples)).mean

    def hears(self, phrase: VoiceVector) -> VoiceHere:
        """Take a phrase for its own, if that is long enough."""
        return replace(self, heard=self.heard.taught(phrase)) if phrase.length >= LONG_ENOUGH else self


def _weighted(sample: VoiceVector) -> list[float]:
    return [value * sample.length for value in sample.values]


def shares(heard: VoiceVector, known: Mapping[int, VoiceVector], before: Mapping[int, float]) -> dict[int, int]:
    """Tell how likely (per mille) it was the voice of each seat; what is left is somebody else's.

    Args:
        heard: the phrase.
        known: the voices of those seats of which enough was heard.
        before: how likely each seat at the microphone speaks, before anything is known of the voice; in any unit.
    """
    share = (1 - SOMEBODY_ELSE) / sum(before.values())
    odds = {
        seat: share * before[seat] * math.exp(FITTED.odds(heard.likeness(voice), heard.length))
        for seat, voice in known.items()
    }
    total = 1 - share * sum(before[seat] for seat in known) + sum(odds.values())
    return {seat: round(1000 * odd / total) for seat, odd in odds.items()}


def clear_seat(likely: Mapping[int, int], least: int = CLEAR) -> int | None:
    """Tell whose voice it was, where that is clear: at `least` so likely (per mille)."""
    return next((seat for seat, share in likely.items() if share >= least), None)
