"""The secret rule that a computer player writes once it has the right to one: drawn by chance, and kept to itself."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine import HeldRules, RulesMade, WriteRule, lacks_for_rule
from mao_desktop.players.memory import Intention

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mao_desktop.engine import Row, Rules
    from mao_desktop.players.chance import Chance
    from mao_desktop.players.perception import Perception

T = TypeVar("T")

MAY_WRITE = "a rule may be written"
INVENTING = 2_000, 5_500
"""Between which times (ms) a rule is thought of."""
ATTEMPTS = 3
"""How often a player writes another one where one was refused."""


class _Choosing:
    """Chance for one sentence: each choice is another one."""

    def __init__(self, chance: Chance, attempt: int) -> None:
        """Begin to choose."""
        self._chance, self._attempt, self._count = chance, attempt, count()

    def choice(self, items: Sequence[T]) -> T:
        """Choose one of some."""
        return self._chance.choice(items, "rule", self._attempt, next(self._count))


def goes_on(perception: Perception) -> Iterator[str]:
    """Tell that the player may write a rule, and has none of its own that is still secret."""
    if _may_write(perception):
        yield MAY_WRITE


def rule(perception: Perception) -> Iterator[Intention]:
    """Intend to write a rule that is drawn by chance."""
    since = perception.since(MAY_WRITE)
    if since is None or perception.judged.meeting is not None or not _may_write(perception):
        return
    for attempt in range(ATTEMPTS):
        key = "rule", since, attempt
        if perception.fresh(key):
            found = _drawn(perception.judged.rules, perception.chance, since + attempt)
            if found:
                at = since + (attempt + 1) * perception.delay(*INVENTING, *key)
                yield Intention(at, WriteRule(perception.me, *found), (key,))
            return


def has_written(perception: Perception) -> bool:
    """Tell whether a rule of the player's waits for its words."""
    held = perception.judged.slot_of(HeldRules)
    return held is not None and held.rows[perception.me] is not None


def _may_write(perception: Perception) -> bool:
    judged, me = perception.judged, perception.me
    if judged.rules.one(RulesMade) is None or lacks_for_rule(judged, me) is not None:
        return False
    keeps = any(row.author == me and not row.published for row in judged.rules.written)
    return not keeps and not has_written(perception)


@lru_cache(maxsize=8)
def _drawn(rules: Rules, chance: Chance, attempt: int) -> tuple[str, Row] | None:
    from mao_desktop.inference import drawn  # noqa: PLC0415  a table need not wait for the parser to load

    return drawn(rules, None, _Choosing(chance, attempt))
