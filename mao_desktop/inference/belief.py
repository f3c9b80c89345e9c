"""What is believed of one secret rule, by what was called and what was not: a value that each play changes.

How likely a breach is called, and how often there is a call without a breach, nobody knows: both are integrated over
(a Beta distribution each), so that for each hypothesis two counts are all that is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp, lgamma, log
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mao_desktop.inference.sights import Bits, Numbers

    Counts = NDArray[np.int16]
    Weights = NDArray[np.float64]

MOST_PLAYS = 400
"""After how many plays no further one is counted."""
ATTENTION = ((2 / 3, 4.0, 1.5), (1 / 3, 30.0, 0.3))
"""How likely a breach is called, as a mixture of Beta distributions: about three times of four, or nearly always.

Each has its share before its two parameters. That nearly always has less was chosen by games of 30 rules (seed 11).
"""
BAD_CALLS = ((1.0, 0.2, 40.0),)
"""How likely there is a call without a breach."""
ANYHOW = ((1.0, 1.0, 4.0),)
"""How likely a call is if it has to do with nothing that a player can think of."""
UNTHINKABLE = 0.1
"""How likely the rule is none that a player can think of."""
UNLIKELY, MOST_HELD = 1e-3, 400
"""An opinion holds hypotheses with such a share of the likeliest one's weight at least, and at most so many."""
DENIED = 5
"""A call that is ruled bad counts like so many plays that nobody called."""


class Thinkable(Protocol):
    """Conditions that a player can think of."""

    def __len__(self) -> int:
        """Count them."""

    @property
    def log_prior(self) -> Weights:
        """Give how likely each is before anything was seen (natural logarithm)."""

    def holding(self, sights: Numbers) -> Bits:
        """Tell which are true of one sight, or of several: a row for each then."""

    def only(self, which: Bits | Numbers) -> Self:
        """Give some of them."""


T = TypeVar("T")
H = TypeVar("H", bound=Thinkable)


@dataclass(frozen=True, slots=True, eq=False)
class Belief(Generic[H]):
    """What was seen since a rule came into force, as each hypothesis counts it.

    `due` counts the plays of which each hypothesis is true, `hits` those of them that were called (or that the player
    did what was called for before); `plays` and `called` are the same for all plays. The arrays are never written to.
    """

    hypotheses: H
    due: Counts
    hits: Counts
    plays: int = 0
    called: int = 0

    @classmethod
    def of(cls, hypotheses: H) -> Belief[H]:
        """Begin with nothing seen."""
        none = np.zeros(len(hypotheses), dtype=np.int16)
        return cls(hypotheses, none, none)

    def saw(self, sight: Numbers, *, called: bool) -> Belief[H]:
        """Count a play; once `MOST_PLAYS` are counted, no more."""
        if self.plays >= MOST_PLAYS:
            return self
        holds = self.holding(sight)
        hits = self.hits + holds if called else self.hits
        return replace(self, due=self.due + holds, hits=hits, plays=self.plays + 1, called=self.called + called)

    def heard_call(self, sight: Numbers) -> Belief[H]:
        """Let a play that is counted have been called after all."""
        return replace(self, hits=self.hits + self.holding(sight), called=self.called + 1)

    def heard_denied(self, sight: Numbers) -> Belief[H]:
        """Count that a call of a play was ruled bad."""
        if self.plays + DENIED > MOST_PLAYS:
            return self
        return replace(self, due=self.due + self.holding(sight) * np.int16(DENIED), plays=self.plays + DENIED)

    def holding(self, sight: Numbers) -> Bits:
        """Tell which hypotheses are true of a play."""
        return self.hypotheses.holding(sight)

    def weights(self) -> tuple[Weights, float]:
        """Weigh the hypotheses: how likely each is, and how likely the rule is none of them; the sum is 1."""
        logs = self.logs(self.hypotheses.log_prior, self.due, self.hits)
        unthinkable = log(UNTHINKABLE) + float(_beta(ANYHOW)[self.called * (MOST_PLAYS + 1) + self.plays - self.called])
        top = max(float(logs.max()), unthinkable)
        weights = np.exp(logs - top)
        none = exp(unthinkable - top)
        total = float(weights.sum()) + none
        return weights / total, none / total

    def logs(self, log_prior: Weights, due: Counts, hits: Counts) -> Weights:
        """Give the logarithms of weights, not normalised, for hypotheses with these counts."""
        misses, others = due - hits, self.called - hits
        silent = self.plays - self.called - misses
        row = np.int32(MOST_PLAYS + 1)
        called = _beta(ATTENTION).take(hits * row + misses)
        return log_prior + called + _beta(BAD_CALLS).take(others * row + silent)

    def only(self, which: Bits) -> Belief[H]:
        """Forget all hypotheses but some, for good."""
        return replace(self, hypotheses=self.hypotheses.only(which), due=self.due[which], hits=self.hits[which])


@dataclass(frozen=True, slots=True, eq=False)
class Opinion(Generic[H]):
    """The likeliest hypotheses, with weights that stand for all: those held have so large a `share` of the weight."""

    hypotheses: H
    weights: Weights
    share: float

    @classmethod
    def of(cls, hypotheses: H, weights: Weights) -> Opinion[H]:
        """Take the likeliest out of all."""
        which = np.flatnonzero(weights > weights.max() * UNLIKELY)
        if len(which) > MOST_HELD:
            which = np.sort(which[weights[which].argpartition(-MOST_HELD)[-MOST_HELD:]])
        share = float(weights[which].sum() / weights.sum())
        return cls(hypotheses.only(which), weights[which] / share, share)

    def expects(self, sights: Numbers) -> Weights:
        """Tell how likely the rule is true of each sight."""
        return self.hypotheses.holding(sights) @ self.weights


@lru_cache(maxsize=8)
def _beta(mixture: tuple[tuple[float, float, float], ...]) -> NDArray[np.float32]:
    """Give how likely so many yes and no are by a mixture of Beta distributions: natural logarithms, row by row."""
    count = MOST_PLAYS + 1
    at = np.arange(count)
    found = np.full((count, count), -np.inf)
    for share, a, b in mixture:
        yes = np.array([lgamma(a + n) - lgamma(a) for n in range(count)])
        no = np.array([lgamma(b + n) - lgamma(b) for n in range(count)])
        both = np.array([lgamma(a + b + n) - lgamma(a + b) for n in range(2 * count)])
        found = np.logaddexp(found, log(share) + yes[:, None] + no[None, :] - both[at[:, None] + at[None, :]])
    return found.astype(np.float32).ravel()
