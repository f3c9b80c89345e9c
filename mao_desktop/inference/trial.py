"""Games in which a rule is tried out: of eight at a table four know it, and four work it out.

Those who work it out see the same plays and calls; two of them note everything, and two miss a part. Here stand rules
on cards that are played; `moment_trial` has those on draws, penalties, cards taken back, turns and hands, and
`word_trial` those on what is said.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from mao_desktop.engine import Validity
from mao_desktop.inference.belief import Belief, Opinion, Thinkable
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

H = TypeVar("H", bound=Thinkable)


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
class Learner(Generic[H]):
    """Who works a rule out: what it believes and how firmly, and after how many plays it had the rule."""

    noted: float
    belief: Belief[H]
    right: Bits
    opinion: Opinion[H] | None = None
    found: int | None = None

    def expects(self, sights: Numbers) -> Weights:
        """Tell how likely the rule is true of each sight."""
        return np.zeros(len(sights)) if self.opinion is None else self.opinion.expects(sights)

    def judge(self) -> tuple[float, int, float]:
        """Weigh all again: give how likely the right rule is, and which is the likeliest other one, with how likely.

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
        return sure, which, float(other[which])


class Game(ABC, Generic[H]):
    """One game of a rule that is tried."""

    def __init__(self, counted: Counted, lawful: Bits, known: H, right: Bits, seed: tuple[int, int]) -> None:
        """Deal; `known` is what players think of, `right` which of it is the rule, `seed` decides on the cards."""
        self.counted, self.chance = counted, np.random.default_rng(seed)
        self.table = PlainTable(self.chance, lawful, SEATS)
        self.learners = [Learner(noted, Belief.of(known), right) for noted in NOTED]

    def play(self) -> Iterator[float]:
        """Play until all have the rule; yields the share of the longest game that is over."""
        for plays in range(1, LONGEST + 1):
            self.one_play(plays)
            if all(learner.found for learner in self.learners):
                break
            if plays % STEP == 0:
                yield plays / LONGEST
        self.counted.found += [learner.found for learner in self.learners]

    @abstractmethod
    def one_play(self, plays: int) -> None:
        """Let the next card be put down, and all see whether something is called, or done that the rule asks for."""

    def learner_at(self, seat: int) -> Learner[H] | None:
        """Give who of those who learn sits at a seat; None where the rule is known."""
        return self.learners[seat // 2 % len(self.learners)] if seat % 2 else None

    def seen(self, sight: Numbers, plays: int, *, called: bool) -> None:
        """Let all who learn note what was called, and what was not, as far as they do."""
        for each in self.learners:
            if each.found is None and (called or self.chance.random() < each.noted):
                self._note(each, sight, plays, called=called)

    def count_turn(self, choices: list[int]) -> None:
        """Count a turn of who may put one of some cards down, whatever the rule says."""
        self.counted.turns += 1
        self.counted.stuck += not choices
        self.counted.stuck_without += not choices

    def called_or_kept(self, sight: Numbers, plays: int, seat: int, *, applies: bool, keeps: bool) -> None:
        """Let all see what the rule may apply to: its breach is mostly called, and to keep it is as good as a call."""
        called = applies and (keeps or self.chance.random() < CALLED)
        if called and not keeps:
            self.pay(seat)
        self.seen(sight, plays, called=called)

    def pay(self, seat: int) -> None:
        """Let a seat draw a penalty card."""
        waiting = sum(each.found is None for each in self.learners)
        self.counted.paid += waiting / len(self.learners) / 2
        self.table.draw(seat=seat)

    def mistook(self, learner: Learner[H], which: int, weight: float) -> None:
        """Take down what a learner takes for likeliest that is not the rule."""

    def _note(self, each: Learner[H], sight: Numbers, plays: int, *, called: bool) -> None:
        """Let a learner count what it saw, and see whether it has the rule now."""
        each.belief = each.belief.saw(sight, called=called)
        if not each.belief.called:
            return
        sure, which, weight = each.judge()
        self.mistook(each, which, weight)
        if sure > SURE:
            each.found = plays


class GameOfCards(Game["Hypotheses"]):
    """One game of a rule on cards that are played."""

    def __init__(self, tried: Tried, counted: Counted, seed: tuple[int, int]) -> None:
        """Deal; `seed` decides on the cards."""
        super().__init__(counted, tried.lawful, tried.known, tried.right, seed)
        self._tried = tried

    def one_play(self, plays: int) -> None:
        """Let the next card be put down, and all see whether it is called, or done what the rule asks for."""
        sight, learner = self._next_card()
        bites = bool(self._tried.applies.holding(sight))
        keeps = not self._tried.forbids and (learner is None or learner.expects(sight[None])[0] > THINKS_SO)
        called = bites and (keeps or self.chance.random() < CALLED)
        if called and not keeps:
            self._pay_for(int(sight[0]))
        self.table.pass_on()
        self.seen(sight, plays, called=called)

    def mistook(self, learner: Learner[Hypotheses], which: int, weight: float) -> None:
        """Take down what a learner takes for likeliest that is not the rule."""
        other, mistaken = learner.belief.hypotheses.either(which), self.counted.mistaken
        mistaken[other] = mistaken.get(other, 0.0) + weight

    def _next_card(self) -> tuple[Numbers, Learner[Hypotheses] | None]:
        """Let seats draw until one puts a card down: give what is seen, and who it was of those who learn, if any."""
        while True:
            learner = self.learner_at(self.table.turn)
            cards = self.table.choices()
            sights = self.table.sights(cards)
            allowed = self._allowed(sights, learner)
            self.counted.turns += 1
            true = self._tried.applies.holding(sights)
            self.counted.stuck += not cards or (self._tried.forbids and bool(true.all()))
            self.counted.stuck_without += not cards
            if allowed.any():
                which = int(self.chance.choice(np.flatnonzero(allowed)))
                self.table.put_down(cards[which])
                return sights[which], learner
            self.table.draw()
            self.table.pass_on()

    def _allowed(self, sights: Numbers, learner: Learner[Hypotheses] | None) -> Bits:
        """Tell which cards a seat takes for allowed."""
        if not self._tried.forbids:
            return np.ones(len(sights), dtype=np.bool_)
        return learner.expects(sights) <= THINKS_SO if learner else ~self._tried.applies.holding(sights)

    def _pay_for(self, card: int) -> None:
        """Let the seat on turn draw a penalty card, and take an invalid card back."""
        self.pay(self.table.turn)
        if self._tried.forbids and self.table.pile[-1] == card and len(self.table.pile) > 1:
            self.table.take_back()
