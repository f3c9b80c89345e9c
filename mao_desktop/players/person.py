"""A modelled person, to measure how a table treats one: it forgets words, and calls in its own time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Draw, Play
from mao_desktop.players import calling
from mao_desktop.players.chance import Chance
from mao_desktop.players.memory import CallOut, Intention, Say
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill

if TYPE_CHECKING:
    from mao_desktop.engine import Infraction, View
    from mao_desktop.players.memory import Key, Memory
    from mao_desktop.players.perception import Perception

SKILL = Skill(attention=0.7, memory=1.0, honesty=1.0, speed=0.5)
"""Sees seven faults of ten, and makes none but by silence."""
REACTION = 900, 2_000
"""Between which times (ms) after it saw a fault it begins to call it."""
SILENT = 0.3
"""How likely it does not say what a card asks, and does not find out later either."""
FREELY = 0.2
"""How likely it calls in words of its own."""
FREE_WORDINGS = (
    ("failure to say ", ("not saying ", "you didn't say ", "forgot to say ")),
    ("failure to call ", ("not calling ", "you didn't call ", "forgot to call ")),
    ("failure to ", ("failing to ", "you didn't ", "forgot to ")),
    ("for not saying ", ("for forgetting to say ", "for failing to say ")),
    ("not saying ", ("you didn't say ", "forgot to say ")),
)
"""How what calls begin with is said freely; other calls are always made as shown."""


@dataclass(frozen=True, slots=True)
class Person:
    """A modelled person at a seat."""

    seat: int
    seed: int

    def think(self, view: View, memory: Memory, now: int) -> tuple[Memory, tuple[Intention, ...]]:
        """Look at the table and decide what to do next, as `Player.think` does."""
        player = Player(self.seat, SKILL, self.seed)
        memory, plan = player.think(view, memory, now)
        unsaid = [each for each in plan if isinstance(each.deed, Say) and self._is_silent(each)]
        if unsaid:
            for each in unsaid:
                memory = memory.having(each)
            return self.think(view, memory, now)
        perception = player.perceive(view, memory, now)
        calls = [
            Intention(since + self._chance.between(*REACTION, *key), self._call(perception, broken, key), (key,))
            for broken, since, key in calling.faults(perception)
        ]
        called = max((call.at for call in calls), default=now)  # a card of one's own may make it too late
        deeds = [
            each.not_before(called) if isinstance(each.deed, Play | Draw) else each
            for each in plan
            if not isinstance(each.deed, CallOut)
        ]
        return memory, tuple(sorted((*calls, *deeds), key=lambda each: each.at))

    @property
    def _chance(self) -> Chance:
        return Chance(self.seed)

    def _is_silent(self, saying: Intention) -> bool:
        """Tell whether it says nothing; what it does not know it does not know when reminded either."""
        what, when, *rest = saying.keys[0]
        return self._chance.happens(SILENT, "silent", what, when, *(() if what == "say" else rest))

    def _call(self, perception: Perception, broken: Infraction, key: Key) -> CallOut:
        text = calling.shortest(broken.offence)
        free = freely(text)
        if free and self._chance.happens(FREELY, "freely", *key):
            text = self._chance.choice(free, "wording", *key)
        return CallOut(text, broken.on, perception.pace)


def freely(call: str) -> tuple[str, ...]:
    """Give a call in other words, none where it has none."""
    for shown, free in FREE_WORDINGS:
        if shown in call:
            return tuple(call.replace(shown, words, 1) for words in free)
    return ()
