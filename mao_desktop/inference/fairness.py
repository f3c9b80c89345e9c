"""How fair a secret rule is: it is tried out on players of whom half know it and half have to work it out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from mao_desktop.engine import Card, Rules
    from mao_desktop.secret_rules import Sentence


class Grade(Enum):
    """How fair a rule is; the last two are refused."""

    EASY = "easy"
    FAIR = "fair"
    DEVILISH = "devilish"
    TOO_RARE = "too rare"
    TOO_OFTEN = "too often"


@dataclass(frozen=True, slots=True)
class Difference:
    """Another rule that the table could believe instead, and a play that tells the two apart.

    `sentence` is the other rule; `card` played on `under` is what the rule is about where `bites` is true, and
    what only the other one is about where it is false.
    """

    sentence: str
    card: Card
    under: Card | None
    bites: bool


@dataclass(frozen=True, slots=True)
class Fairness:
    """How a rule did in simulated games.

    `bites` is how often it applies in ten plays; `half` and `most` are the plays after which half and nine in ten of
    those who did not know it have it, None where that took too long to be seen; `paid` counts the penalty cards that
    each of them paid for it by then; `stuck` is the share of top cards on which the player on turn held nothing that
    could be played, and `stuck_without` the same without the rule.
    """

    bites: float
    half: int | None
    most: int | None
    paid: float
    stuck: float
    stuck_without: float
    nearest: Difference | None
    grade: Grade

    @property
    def refused(self) -> bool:
        """Whether a rule like that may not come into force."""
        return self.grade in (Grade.TOO_RARE, Grade.TOO_OFTEN)


def fairness_of(
    sentence: Sentence, rules: Rules, seed: int, progress: Callable[[float], None] | None = None
) -> Fairness | None:
    """Try a rule out; as `trying_out`, to the end.

    Args:
        sentence: the rule, which has passed the checks.
        rules: the rules in force that its author knows.
        seed: decides on the cards dealt; the same seed gives the same answer.
        progress: is told the share that is done (0 to 1).

    Returns:
        How it did; None for a rule that is not about a card that is played: those are not tried out.
    """
    trial = trying_out(sentence, rules, seed)
    while True:
        try:
            done = next(trial)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # what the trial returns
        if progress:
            progress(done)


def trying_out(sentence: Sentence, rules: Rules, seed: int) -> Generator[float, None, Fairness | None]:
    """Try a rule out step by step, a step under 50 ms: yields the share that is done, and returns how it did."""
    raise NotImplementedError  # the trial follows
    yield 0.0
