"""A simulated learner: what it remembers of each phrase, and how long it takes, by a stated model of memory.

The model is that of Pavlik and Anderson (Practice and forgetting effects on vocabulary memory, Cognitive Science 29,
2005): each practice leaves a trace that decays by a power of time, the faster the more active the memory was then; so
spaced practice lasts longer. It is another model than that by which the scheduler plans.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import exp, log

DECAY, DECAY_BY_ACTIVATION = 0.177, 0.217
"""How fast a trace decays at least, and how much faster by the activation at its time (a and c of the paper)."""
THRESHOLD, NOISE = -0.704, 0.255
"""The activation at which half is recalled, and how gradual that is (tau and s)."""
BETWEEN = 0.025
"""How much of the time between sessions counts beside time within them (h)."""
PLANNING, RETRIEVAL = 600, 600
"""How long (ms) an utterance takes to plan, and to retrieve at activation 0."""
HARDNESS, ABILITY, SCATTER = 0.45, 0.25, 0.25
"""The standard deviations of items' hardness, of learners' ability (activation), and of log latencies."""


@dataclass
class Learner:
    """Somebody who learns; times are seconds of practice, in which nights count less."""

    seed: int
    now: float = 0.0
    traces: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Draw what kind of learner it is."""
        self._random = random.Random(self.seed)  # noqa: S311  no secrets
        self._ability = self._random.gauss(0, ABILITY)
        self._hardness: dict[str, float] = {}

    def activation(self, key: str) -> float | None:
        """Give how active the memory of an item is, None where there is none."""
        traces = self.traces.get(key)
        if not traces:
            return None
        strength = sum(max(self.now - at, 1.0) ** -decay for at, decay in traces)
        return log(strength) + self._ability - self._hardness_of(key)

    def answer(self, key: str) -> int | None:
        """Try to recall an item: give the latency (ms), None where it does not come to mind."""
        active = self.activation(key)
        if active is None or self._random.random() >= 1 / (1 + exp((THRESHOLD - active) / NOISE)):
            return None
        return round(PLANNING + RETRIEVAL * exp(-active) * exp(self._random.gauss(0, SCATTER)))

    def study(self, key: str) -> None:
        """Practise an item, or be shown what would have been right."""
        active = self.activation(key)
        decay = DECAY if active is None else DECAY + DECAY_BY_ACTIVATION * exp(active)
        self.traces.setdefault(key, []).append((self.now, decay))

    def wait(self, seconds: float) -> None:
        """Let time pass within a session."""
        self.now += seconds

    def sleep(self, days: float) -> None:
        """Let time pass between sessions."""
        self.now += days * 86_400 * BETWEEN

    def _hardness_of(self, key: str) -> float:
        if key not in self._hardness:
            self._hardness[key] = random.Random(f"{self.seed} {key}").gauss(0, HARDNESS)  # noqa: S311
        return self._hardness[key]
