"""A table as the game is meant to be: no rule is told, one writes down what one guesses, and compares at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from mao_desktop.store.discoveries import Discoveries, DiscoveriesError
from mao_desktop.ui.guide.comparison import Comparison
from mao_desktop.ui.guide.guess_card import GuessCard
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog, QWidget

    from mao_desktop.store.discoveries import DiscoveryBook
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.rules_in_force import RulesInForce


class UntoldPage(Protocol):
    """What is asked of the table's page."""

    game: GameView
    rules: RulesInForce

    @property
    def view(self) -> QWidget:
        """The table, which takes the keys."""

    def show_beside(self, widget: QWidget) -> None:
        """Show something beside the table, over captions and rulings."""


class UntoldTable(QObject):
    """Joins the notes of a person with the table at which they are made; the window's thread owns it."""

    def __init__(
        self,
        book: DiscoveryBook,
        page: UntoldPage,
        window: QWidget,
        open_dialog: Callable[[QDialog], None],
        tell: Callable[[str], None],
    ) -> None:
        """Show a person's notes beside a table.

        Args:
            book: the notes of the person.
            page: the table's page, which owns it.
            window: what dialogs lie over.
            open_dialog: opens one, while the game stands still.
            tell: tells in one sentence what went wrong.
        """
        super().__init__(page if isinstance(page, QObject) else None)
        self._book, self._variant, self._page = book, page.game.setup.variant, page
        self._window, self._open, self._tell = window, open_dialog, tell
        self.card = GuessCard(self._guesses().lines)
        self.card.changed.connect(lambda lines: self._keep(replace(self._guesses(), lines=lines)))
        self.card.comparison_wanted.connect(self._compare)
        self.card.notes.left.connect(page.view.setFocus)
        page.show_beside(self.card)

    def begin_game(self) -> None:
        """Count a game that is begun."""
        before = self._guesses()
        self._keep(replace(before, games=before.games + 1))

    def end(self) -> None:
        """Keep what was written last."""
        self.card.keep()

    def _compare(self) -> None:
        """Lay the notes beside the rules that do something at this table."""
        rules = [row for row in self._page.rules.book if row.judged and not row.dropped]
        dialog = Comparison(self._guesses(), rules, self._window.font().pixelSize(), self._window)
        dialog.found_changed.connect(lambda found: self._keep(replace(self._guesses(), found=found)))
        self._open(dialog)

    def _guesses(self) -> Discoveries:
        try:
            return self._book.of(self._variant)
        except DiscoveriesError as wrong:
            self._tell(tr(str(wrong)))
            return Discoveries()

    def _keep(self, guesses: Discoveries) -> None:
        try:
            if guesses != self._book.of(self._variant):
                self._book.keep(self._variant, guesses)
        except DiscoveriesError as wrong:
            self._tell(tr(str(wrong)))
