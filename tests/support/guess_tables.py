"""A table with a secret rule of Dot's, and what Ann can find out there."""

from __future__ import annotations

from dataclasses import replace

from written_rules import ANN, DOT, Game, rules_with

from mao_desktop.engine import Row, Rules, Stamped, State, apply
from mao_desktop.guesses import Finding, finding
from mao_desktop.public_record import PublicRecord
from mao_desktop.secret_rules import parse, row_of


def by_dot(text: str) -> Row:
    """Make a secret rule of Dot's."""
    return replace(row_of(parse(text).sentence), author=DOT, source=text)


def record_of(begin: State, log: list[Stamped]) -> PublicRecord:
    record, state = PublicRecord(), begin
    for stamped in log:
        after, facts = apply(state, stamped)
        record.note(state, after, stamped, facts)
        state = after
    return record


class Table:
    """A table with a secret rule of Dot's, and what Ann can find out there."""

    def __init__(self, rule: str, *hands: str, pile: str = "3H") -> None:
        self._hands, self._pile = hands, pile
        self.begin_with(rules_with(by_dot(rule)))

    def begin_with(self, rules: Rules) -> None:
        """Begin again with other rules."""
        self.rules = rules
        self.game = Game.of(rules, *self._hands, pile=self._pile)
        self._begin = self.game.state

    def record(self) -> PublicRecord:
        return record_of(self._begin, self.game.log)

    def finds(self, guess: str) -> Finding | None:
        return finding(parse(guess).sentence, self.record(), self.rules.known_to(ANN))
