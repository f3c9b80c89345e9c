"""Games in which a rule is tried out that is on draws, penalties, cards taken back, turns or hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import Drawn, HandReaches, PenaltyGiven, TakenBack, TurnBegins, TurnEnds
from mao_desktop.inference.biting import OF_PLAYS
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.hypotheses import agreeing
from mao_desktop.inference.moments import KINDS, OWN, SIZE, WAY, Moments, moment_of, moments, sampled_moments
from mao_desktop.inference.plain_table import lawful_cards
from mao_desktop.inference.sights import NONE
from mao_desktop.inference.trial import THINKS_SO, Counted, Game

if TYPE_CHECKING:
    from mao_desktop.engine import Rules, Trigger
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import When

IN_TURN = 0


@dataclass(frozen=True, slots=True)
class TriedMoments:
    """A rule to be tried: at which moments it applies, what may lie on what, and what players think of.

    A moment has the value `value` in the column `column` of what is seen of it, and the `tests` are true of hands and
    direction then. `right` tells which of what players think of is the rule.
    """

    column: int
    value: int
    tests: Applies
    lawful: Bits
    known: Moments
    right: Bits

    @classmethod
    def of(cls, sentence: When, rules: Rules) -> TriedMoments | None:
        """Prepare it; None for a rule on something else."""
        event = sentence.event
        if isinstance(event, HandReaches):
            column, value = SIZE, event.cards
        elif type(event) in KINDS:
            column, value = KINDS.index(type(event)), 1
        else:
            return None
        tests = Applies(sentence.either or ((),))
        known, sampled = moments(), sampled_moments()
        right = agreeing(known, sampled, holding_of(column, value, tests, sampled))
        return cls(column, value, tests, lawful_cards(rules), known, right)

    def holding(self, sight: Numbers) -> bool:
        """Tell whether the rule applies to a moment."""
        return bool(holding_of(self.column, self.value, self.tests, sight[None])[0])


def holding_of(column: int, value: int, tests: Applies, seen: Numbers) -> Bits:
    """Tell of moments, a row each, whether a column has a value and tests of hands and direction are true."""
    hands_and_way = seen[:, OWN : WAY + 1]
    no_cards = np.full((len(seen), 4), NONE, dtype=np.intp)
    in_turn = np.full((len(seen), 1), IN_TURN, dtype=np.intp)
    found: Bits = (seen[:, column] == value) & tests.holding(np.hstack([no_cards, hands_and_way, in_turn]))
    return found


class GameOfMoments(Game[Moments]):
    """One game of a rule on moments: each turn has some."""

    def __init__(self, tried: TriedMoments, counted: Counted, seed: tuple[int, int]) -> None:
        """Deal; `seed` decides on the cards."""
        super().__init__(counted, tried.lawful, tried.known, tried.right, seed)
        self._tried = tried

    def one_play(self, plays: int) -> None:
        """Let seats draw until one puts a card down; now and then one is penalised or takes its card back."""
        while True:
            seat = self.table.turn
            self._happens(plays, seat, TurnBegins)
            cards = self.table.choices()
            self.count_turn(cards)
            if cards:
                break
            self.table.draw()
            self._happens(plays, seat, Drawn, HandReaches, TurnEnds)
            self.table.pass_on()
        self.table.put_down(cards[int(self.chance.integers(len(cards)))])
        self._happens(plays, seat, HandReaches, TurnEnds)
        if self.chance.random() < OF_PLAYS[TakenBack]:
            self.table.take_back()
            self._happens(plays, seat, TakenBack, HandReaches)
        if self.chance.random() < OF_PLAYS[PenaltyGiven]:
            self.table.draw(seat=seat)
            self._happens(plays, seat, PenaltyGiven, HandReaches)
        self.table.pass_on()

    def _happens(self, plays: int, seat: int, *kinds: type[Trigger]) -> None:
        """Let all see a moment of a seat, and whether it is called, or done what the rule asks for."""
        sight = moment_of(kinds, self.table.hands_around(seat), self.table.direction)
        learner = self.learner_at(seat)
        keeps = learner is None or learner.expects(sight[None])[0] > THINKS_SO
        self.called_or_kept(sight, plays, seat, applies=self._tried.holding(sight), keeps=keeps)
