"""A game that can be watched, running or replayed: what is read of it, and signals that tell of changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from mao_desktop.ui.game.rules_in_force import RulesInForce, rules_in_force

if TYPE_CHECKING:
    from collections.abc import Collection

    from mao_desktop.engine import Ruling, View
    from mao_desktop.public_record import PublicRecord
    from mao_desktop.session import Evidence, RuleStory, SeenEntry
    from mao_desktop.store.setup import Setup
    from mao_desktop.story import Story
    from mao_desktop.ui.game.table_features import TableFeatures


class GameSource(Protocol):
    """Where a game is read from: `session.session.Session` is one, a replay may be another."""

    @property
    def setup(self) -> Setup:
        """How the table was set up."""

    def now(self) -> int:
        """Tell the table time (ms)."""

    def view(self, seat: int) -> View:
        """Show the game to a seat."""

    def recent(self, seat: int) -> tuple[SeenEntry, ...]:
        """List the last events as a seat may know them, with what came of each and its number."""

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round that was played."""

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on."""

    def rule_story(self, rule: str) -> RuleStory:
        """Tell what came of a secret rule."""

    @property
    def known_words(self) -> Collection[str] | None:
        """The words that can be heard; None for any."""

    def public_record(self) -> PublicRecord:
        """Give what everybody has seen of the game."""

    def story(self, end: int) -> Story:
        """Tell of the round that was over at `end` (ms)."""


class GameView(QObject):
    """The reading side of a game, for widgets; the window's thread owns it."""

    changed = Signal()
    told = Signal(object, object, int)
    """An event and its facts, as the seat at the front may know them, and its number in the log."""
    spoke = Signal(object)
    """An utterance that a computer player begins."""

    def __init__(self, source: GameSource, parent: QObject | None = None) -> None:
        """Read a game; whoever drives it emits the signals."""
        super().__init__(parent)
        self._source = source

    @property
    def setup(self) -> Setup:
        """How the table was set up."""
        return self._source.setup

    def now(self) -> int:
        """Tell the table time (ms)."""
        return self._source.now()

    def view(self, seat: int) -> View:
        """Show the game to a seat."""
        return self._source.view(seat)

    def rules(self, seat: int) -> RulesInForce:
        """Tell what the rules in force mean for the window, as far as a seat may know them."""
        return self.rules_of(self._source.view(seat))

    def rules_of(self, view: View) -> RulesInForce:
        """Tell what the rules of a seat's view mean for the window; the same object as long as they are the same."""
        return view.judged.rules.derived(rules_in_force)

    def features_of(self, rules: RulesInForce) -> TableFeatures:
        """Tell what the table has by the rules in force: nothing that rules do is shown where they are not told."""
        setup = self.setup
        return replace(rules.features, told=not setup.untold, persons=setup.people, any_voice=setup.any_voice)

    def recent(self, seat: int) -> tuple[SeenEntry, ...]:
        """List the last events as a seat may know them, with what came of each and its number."""
        return self._source.recent(seat)

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Give the points that all had after each round that was played."""
        return self._source.rounds()

    def evidence(self, ruling: Ruling) -> Evidence:
        """Gather what a ruling rests on."""
        return self._source.evidence(ruling)

    def rule_story(self, rule: str) -> RuleStory:
        """Tell what came of a secret rule, once it is published."""
        return self._source.rule_story(rule)

    @property
    def known_words(self) -> Collection[str] | None:
        """The words that can be heard; None for any."""
        return self._source.known_words

    def public_record(self) -> PublicRecord:
        """Give what everybody has seen of the game."""
        return self._source.public_record()

    def story(self, end: int) -> Story:
        """Tell of the round that was over at `end` (ms of table time)."""
        return self._source.story(end)
