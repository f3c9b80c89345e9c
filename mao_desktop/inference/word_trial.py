"""Games in which a rule is tried out that is on what is said: whoever puts a card down says one of some lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mao_desktop.engine import Forbidden, Said
from mao_desktop.inference.conditions import Applies
from mao_desktop.inference.hypotheses import agreeing
from mao_desktop.inference.moment_trial import holding_of
from mao_desktop.inference.moments import (
    LONGEST_PHRASE,
    WAY,
    Moments,
    listening_for,
    moment_of,
    phrases_in,
    sampled_moments,
    with_phrases,
)
from mao_desktop.inference.plain_table import lawful_cards
from mao_desktop.inference.trial import THINKS_SO, Counted, Game
from mao_desktop.language.words import words_of

if TYPE_CHECKING:
    from mao_desktop.engine import Rules
    from mao_desktop.inference.sights import Bits, Numbers
    from mao_desktop.secret_rules import When

OTHER_LINES = (
    "have a nice day", "thank you", "last card", "my turn", "good morning", "not again", "very good", "one more",
    "hello there", "what a card", "well played", "that was quick", "let me think",
)  # fmt: skip
"""What else is said at the table, each line as often as what the rule listens for; one is left out."""
SAID = 1 / len(OTHER_LINES)
"""In what share of the plays the rule's phrase is said, unless who knows better keeps it back: as what is due for one
rank of thirteen. How often it will be said nobody can know."""
_SEED = 32_003


@dataclass(frozen=True, slots=True)
class TriedWords:
    """A rule to be tried: what it listens for, whether it forbids that, and what players think of.

    `lines` are what is said, the rule's phrase first, and `phrases` what a player may take for listened for in them:
    the rule's own has a `column` of what is heard. The `tests` are true of hands and direction then; `right` tells
    which of what players think of is the rule.
    """

    column: int
    tests: Applies
    forbids: bool
    lawful: Bits
    lines: tuple[str, ...]
    phrases: tuple[str, ...]
    known: Moments
    right: Bits

    @classmethod
    def of(cls, sentence: When, rules: Rules) -> TriedWords | None:
        """Prepare it; None for a rule on something else."""
        if not isinstance(sentence.event, Said):
            return None
        words = words_of(sentence.event.text)
        line = " ".join(words)
        lines = (line, *(other for other in OTHER_LINES if other != line))[: len(OTHER_LINES)]
        phrases = phrases_in(lines)
        column = WAY + 1 + phrases.index(" ".join(words[:LONGEST_PHRASE]))
        tests, known = Applies(sentence.either or ((),)), listening_for(len(phrases))
        sampled = _sampled(lines, phrases)
        right = agreeing(known, sampled, holding_of(column, 1, tests, sampled))
        return cls(column, tests, Forbidden() in sentence.effects, lawful_cards(rules), lines, phrases, known, right)

    def sight(self, line: str, hands: tuple[int, int, int], direction: int) -> Numbers:
        """Note what is seen and heard where a line is said."""
        return with_phrases(moment_of((), hands, direction), (line,), self.phrases)

    def holding(self, sight: Numbers) -> bool:
        """Tell whether the rule applies to what was said."""
        return bool(holding_of(self.column, 1, self.tests, sight[None])[0])


def _sampled(lines: tuple[str, ...], phrases: tuple[str, ...]) -> Numbers:
    """Give moments at which lines are said, by which conditions are told apart."""
    moments, chance = sampled_moments(), np.random.default_rng(_SEED)
    heard = np.array([with_phrases(np.empty(0, dtype=np.intp), (line,), phrases) for line in lines], dtype=np.intp)
    return np.hstack([moments, heard[chance.integers(0, len(lines), len(moments))]])


class GameOfWords(Game[Moments]):
    """One game of a rule on what is said: who puts a card down says something."""

    def __init__(self, tried: TriedWords, counted: Counted, seed: tuple[int, int]) -> None:
        """Deal; `seed` decides on the cards and the lines."""
        super().__init__(counted, tried.lawful, tried.known, tried.right, seed)
        self._tried = tried

    def one_play(self, plays: int) -> None:
        """Let seats draw until one puts a card down and says a line, which who takes it for forbidden does not."""
        self.count_turn(cards := self.table.choices())
        while not cards:
            self.table.draw()
            self.table.pass_on()
            self.count_turn(cards := self.table.choices())
        self.table.put_down(cards[int(self.chance.integers(len(cards)))])
        line = self._tried.lines[int(self.chance.integers(len(self._tried.lines)))]
        self._says(line, plays, self.table.turn)
        self.table.pass_on()

    def _says(self, line: str, plays: int, seat: int) -> None:
        sight = self._tried.sight(line, self.table.hands_around(seat), self.table.direction)
        applies, learner = self._tried.holding(sight), self.learner_at(seat)
        thinks_so = applies if learner is None else learner.expects(sight[None])[0] > THINKS_SO
        if not (self._tried.forbids and thinks_so):
            keeps = thinks_so and not self._tried.forbids
            self.called_or_kept(sight, plays, seat, applies=applies, keeps=keeps)
