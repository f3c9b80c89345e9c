"""How good a computer player is."""

from __future__ import annotations

from dataclasses import dataclass, fields

QUICK, PATIENT = (1_200, 3_000), (4_000, 8_000)
"""Between which times (ms) after it saw a fault a player begins to call it: the least patient, and the most."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A computer player's skill, each from 0 to 1.

    `attention` notices what others do wrong, `memory` knows what is due, `honesty` keeps to the rules when nobody
    looks, `speed` is how quickly it thinks, acts and speaks, `patience` gives others time before it calls them, and
    newcomers their first turns.
    """

    attention: float = 0.7
    memory: float = 0.85
    honesty: float = 0.85
    speed: float = 0.6
    patience: float = 0.0

    def __post_init__(self) -> None:
        """Check the bounds.

        Raises:
            ValueError: a skill is not from 0 to 1.
        """
        for field in fields(self):
            value = getattr(self, field.name)
            if not 0 <= value <= 1:
                message = f"{field.name} was expected from 0 to 1, not {value!r}"
                raise ValueError(message)

    @property
    def reaction(self) -> tuple[int, int]:
        """Between which times (ms) after it saw a fault it begins to call it: never sooner than a person can."""
        low, high = (round(a + (b - a) * self.patience) for a, b in zip(QUICK, PATIENT, strict=True))
        return low, high
