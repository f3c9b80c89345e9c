"""What a computer player sees, and what it can tell from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import DeadlineTrigger, Deed, Replaceable, may_lie, passed, record, stands, watch
from mao_desktop.language.reading import lexicon_of
from mao_desktop.players.skill import QUICK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, Duty, Infraction, Judgement, Meaning, View
    from mao_desktop.players.chance import Chance
    from mao_desktop.players.memory import Key, Memory
    from mao_desktop.players.skill import Skill

SLOWEST, SPREAD = 1.6, 1.1
"""How the speed of a player stretches its delays: from the slowest, by so much less for the quickest."""
CUT_BY_CARDS = (DeadlineTrigger.NEXT_CARD, DeadlineTrigger.ANOTHERS_CARD)
TAKES_RATHER = 0.1
"""How likely a player takes the cards of a chain though it could answer."""
PATIENCE = 5_000
"""How long a person who owes something is waited for (ms)."""
LET_SPEAK = 2_500
"""How long a person is let speak (ms) whose words only the next card makes overdue."""
LEAST_MEMORY = 0.6
"""How much even the most forgetful remembers of what is due."""
WHEN_REMINDED = 0.95
"""How likely somebody does what they were penalised for not doing."""
HASTE = 0.12
"""What is left of a delay where the table is asked to hurry."""
SLOW_PACE, PACE_SPREAD = 330, 130
"""The same for how long it takes over a word (ms)."""


@record
class Perception(Replaceable):
    """The game as a player sees it at `now` (ms), with its memory, skill and chance.

    `people` are persons' seats, `raised` the seats whose hand is raised for a call. `hurried`: it was asked to hurry.
    `chatter` (0 to 1) is how readily all at the table say a word that nobody asked for.
    """

    view: View
    now: int
    memory: Memory
    skill: Skill
    chance: Chance
    people: frozenset[int]
    raised: frozenset[int] = frozenset()
    hurried: bool = False
    chatter: float = 0.0

    @property
    def me(self) -> int:
        """The player's own seat."""
        return self.view.seat

    @property
    def judged(self) -> Judgement:
        """What the table means to it."""
        return self.view.judged

    @property
    def pace(self) -> int:
        """How long it takes over a word (ms)."""
        return SLOW_PACE - round(PACE_SPREAD * self.skill.speed)

    def delay(self, low: int, high: int, *what: object) -> int:
        """Give a delay (ms) for something, as long as the player is slow."""
        return round(self.chance.delay(low, high, *what) * (SLOWEST - SPREAD * self.skill.speed))

    def unless_hurried(self, delay: int) -> int:
        """Shorten a delay (ms) where the player was asked to hurry: never one that a person's chances hang on."""
        return round(delay * HASTE) if self.hurried else delay

    def reaction(self, *what: object) -> int:
        """Tell how long (ms) after it saw a fault the player begins to call it."""
        return self.chance.between(*self.skill.reaction, "react", *what)

    def soonest(self, *what: object) -> int:
        """Tell how long (ms) a player without patience would take for that."""
        return self.chance.between(*QUICK, "react", *what)

    def fresh(self, key: Key) -> bool:
        """Tell whether something was not done yet."""
        return key not in self.memory.done

    def lawful(self, card: Card) -> bool:
        """Tell whether a card may lie now, for all that the player knows."""
        return may_lie(self.judged, self.me, card)

    def answer(self) -> Card | None:
        """Choose the card with which the player answers a live chain, None where it takes the cards."""
        rather_takes = self.chance.happens(TAKES_RATHER, "take", self.judged.turn.number)
        return None if rather_takes else next((card for card in self.view.hand if self.lawful(card)), None)

    def word_for(self, meaning: Meaning) -> str | None:
        """Find what is said to do something, None where the variant has no words for it."""
        return lexicon_of(self.judged.rules.reader).texts.get(meaning)

    def turn_began(self) -> int:
        """Tell when the turn began, or went on (ms)."""
        began = self.judged.turn_watch.when(self.judged.turn.since)
        return self.now if began is None else began

    def since(self, what: str) -> int | None:
        """Tell since when (ms) something has been going on, None where it is not."""
        return dict(self.memory.noticed).get(what)

    def remembers(self, *what: object, reminded: bool = False) -> bool:
        """Tell whether the player thinks of something that is due."""
        likely = WHEN_REMINDED if reminded else LEAST_MEMORY + (1 - LEAST_MEMORY) * self.skill.memory
        return self.chance.happens(likely, *what)

    def owed(self) -> Iterator[Duty]:
        """List what the player owes still."""
        return (duty for duty in self.judged.duties if duty.seat == self.me and stands(self.judged, duty))

    def ends(self, duty: Duty) -> int | None:
        """Tell when a duty will be overdue (ms), None where that is open or it is already."""
        if duty.limit is None or duty.infraction is not None:
            return None
        return watch(self.judged, duty).when(duty.limit)

    def passed(self, broken: Infraction) -> bool:
        """Tell whether it is too late to call an infraction."""
        return passed(self.judged, broken)

    def after_people(self, opened: int) -> int:
        """Tell until when (ms) persons are waited for who owe words since before `opened`: they are let speak first."""
        owed = (d for d in self.judged.duties if d.seat in self.people and d.seat != self.me and d.opened <= opened)
        return max((self._patience(duty) for duty in owed), default=0)

    def _patience(self, duty: Duty) -> int:
        """Tell until when (ms) somebody is waited for who owes something, but for what is owed in one's own turn."""
        done = duty.spec.deed is Deed.KNOCK and duty.knocks >= duty.spec.knocks
        if duty.infraction is not None or done or (duty.spec.deed and duty.turn is not None):
            return 0
        end = self.ends(duty)
        if end is not None:
            return min(end, duty.opened + PATIENCE)
        return duty.opened + LET_SPEAK if duty.spec.ends_with in CUT_BY_CARDS and not duty.was_cut else 0
