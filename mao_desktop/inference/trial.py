"""Games in which a rule is tried out: of eight at a table four know it, and four work it out.

Those who work it out see the same plays and calls; two of them note everything, and two miss a part.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import Validity
from mao_desktop.inference.belief import Belief, Opinion
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.hypotheses import agreeing, hypotheses, sampled
from mao_desktop.inference.plain_table import PlainTable, lawful_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Rules
    from mao_desktop.inference.belief import Weights
    from mao_desktop.inference.hypotheses import Either, Hypotheses
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import When

SEATS = 8
"""Seats at the table: every second one knows the rule."""
LONGEST = 240
"""After how many plays a game is given up in which not all have the rule."""
CALLED = 0.95
"""How likely one of four who know a rule calls a breach."""
NOTED = (1.0, 0.75)
"""What share of the plays that nobody calls each kind of learner notes."""
SURE = 0.9
"""How likely a rule must be to a player who has it."""
THINKS_SO = 0.5
"""How likely something must be due to a player who does it."""
NEGLIGIBLE = 1e-7
"""What share of the likeliest one's weight a hypothesis has that is forgotten."""
STEP = 5
"""After how many plays progress is told."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A rule to be tried: when it applies, what may lie on what, and what is met in play.

    `met` are sights of cards that may lie, `truth` tells of which of them the rule is true, and `right` which
    of what players think of is true of just these.
    """

    applies: Applies
    forbids: bool
    lawful: Bits
    known: Hypotheses
    met: Numbers
    truth: Bits
    right: Bits

    @classmethod
    def of(cls, sentence: When, rules: Rules) -> Tried | None:
        """Prepare it; None for a rule that is not about a card that is played."""
        applies = Applies.of(sentence)
        if applies is None:
            return None
        lawful, known = lawful_cards(rules), hypotheses()
        met = lawful_sights(lawful)
        truth = applies.holding(met)
        right = agreeing(known, met, truth)
        if not right.any():
            known, right = known.with_further(applies), np.append(right, True)
        return cls(applies, Validity(valid=False) in sentence.effects, lawful, known, met, truth, right)


def lawful_sights(lawful: Bits) -> Numbers:
    """List sampled sights of cards that may lie, put down in turn."""
    sights = sampled()
    found: Numbers = sights[lawful[sights[:, 0], sights[:, 1]] & (sights[:, 8] == 0)]
    return found


@dataclass(slots=True)
class Counted:
    """What was counted in all games: plays, turns, and of them those of which something was true.

    `found` tells for each
    learner after how many plays it had the rule, `paid` the penalty cards of each until then, and `mistaken` what
    they took for likely instead.
    """

    turns: int = 0
    stuck: int = 0
    stuck_without: int = 0
    paid: float = 0.0
    found: list[int | None] = field(default_factory=list)
    mistaken: dict[Either, float] = field(default_factory=dict)


@dataclass(slots=True)
class Learner:
    """Who works a rule out: what it believes and how firmly, and after how many plays it had the rule."""

    noted: float
    belief: Belief[Hypotheses]
    right: Bits
    opinion: Opinion[Hypotheses] | None = None
    found: int | None = None

    def expects(self, sights: Numbers) -> Weights:
        """Tell how likely the rule is true of each sight."""
        return np.zeros(len(sights)) if self.opinion is None else self.opinion.expects(sights)

    def judge(self) -> tuple[float, Either, float]:
        """Weigh all again: give how likely the right rule is, and the likeliest other one with how likely that is.

        What is out of the question is forgotten.
        """
        weights, _ = self.belief.weights()
        kept = weights > weights.max() * NEGLIGIBLE
        if 2 * np.count_nonzero(kept) < len(kept):
            self.belief, self.right, weights = self.belief.only(kept), self.right[kept], weights[kept]
        self.opinion = Opinion.of(self.belief.hypotheses, weights)
        sure = float(weights[self.right].sum())
        other = np.where(self.right, 0.0, weights)
        which = int(other.argmax())
        return sure, self.belief.hypotheses.either(which), float(other[which])


class Game:
    """One game of a rule that is tried."""

    def __init__(self, tried: Tried, counted: Counted, seed: tuple[int, int]) -> None:
        """Deal; `seed` decides on the cards."""
        self._tried, self._counted = tried, counted
        self._chance = np.random.default_rng(seed)
        self._table = PlainTable(self._chance, tried.lawful, SEATS)
        begin = Belief.of(tried.known)
        self._learners = [Learner(noted, begin, tried.right) for noted in NOTED]

    def play(self) -> Iterator[float]:
        """Play until all have the rule; yields the share of the longest game that is over."""
        for plays in range(1, LONGEST + 1):
            self._one_play(plays)
            if all(learner.found for learner in self._learners):
                break
            if plays % STEP == 0:
                yield plays / LONGEST
        self._counted.found += [learner.found for learner in self._learners]

    def _one_play(self, plays: int) -> None:
        """Let the next card be put down, and all see whether it is called, or done what the rule asks for."""
        sight, learner = self._next_card()
        bites = bool(self._tried.applies.holding(sight))
        keeps = not self._tried.forbids and (learner is None or learner.expects(sight[None])[0] > THINKS_SO)
        called = bites and (keeps or self._chance.random() < CALLED)
        if called and not keeps:
            self._pay(int(sight[0]))
        self._table.pass_on()
        for each in self._learners:
            if each.found is None and (called or self._chance.random() < each.noted):
                self._note(each, sight, plays, called=called)

    def _next_card(self) -> tuple[Numbers, Learner | None]:
        """Let seats draw until one puts a card down: give what is seen, and who it was of those who learn, if any."""
        while True:
            seat = self._table.turn
            learner = self._learners[seat // 2 % len(self._learners)] if seat % 2 else None
            cards = self._table.choices()
            sights = self._table.sights(cards)
            allowed = self._allowed(sights, learner)
            self._counted.turns += 1
            true = self._tried.applies.holding(sights)
            self._counted.stuck += not cards or (self._tried.forbids and bool(true.all()))
            self._counted.stuck_without += not cards
            if allowed.any():
                which = int(self._chance.choice(np.flatnonzero(allowed)))
                self._table.put_down(cards[which])
                return sights[which], learner
            self._table.draw()
            self._table.pass_on()

    def _allowed(self, sights: Numbers, learner: Learner | None) -> Bits:
        """Tell which cards a seat takes for allowed."""
        if not self._tried.forbids:
            return np.ones(len(sights), dtype=np.bool_)
        return learner.expects(sights) <= THINKS_SO if learner else ~self._tried.applies.holding(sights)

    def _pay(self, card: int) -> None:
        """Let the seat on turn draw a penalty card, and take an invalid card back."""
        waiting = sum(each.found is None for each in self._learners)
        self._counted.paid += waiting / len(self._learners) / 2
        self._table.draw()
        if self._tried.forbids and self._table.pile[-1] == card and len(self._table.pile) > 1:
            self._table.take_back()

    def _note(self, each: Learner, sight: Numbers, plays: int, *, called: bool) -> None:
        """Let a learner count a play, and see whether it has the rule now."""
        each.belief = each.belief.saw(sight, called=called)
        if not each.belief.called:
            return
        sure, other, weight = each.judge()
        mistaken = self._counted.mistaken
        mistaken[other] = mistaken.get(other, 0.0) + weight
        if sure > SURE:
            each.found = plays
