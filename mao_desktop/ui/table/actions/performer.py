"""Performs actions: for who sits at the front by key, button or mouse, and for any seat by spoken or typed words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from mao_desktop.language.commands import Commands
from mao_desktop.ui.table.actions.action_context import ActionContext
from mao_desktop.ui.table.actions.seat_player import SeatPlayer
from mao_desktop.ui.table.actions.table_action import ANSWERS, TableAction, offered_at, spoken_at
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.language.commands import Command
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.table.actions.action_context import HandOnScreen, Screen
    from mao_desktop.ui.table.actions.seat_player import GameCommands


class Front(Protocol):
    """Who sits at the front."""

    front: int

    def is_there(self) -> bool:
        """Tell whether a person sits there and has taken the screen."""


class ActionPerformer:
    """Performs actions at a game; what they mean goes by the rules in force."""

    def __init__(
        self, game: GameView, commands: GameCommands, front: Front, hand: HandOnScreen, screen: Screen
    ) -> None:
        """Join a game with what actions work on."""
        self._game, self._commands, self._front = game, commands, front
        self._hand, self._screen = hand, screen

    def perform(self, action: TableAction, seat: int | None = None) -> None:
        """Perform an action for the front seat, on a seat where it names one; nothing where it is not available."""
        if self._is_available(action) and (self._front.is_there() or not action.value.by_player):
            action.value.do(self._at_front(seat))

    def let_go(self, action: TableAction) -> None:
        """End an action whose key was held."""
        if action.value.let_go:
            action.value.let_go(self._at_front())

    def at_front(self, do: Callable[[SeatPlayer], object]) -> None:
        """Let the front seat do something, if its owner is there."""
        if self._front.is_there():
            do(self._player(self._front.front))

    def offered_at(self, seat: int) -> tuple[TableAction, ...]:
        """List what the panel of a seat offers to the front seat."""
        front = self._front.front
        return offered_at(self._game.view(front), self._game.rules(front).features, seat)

    # Commands in words

    @property
    def words(self) -> Commands[TableAction]:
        """All that can be commanded in words."""
        rules, setup = self._game.rules(self._front.front), self._game.setup
        numbered = () if setup.untold else tuple(row.id for row in rules.book)
        return _commands(setup.names, numbered, rules.features, marked=rules.marked)

    def lexicon(self) -> Lexicon:
        """Give the commands as phrases for the recogniser."""
        return self.words.lexicon()

    def read(self, text: str) -> Command[TableAction] | None:
        """Read a phrase; None where it is no command."""
        return self._now(self.words.read(text))

    def obey(self, seat: int, command: Command[TableAction]) -> None:
        """Do what a seat commanded; what concerns the hand in front only for its owner."""
        spec = command.action.value
        if not self._is_available(command.action):
            self._screen.tell(tr("That is not done at this table."))
        elif seat == self._front.front or not spec.front_only:
            player = self._player(seat)
            named = command.card, command.seat, command.called, command.rule
            context = ActionContext(player, self._hand, self._screen, *named)
            if spec.asks_aloud:
                question = tr(spec.asks_aloud).format(rule=command.rule)
                self._screen.ask_first(question, lambda: spec.do(context))
            else:
                spec.do(context)

    def obey_here(self, command: Command[TableAction]) -> None:
        """Do what is commanded while the game stands still: what lies over the table is closed for acts of the game."""
        if command.action.value.by_player:
            self._screen.clear()
        self.obey(self._front.front, command)

    def type(self, text: str) -> None:
        """Do what was typed, if it is a command; else it is said."""
        command = self._now(self.words.read_line(text))
        if command is None:
            self.at_front(lambda player: player.say(text))
        else:
            self.at_front(lambda player: self.obey(player.seat, command))

    def _now(self, command: Command[TableAction] | None) -> Command[TableAction] | None:
        """Give a command that means something now: an answer is one only while something is asked."""
        return None if command and command.action in ANSWERS and not self._screen.is_asking() else command

    def _at_front(self, seat: int | None = None) -> ActionContext:
        return ActionContext(self._player(self._front.front), self._hand, self._screen, seat=seat)

    def _player(self, seat: int) -> SeatPlayer:
        return SeatPlayer(self._commands, seat)

    def _is_available(self, action: TableAction) -> bool:
        return action.value.available(self._game.rules(self._front.front).features)


@lru_cache(maxsize=2)
def _commands(
    names: tuple[str, ...], rules: tuple[str, ...], features: TableFeatures, *, marked: bool
) -> Commands[TableAction]:
    return Commands(names, spoken_at(features), marked, rules)
